import type { ForKnowingWords } from '#core/search/ports.ts'
import type { KnownWord } from '#core/search/search.ts'
import { sql, type Kysely, type Transaction } from 'kysely'
import { endOfPrefix } from '../catalogue/searched-words.ts'
import type { Database } from '../engine/dialect.ts'
import type { Tables } from '../engine/tables.ts'
import { inPieces, insertRows } from '../engine/writing-rows.ts'
import { mostAlike } from './most-alike.ts'

export const wordsInSql = ({ reading }: Database): ForKnowingWords => ({
  wordsLike: async ({ begins, ends, length }) => [
    ...(await alike(reading, 'folded', begins, length)),
    ...(await alike(reading, 'backwards', backwards(ends), length)),
  ],
})

/** The words whose column begins like this: an index finds them. */
const alike = (
  db: Kysely<Tables>,
  column: 'folded' | 'backwards',
  beginning: string,
  length: number,
): Promise<readonly KnownWord[]> =>
  db
    .selectFrom('known_word')
    .select(['folded', 'written', 'weight'])
    .where(column, '>=', beginning)
    .where(column, '<', endOfPrefix(beginning))
    .where(sql<boolean>`length(folded) between ${length - 1} and ${length + 1}`)
    .orderBy('weight', 'desc')
    .orderBy('folded')
    .limit(mostAlike)
    .execute()

const backwards = (word: string): string => Array.from(word).toReversed().join('')

/** Makes the known words equal to these. */
export async function applyKnownWords(trx: Transaction<Tables>, wanted: readonly KnownWord[]): Promise<void> {
  const stored = await trx.selectFrom('known_word').select(['folded', 'written', 'weight']).execute()
  const before = new Map(stored.map((word) => [word.folded, word]))
  const changed = wanted.filter((word) => {
    const { written, weight } = before.get(word.folded) ?? {}
    return written !== word.written || weight !== word.weight
  })
  const kept = new Set(wanted.map(({ folded }) => folded))
  const gone = [...stored.filter(({ folded }) => !kept.has(folded)), ...changed].map(({ folded }) => folded)
  for (const piece of inPieces(gone, 1000)) await trx.deleteFrom('known_word').where('folded', 'in', piece).execute()
  await insertRows(
    trx,
    'known_word',
    changed.map(({ folded, written, weight }) => ({ folded, backwards: backwards(folded), written, weight })),
  )
}
