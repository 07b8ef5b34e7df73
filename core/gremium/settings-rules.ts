import { isDay } from '../shared/dates.ts'
import type { Day } from '../shared/day.ts'
import { whyInvalid, type FieldRules } from '../shared/field-rules.ts'
import { laender } from '../shared/laender.ts'
import type { FieldFault, Invalid } from '../shared/result.ts'
import { factRules, storedFacts } from './gremium-rules.ts'
import type { GremiumFacts, GremiumHabits, GremiumNumbers } from './gremium.ts'

/** What a Gremium says of itself, with what the law counts and how it plans. */
export type GremiumSettings = GremiumFacts & GremiumNumbers & GremiumHabits
export type SettingsField = Exclude<keyof GremiumSettings, 'awayTogether' | 'openVotes'>

/** The largest employers have fewer; more is a slip. */
export const mostEmployees = 999_999
/** Net cents a year; more is a slip. */
export const mostBudget = 100_000_000
/** More members than any Gremium has. */
export const mostInOffice = 150

const wholeFault = (number: number | undefined, most: number): FieldFault | undefined => {
  if (number === undefined) return undefined
  if (!Number.isSafeInteger(number)) return 'malformed'
  if (number < 0) return 'too-low'
  return number > most ? 'too-high' : undefined
}
/** Of what is part of the workforce. */
const partFault = (number: number | undefined, employees: number | undefined): FieldFault | undefined =>
  wholeFault(number, mostEmployees) ??
  (number !== undefined && employees !== undefined && number > employees ? 'too-high' : undefined)

/** Releases come in parts of a post; hundredths are fine enough. */
const shareFault = (released: number | undefined): FieldFault | undefined => {
  if (released === undefined) return undefined
  if (!Number.isFinite(released) || Math.round(released * 100) !== released * 100) return 'malformed'
  if (released < 0) return 'too-low'
  return released > mostInOffice ? 'too-high' : undefined
}

const rulesOn = (today: Day): FieldRules<GremiumSettings, SettingsField> => ({
  ...factRules,
  employees: ({ employees }) => wholeFault(employees, mostEmployees),
  voters: ({ voters, employees }) => partFault(voters, employees),
  young: ({ young, employees }) => partFault(young, employees),
  disabled: ({ disabled, employees }) => partFault(disabled, employees),
  inOffice: ({ inOffice }) => wholeFault(inOffice, mostInOffice),
  released: ({ released }) => shareFault(released),
  electedAt: ({ electedAt }) => {
    if (electedAt === undefined) return undefined
    if (!isDay(electedAt)) return 'malformed'
    return electedAt > today ? 'too-high' : undefined
  },
  land: ({ land }) => {
    if (land === undefined || land === '') return undefined
    return laender.some((one) => one === land) ? undefined : 'unknown'
  },
  budget: ({ budget }) => wholeFault(budget, mostBudget),
})

/** Every field at fault with its fault, in the order of the form; undefined when there is none. */
export const whyNotSettings = (settings: GremiumSettings, today: Day): Invalid<SettingsField> | undefined =>
  whyInvalid(rulesOn(today), settings)

/** The same as it is stored: what nobody said is left out. */
export const storedSettings = (settings: GremiumSettings): GremiumSettings => {
  const { employees, voters, young, disabled, inOffice, released, electedAt } = settings
  const { land, budget, awayTogether, openVotes } = settings
  return {
    ...storedFacts(settings),
    ...(employees !== undefined && { employees }),
    ...(voters !== undefined && { voters }),
    ...(young !== undefined && { young }),
    ...(disabled !== undefined && { disabled }),
    ...(inOffice !== undefined && { inOffice }),
    ...(released !== undefined && { released }),
    ...(electedAt !== undefined && { electedAt }),
    ...(land !== undefined && land !== '' && { land }),
    ...(budget !== undefined && { budget }),
    ...(awayTogether === true && { awayTogether }),
    ...(openVotes === true && { openVotes }),
  }
}
