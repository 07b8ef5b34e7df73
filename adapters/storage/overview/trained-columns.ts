import { sql, type RawBuilder } from 'kysely'
import type { BookingState } from '#core/booking/booking-state.ts'
import { mostTrainings } from '#core/participation/ports.ts'
import type { TrainedAt } from '#core/participation/trained-at.ts'
import { dayOfNumber } from '../participation/day-number.ts'

/**
 * Where some people take part, for a part of a union: a row for each of them, because a row for each seat takes longer
 * to read than all the rest of an overview. `person` is whose it is, `trained` JSON of all her seats, in any order.
 */
export const trainedRows = (whose: RawBuilder<unknown>): RawBuilder<unknown> => sql`(
  select person, '[' || string_agg('[' || event_id || ',' || first_day || ',' || last_day || ',"' || state || '",'
    || coalesce(attended, -1) || ',' || themes || ']', ',') || ']' as trained
  from (select person, event_id, themes, first_day, last_day, state, attended, place
    from booking_person join booking on booking.id = booking_person.booking_id where ${whose}
    order by first_day desc, place desc, person limit ${sql.lit(mostTrainings)}) as seats
  group by person) as trained_people`

type Seat = readonly [
  eventId: number,
  firstDay: number,
  lastDay: number,
  state: BookingState,
  attended: 0 | 1 | -1,
  themes: readonly string[],
]

/** What such a row says. */
export const trainedFromTexts = (email: string | null, trained: string | null): readonly TrainedAt[] => {
  const seats = JSON.parse(trained ?? '[]') as readonly Seat[]
  const latestFirst = seats.toSorted(([, one], [, other]) => other - one)
  return latestFirst.map(([eventId, firstDay, lastDay, state, attended, themes]) => ({
    email: email ?? '',
    eventId,
    themes,
    startDate: dayOfNumber(firstDay),
    endDate: dayOfNumber(lastDay),
    state,
    ...(attended !== -1 && { attended: attended === 1 }),
  }))
}
