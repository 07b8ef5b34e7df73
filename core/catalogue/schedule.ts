import { addDays, berlinDay } from '../shared/dates.ts'
import type { Day, WallTime } from '../shared/day.ts'
import type { Event, Module, ProgrammeDay } from './catalogue.ts'
import { eventKind, isInPersonModule } from './event-kind.ts'

/** From when to when something is held, and whether people stay at home for it. */
export interface Held extends Pick<Event, 'startDate' | 'endDate' | 'startTime' | 'endTime'> {
  readonly online: boolean
}

/** A day of an event with its hours, as far as they are known. */
export interface EventDay {
  readonly day: Day
  readonly begins?: WallTime
  readonly ends?: WallTime
}

/** A part of a programme on the day on which it happens. */
export interface ScheduledDay {
  readonly title: string
  /** Absent where programme and event have not the same number of days. */
  readonly day?: Day
  readonly begins?: WallTime
  readonly ends?: WallTime
  readonly points: readonly string[]
}

type HeldEvent = Pick<Event, 'startDate' | 'endDate' | 'startTime' | 'endTime' | 'hotel' | 'modules'>
type Hours = Pick<ProgrammeDay, 'begins' | 'ends'>

/** An event as it is held. */
export const heldEvent = (event: HeldEvent): Held => ({ ...event, online: eventKind(event) === 'online' })

/** A module of a series as it is held. */
export const heldModule = (module: Module): Held => ({ ...module, online: !isInPersonModule(module) })

/**
 * Every day of an event with its hours: the one rule for pages, papers, calendars and searches. What the theme's
 * programme says of a day counts where it has one part for each day and says the same of beginning and end. Else each
 * day of an online event begins and ends at the hours of the event, for participants are at home in between; of one in
 * a hotel, where people arrive on the first day and leave on the last, only its beginning and its end are known.
 */
export const daysOf = (held: Held, programme: readonly Hours[] = []): readonly EventDay[] => {
  const { startTime, endTime, online } = held
  const days = calendarDays(held)
  const last = days.length - 1
  const ofProgramme = keepsHours(held, programme) && programme.length === days.length ? programme : []
  return days.map((day, index) => {
    const begins = index === 0 || online ? startTime : undefined
    const ends = index === last || online ? endTime : undefined
    return { day, ...withHours(ofProgramme[index] ?? {}, { begins, ends }) }
  })
}

/** The days from the first to the last. */
const calendarDays = ({ startDate, endDate }: Held): readonly Day[] => {
  const days: Day[] = []
  for (let day = berlinDay(startDate); day <= berlinDay(endDate); day = addDays(day, 1)) days.push(day)
  return days
}

/** Whether the programme says the same of beginning and end as the event. */
const keepsHours = ({ startTime, endTime }: Held, programme: readonly Hours[]): boolean =>
  programme[0]?.begins === startTime && programme.at(-1)?.ends === endTime

const withHours = (
  own: Hours,
  other: { readonly begins: WallTime | undefined; readonly ends: WallTime | undefined },
): Hours => {
  const begins = own.begins ?? other.begins
  const ends = own.ends ?? other.ends
  return { ...(begins !== undefined && { begins }), ...(ends !== undefined && { ends }) }
}

/**
 * The programme of a theme as one of its events runs it. Each part falls on its calendar day where there is one part
 * for each. The hours are those of the day (`daysOf`); of a programme of another length its own, where beginning and
 * end are the same.
 */
export const scheduleOf = (event: HeldEvent, programme: readonly ProgrammeDay[]): readonly ScheduledDay[] => {
  const held = heldEvent(event)
  const days = daysOf(held, programme)
  if (days.length === programme.length)
    return programme.map(({ title, points }, index) => ({ title, points, ...days[index] }))
  const same = keepsHours(held, programme)
  return programme.map(({ title, points, ...hours }) => ({ title, points, ...(same ? hours : {}) }))
}

/** On one day, each day at the same hours, or from a first hour to a last one, as people stay. */
export type EventHours = 'one-day' | 'daily' | 'throughout'

/** How the hours of an event are to be told: each day its own is told day by day. */
export const eventHours = (days: readonly EventDay[]): EventHours => {
  const [first] = days
  if (days.length === 1) return 'one-day'
  const daily =
    first?.begins !== undefined &&
    first.ends !== undefined &&
    days.every(({ begins, ends }) => begins === first.begins && ends === first.ends)
  return daily ? 'daily' : 'throughout'
}
