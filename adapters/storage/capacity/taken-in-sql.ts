import { sql } from 'kysely'
import type { SeatsRow } from '../catalogue/rows.ts'
import { writtenOnce } from '../engine/written-once.ts'

/** Takes seats of an event, or fewer than none; no row answers where so many are not left. */
export const changeTaken = writtenOnce<{ readonly eventId: number; readonly by: number }, SeatsRow>((db, value) =>
  db
    .updateTable('event')
    .set({ taken: sql<number>`taken + ${value('by')}` })
    .where('event_id', '=', value('eventId'))
    .where(sql<boolean>`taken + ${value('by')} between 0 and places`)
    .returning(['places', 'taken']),
)

/** Gives seats of the whole event back; no row answers where fewer were taken beside those of its fullest module. */
export const giveTakenBack = writtenOnce<{ readonly eventId: number; readonly seats: number }, SeatsRow>((db, value) =>
  db
    .updateTable('event')
    .set({ taken: sql<number>`taken - ${value('seats')}` })
    .where('event_id', '=', value('eventId'))
    .where(
      sql<boolean>`taken - ${value('seats')} >= coalesce((
        select max(part.taken) from part_seats as part where part.event_id = event.event_id and part.kind = 'module'
      ), 0)`,
    )
    .returning(['places', 'taken']),
)
