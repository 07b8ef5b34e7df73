import type { ImportCounts } from '#core/content/content.ts'
import type { Day } from '#core/shared/day.ts'
import type { Transaction } from 'kysely'
import { differenceOf } from './difference.ts'
import type { StoredModuleRow } from '../catalogue/rows.ts'
import type { Fingerprinted } from './fingerprint.ts'
import type { ResolvedEvent } from './resolved-content.ts'
import { insertEvents, insertParts } from './inserting-events.ts'
import type { Tables } from '../engine/tables.ts'
import { deleteRows, inPieces } from '../engine/writing-rows.ts'

const mostAtOnce = 500

type WantedEvent = Fingerprinted<number, ResolvedEvent>

/** Makes the events equal to the wanted ones: those that have begun stay, and taken seats stay taken. */
export async function applyEvents(
  trx: Transaction<Tables>,
  wanted: readonly WantedEvent[],
  today: Day,
): Promise<ImportCounts> {
  const stored = await trx
    .selectFrom('event')
    .select(['event_id', 'fingerprint', 'places', 'taken', 'start_date'])
    .execute()
  const visible = new Map(stored.map((row) => [row.event_id, { ...row, withdrawn: false }]))
  const { add, change, remove, counts } = differenceOf(visible, wanted, {
    isSame: ({ fingerprint, places, taken }, event) =>
      fingerprint === event.fingerprint && places === Math.max(event.value.first.places, taken),
    mayGo: ({ start_date }) => start_date > today,
  })
  const changed = change.map(({ key }) => key)
  const modulesBefore = await modulesOf(trx, changed)
  await deleteRows(trx, 'event', 'event_id', remove)
  for (const table of ['event_module', 'event_venue'] as const) await deleteRows(trx, table, 'event_id', changed)
  for (const event of change) await changeEvent(trx, event)
  await insertParts(
    trx,
    change.map(({ value }) => value),
    modulesBefore,
  )
  await insertEvents(trx, add)
  return counts
}

async function modulesOf(
  trx: Transaction<Tables>,
  eventIds: readonly number[],
): Promise<ReadonlyMap<number, readonly StoredModuleRow[]>> {
  const rows: StoredModuleRow[] = []
  for (const piece of inPieces(eventIds, mostAtOnce))
    rows.push(...(await trx.selectFrom('event_module').selectAll().where('event_id', 'in', piece).execute()))
  return Map.groupBy(rows, ({ event_id }) => event_id)
}

/** Never fewer seats than are taken: an event that shrinks below them is sold out, nobody loses a seat. */
async function changeEvent(trx: Transaction<Tables>, { key, fingerprint, value }: WantedEvent): Promise<void> {
  const { places } = value.first
  await trx
    .updateTable('event')
    .set({ ...value.row, fingerprint })
    .set((eb) => ({ places: eb.case().when('taken', '>', places).then(eb.ref('taken')).else(eb.val(places)).end() }))
    .where('event_id', '=', key)
    .execute()
}
