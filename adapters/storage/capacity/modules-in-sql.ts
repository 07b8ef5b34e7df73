import type { Seated } from '#core/capacity/capacity.ts'
import { afterTaking, leftInModules, type SeatsOfRun, type TakenByModule } from '#core/capacity/seats-of-run.ts'
import type { Transaction } from 'kysely'
import type { SeatsRow } from '../catalogue/rows.ts'
import type { Tables } from '../engine/tables.ts'
import { writtenOnce } from '../engine/written-once.ts'
import { changeTaken } from './taken-in-sql.ts'

type OfModule = Extract<Seated, { readonly kind: 'module' }>

const partsOf = writtenOnce<{ readonly eventId: number }, { readonly part: string; readonly taken: number }>(
  (db, value) =>
    db
      .selectFrom('part_seats')
      .select(['part', 'taken'])
      .where('event_id', '=', value('eventId'))
      .where('kind', '=', 'module'),
)

/** Seats of modules of a run that are taken alone. */
export const takenByModule = async (trx: Transaction<Tables>, eventId: number): Promise<TakenByModule> =>
  new Map((await partsOf(trx, { eventId })).map(({ part, taken }) => [part, taken]))

/** The seats of a run whose row is locked. */
export const seatsOfRun = async (
  trx: Transaction<Tables>,
  eventId: number,
  { places, taken }: SeatsRow,
): Promise<SeatsOfRun> => ({ left: places - taken, byModule: await takenByModule(trx, eventId) })

/** Writes down that so many more seats of a module are taken, and what that leaves of the run; its row is locked. */
export async function changeModule(
  trx: Transaction<Tables>,
  { eventId, module }: OfModule,
  by: number,
  { places, run }: { readonly places: number; readonly run: SeatsOfRun },
): Promise<number> {
  const after = afterTaking(run, by, [module])
  const taken = after.byModule.get(module) ?? 0
  await trx
    .insertInto('part_seats')
    .values({ event_id: eventId, kind: 'module', part: module, capacity: places, taken })
    .onConflict((same) => same.columns(['event_id', 'kind', 'part']).doUpdateSet({ capacity: places, taken }))
    .execute()
  if (after.left !== run.left) {
    const [changed] = await changeTaken(trx, { eventId, by: run.left - after.left })
    if (!changed) throw new Error(`seats of event ${eventId} are locked, and were changed`)
  }
  return leftInModules(after, [module])
}
