import type { BookedEvent } from '../booking/booking.ts'
import type { EventStanding } from '../participation/standing-at-event.ts'
import { addDays, berlinDay, berlinTime, instantOf } from '../shared/dates.ts'
import type { Day, Instant, WallTime } from '../shared/day.ts'
import { documentDays, storedYears } from './material-limits.ts'
import type { MaterialKind } from './materials.ts'

/** When there is something of an event to be seen. */
export interface SeenFrom {
  readonly documentsFrom: Day
  readonly photosFrom: { readonly day: Day; readonly time: WallTime }
}

export const seenFrom = ({ startDate, startTime }: Pick<BookedEvent, 'startDate' | 'startTime'>): SeenFrom => {
  const day = berlinDay(startDate)
  return { documentsFrom: addDays(day, -documentDays), photosFrom: { day, time: startTime } }
}

/** Which kinds somebody sees now: photos are for those who were there alone, from when it began. */
export function kindsSeen(
  standing: EventStanding,
  event: Pick<BookedEvent, 'startDate' | 'startTime'>,
  now: Instant,
): readonly MaterialKind[] {
  const { documentsFrom, photosFrom } = seenFrom(event)
  const today = berlinDay(now)
  const hasBegun = `${today} ${berlinTime(now)}` >= `${photosFrom.day} ${photosFrom.time}`
  return [
    ...(standing === 'participant' && hasBegun ? (['photo'] as const) : []),
    ...(today >= documentsFrom ? (['document'] as const) : []),
  ]
}

/** From when on somebody sees which kind: photos are for those who were there alone, from when it began. */
export function materialsFrom(
  standing: EventStanding,
  event: Pick<BookedEvent, 'startDate' | 'startTime'>,
): Readonly<Partial<Record<MaterialKind, Instant>>> {
  const { documentsFrom, photosFrom } = seenFrom(event)
  const [document, photo] = [instantOf(documentsFrom, '00:00'), instantOf(photosFrom.day, photosFrom.time)]
  return {
    ...(document.ok && { document: document.value }),
    ...(standing === 'participant' && photo.ok && { photo: photo.value }),
  }
}

/** A day more or less does no harm. */
const daysOfYear = 365

/** The day on which what is brought now is deleted; never before the morrow. */
export const deletedOn = (kind: MaterialKind, { endDate }: Pick<BookedEvent, 'endDate'>, now: Instant): Day => {
  const day = addDays(berlinDay(endDate), storedYears[kind] * daysOfYear)
  const soonest = addDays(berlinDay(now), 1)
  return day < soonest ? soonest : day
}
