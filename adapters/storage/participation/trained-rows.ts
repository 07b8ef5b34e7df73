import type { BookingState } from '#core/booking/booking-state.ts'
import type { TrainedAt } from '#core/participation/trained-at.ts'
import { dayOfNumber } from './day-number.ts'

/** What a booking and one who takes part in it say of a training. */
export interface TrainedRow {
  readonly person: string
  readonly event_id: number
  /** JSON: addresses of themes. */
  readonly themes: string
  readonly first_day: number
  readonly last_day: number
  readonly state: BookingState
  readonly attended: number | null
}

export const trainedFrom = ({ themes, attended, ...row }: TrainedRow): TrainedAt => ({
  email: row.person,
  eventId: row.event_id,
  themes: JSON.parse(themes) as readonly string[],
  startDate: dayOfNumber(row.first_day),
  endDate: dayOfNumber(row.last_day),
  state: row.state,
  ...(attended !== null && { attended: attended === 1 }),
})
