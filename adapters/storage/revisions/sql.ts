import type { ForRememberingRevisions } from '#core/catalogue/ports.ts'
import { berlinDay } from '#core/shared/dates.ts'
import type { Instant } from '#core/shared/day.ts'
import type { Transaction } from 'kysely'
import { earlierStartsIn, revisedBy } from './rows.ts'
import type { ResolvedContent } from '../import/resolved-content.ts'
import type { Database } from '../engine/dialect.ts'
import { listedEventColumns, listedEvents } from '../catalogue/reading-in-sql.ts'
import { storedInstant } from '../engine/stored-instant.ts'
import type { Tables } from '../engine/tables.ts'
import { inPieces, insertRows, updateRow } from '../engine/writing-rows.ts'

const mostAtOnce = 1000

export const revisionsInSql = ({ reading }: Database): ForRememberingRevisions => ({
  revisions: async (eventIds) => {
    if (eventIds.length === 0) return new Map()
    const rows = await reading
      .selectFrom('event_revision')
      .select(['event_id', 'sequence', 'changed_at'])
      .where('event_id', 'in', eventIds)
      .execute()
    return new Map(rows.map(({ event_id, sequence, changed_at }) => [event_id, { sequence, changedAt: changed_at }]))
  },
  calledOff: async (eventId) => {
    if (!Number.isSafeInteger(eventId)) return undefined
    const row = await reading
      .selectFrom('event_revision')
      .select('called_off')
      .where('event_id', '=', eventId)
      .executeTakeFirst()
    return row?.called_off ? JSON.parse(row.called_off) : undefined
  },
  earlierStarts: async (eventId) => {
    if (!Number.isSafeInteger(eventId)) return []
    const row = await reading
      .selectFrom('event_revision')
      .select('earlier_starts')
      .where('event_id', '=', eventId)
      .executeTakeFirst()
    return row ? earlierStartsIn(row) : []
  },
})

/**
 * Counts what an import changes for calendars; answers the numbers of events that were there before and are revised. It
 * belongs before the events are changed: those that leave are still there.
 */
export async function reviseEvents(
  trx: Transaction<Tables>,
  wanted: ResolvedContent,
  now: Instant,
): Promise<readonly number[]> {
  const stored = await trx
    .selectFrom('event_revision')
    .select(['event_id', 'face', 'sequence', 'changed_at', 'called_off', 'begins', 'earlier_starts'])
    .execute()
  const known = new Map(stored.map(({ event_id, ...row }) => [event_id, row]))
  const staying = new Set(wanted.events.map(({ key }) => key))
  const leaving = stored.filter(({ event_id, called_off }) => called_off === null && !staying.has(event_id))
  const calledOff = await stillToCome(
    trx,
    leaving.map(({ event_id }) => event_id),
    now,
  )
  const revised = [...revisedBy(known, wanted, calledOff, storedInstant(now))]
  for (const [event_id, row] of revised)
    if (known.has(event_id)) await updateRow(trx, 'event_revision', { event_id }, { ...row })
  await insertRows(
    trx,
    'event_revision',
    revised.filter(([id]) => !known.has(id)).map(([event_id, row]) => ({ event_id, ...row })),
  )
  return revised.flatMap(([id]) => (known.has(id) ? [id] : []))
}

async function stillToCome(trx: Transaction<Tables>, eventIds: readonly number[], now: Instant) {
  const found = []
  for (const piece of inPieces(eventIds, mostAtOnce)) {
    const rows = await trx
      .selectFrom('event')
      .innerJoin('theme', 'theme.internal_id', 'event.theme_id')
      .innerJoin('rubric', 'rubric.id', 'theme.rubric_id')
      .select(listedEventColumns)
      .where('event.event_id', 'in', piece)
      .where('event.start_date', '>', berlinDay(now))
      .execute()
    found.push(...(await listedEvents(trx, rows)))
  }
  return found
}
