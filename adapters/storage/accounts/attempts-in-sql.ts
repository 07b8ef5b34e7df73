import { addSeconds } from '#core/shared/dates.ts'
import type { Instant } from '#core/shared/day.ts'
import { required } from '#core/shared/required.ts'
import type { ForCountingAttempts } from '#core/shared/rate-limit.ts'
import { longestWindowSeconds, retryAfter } from './attempt-window.ts'
import { sql, type Kysely, type Transaction } from 'kysely'
import type { Database } from '../engine/dialect.ts'
import { storedInstant } from '../engine/stored-instant.ts'
import type { Tables } from '../engine/tables.ts'
import { perDialect, writtenOnce } from '../engine/written-once.ts'
import { inPieces, insertingInto } from '../engine/writing-rows.ts'

interface Window {
  readonly key: string
  readonly after: Instant
  readonly until: Instant
}
interface Counted {
  readonly place: number
  readonly attempts: number
  readonly oldest: string | null
}

/** So many windows are counted, and attempts inserted, by one statement. */
const mostAtOnce = 8
/** The same statement for one thing, for two and so on; the values of the second are named `key1`. */
const byNumber = <Statement>(statement: (places: readonly number[]) => Statement): readonly Statement[] =>
  Array.from({ length: mostAtOnce + 1 }, (_, count) => statement(Array.from({ length: count }, (__, place) => place)))
const named = (all: readonly object[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    all.flatMap((one, place) => Object.entries(one).map(([name, value]) => [`${name}${place}`, String(value)])),
  )

const countInWindows = byNumber((places) =>
  writtenOnce<Readonly<Record<string, string>>, Counted>((db, value) => {
    const [first, ...others] = places.map((place) =>
      db
        .selectFrom('attempt')
        .select(({ fn }) => [
          sql<number>`${sql.lit(place)}`.as('place'),
          fn.countAll<number>().as('attempts'),
          fn.min<string | null>('made_at').as('oldest'),
        ])
        .where('key', '=', required(value(`key${place}`)))
        .where('made_at', '>', required(value(`after${place}`)))
        .where('made_at', '<=', required(value(`until${place}`))),
    )
    return others.reduce((all, one) => all.unionAll(one), required(first))
  }),
)

const insertAttempts = perDialect((dialect) =>
  byNumber((places) =>
    writtenOnce<Readonly<Record<string, string>>, unknown>((_, value) =>
      dialect.insertUnflushed(
        sql`attempt ("key", made_at)`,
        places.map((place) => [
          [value(`key${place}`), 'text'],
          [value(`at${place}`), 'instant'],
        ]),
      ),
    ),
  ),
)

/** One question for all who ask in the same turn, or as many as fit into one. */
const counting = (reading: Kysely<Tables>): ((window: Window) => Promise<Counted>) => {
  let asking: { readonly windows: Window[]; readonly answer: Promise<readonly Counted[]> } | undefined
  const begin = () => {
    const windows: Window[] = []
    const answer = Promise.resolve().then(() => {
      asking = undefined
      return required(countInWindows[windows.length])(reading, named(windows))
    })
    return { windows, answer }
  }
  return async (window) => {
    asking ??= begin()
    const { windows, answer } = asking
    const place = windows.push(window) - 1
    if (windows.length === mostAtOnce) asking = undefined
    return required((await answer).find((counted) => counted.place === place))
  }
}

export const attemptsInSql = ({ dialect, reading, write }: Database): ForCountingAttempts => {
  const counted = counting(reading)
  return {
    count: async (key, now, windowSeconds) => {
      const after = addSeconds(now, -windowSeconds)
      const { attempts, oldest } = await counted({ key, after, until: addSeconds(now, longestWindowSeconds) })
      return { attempts, retryAfter: retryAfter(oldest === null ? undefined : Date.parse(oldest), now, windowSeconds) }
    },
    record: async (keys, now) => {
      for (const some of inPieces(keys, mostAtOnce)) {
        const made = named(some.map((key) => ({ key, at: storedInstant(now) })))
        await write((db) => required(insertAttempts(dialect)[some.length])(db, made))
      }
    },
    takeBack: async (keys) => {
      if (keys.length === 0) return
      const last = (db: Kysely<Tables>) =>
        db
          .selectFrom('attempt')
          .select(({ fn }) => fn.max('id').as('id'))
          .where('key', 'in', keys)
          .groupBy('key')
      await write((db) => db.deleteFrom('attempt').where('id', 'in', last(db)).execute())
    },
    forget: async (key) => {
      await write((db) => db.deleteFrom('attempt').where('key', '=', key).execute())
    },
  }
}

/** Counts attempts within a transaction: where it is rolled back, none was made. */
export const countingAttempts = (trx: () => Transaction<Tables>): Pick<ForCountingAttempts, 'record'> => ({
  record: async (keys, now) => {
    for (const key of keys) await insertAttempt(trx(), { key, made_at: storedInstant(now) })
  },
})

const insertAttempt = insertingInto('attempt', ['key', 'made_at'])
