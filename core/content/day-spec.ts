import { addDays, isDay, mondayOf } from '../shared/dates.ts'
import type { Day } from '../shared/day.ts'
import { required } from '../shared/required.ts'
import type { DaySpec } from './content.ts'

const weekdays: readonly string[] = ['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So']
const relative = /^(?<weeks>[+-]\d{1,4})w (?<weekday>Mo|Di|Mi|Do|Fr|Sa|So)$/

/**
 * The day that a text stands for: a calendar day itself; `+12w Mo` the Monday of the week that begins twelve weeks
 * after the week of the first fill (domain §9, demo dates). Undefined for what is neither.
 */
export const dayOf = (spec: DaySpec, firstFill: Day): Day | undefined => {
  if (isDay(spec)) return spec
  const groups = relative.exec(spec)?.groups
  if (!groups) return undefined
  return addDays(mondayOf(firstFill), Number(groups['weeks']) * 7 + weekdays.indexOf(required(groups['weekday'])))
}

/** What is wrong with a text that means no day. */
export const noDay = (spec: string): string => `„${spec}“ ist kein Datum: erwartet wird 2027-03-08 oder +12w Mo.`
