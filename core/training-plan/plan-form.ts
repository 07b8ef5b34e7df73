import { laender } from '../shared/laender.ts'
import { addDays, isDay } from '../shared/dates.ts'
import type { Day } from '../shared/day.ts'
import { emailFault, normalEmail } from '../shared/email-address.ts'
import { ifGiven, lineFault, longestName, tidy, whyInvalid, type FieldRules } from '../shared/field-rules.ts'
import { isPostcodeShaped } from '../shared/postcode.ts'
import type { FieldFault, Invalid } from '../shared/result.ts'
import { isSlug } from '../shared/slug.ts'
import { concerns, duties, mandates, type Concern, type Duty, type Mandate } from './curriculum.ts'
import { formats, type Format } from './training-plan.ts'

/** What somebody says to have a plan made, as a form sends it (domain §4.6). */
export interface PlanForm {
  /** Whom it is for, as the plan says it; freely chosen. */
  readonly name?: string
  readonly mandate: string
  readonly duties: readonly string[]
  readonly concerns: readonly string[]
  readonly inOfficeSince: string
  readonly firstTerm: boolean
  /** Addresses of themes. */
  readonly attended: readonly string[]
  readonly format: string
  readonly months: readonly number[]
  readonly notBefore?: string
  readonly avoidHolidays: boolean
  readonly weeksPerQuarter?: number
  /** From where one travels. */
  readonly postcode?: string
  readonly employees: number
  /** Of the gremium. */
  readonly members: number
  readonly land?: string
  readonly awayTogether: boolean
}

/** The same when it fits, as it is stored. */
export interface PlanDraft extends PlanForm {
  readonly mandate: Mandate
  readonly duties: readonly Duty[]
  readonly concerns: readonly Concern[]
  readonly inOfficeSince: Day
  readonly format: Format
  readonly notBefore?: Day
}

export type PlanField =
  | Exclude<keyof PlanForm, 'firstTerm' | 'avoidHolidays' | 'awayTogether'>
  /** Of the customer for whom a consultant makes it. */
  | 'email'

/** More trainings than anybody has attended here. */
const mostAttended = 60
/** More weeks away in a quarter than it has. */
const mostWeeks = 13
const mostEmployees = 999_999
const mostMembers = 150
const longestTerm = 366 * 50

const isOf = <T extends string>(known: readonly T[], text: string): text is T =>
  (known as readonly string[]).includes(text)

const chosenFault = (known: readonly string[], text: string): FieldFault | undefined => {
  if (text.trim() === '') return 'missing'
  return isOf(known, text) ? undefined : 'unknown'
}
const allOf = (known: readonly string[], texts: readonly string[]): FieldFault | undefined =>
  texts.every((text) => isOf(known, text)) ? undefined : 'unknown'

const wholeFault = (number: number, fewest: number, most: number): FieldFault | undefined => {
  if (!Number.isSafeInteger(number)) return 'malformed'
  if (number < fewest) return 'too-low'
  return number > most ? 'too-high' : undefined
}

const dayFault = (day: string, first: Day, last: Day): FieldFault | undefined => {
  if (day.trim() === '') return 'missing'
  if (!isDay(day)) return 'malformed'
  if (day < first) return 'too-low'
  return day > last ? 'too-high' : undefined
}

type PlanFormOfAnyone = PlanForm & { readonly email?: string }

const rulesOn = (today: Day, isPlace: (postcode: string) => boolean): FieldRules<PlanFormOfAnyone, PlanField> => ({
  name: ({ name }) => ifGiven(name, (text) => lineFault(text, longestName)),
  email: ({ email }) => ifGiven(email, emailFault),
  mandate: ({ mandate }) => chosenFault(mandates, mandate),
  inOfficeSince: ({ inOfficeSince }) => dayFault(inOfficeSince, addDays(today, -longestTerm), addDays(today, 366)),
  duties: (asked) => allOf(duties, asked.duties),
  concerns: (asked) => allOf(concerns, asked.concerns),
  attended: ({ attended }) => {
    if (attended.length > mostAttended) return 'too-many'
    return attended.every(isSlug) ? undefined : 'unknown'
  },
  employees: ({ employees }) => wholeFault(employees, 1, mostEmployees),
  members: ({ members }) => wholeFault(members, 1, mostMembers),
  land: ({ land }) => ifGiven(land, (text) => chosenFault(laender, text)),
  format: ({ format }) => chosenFault(formats, format),
  postcode: ({ postcode }) =>
    ifGiven(postcode, (text) => {
      if (!isPostcodeShaped(text)) return 'malformed'
      return isPlace(text) ? undefined : 'unknown'
    }),
  months: ({ months }) =>
    months.length <= 12 && months.every((month) => wholeFault(month, 1, 12) === undefined) ? undefined : 'unknown',
  weeksPerQuarter: ({ weeksPerQuarter }) =>
    weeksPerQuarter === undefined ? undefined : wholeFault(weeksPerQuarter, 1, mostWeeks),
  notBefore: ({ notBefore }) =>
    ifGiven(notBefore, (day) => dayFault(day, addDays(today, -366), addDays(today, 366 * 5))),
})

/** Every field at fault with its fault, in the order of the form; undefined when there is none. */
export const whyNotPlanned = (
  asked: PlanFormOfAnyone,
  today: Day,
  isPlace: (postcode: string) => boolean,
): Invalid<PlanField> | undefined => whyInvalid(rulesOn(today, isPlace), asked)

/** What fits, as it is stored: what nobody said is left out, and nothing stands twice. */
export const draftFrom = (form: PlanForm): PlanDraft => {
  const { mandate, format, inOfficeSince, firstTerm, avoidHolidays, weeksPerQuarter, employees, members } = form
  if (!isOf(mandates, mandate) || !isOf(formats, format)) throw new Error('a draft is made of a form that fits')
  const [name, notBefore, postcode, land] = [form.name, form.notBefore, form.postcode, form.land].map((text) =>
    tidy(text ?? ''),
  )
  return {
    ...(name && { name }),
    mandate,
    duties: duties.filter((duty) => form.duties.includes(duty)),
    concerns: concerns.filter((concern) => form.concerns.includes(concern)),
    inOfficeSince,
    firstTerm,
    attended: [...new Set(form.attended)].toSorted(),
    format,
    months: [...new Set(form.months)].toSorted((one, other) => one - other),
    ...(notBefore && { notBefore }),
    avoidHolidays,
    ...(weeksPerQuarter !== undefined && { weeksPerQuarter }),
    ...(postcode && { postcode }),
    employees,
    members,
    ...(land && { land }),
    awayTogether: form.awayTogether,
  }
}

/** The customer for whom a consultant makes it; undefined where nobody is named. */
export const customerOf = ({ email = '' }: { readonly email?: string }): string | undefined => {
  const address = normalEmail(email)
  return address === '' ? undefined : address
}
