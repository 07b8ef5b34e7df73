import type { ProgrammeDay } from '../catalogue/catalogue.ts'
import { longestEvent } from '../catalogue/event-lifetime.ts'
import { eventVenues } from '../catalogue/event-venues.ts'
import { instantOf, isWallTime } from '../shared/dates.ts'
import type { Day } from '../shared/day.ts'
import type { EventContent, ModuleContent } from './content.ts'
import { lastDay } from './content-with-days.ts'
import { dayOf } from './day-spec.ts'
import { inField, wrongIf, type Found } from './fault.ts'
import { isPositiveInteger } from './field-checks.ts'

/** More is a slip of the pen. */
export const mostDays = longestEvent

type Timed = Pick<ModuleContent, 'start' | 'days' | 'startTime' | 'endTime'>

/** That the number of days can be. */
export const daysFaults = ({ days }: Timed): Found =>
  inField(
    'days',
    wrongIf(
      !isPositiveInteger(days) || days > mostDays,
      `Ein Termin dauert 1 bis ${mostDays} Kalendertage, nicht ${days}.`,
    ),
  )

/** That the hours are hours, and on one day in their order. */
export const timeFaults = ({ days, startTime, endTime }: Timed): readonly string[] => {
  const wrong = [startTime, endTime].filter((time) => !isWallTime(time))
  if (wrong.length > 0) return wrong.map((time) => `„${time}“ ist keine Uhrzeit der Form 09:00.`)
  return wrongIf(
    days === 1 && endTime <= startTime,
    `Der Termin endet um ${endTime} Uhr und beginnt erst um ${startTime} Uhr.`,
  )
}

/** The calendar has the day, and the clock of that day has the hours: in spring one is missing. */
export const dayFaults =
  (firstFill: Day) =>
  ({ start, days, startTime, endTime }: Timed): readonly string[] => {
    const first = dayOf(start, firstFill)
    if (first === undefined) return [`„${start}“ ist kein Datum: erwartet wird 2027-03-08 oder +12w Mo.`]
    if (!isPositiveInteger(days) || days > mostDays || !isWallTime(startTime) || !isWallTime(endTime)) return []
    const hours = [[first, startTime] as const, [lastDay(first, days), endTime] as const]
    return hours.flatMap(([day, time]) =>
      wrongIf(!instantOf(day, time).ok, `Am ${day} gibt es ${time} Uhr nicht: Die Uhren werden vorgestellt.`),
    )
  }

/** The days and hours of an event that is no series. */
export const ownTimesFaults = ({ start, days, startTime, endTime }: Partial<Timed>, firstFill: Day): Found => {
  if (start === undefined || days === undefined || startTime === undefined || endTime === undefined)
    return ['Dem Termin fehlen Beginn, Tage oder Uhrzeiten; nur eine Reihe hat sie von ihren Modulen.']
  return [daysFaults, timeFaults, dayFaults(firstFill)].flatMap((one) => one({ start, days, startTime, endTime }))
}

/** A series that says itself when it is held says what its modules say. */
export const seriesFaults = ({ start, days, startTime, endTime, modules }: EventContent, firstFill: Day): Found => {
  const [first] = modules
  const last = modules.at(-1)
  if (!first || !last) return []
  const begins = dayOf(first.start, firstFill)
  const lastBegins = dayOf(last.start, firstFill)
  const ends = lastBegins === undefined || !isPositiveInteger(last.days) ? undefined : lastDay(lastBegins, last.days)
  const stated = start === undefined ? begins : dayOf(start, firstFill)
  const statedEnd =
    days === undefined || stated === undefined || !isPositiveInteger(days) ? ends : lastDay(stated, days)
  return [
    ...contradiction('beginnt am', stated, 'ihr erstes Modul am', begins),
    ...contradiction('endet am', statedEnd, 'ihr letztes Modul am', ends),
    ...contradiction('beginnt um', startTime, 'ihr erstes Modul um', first.startTime),
    ...contradiction('endet um', endTime, 'ihr letztes Modul um', last.endTime),
  ]
}

const contradiction = (
  says: string,
  stated: string | undefined,
  modulesSay: string,
  told: string | undefined,
): readonly string[] =>
  wrongIf(
    stated !== undefined && told !== undefined && stated !== told,
    `Die Reihe ${says} ${stated}, ${modulesSay} ${told}. Lassen Sie Beginn, Tage und Uhrzeiten der Reihe leer, dann gelten die Module.`,
  )

/**
 * Each day of an online event has its hours, unless the programme of its theme, which keeps the same ones, tells
 * others.
 */
export const onlineHoursFaults = (event: EventContent, programme: readonly ProgrammeDay[]): readonly string[] => {
  const { days = 1, startTime, endTime, modules } = event
  if (startTime === undefined || endTime === undefined || days === 1 || modules.length > 0) return []
  const online = eventVenues(event).hotelIds.length === 0
  const told = programme.length === days && programme[0]?.begins === startTime && programme.at(-1)?.ends === endTime
  return wrongIf(
    online && !told && endTime <= startTime,
    `Online beginnt und endet jeder Tag zu den Uhrzeiten des Termins: Er kann nicht um ${startTime} Uhr beginnen und um ${endTime} Uhr enden.`,
  )
}
