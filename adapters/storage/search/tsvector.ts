import type { QueryWord } from '#core/fulltext/fulltext.ts'
import { sql } from 'kysely'
import { inPieces } from '../engine/writing-rows.ts'
import type { FullText, WordsAtPosition } from './full-text.ts'

const rowsAtOnce = 200

/**
 * A `tsvector` in a table of its own, so that counting hits reads little. Words are written into it as they are: no
 * parser of PostgreSQL cuts them once more. Weights tell where a word stands: A the title, B the lead, D the text.
 */
export const tsvector: FullText = {
  creating: [
    `create table search_word (
      position bigint primary key references search_document on delete cascade,
      words tsvector not null
    )`,
    'create index search_word_words on search_word using gin (words)',
  ],
  put: async (trx, documents) => {
    for (const piece of inPieces(documents, rowsAtOnce))
      await sql`
        insert into search_word (position, words)
        values ${sql.join(piece.map((one) => sql`(${one.position}, ${vectorOf(one)}::tsvector)`))}`.execute(trx)
  },
  remove: async (trx, positions) => {
    for (const piece of inPieces(positions, rowsAtOnce))
      await sql`delete from search_word where position in (${sql.join(piece)})`.execute(trx)
  },
  hits: ({ words, in: part }, { from, to }, without) => {
    const others = without ? sql` and not (position >= ${without.from} and position < ${without.to})` : sql``
    const asked = words.map((word) => oneOf(word, part === 'title' ? '*A' : '*')).join(' & ')
    return sql`
      select position from search_word
      where words @@ ${asked}::tsquery and position >= ${from} and position < ${to}${others}`
  },
}

const quoted = (word: string): string => `'${word.replaceAll("'", "''").replaceAll('\\', '\\\\')}'`

/** All words with the positions in which they stand; only the weight of a position says anything. */
const vectorOf = ({ title, lead, text }: WordsAtPosition): string => {
  const weights = new Map<string, string[]>()
  for (const [words, weight] of [
    [title, '1A'],
    [lead, '2B'],
    [text, '3'],
  ] as const)
    for (const word of words.split(' ')) if (word !== '') weights.set(word, [...(weights.get(word) ?? []), weight])
  return [...weights].map(([word, of]) => `${quoted(word)}:${of.join(',')}`).join(' ')
}

const oneOf = (word: QueryWord, how: string): string =>
  `(${word.map((stems) => `(${stems.map((stem) => `${quoted(stem)}:${how}`).join(' & ')})`).join(' | ')})`
