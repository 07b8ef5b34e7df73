import { randomUUID } from 'node:crypto'
import type { ForKeepingLetters, Letter } from '#core/letters/ports.ts'
import type { Instant } from '#core/shared/day.ts'
import type { Transaction } from 'kysely'
import type { Database } from './dialect.ts'
import { storedInstant } from './stored-instant.ts'
import type { Tables } from './tables.ts'

export const lettersInSql = ({ dialect, write }: Database): ForKeepingLetters => ({
  claim: async (limit, now, until) => {
    const at = storedInstant(now)
    const claimed = await write((db) =>
      db
        .updateTable('letter')
        .set(({ eb }) => ({ leased_until: storedInstant(until), attempts: eb('attempts', '+', 1) }))
        .where('id', 'in', (eb) =>
          dialect.lockingFree(
            eb
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
        .returning(['id', 'attempts', 'letter', 'due', 'place'])
        .execute(),
    )
    return claimed
      .toSorted((one, other) => Date.parse(one.due) - Date.parse(other.due) || one.place - other.place)
      .flatMap(({ id, attempts, letter }) =>
        letter === null ? [] : [{ id, attempts: attempts - 1, letter: letterIn(letter) }],
      )
  },
  sent: async (id, now) => {
    await write((db) =>
      db
        .updateTable('letter')
        .set({ sent_at: storedInstant(now), letter: null, leased_until: null, failure: null })
        .where('id', '=', id)
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

/** Lays a letter out for the post within the transaction that gives rise to it, unless its dedupe key has been used. */
export async function postLetter(trx: Transaction<Tables>, letter: Letter, now: Instant): Promise<void> {
  const { dedupeKey } = letter
  await trx
    .insertInto('letter')
    .values({
      id: randomUUID(),
      dedupe_key: dedupeKey,
      letter: JSON.stringify(letter),
      due: storedInstant(now),
      attempts: 0,
    })
    .onConflict((same) => same.column('dedupe_key').doNothing())
    .execute()
}

function letterIn(json: string): Letter {
  const letter: Letter = JSON.parse(json)
  return letter
}
