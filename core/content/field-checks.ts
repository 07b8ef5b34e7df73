import { isReservedSlug, isSlug } from '../shared/slug.ts'
import { noVenueIds } from '../shared/no-venue.ts'
import type { Price } from '../shared/money.ts'
import type { Picture } from '../shared/picture.ts'
import { lengthOf } from '../shared/text-length.ts'
import { inField, wrongIf, type Found } from './fault.ts'

/** Longest title in characters. */
export const longestTitle = 200
/** In percent. */
export const highestRate = 100

/** Checks of single fields, shared by the kinds of content. Each answers German sentences. */
export const titleFaults = (title: string, what = 'Der Titel'): readonly string[] => [
  ...wrongIf(title.trim() === '', `${what} fehlt.`),
  ...wrongIf(lengthOf(title) > longestTitle, `${what} ist länger als ${longestTitle} Zeichen.`),
]

export const slugFaults = (slug: string): readonly string[] => {
  if (!isSlug(slug))
    return [
      `„${slug}“ taugt nicht für eine Adresse: erlaubt sind Kleinbuchstaben a bis z, Ziffern und einzelne Bindestriche.`,
    ]
  return wrongIf(
    isReservedSlug(slug),
    `„${slug}“ hat in Adressen schon eine andere Bedeutung und darf hier nicht stehen.`,
  )
}

export const numberFaults = (number: number, what: string): readonly string[] =>
  wrongIf(!isPositiveInteger(number), `${what} muss eine ganze Zahl ab 1 sein, nicht ${number}.`)

/** Numbers of hotels and towns: 522 and -1 already mean 'no venue' (spec §9). */
export const venueNumberFaults = (number: number): readonly string[] =>
  noVenueIds.includes(number)
    ? [`Die Nummer ${number} bedeutet „online“ und gehört keinem Ort.`]
    : numberFaults(number, 'Die Nummer')

export const durationFaults = (duration: number | undefined): readonly string[] =>
  wrongIf(
    duration !== undefined && !(duration > 0 && Number.isFinite(duration)),
    `Die Dauer muss größer als 0 sein, nicht ${duration}.`,
  )

/** Nothing is wrong with a price on request. */
export const netFaults = (price: Pick<Price, 'net'> | null, what: string): readonly string[] =>
  price === null ? [] : wrongIf(!isAmount(price.net), `${what} muss in ganzen Cent ab 0 angegeben sein.`)

export const priceFaults = (price: Price | null, what = 'Der Preis'): readonly string[] =>
  price === null
    ? []
    : [
        ...netFaults(price, what),
        ...wrongIf(
          !(price.rate >= 0 && price.rate <= highestRate),
          `Der Steuersatz muss von 0 bis ${highestRate} Prozent reichen, nicht ${price.rate}.`,
        ),
      ]

/** A path of our own: one slash, then none. */
const ownPath = /^\/(?![/\\])\S*$/

export const pictureFaults = (url: string | null): readonly string[] =>
  wrongIf(url !== null && !ownPath.test(url), 'Das Bild muss auf unserer Seite liegen: ein Pfad, der mit / beginnt.')

/** Pictures are our own, say what they show, and have a size. */
export const onePictureFaults = ({ url, alt, width, height }: Picture): Found => [
  ...inField('url', pictureFaults(url)),
  ...inField('alt', textFaults(alt, `Der Bildtext zu „${url}“`)),
  ...inField('width', numberFaults(width, `Die Breite von „${url}“`)),
  ...inField('height', numberFaults(height, `Die Höhe von „${url}“`)),
]

export const textFaults = (text: string, what: string): readonly string[] =>
  wrongIf(text.trim() === '', `${what} fehlt.`)

/** Whole cents from 0 on. */
export const isAmount = (cents: number): boolean => Number.isSafeInteger(cents) && cents >= 0

export const isPositiveInteger = (number: number): boolean => Number.isSafeInteger(number) && number > 0
