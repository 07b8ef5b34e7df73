import { z } from 'zod'
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

export const slug = written('eine Adresse aus Kleinbuchstaben, Ziffern und Bindestrichen', /^[a-z0-9]+(?:-[a-z0-9]+)*$/)

export const integer = written('eine ganze Zahl', /^-?\d{1,9}$/).transform(Number)

export const yesOrNo = z.enum(['ja', 'nein'], mustBe('„ja“ oder „nein“')).transform((word) => word === 'ja')

/** `HH:mm`; an hour with one digit gets its zero. */
export const wallTime = written('eine Uhrzeit wie 9:00', /^(?:[01]?\d|2[0-3]):[0-5]\d$/).transform((time) =>
  time.padStart(5, '0'),
)

/** Euro with comma and two digits, thousands by point or not at all; cents come out. */
export const euro = written('ein Betrag wie 1.490,00', /^(?:\d{1,3}(?:\.\d{3})+|\d{1,7}),\d{2}$/).transform((amount) =>
  Number(amount.replaceAll(/[.,]/g, '')),
)

export const colour = written('eine Farbe wie "#9d0c2b"', /^#[0-9a-f]{6}$/i).transform((hex) => hex.toLowerCase())

const plainDay = 'ein Tag wie 01.03.2027 oder eine Angabe wie +12w Mo'

const dayThatExists = (year: number, month: number, day: number): string | undefined => {
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? date.toISOString().slice(0, 10) : undefined
}

/** A calendar day, German or ISO, or a relative one such as `+12w Mo`; answers a `DateSpec`. */
export const dateSpec = z.string(mustBe(plainDay)).transform((text, context): string => {
  if (/^[+-]\d{1,4}w (?:Mo|Di|Mi|Do|Fr|Sa|So)$/.test(text)) return text
  const german = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(text)
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)
  const day = german
    ? dayThatExists(Number(german[3]), Number(german[2]), Number(german[1]))
    : iso && dayThatExists(Number(iso[1]), Number(iso[2]), Number(iso[3]))
  if (day) return day
  context.addIssue({
    code: 'custom',
    message: german || iso ? 'muss ein Tag sein, den es gibt' : `muss ${plainDay} sein`,
  })
  return z.NEVER
})

// spec §9: a figure under 15 counts days, from 15 on minutes; the editor writes the unit, so the two cannot be mistaken.
const daysEndBelow = 15
const inWords = 'eine Dauer wie „5 Tage“ oder „180 Minuten“'

export const duration = written(inWords, /^\d{1,4}(?:,\d{1,2})? (?:Tage?|Minuten)$/).transform(
  (text, context): number => {
    const [figure = '', unit = ''] = text.split(' ')
    const value = Number(figure.replace(',', '.'))
    if (unit === 'Minuten' ? value >= daysEndBelow : value < daysEndBelow) return value
    const message = `muss in Tagen unter ${daysEndBelow} liegen, in Minuten bei ${daysEndBelow} oder mehr`
    context.addIssue({ code: 'custom', message })
    return z.NEVER
  },
)

export const oneOf = <const Word extends string>(words: readonly Word[]) =>
  z.enum(words, mustBe(`eines von: ${words.join(', ')}`))

export const listOf = <Item extends z.ZodType>(item: Item) =>
  z.array(item, mustBe('eine Liste')).min(1, 'darf nicht leer sein')
