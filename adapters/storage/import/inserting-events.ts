import type { Transaction } from 'kysely'
import type { ResolvedEvent } from './resolved-content.ts'
import type { Tables } from '../engine/tables.ts'
import { insertRows } from '../engine/writing-rows.ts'

/** Inserts events with their modules and venues; their themes and hotels are there. */
export async function insertEvents(
  trx: Transaction<Tables>,
  events: readonly { readonly value: ResolvedEvent; readonly fingerprint: string }[],
): Promise<void> {
  await insertRows(
    trx,
    'event',
    events.map(({ value, fingerprint }) => ({ ...value.row, ...value.first, fingerprint })),
  )
  await insertParts(
    trx,
    events.map(({ value }) => value),
  )
}

/** Inserts the modules and venues of events that are there. */
export async function insertParts(trx: Transaction<Tables>, events: readonly ResolvedEvent[]): Promise<void> {
  await insertRows(
    trx,
    'event_module',
    events.flatMap(({ modules }) => modules),
  )
  await insertRows(
    trx,
    'event_venue',
    events.flatMap(({ row: { event_id, start_date }, venues }) =>
      venues.map((hotel_id) => ({ event_id, hotel_id, start_date })),
    ),
  )
}
