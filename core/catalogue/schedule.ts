import { addDays, berlinDay } from '../shared/dates.ts'
import type { Day, WallTime } from '../shared/day.ts'
import type { Event, ProgrammeDay } from './catalogue.ts'

/** A part of a programme on the day on which it happens. */
export interface ScheduledDay {
  readonly title: string
  /** Absent where programme and event have not the same number of days. */
  readonly day?: Day
  readonly begins?: WallTime
  readonly ends?: WallTime
  readonly points: readonly string[]
}

type Held = Pick<Event, 'startDate' | 'endDate' | 'startTime' | 'endTime'>

/**
 * The programme of a theme as one of its events runs it. Each part falls on its calendar day where there is one part for each.
 * The hours of an event are its own: it begins and ends when it says; what the programme says in between only counts where it
 * says the same of beginning and end.
 */
export const scheduleOf = (event: Held, programme: readonly ProgrammeDay[]): readonly ScheduledDay[] => {
  const first = berlinDay(event.startDate)
  const last = programme.length - 1
  const fits = addDays(first, last) === berlinDay(event.endDate)
  const sameHours = programme[0]?.begins === event.startTime && programme[last]?.ends === event.endTime
  return programme.map((part, index) => {
    const { title, points } = part
    const begins = index === 0 && fits ? event.startTime : sameHours ? part.begins : undefined
    const ends = index === last && fits ? event.endTime : sameHours ? part.ends : undefined
    return {
      title,
      points,
      ...(fits && { day: addDays(first, index) }),
      ...(begins !== undefined && { begins }),
      ...(ends !== undefined && { ends }),
    }
  })
}
