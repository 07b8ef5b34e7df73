import { mostMemberships, longestAllergies } from './part-limits.ts'
import { choiceFault, functions } from '../accounts/choices.ts'
import { longestCompany } from '../accounts/registration-rules.ts'
import { newsletterTopics } from '../form-requests/newsletter-topics.ts'
import { isDay } from '../shared/dates.ts'
import type { Day } from '../shared/day.ts'
import { ifGiven, lineFault, proseFault, tidy, tidyProse, whyInvalid, type FieldRules } from '../shared/field-rules.ts'
import type { FieldFault, Invalid } from '../shared/result.ts'
import {
  beds,
  diets,
  floors,
  frequencies,
  membershipTypes,
  newsletterChannels,
  type Membership,
  type Preferences,
  type Stay,
} from './profile.ts'

export const mostFunctions = 6

const among = (values: readonly string[], value: string): boolean => values.includes(value)
const chosenFault = (values: readonly string[], value: string): FieldFault | undefined => {
  if (value === '') return 'missing'
  return among(values, value) ? undefined : 'unknown'
}
const optionFault = (values: readonly string[], value: string | undefined): FieldFault | undefined =>
  value === undefined || value === '' || among(values, value) ? undefined : 'unknown'
const allFault = (values: readonly string[], chosen: readonly string[]): FieldFault | undefined =>
  chosen.every((one) => among(values, one)) ? undefined : 'unknown'

/** A membership as typed. */
export interface TypedMembership {
  readonly type: string
  readonly since: string
  readonly until?: string
  readonly company?: string
}

/**
 * Refuses memberships, all of them as `memberships`; fields of one have its number behind them, from 1: since-1.
 */
export interface InvalidMemberships {
  readonly why: 'invalid'
  readonly fields: Invalid<'memberships'>['fields'] & {
    readonly [Field in `${keyof TypedMembership}-${number}`]: FieldFault
  }
}

export function whyNotMemberships(items: readonly TypedMembership[], today: Day): InvalidMemberships | undefined {
  if (items.length > mostMemberships) return { why: 'invalid', fields: { memberships: 'too-high' } }
  const faults = items.flatMap((item, index) =>
    Object.entries(membershipFaults(item, today)).map(([field, fault]) => [`${field}-${index + 1}`, fault]),
  )
  return faults.length === 0 ? undefined : { why: 'invalid', fields: Object.fromEntries(faults) }
}

const membershipFaults = (item: TypedMembership, today: Day): Invalid['fields'] =>
  whyInvalid<TypedMembership, keyof TypedMembership>(
    {
      type: ({ type }) => chosenFault(membershipTypes, type),
      since: ({ since }) => {
        if (tidy(since) === '') return 'missing'
        if (!isDay(tidy(since))) return 'malformed'
        return tidy(since) > today ? 'too-high' : undefined
      },
      until: ({ since, until }) =>
        ifGiven(until, (day) => {
          if (!isDay(day)) return 'malformed'
          return day < tidy(since) ? 'too-low' : undefined
        }),
      company: ({ company }) => ifGiven(company, (text) => lineFault(text, longestCompany)),
    },
    item,
  )?.fields ?? {}

/** The same as it is stored, once the rules let it through. */
export const storedMemberships = (items: readonly TypedMembership[]): readonly Membership[] =>
  items.map(({ type, since, until, company }) => ({
    type: type as Membership['type'],
    since: tidy(since),
    ...(tidy(until ?? '') !== '' && { until: tidy(until ?? '') }),
    ...(tidy(company ?? '') !== '' && { company: tidy(company ?? '') }),
  }))

/** What is wrong with a choice of functions. */
export function whyNotFunctions(codes: readonly string[]): Invalid<'codes'> | undefined {
  if (codes.length > mostFunctions) return { why: 'invalid', fields: { codes: 'too-high' } }
  return codes.every((code) => choiceFault(functions, code) === undefined)
    ? undefined
    : { why: 'invalid', fields: { codes: 'unknown' } }
}

/** Preferences as typed. */
export interface TypedPreferences {
  readonly topics: readonly string[]
  readonly frequency: string
  readonly channels: readonly string[]
}

const preferenceRules: FieldRules<TypedPreferences, keyof TypedPreferences> = {
  topics: ({ topics }) => allFault(newsletterTopics, topics),
  frequency: ({ frequency }) => chosenFault(frequencies, frequency),
  channels: (typed) => allFault(newsletterChannels, typed.channels),
}
export const whyNotPreferences = (typed: TypedPreferences): Invalid<keyof TypedPreferences> | undefined =>
  whyInvalid(preferenceRules, typed)

/** Each topic and channel once, in the order in which they are offered. */
export const storedPreferences = ({ topics, frequency, channels }: TypedPreferences): Preferences => ({
  topics: newsletterTopics.filter((one) => topics.includes(one)),
  frequency: frequency as Preferences['frequency'],
  channels: newsletterChannels.filter((one) => channels.includes(one)),
})

/** Hotel preferences as typed; the last three need a consent of their own. */
export interface TypedStay {
  readonly smoking: boolean
  readonly bed?: string
  readonly floor?: string
  readonly diet: string
  readonly arrivalEve: boolean
  readonly allergies?: string
  readonly accessibleRoom?: boolean
  readonly consent?: boolean
}
export type StayField = keyof TypedStay

/** Whether something of it tells about health. */
export const saysOfHealth = ({ allergies, accessibleRoom }: Pick<TypedStay, 'allergies' | 'accessibleRoom'>): boolean =>
  tidy(allergies ?? '') !== '' || accessibleRoom === true

const stayRules: FieldRules<TypedStay, Exclude<StayField, 'smoking' | 'arrivalEve' | 'accessibleRoom'>> = {
  bed: ({ bed }) => optionFault(beds, bed),
  floor: ({ floor }) => optionFault(floors, floor),
  diet: ({ diet }) => chosenFault(diets, diet),
  allergies: ({ allergies }) => ifGiven(allergies, (text) => proseFault(text, 0, longestAllergies)),
  consent: (typed) => (saysOfHealth(typed) && typed.consent !== true ? 'not-accepted' : undefined),
}
export const whyNotStay = (typed: TypedStay): Invalid<StayField> | undefined => whyInvalid(stayRules, typed)

/** What of it tells nothing about health, as it is stored. */
export const storedStay = ({ smoking, bed, floor, diet, arrivalEve }: TypedStay): Stay => ({
  smoking,
  ...(bed !== undefined && bed !== '' && { bed: bed as NonNullable<Stay['bed']> }),
  ...(floor !== undefined && floor !== '' && { floor: floor as NonNullable<Stay['floor']> }),
  diet: diet as Stay['diet'],
  arrivalEve,
})
export const storedAllergies = (typed: Pick<TypedStay, 'allergies'>): string => tidyProse(typed.allergies ?? '')
