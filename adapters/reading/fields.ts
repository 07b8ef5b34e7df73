import { z } from 'zod'
import type { DaySpec } from '#core/content/content.ts'
import { isDay } from '#core/shared/dates.ts'
import type { Day } from '#core/shared/day.ts'
import { firstMinutes } from '#core/shared/duration.ts'
import type { PositionOnEarth } from '#core/shared/position-on-earth.ts'
import { isPostcodeShaped, postcodeDigits } from '#core/shared/postcode.ts'
import { isSlug } from '#core/shared/slug.ts'
import { protectSpaces } from './typography.ts'

/** Every field is a text as written; this says what it must be, or that it is missing. */
const mustBe = (what: string) => ({
  error: (issue: { readonly input?: unknown }) => (issue.input === undefined ? 'fehlt' : `muss ${what} sein`),
})

const written = (what: string, pattern: RegExp) => z.string(mustBe(what)).regex(pattern, mustBe(what))

/** Running copy: white space collapsed, protected spaces set. */
export const copy = z.string(mustBe('ein Text')).transform((text) => protectSpaces(text.replaceAll(/\s+/g, ' ').trim()))

/** A text that is kept to the letter, such as a telephone number or a name. */
export const literal = z.string(mustBe('ein Text'))

const aSlug = 'eine Adresse aus Kleinbuchstaben, Ziffern und Bindestrichen'
export const slug = z.string(mustBe(aSlug)).refine(isSlug, mustBe(aSlug))

const aPostcode = `eine Postleitzahl aus ${postcodeDigits} Ziffern`
export const postcode = z.string(mustBe(aPostcode)).refine(isPostcodeShaped, mustBe(aPostcode))

export const integer = written('eine ganze Zahl', /^-?\d{1,9}$/).transform(Number)

export const yesOrNo = z.enum(['ja', 'nein'], mustBe('„ja“ oder „nein“')).transform((word) => word === 'ja')

/** As YAML says it. */
export const trueOrFalse = z.enum(['true', 'false'], mustBe('„true“ oder „false“')).transform((word) => word === 'true')

/** `HH:mm`; an hour with one digit gets its zero. */
export const wallTime = written('eine Uhrzeit wie 9:00', /^(?:[01]?\d|2[0-3]):[0-5]\d$/).transform((time) =>
  time.padStart(5, '0'),
)

/** Euro with comma and two digits, thousands by point or not at all; cents come out. */
export const euro = written('ein Betrag wie 1.490,00', /^(?:\d{1,3}(?:\.\d{3})+|\d{1,7}),\d{2}$/).transform((amount) =>
  Number(amount.replaceAll(/[.,]/g, '')),
)

export const weeks = written('eine Dauer wie „12 Wochen“', /^\d{1,2} Wochen?$/).transform((text) =>
  Number.parseInt(text),
)

export const days = written('eine Frist wie „28 Tage“', /^\d{1,3} Tage?$/).transform((text) => Number.parseInt(text))

export const weekSpan = written('eine Spanne wie „6 bis 10 Wochen“', /^\d{1,2} bis \d{1,2} Wochen$/).transform(
  (text) => {
    const [from = 0, to = 0] = text.split(' bis ').map((part) => Number.parseInt(part))
    return { from, to }
  },
)

export const colour = written('eine Farbe wie "#9d0c2b"', /^#[0-9a-f]{6}$/i).transform((hex) => hex.toLowerCase())

const aDay = 'ein Tag wie 01.03.2027 oder eine Angabe wie +12w Mo'
const germanDay = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/
const isoDay = /^\d{4}-\d{2}-\d{2}$/
const relativeDay = /^[+-]\d{1,4}w (?:Mo|Di|Mi|Do|Fr|Sa|So)$/

const dayIn = (text: string): string => {
  const [, day = '', month = '', year = ''] = germanDay.exec(text) ?? []
  return year === '' ? text : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}

/** A calendar day, German or ISO, or a relative one such as `+12w Mo`; answers a `DateSpec`. */
export const daySpec = z.string(mustBe(aDay)).transform((text, context): DaySpec => {
  if (relativeDay.test(text)) return text
  const iso = dayIn(text)
  if (isDay(iso)) return iso
  context.addIssue({
    code: 'custom',
    message: isoDay.test(iso) ? 'muss ein Tag sein, den es gibt' : `muss ${aDay} sein`,
  })
  return z.NEVER
})

const aCalendarDay = 'ein Tag wie 01.03.2027'

/** A calendar day, German or ISO. */
export const calendarDay = z.string(mustBe(aCalendarDay)).transform((text, context): Day => {
  const day = dayIn(text)
  if (isDay(day)) return day
  context.addIssue({ code: 'custom', message: `muss ${aCalendarDay} sein` })
  return z.NEVER
})

// spec §9: a figure under 15 counts days, from 15 on minutes; the editor writes the unit, so the two cannot be
// mistaken.
const inWords = 'eine Dauer wie „5 Tage“ oder „180 Minuten“'

export const duration = written(inWords, /^\d{1,4}(?:,\d{1,2})? (?:Tage?|Minuten)$/).transform(
  (text, context): number => {
    const [figure = '', unit = ''] = text.split(' ')
    const value = Number(figure.replace(',', '.'))
    if (unit === 'Minuten' ? value >= firstMinutes : value < firstMinutes) return value
    const message = `muss in Tagen unter ${firstMinutes} liegen, in Minuten bei ${firstMinutes} oder mehr`
    context.addIssue({ code: 'custom', message })
    return z.NEVER
  },
)

/** A length of film such as `4:05`; whole seconds come out. */
export const minutesAndSeconds = written(
  'eine Länge in Minuten und Sekunden wie „4:05“',
  /^\d{1,3}:[0-5]\d$/,
).transform((text): number => {
  const [minutes, seconds] = text.split(':').map(Number)
  return (minutes ?? 0) * 60 + (seconds ?? 0)
})

const centsPerEuro = 100

/** A salary a year such as `52.000–60.000`, whole euros; cents come out. */
export const salary = written(
  'eine Spanne in vollen Euro wie 52.000–60.000',
  /^\d{1,3}(?:\.\d{3})*\s?[–-]\s?\d{1,3}(?:\.\d{3})*$/,
).transform((text): { readonly from: number; readonly to: number } => {
  const [from, to] = text.split(/\s?[–-]\s?/).map((amount) => Number(amount.replaceAll('.', '')) * centsPerEuro)
  return { from: from ?? 0, to: to ?? 0 }
})

const degrees = written('ein Winkel in Grad wie 53.5503', /^-?\d{1,3}(?:\.\d{1,8})?$/).transform(Number)

/** `[latitude, longitude]` in degrees, with a point. */
export const positionOnEarth = z
  .array(degrees, mustBe('eine Lage wie [53.5503, 9.9937]'))
  .length(2, mustBe('eine Lage wie [53.5503, 9.9937]'))
  .transform(([latitude = 0, longitude = 0]): PositionOnEarth => ({ latitude, longitude }))

export const oneOf = <const Word extends string>(words: readonly Word[]) =>
  z.enum(words, mustBe(`eines von: ${words.join(', ')}`))

export const listOf = <Item extends z.ZodType>(item: Item) =>
  z.array(item, mustBe('eine Liste')).min(1, 'darf nicht leer sein')
