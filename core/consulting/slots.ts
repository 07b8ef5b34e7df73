import { addDays, addSeconds, berlinDay, berlinTime, instantOf, weekdayOf } from '../shared/dates.ts'
import type { Day, Instant } from '../shared/day.ts'
import type { ForKnowingHolidays } from '../shared/holidays.ts'
import { talkChannels, type TalkChannel } from '../shared/talk-channel.ts'
import {
  leadHours,
  slotMinutes,
  usualHours,
  weeksAhead,
  workingDays,
  type Absence,
  type Consultant,
  type Slot,
  type WorkingHours,
} from './consulting.ts'

/** What is stored of a consultant's time. */
export interface ConsultantTime {
  /** Absent: the usual ones. */
  readonly hours?: WorkingHours
  readonly absences: readonly Pick<Absence, 'from' | 'until'>[]
  /** Beginnings of the appointments that somebody has. */
  readonly taken: readonly Instant[]
}

/** From when on an appointment can be booked, or changed: 24 hours, whatever the clocks do in between. */
export const soonest = (now: Instant): Instant => addSeconds(now, leadHours * 3600)

/** The last day for which appointments are given. */
export const lastDay = (now: Instant): Day => addDays(berlinDay(now), weeksAhead * 7)

/** When an appointment that begins then is over. */
export const endOf = (start: Instant): Instant => addSeconds(start, slotMinutes * 60)

/** Beginnings of the appointments that a consultant gives on a day, free or taken. */
function startsOn(
  day: Day,
  { land }: Pick<Consultant, 'land'>,
  { hours = usualHours, absences }: ConsultantTime,
  holidays: ForKnowingHolidays,
): readonly Instant[] {
  const weekday = weekdayOf(day)
  const span = hours[weekday]
  if (weekday >= workingDays || !span || holidays(day, land) !== undefined) return []
  if (absences.some(({ from, until }) => from <= day && day <= until)) return []
  return Array.from({ length: span.until - span.from }, (_, n) => span.from + n).flatMap((hour) => {
    const start = instantOf(day, `${String(hour).padStart(2, '0')}:00`)
    return start.ok ? [start.value] : []
  })
}

/** What free slots are reckoned from. */
export interface SlotFacts {
  readonly consultant: Pick<Consultant, 'land'>
  readonly time: ConsultantTime
  readonly now: Instant
  readonly holidays: ForKnowingHolidays
}

/** Beginnings of free slots from one day to another, both included, in order: none sooner than tomorrow's same hour. */
export function freeStarts({ from, until }: { from: Day; until: Day }, facts: SlotFacts): readonly Instant[] {
  const { consultant, time, now, holidays } = facts
  const taken = new Set(time.taken.map(Date.parse))
  const first = Date.parse(soonest(now))
  const today = berlinDay(now)
  const last = until < lastDay(now) ? until : lastDay(now)
  const starts: Instant[] = []
  for (let day = from > today ? from : today; day <= last; day = addDays(day, 1))
    starts.push(...startsOn(day, consultant, time, holidays))
  return starts.filter((start) => Date.parse(start) >= first && !taken.has(Date.parse(start)))
}

export const slotAt = (start: Instant, channel: TalkChannel): Slot => ({ start, end: endOf(start), channel })

/** The same, each in every way in which one can talk. */
export const freeSlots = (span: { from: Day; until: Day }, facts: SlotFacts): readonly Slot[] =>
  freeStarts(span, facts).flatMap((start) => talkChannels.map((channel) => slotAt(start, channel)))

/** Whether an instant is on the full hour, as beginnings are. */
export const isFullHour = (start: Instant): boolean => Date.parse(start) % 3_600_000 === 0

/** The hour that the clocks of Berlin show. */
export const hourOf = (start: Instant): number => Number(berlinTime(start).slice(0, 2))
