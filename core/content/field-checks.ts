import { isReservedSlug, isSlug } from '../shared/slug.ts'
import { noVenueIds } from '../shared/no-venue.ts'
import { lengthOf } from '../shared/text-length.ts'
import { wrongIf } from './fault.ts'

/** Longest title in characters. */
export const longestTitle = 200

/** Checks of single fields, shared by the kinds of content. Each answers German sentences. */
export const titleFaults = (title: string, what = 'Der Titel'): readonly string[] => [
  ...wrongIf(title.trim() === '', `${what} fehlt.`),
  ...wrongIf(lengthOf(title) > longestTitle, `${what} ist länger als ${longestTitle} Zeichen.`),
]

export const slugFaults = (slug: string): readonly string[] => {
  if (!isSlug(slug))
    return [`„${slug}“ taugt nicht für eine Adresse: erlaubt sind Kleinbuchstaben a bis z, Ziffern und einzelne Bindestriche.`]
  return wrongIf(isReservedSlug(slug), `„${slug}“ hat in Adressen schon eine andere Bedeutung und darf hier nicht stehen.`)
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

export const isPositiveInteger = (number: number): boolean => Number.isSafeInteger(number) && number > 0
