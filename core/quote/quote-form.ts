import { choiceFault, salutations } from '../accounts/choices.ts'
import { hotelPayers, longestLine, type HotelPayer } from '../cart/order-options.ts'
import type { Stay } from '../cart/cart.ts'
import { addDays, isDay } from '../shared/dates.ts'
import type { Day } from '../shared/day.ts'
import { emailFault, normalEmail } from '../shared/email-address.ts'
import {
  ifGiven,
  lineFault,
  nameFault,
  phoneFault,
  proseFault,
  tidy,
  tidyProse,
  whyInvalid,
  type FieldRules,
} from '../shared/field-rules.ts'
import type { Cents } from '../shared/money.ts'
import type { FieldFault, Invalid } from '../shared/result.ts'
import {
  highestQuotedNet,
  longestQuoteNote,
  mostQuoted,
  mostQuotedPersons,
  mostValidDays,
  usualValidDays,
  type QuoteContact,
} from './quote.ts'

/** How those who take part stay at the hotel, and of an inhouse seminar what it costs. */
export interface QuoteItemOptions extends Partial<Stay> {
  /** Of a series that is booked by module: on which days those begin that are chosen; none are the whole of it. */
  readonly modules?: readonly Day[]
  /** Net cents of an inhouse seminar; left out where its price is on request. */
  readonly net?: Cents
}

/** A thing to be quoted as typed: seats of an event, or a seminar for one committee by the address of its theme. */
export interface QuoteItemForm {
  readonly eventId?: number
  readonly themeId?: string
  readonly persons: number
  readonly options?: QuoteItemOptions
}

/** For whom a quote is, as typed. */
export interface QuoteContactForm {
  readonly salutationId: string
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly phone?: string
  readonly company?: string
}

/** A quote as the office types it. */
export interface QuoteForm {
  readonly contact: QuoteContactForm
  readonly items: readonly QuoteItemForm[]
  readonly hotelPayer?: string
  readonly discountCode?: string
  /** 30 days from today where it is left out. */
  readonly validUntil?: string
  readonly note?: string
  /** The form request that it answers. */
  readonly requestId?: string
}

export type QuoteContactField = keyof QuoteContactForm
/** Fields at fault; what is wrong with the list of items is told of `quoted`. */
export type QuoteField =
  | QuoteContactField
  | 'quoted'
  | 'persons'
  | 'net'
  | 'modules'
  | 'hotelPayer'
  | 'discountCode'
  | 'validUntil'
  | 'note'

const contactRules: FieldRules<QuoteContactForm, QuoteContactField> = {
  salutationId: ({ salutationId }) => choiceFault(salutations, salutationId),
  firstName: ({ firstName }) => nameFault(firstName),
  lastName: ({ lastName }) => nameFault(lastName),
  email: ({ email }) => emailFault(email),
  phone: ({ phone }) => ifGiven(phone, phoneFault),
  company: ({ company }) => ifGiven(company, (it) => lineFault(it, longestLine)),
}

const itemsFault = (items: readonly QuoteItemForm[]): FieldFault | undefined => {
  if (items.length === 0) return 'missing'
  if (items.length > mostQuoted) return 'too-many'
  return items.every(({ eventId, themeId }) => (eventId === undefined) !== (themeId === undefined))
    ? undefined
    : 'malformed'
}

const personsFault = (items: readonly QuoteItemForm[]): FieldFault | undefined => {
  if (items.some(({ persons }) => !Number.isInteger(persons) || persons < 1)) return 'too-low'
  return items.reduce((sum, { persons }) => sum + persons, 0) > mostQuotedPersons ? 'too-high' : undefined
}

/** Only what is held for one committee alone has a price that the office names. */
const netFault = (items: readonly QuoteItemForm[]): FieldFault | undefined => {
  const named = items.flatMap(({ eventId, options }) =>
    options?.net === undefined ? [] : [{ eventId, net: options.net }],
  )
  if (named.some(({ eventId, net }) => eventId !== undefined || !Number.isInteger(net))) return 'malformed'
  if (named.some(({ net }) => net < 0)) return 'too-low'
  return named.some(({ net }) => net > highestQuotedNet) ? 'too-high' : undefined
}

const modulesFault = (items: readonly QuoteItemForm[]): FieldFault | undefined =>
  items.every(({ options }) => (options?.modules ?? []).every(isDay)) ? undefined : 'malformed'

const validUntilFault = (typed: string, today: Day): FieldFault | undefined => {
  if (!isDay(typed)) return 'malformed'
  if (typed < today) return 'too-low'
  return typed > addDays(today, mostValidDays) ? 'too-high' : undefined
}

const rulesOn = (today: Day): FieldRules<QuoteForm, Exclude<QuoteField, QuoteContactField>> => ({
  quoted: ({ items }) => itemsFault(items),
  persons: ({ items }) => personsFault(items),
  net: ({ items }) => netFault(items),
  modules: ({ items }) => modulesFault(items),
  hotelPayer: ({ hotelPayer }) =>
    ifGiven(hotelPayer, (it) => (hotelPayers.some((payer) => payer === it) ? undefined : 'unknown')),
  // The provider gives no discount by code: whoever types one is told so, not charged the full price in silence.
  discountCode: ({ discountCode }) => ifGiven(discountCode, () => 'unknown'),
  validUntil: ({ validUntil }) => ifGiven(validUntil, (it) => validUntilFault(it, today)),
  note: ({ note }) => ifGiven(note, (it) => proseFault(tidyProse(it), 0, longestQuoteNote)),
})

/** What is wrong with for whom a quote is. */
export const whyNotContact = (form: QuoteContactForm): Invalid<QuoteContactField> | undefined =>
  whyInvalid(contactRules, form)

/** Every field of a quote at fault, in the order of the form. */
export function whyNotWritten(form: QuoteForm, today: Day): Invalid<QuoteField> | undefined {
  const [contact, rest] = [whyNotContact(form.contact), whyInvalid(rulesOn(today), form)]
  return contact || rest ? { why: 'invalid', fields: { ...contact?.fields, ...rest?.fields } } : undefined
}

/** For whom a quote is, as it is stored, of a form without a fault. */
export function contactOf(form: QuoteContactForm): QuoteContact {
  const [phone, company] = [tidy(form.phone ?? ''), tidy(form.company ?? '')]
  return {
    salutationId: form.salutationId,
    firstName: tidy(form.firstName),
    lastName: tidy(form.lastName),
    email: normalEmail(form.email),
    ...(phone !== '' && { phone }),
    ...(company !== '' && { company }),
  }
}

export const hotelPayerOf = (typed: string | undefined): HotelPayer =>
  hotelPayers.find((payer) => payer === typed) ?? 'rechnung'

/** Until when a quote can be accepted, of a form without a fault. */
export const validUntilOf = (typed: string | undefined, today: Day): Day => {
  const text = tidy(typed ?? '')
  return text === '' ? addDays(today, usualValidDays) : text
}
