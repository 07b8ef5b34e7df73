import type { QueryWord } from '#core/fulltext/fulltext.ts'
import { sql } from 'kysely'
import { inPieces } from '../engine/writing-rows.ts'
import type { FullText } from './full-text.ts'

const rowsAtOnce = 200

/** FTS5 without the texts themselves. Its tokenizer 'ascii' cuts no letter of any script, and spaces are no letters. */
export const fts5: FullText = {
  creating: [
    `create virtual table search_word using fts5(
      title, lead, text, content = '', contentless_delete = 1, detail = column, tokenize = 'ascii'
    )`,
  ],
  put: async (trx, documents) => {
    for (const piece of inPieces(documents, rowsAtOnce))
      await sql`
        insert into search_word (rowid, title, lead, text)
        values ${sql.join(piece.map(({ position, title, lead, text }) => sql`(${position}, ${title}, ${lead}, ${text})`))}`.execute(
        trx,
      )
  },
  remove: async (trx, positions) => {
    for (const piece of inPieces(positions, rowsAtOnce))
      await sql`delete from search_word where rowid in (${sql.join(piece)})`.execute(trx)
  },
  hits: ({ words, in: part }, { from, to }, without) => {
    const others = without ? sql` and not (rowid >= ${without.from} and rowid < ${without.to})` : sql``
    const asked = words.map(oneOf).join(' AND ')
    const expression = part === 'title' ? `{title} : (${asked})` : asked
    return sql`
      select rowid as position from search_word
      where search_word match ${expression} and rowid >= ${from} and rowid < ${to}${others}`
  },
}

const oneOf = (word: QueryWord): string => `(${word.map(allOf).join(' OR ')})`
const allOf = (stems: readonly string[]): string =>
  stems.length === 1 ? stems.map(beginning).join('') : `(${stems.map(beginning).join(' AND ')})`
const beginning = (stem: string): string => `"${stem.replaceAll('"', '""')}" *`
