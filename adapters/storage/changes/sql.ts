import type { Tag } from '#core/changes/changes.ts'
import type { Changes, ForKnowingWhatChanged } from '#core/changes/ports.ts'
import { nextFlight } from '#core/shared/single-flight.ts'
import { required } from '#core/shared/required.ts'
import { sql, type Transaction } from 'kysely'
import type { Database } from '../engine/dialect.ts'
import type { Tables } from '../engine/tables.ts'
import { writingOnce, writtenOnce } from '../engine/written-once.ts'
import { inPieces } from '../engine/writing-rows.ts'

/**
 * Counts a change and writes down what it invalidated. It belongs into the transaction that makes the change, at its
 * end: from here to the commit nobody else counts, so that versions are committed in their order.
 */
export async function invalidate(trx: Transaction<Tables>, tags: readonly Tag[]): Promise<void> {
  if (tags.length === 0) return
  const { version } = required((await countChange(trx, {}))[0])
  for (const piece of inPieces(tags, mostTags)) await noteTags[piece.length]?.(trx, Object.assign({ version }, piece))
}

const mostTags = 100

/** By how many tags are noted at once; their places are their names. */
const noteTags = Array.from({ length: mostTags + 1 }, (_, count) =>
  writingOnce<{ readonly version: number; readonly [place: `${number}`]: string }>((db, value) => {
    const version = value('version')
    return db
      .insertInto('change')
      .values(Array.from({ length: count }, (_, place) => ({ tag: value(`${place}`), version })))
      .onConflict((same) => same.column('tag').doUpdateSet({ version }))
  }),
)

const countChange = writtenOnce<object, { readonly version: number }>((db) =>
  db
    .insertInto('change_count')
    .values({ one: 1, version: 1 })
    .onConflict((same) => same.column('one').doUpdateSet({ version: sql<number>`change_count.version + 1` }))
    .returning('version'),
)

/**
 * Where the database tells in a microsecond whether anybody committed anything, only then the tables are read.
 * Elsewhere the one row is asked each time, once for all who ask meanwhile.
 */
export function changesInSql(database: Database): ForKnowingWhatChanged {
  const { commits, changeCount } = database
  const presentTogether = nextFlight(changeCount)
  let known: { readonly commits: number; readonly version: number } | undefined

  const present = async (): Promise<number> => {
    if (!commits) return presentTogether()
    const seen = commits()
    if (known?.commits !== seen) known = { commits: seen, version: await changeCount() }
    return known.version
  }
  return {
    ...(commits && { isUnchanged: (version) => known?.version === version && known.commits === commits() }),
    since: async (version) => {
      const now = await present()
      if (now === version) return undefined
      return version === undefined ? { version: now, tags: [] } : changesAfter(database, version)
    },
  }
}

/** Count and changes come from one statement, and so are of one state. */
async function changesAfter({ watching }: Database, version: number): Promise<Changes> {
  const rows = await changedSince(watching, { version })
  return { version: rows[0]?.version ?? 0, tags: rows.flatMap(({ tag }) => tag ?? []) }
}

const changedSince = writtenOnce<{ readonly version: number }, { readonly version: number; readonly tag: Tag | null }>(
  (db, value) =>
    db
      .selectFrom('change_count')
      .leftJoin('change', (join) => join.on('change.version', '>', value('version')))
      .select(['change_count.version', 'change.tag']),
)
