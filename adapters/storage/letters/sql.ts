import { randomUUID } from 'node:crypto'
import type {
  ForKeepingLetters,
  ForTracingLetters,
  ForWatchingLetters,
  Letter,
  LetterFate,
} from '#core/letters/ports.ts'
import { StoreUnavailable } from '#core/shared/store-unavailable.ts'
import type { ForPosting } from '#core/shared/posting.ts'
import type { Kysely, Transaction } from 'kysely'
import type { Database } from '../engine/dialect.ts'
import { storedInstant } from '../engine/stored-instant.ts'
import type { Tables } from '../engine/tables.ts'
import { writingOnce } from '../engine/written-once.ts'
import { letterTrouble } from './trouble-in-sql.ts'

export const lettersInSql = ({
  dialect,
  reading,
  write,
}: Database): ForKeepingLetters & ForWatchingLetters & ForTracingLetters => ({
  fates: async (keys) => {
    if (keys.length === 0) return new Map()
    const query = reading.selectFrom('letter').select(['dedupe_key', 'sent_at', 'given_up_at'])
    const rows = await query.where('dedupe_key', 'in', keys).execute()
    return new Map(rows.map((row) => [row.dedupe_key, fateOf(row)]))
  },
  trouble: (since) => letterTrouble(reading, since),
  claim: async (limit, now, until) => {
    const at = storedInstant(now)
    const claimed = await write((db) =>
      db
        // Materialized: asked within the condition, PostgreSQL may ask it again for another row, and take more.
        .with(
          (cte) => cte('next').materialized(),
          (before) =>
            dialect.lockingFree(
              before
                .selectFrom('letter')
                .select('id')
                .where('sent_at', 'is', null)
                .where('given_up_at', 'is', null)
                .where('due', '<=', at)
                .where((eb) => eb.or([eb('leased_until', 'is', null), eb('leased_until', '<=', at)]))
                .orderBy('due')
                .orderBy('place')
                .limit(limit),
            ),
        )
        .updateTable('letter')
        .set(({ eb }) => ({ leased_until: storedInstant(until), attempts: eb('attempts', '+', 1) }))
        .where('id', 'in', (eb) => eb.selectFrom('next').select('id'))
        .returning(['id', 'attempts', 'letter', 'due', 'place'])
        .execute(),
    )
    return claimed
      .toSorted((one, other) => Date.parse(one.due) - Date.parse(other.due) || one.place - other.place)
      .flatMap(({ id, attempts, letter }) =>
        letter === null ? [] : [{ id, attempts: attempts - 1, letter: letterIn(letter) }],
      )
  },
  waitingTo: async (address) => (await waitingTo(reading, address)).map(({ letter }) => letter.kind),
  sent: async (id, now) => {
    await write((db) =>
      db
        .updateTable('letter')
        .set({ sent_at: storedInstant(now), letter: null, leased_until: null, failure: null })
        .where('id', '=', id)
        .execute(),
    )
  },
  putOff: async (id, until) => {
    await write((db) =>
      db
        .updateTable('letter')
        .set(({ eb }) => ({ due: storedInstant(until), leased_until: null, attempts: eb('attempts', '-', 1) }))
        .where('id', '=', id)
        .where('sent_at', 'is', null)
        .where('given_up_at', 'is', null)
        .execute(),
    )
  },
  failed: async (id, again, reason) => {
    await write((db) =>
      db
        .updateTable('letter')
        .set({ due: storedInstant(again), leased_until: null, failure: reason })
        .where('id', '=', id)
        .where('sent_at', 'is', null)
        .where('given_up_at', 'is', null)
        .execute(),
    )
  },
  givenUp: async (id, now, reason) => {
    await write((db) =>
      db
        .updateTable('letter')
        .set({ given_up_at: storedInstant(now), letter: null, leased_until: null, failure: reason })
        .where('id', '=', id)
        .where('sent_at', 'is', null)
        .where('given_up_at', 'is', null)
        .execute(),
    )
  },
})

const fateOf = ({
  sent_at,
  given_up_at,
}: {
  readonly sent_at: string | null
  readonly given_up_at: string | null
}): LetterFate => {
  if (sent_at !== null) return { state: 'sent', at: sent_at }
  return given_up_at === null ? { state: 'waiting' } : { state: 'given-up', at: given_up_at }
}

/** So many keys at a time: databases take no more than some ten thousand values in one statement. */
const keysAtOnce = 1_000

/** How many letters have neither been sent nor given up; undefined while the database does not answer. */
export const lettersWaiting = async ({ watching }: Database): Promise<number | undefined> => {
  const row = await watching
    .selectFrom('letter')
    .select(({ fn }) => fn.countAll<number>().as('waiting'))
    .where('sent_at', 'is', null)
    .where('given_up_at', 'is', null)
    .executeTakeFirst()
    .catch((error: unknown) => {
      if (error instanceof StoreUnavailable) return undefined
      throw error
    })
  return row?.waiting
}

interface NewLetterRow {
  readonly id: string
  readonly dedupe_key: string
  readonly letter: string
  readonly due: string
  readonly attempts: number
}

const insertLetter = writingOnce<NewLetterRow>((db, value) =>
  db
    .insertInto('letter')
    .values({
      id: value('id'),
      dedupe_key: value('dedupe_key'),
      letter: value('letter'),
      due: value('due'),
      attempts: value('attempts'),
    })
    .onConflict((same) => same.column('dedupe_key').doNothing()),
)

/** Lays letters out for the post within the transaction that gives rise to them. */
export const postingLetters = (trx: () => Transaction<Tables>): ForPosting<Letter> => ({
  post: async (letter, now) => {
    await insertLetter(trx(), {
      id: randomUUID(),
      dedupe_key: letter.dedupeKey,
      letter: JSON.stringify(letter),
      due: storedInstant(now),
      attempts: 0,
    })
  },
  withdraw: async (dedupeKeys, now, reason) => {
    for (let from = 0; from < dedupeKeys.length; from += keysAtOnce)
      await trx()
        .updateTable('letter')
        .set({ given_up_at: storedInstant(now), letter: null, leased_until: null, failure: reason })
        .where('dedupe_key', 'in', dedupeKeys.slice(from, from + keysAtOnce))
        .where('letter', 'is not', null)
        .execute()
  },
  withdrawTo: async (address, now, reason) => {
    const ids = (await waitingTo(trx(), address)).map(({ id }) => id)
    if (ids.length === 0) return
    await trx()
      .updateTable('letter')
      .set({ given_up_at: storedInstant(now), letter: null, leased_until: null, failure: reason })
      .where('id', 'in', ids)
      .execute()
  },
})

/** Letters to an address that wait; of those that have left nothing is known any more. */
async function waitingTo(
  db: Kysely<Tables>,
  address: string,
): Promise<readonly { readonly id: string; readonly letter: Letter }[]> {
  const rows = await db.selectFrom('letter').select(['id', 'letter']).where('letter', 'is not', null).execute()
  return rows
    .flatMap(({ id, letter }) => (letter === null ? [] : [{ id, letter: letterIn(letter) }]))
    .filter(({ letter }) => letter.to === address)
}

function letterIn(json: string): Letter {
  const letter: Letter = JSON.parse(json)
  return letter
}
