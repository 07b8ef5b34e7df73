import type { Clock } from '../shared/clock.ts'
import { addDays, berlinDay, today } from '../shared/dates.ts'
import type { CalendarDate, Day } from '../shared/day.ts'

/** Whether an event has begun by a day: on its first day it is too late to come to it anew (architecture §3). */
export const hasBegun = (startDate: CalendarDate, today: Day): boolean => berlinDay(startDate) <= today

/** The first day whose events are still in the lists: tomorrow, for today's have begun. */
export const firstDayToCome = (clock: Clock): Day => addDays(today(clock), 1)
