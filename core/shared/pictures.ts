import { keyedSegment } from './keyed-address.ts'
import { drawnPictures } from './pictures.generated.ts'

/** Pixels of every picture that stands for a page elsewhere (Open Graph, schema.org, advertisements). */
export const covered = { width: 1200, height: 630 } as const

/** The brand's picture, of what has none of its own. */
export const brandPicture = '/img/seminarhaus.png'

interface Named {
  readonly internalId: number
  readonly name: string
}

export const themeKey = (url: string): string => `thema-${url}`
/** `position` on the shelf, 1 to 9. */
export const rubricKey = (position: number): string => `rubrik-${position}`
/** With its name: another provider's first town is another town. */
export const townKey = ({ name, internalId }: Named): string => `ort-${keyedSegment(name, internalId)}`
export const hotelKey = ({ name, internalId }: Named): string => `haus-${keyedSegment(name, internalId)}`

/** The first of these that is drawn, as the path of its file; the brand's where none is. */
const firstDrawn = (...keys: readonly string[]): string => {
  const drawn = keys.find((key) => drawnPictures.has(key))
  return drawn === undefined ? brandPicture : `/img/umschlag/${drawn}.png`
}

/** Of a theme: its cover, or its rubric's. */
export const pictureOfTheme = (theme: {
  readonly url: string
  readonly rubric?: { readonly position: number }
}): string => firstDrawn(themeKey(theme.url), ...(theme.rubric ? [rubricKey(theme.rubric.position)] : []))
export const pictureOfRubric = (rubric: { readonly position: number }): string => firstDrawn(rubricKey(rubric.position))
export const pictureOfTown = (town: Named): string => firstDrawn(townKey(town))
/** Of a hotel: its own, or its town's. */
export const pictureOfHotel = (hotel: Named, town?: Named): string =>
  firstDrawn(hotelKey(hotel), ...(town ? [townKey(town)] : []))
