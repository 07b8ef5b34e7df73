// Without React: the form with which the office writes a quote.
import type { QuoteForm, QuoteItemForm } from '#core/quote/quote-form.ts'
import type { OfficeRequest } from '#core/inbox/ports.ts'
import type { OfficeQuote } from '#core/quote/ports.ts'
import { personsOf } from '#core/quote/quote.ts'
import { dayTyped, formatDate } from '#core/shared/dates.ts'
import { eurosTyped } from '#core/shared/euro-amount.ts'
import type { PostedForm } from '#pages-port/posted-form.ts'

/** A line of the form, as text. */
export interface TypedRow {
  readonly eventId: string
  readonly themeId: string
  readonly persons: string
  readonly net: string
  /** How all of them stay; empty: as the event suggests, or as it was. */
  readonly stay: string
  /** First days of the modules that are chosen of a series, with commas between them; empty: all of it. */
  readonly modules: string
}

/** The form as it is typed, or as it is known. */
export interface TypedQuote {
  readonly values: Readonly<Record<string, string>>
  readonly rows: readonly TypedRow[]
}

const contactFields = ['salutationId', 'firstName', 'lastName', 'email', 'phone', 'company'] as const
const otherFields = ['hotelPayer', 'validUntil', 'note', 'requestId'] as const
/** Lines of a form that has no more. */
const fewestRows = 3
/** More lines are not read. */
const mostRows = 25
const emptyRow: TypedRow = { eventId: '', themeId: '', persons: '', net: '', stay: '', modules: '' }

/** The name of a field of a line. */
export const rowField = (name: keyof TypedRow, nth: number): string => `${name}-${nth + 1}`

function rowIn(form: PostedForm, nth: number): TypedRow | undefined {
  const persons = form.one(rowField('persons', nth))
  if (persons === undefined) return undefined
  const text = (name: keyof TypedRow): string => form.one(rowField(name, nth)) ?? ''
  const [eventId, themeId, net] = [text('eventId'), text('themeId'), text('net')]
  return { persons, eventId, themeId, net, stay: text('stay'), modules: text('modules') }
}

export const typedQuote = (form: PostedForm): TypedQuote => ({
  values: Object.fromEntries([...contactFields, ...otherFields].map((field) => [field, form.one(field) ?? ''])),
  rows: Array.from({ length: mostRows }, (_, nth) => rowIn(form, nth)).filter(
    (row): row is TypedRow => row !== undefined,
  ),
})

const whole = (text: string): number => (/^\d{1,9}$/.test(text.trim()) ? Number(text) : 0)

/** How those who take part stay, as a line of the form says it. */
export const staysTyped = ['ohne', 'mit', 'vorabend'] as const
const stays: Readonly<Record<string, QuoteItemForm['options']>> = {
  ohne: { overnight: false, arrivalEve: false },
  mit: { overnight: true, arrivalEve: false },
  vorabend: { overnight: true, arrivalEve: true },
} satisfies Readonly<Record<(typeof staysTyped)[number], QuoteItemForm['options']>>

/** Days that somebody types one after the other; what is no day stays as it is, and the rules say so. */
const daysTyped = (text: string): readonly string[] =>
  text
    .split(/[\s,;]+/)
    .filter((each) => each !== '')
    .map((each) => dayTyped(each) ?? each)

const itemOf = ({ eventId, themeId, persons, net, stay, modules }: TypedRow): QuoteItemForm => {
  const options = {
    ...(Object.hasOwn(stays, stay) && stays[stay]),
    // What is no amount is no number, and the rules say so.
    ...(net.trim() !== '' && { net: eurosTyped(net) ?? 0.5 }),
    // Who empties the field of an event wants all of it.
    ...((eventId.trim() !== '' || modules.trim() !== '') && { modules: daysTyped(modules) }),
  }
  return {
    ...(eventId.trim() !== '' && { eventId: whole(eventId) }),
    ...(themeId.trim() !== '' && { themeId: themeId.trim() }),
    persons: whole(persons),
    ...(Object.keys(options).length > 0 && { options }),
  }
}

/** What the form asks for. */
export function quoteForm({ values, rows }: TypedQuote): QuoteForm {
  const value = (name: string): string => values[name] ?? ''
  const filled = rows.filter((row) => Object.values(row).some((text) => text.trim() !== ''))
  const requestId = value('requestId').trim()
  return {
    contact: {
      salutationId: value('salutationId'),
      firstName: value('firstName'),
      lastName: value('lastName'),
      email: value('email'),
      phone: value('phone'),
      company: value('company'),
    },
    items: filled.map(itemOf),
    hotelPayer: value('hotelPayer'),
    validUntil: value('validUntil'),
    note: value('note'),
    ...(requestId !== '' && { requestId }),
  }
}

/** The lines of a form with some to spare. */
export const rowsToShow = (rows: readonly TypedRow[]): readonly TypedRow[] => [
  ...rows,
  ...Array.from({ length: Math.max(1, fewestRows - rows.length) }, () => emptyRow),
]

/** A quote as its form shows it. */
export const formOf = ({
  contact,
  items,
  hotelPayer,
  validUntil,
  note = '',
  requestId = '',
}: OfficeQuote): TypedQuote => ({
  values: { ...contact, hotelPayer, validUntil, note, requestId },
  rows: items.map((item) => ({
    ...emptyRow,
    persons: String(personsOf(item)),
    ...(item.kind === 'event'
      ? { eventId: String(item.event.eventId), modules: (item.modules ?? []).map(formatDate).join(', ') }
      : { themeId: item.theme.url, net: netText(item.lines[0]?.net ?? null) }),
  })),
})

const netText = (net: number | null): string => (net === null ? '' : (net / 100).toFixed(2).replace('.', ','))

/** Which request a new quote is to answer, as a link to its form says. */
export const answeredIn = ({ searchParams }: URL): string | undefined => said(searchParams, 'anfrage') || undefined

const said = (searchParams: URLSearchParams, name: string): string => (searchParams.get(name) ?? '').slice(0, 255)

/** A new quote, with what a link to the form says: an event or a theme, how many, and what the request says. */
export const newQuoteForm = (
  { searchParams }: URL,
  request?: Pick<OfficeRequest, 'id' | 'email' | 'values'>,
): TypedQuote => {
  const asked = (name: string): string => said(searchParams, name)
  return {
    values: { hotelPayer: 'rechnung', ...(request && contactIn(request)) },
    rows: [{ ...emptyRow, eventId: asked('termin'), themeId: asked('thema'), persons: asked('personen') }],
  }
}

/** For whom it is, as the request says; of a name the last word is taken for the last name. */
const contactIn = ({ id, email, values }: Pick<OfficeRequest, 'id' | 'email' | 'values'>): TypedQuote['values'] => {
  const text = (name: string): string => String(values[name] ?? '')
  const names = text('name').split(' ')
  return {
    requestId: id,
    email,
    firstName: names.slice(0, -1).join(' '),
    lastName: names.at(-1) ?? '',
    phone: text('phone'),
    company: text('company'),
  }
}

/** What a link to the form may say. */
export const saidOfNewQuote = ['termin', 'thema', 'personen', 'anfrage'] as const
