import { bookingStates, isTerminal } from '#core/booking/booking-state.ts'
import type { Instant } from '#core/shared/day.ts'
import type { TaskKind } from '#core/timetable/ports.ts'
import type { Transaction } from 'kysely'
import type { MemoryTables } from '../engine/memory-tables.ts'
import { storedInstant } from '../engine/stored-instant.ts'
import type { Tables } from '../engine/tables.ts'
import { inPieces } from '../engine/writing-rows.ts'

const kind: TaskKind = 'follow-event'
const open = bookingStates.filter((state) => !isTerminal(state))
const mostAtOnce = 500

/** Puts on the timetable that bookings of events that an import has changed follow them, in its own transaction. */
export async function followEventsInSql(
  trx: Transaction<Tables>,
  eventIds: readonly number[],
  now: Instant,
): Promise<void> {
  for (const piece of inPieces(eventIds, mostAtOnce)) {
    const bookings = await trx
      .selectFrom('booking')
      .select('id')
      .where('event_id', 'in', piece)
      .where('state', 'in', open)
      .execute()
    for (const some of inPieces(bookings, mostAtOnce))
      await trx
        .insertInto('due_task')
        .values(some.map(({ id: subject }) => ({ kind, subject, due: storedInstant(now), failures: 0 })))
        .onConflict((same) => same.columns(['kind', 'subject']).doNothing())
        .execute()
  }
}

/** The same in memory, in the step of the import. */
export function followEventsInMemory(
  { bookings, tasks }: Pick<MemoryTables, 'bookings' | 'tasks'>,
  eventIds: ReadonlySet<number>,
  due: Instant,
): void {
  for (const { id: subject, event, state } of bookings.values())
    if (eventIds.has(event.eventId) && !isTerminal(state))
      tasks.set(`${kind} ${subject}`, { kind, subject, due, failures: 0 })
}
