import { byGerman } from '../../shared/german-order.ts'
import type { PositionOnEarth } from '../../shared/position-on-earth.ts'
import { distanceBetween } from '../distance.ts'
import type { DateChanges, ThemeFacts } from '../ports.ts'

type Told = NonNullable<DateChanges['surroundings']>
type Town = Told['locations'][number]

/** Themes, rubrics and venues for finding by key. */
export interface Surroundings {
  readonly themes: ReadonlyMap<number, ThemeFacts>
  readonly rubrics: ReadonlyMap<number, Told['rubrics'][number]>
  /** In shelf order. */
  readonly shelf: readonly Told['rubrics'][number][]
  /** The town of a hotel. */
  readonly towns: ReadonlyMap<number, number>
  /** By name. */
  readonly locations: readonly Town[]
  /** Kilometres from a place to a hotel's town; Infinity where there is none or its position is unknown. */
  readonly distance: (from: PositionOnEarth, hotelId: number) => number
}

export const surroundingsOf = ({ themes, rubrics, hotels, locations }: Told): Surroundings => {
  const towns = new Map(hotels.map(({ hotelId, locationId }) => [hotelId, locationId]))
  const positions = new Map(locations.map(({ locationId, position }) => [locationId, position]))
  return {
    themes: new Map(themes.map((theme) => [theme.themeId, theme])),
    rubrics: new Map(rubrics.map((rubric) => [rubric.id, rubric])),
    shelf: rubrics.toSorted((one, other) => one.position - other.position || one.id - other.id),
    towns,
    locations: locations.toSorted(byGerman(({ name }) => name)),
    distance: (from, hotelId) => {
      const position = positions.get(towns.get(hotelId) ?? NaN)
      return position ? distanceBetween(from, position) : Infinity
    },
  }
}
