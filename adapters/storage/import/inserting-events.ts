import type { Transaction } from 'kysely'
import { withFirstTitles } from '../catalogue/first-titles-in-rows.ts'
import type { StoredModuleRow } from '../catalogue/rows.ts'
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

/** Inserts the modules and venues of events that are there; some of them had modules before. */
export async function insertParts(
  trx: Transaction<Tables>,
  events: readonly ResolvedEvent[],
  before: ReadonlyMap<number, readonly StoredModuleRow[]> = new Map(),
): Promise<void> {
  await insertRows(
    trx,
    'event_module',
    events.flatMap(({ row, modules }) => withFirstTitles(modules, before.get(row.event_id))),
  )
  await insertRows(
    trx,
    'event_venue',
    events.flatMap(({ row: { event_id, start_date }, venues }) =>
      venues.map((hotel_id) => ({ event_id, hotel_id, start_date })),
    ),
  )
}
