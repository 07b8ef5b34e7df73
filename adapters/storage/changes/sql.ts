import type { Tag } from '#core/changes/changes.ts'
import type { Changes, ForKnowingWhatChanged } from '#core/changes/ports.ts'
import { singleFlight } from '#core/shared/single-flight.ts'
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
  await countChange(trx, {})
  for (const piece of inPieces(tags, mostTags)) await noteTags[piece.length]?.(trx, Object.assign({}, piece))
}

const mostTags = 100

/** By how many tags are noted at once, under the version that was counted just now; their places are their names. */
const noteTags = Array.from({ length: mostTags + 1 }, (_, count) =>
  writingOnce<{ readonly [place: `${number}`]: string }>((db, value) => {
    const version = sql<number>`(select version from change_count)`
    return db
      .insertInto('change')
      .values(Array.from({ length: count }, (_, place) => ({ tag: value(`${place}`), version })))
      .onConflict((same) => same.column('tag').doUpdateSet((eb) => ({ version: eb.ref('excluded.version') })))
  }),
)

const countChange = writingOnce<object>((db) =>
  db
    .insertInto('change_count')
    .values({ one: 1, version: 1 })
    .onConflict((same) => same.column('one').doUpdateSet({ version: sql<number>`change_count.version + 1` })),
)

/** What the store told of changes last. */
interface LastAnswer {
  readonly version: number
  /** When it was asked and when it answered, in milliseconds of this process. */
  readonly asked: number
  readonly answered: number
  /** What the database numbers its commits with, where it does. */
  readonly commits: number | undefined
}

const newerOf = (one: LastAnswer, other: LastAnswer): LastAnswer => ({
  ...(one.asked > other.asked ? one : other),
  version: Math.max(one.version, other.version),
})

/** When so much of a lease is over, and somebody comes, the next one is asked for. */
const renewedAfter = 0.8

/**
 * Trusts what the store told for as long as a lease lasts. Then a database that numbers its commits tells in a
 * microsecond whether there were any, and only then the tables are read; another one is asked for its one row, once for
 * all who come meanwhile. All that a process makes of the content has to ask the same one: it never tells less than it
 * has told.
 */
export function changesInSql(database: Database): ForKnowingWhatChanged {
  const { commits, changeCount, lease } = database
  let told: LastAnswer | undefined

  const learn = (news: Omit<LastAnswer, 'answered'>): LastAnswer => {
    const heard = { ...news, answered: performance.now() }
    // Only after an answer a lower number is that of another store; of two answers at a time the higher one holds.
    told = told && news.asked < told.answered ? newerOf(told, heard) : heard
    return told
  }
  const question = singleFlight<LastAnswer>()
  const ask = (): Promise<LastAnswer> =>
    question('how many', async () => {
      const asked = performance.now()
      const seen = commits?.()
      return learn({ version: await changeCount(), asked, commits: seen })
    })
  // Whoever waits for the answer hears what the store lacks.
  const renew = (): void => void ask().catch(() => undefined)

  /** What was told, as long as it is to be trusted. */
  const trusted = (): LastAnswer | undefined => {
    if (!told) return undefined
    const now = performance.now()
    const age = now - told.asked
    if (commits) {
      if (age < lease) return told
      return commits() === told.commits ? learn({ ...told, asked: now }) : undefined
    }
    if (age >= lease) return undefined
    if (age >= lease * renewedAfter) renew()
    return told
  }

  /**
   * What was told and is to be trusted, else what is answered to a question from after whoever asks came. He waits for
   * one under way before he has it asked anew; where that fails, the store does.
   */
  const present = async (): Promise<LastAnswer> => {
    const came = performance.now()
    let heard = trusted()
    while (!heard) {
      const answer = await ask()
      heard = answer.asked >= came ? answer : trusted()
    }
    return heard
  }

  /** Count and changes come from one statement, and so are of one state. */
  const changesAfter = async (version: number): Promise<Changes> => {
    const asked = performance.now()
    const seen = commits?.()
    const rows = await changedSince(database.watching, { version })
    const now = rows[0]?.version ?? 0
    learn({ version: now, asked, commits: seen })
    return { version: now, tags: rows.flatMap(({ tag }) => tag ?? []) }
  }

  return {
    isUnchanged: (version) => trusted()?.version === version,
    since: async (version) => {
      const { version: now } = await present()
      if (now === version) return undefined
      return version === undefined ? { version: now, tags: [] } : changesAfter(version)
    },
  }
}

const changedSince = writtenOnce<{ readonly version: number }, { readonly version: number; readonly tag: Tag | null }>(
  (db, value) =>
    db
      .selectFrom('change_count')
      .leftJoin('change', (join) => join.on('change.version', '>', value('version')))
      .select(['change_count.version', 'change.tag']),
)
