import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { ColumnTypes } from '../engine/dialect.ts'

/**
 * The words of the content, by which misspelt ones are mended; an index finds them by their beginnings and another one
 * by their endings. Those of titles, teasers and towns are there at once; the next import brings those of the long
 * texts, and what each of them weighs.
 */
export const knownWords = ({ text, integer, endOfTable }: ColumnTypes): Migration => ({
  up: async (db) => {
    for (const statement of [
      `create table known_word (
        folded ${text} primary key,
        backwards ${text} not null,
        written ${text} not null,
        weight ${integer} not null
      ) ${endOfTable}`,
      'create index known_word_backwards on known_word (backwards)',
    ])
      await sql.raw(statement).execute(db)
    const words = new Map<string, { readonly written: string; readonly weight: number }>()
    const add = (said: string, weight: number): void => {
      for (const written of said
        .normalize('NFC')
        .replaceAll('\u00ad', '')
        .match(/\p{L}+/gu) ?? []) {
        const folded = foldedAtThatTime(written)
        const before = words.get(folded)
        if (folded.length >= 4)
          words.set(folded, { written: before?.written ?? written, weight: (before?.weight ?? 0) + weight })
      }
    }
    const titles = await sql<{ said: string }>`
      select title as said from lexicon_entry union all select name from location where not withdrawn
      order by said`.execute(db)
    for (const { said } of titles.rows) add(said, 8)
    const themes = await sql<{ title: string; document: string }>`
      select title, document from theme where not withdrawn and redirect_url is null order by internal_id`.execute(db)
    for (const { title, document } of themes.rows) {
      add(title, 8)
      const { content } = JSON.parse(document) as { content?: readonly { readonly teaser?: string }[] }
      add(content?.[0]?.teaser ?? '', 3)
    }
    for (const [folded, { written, weight }] of words)
      await sql`
        insert into known_word (folded, backwards, written, weight)
        values (${folded}, ${Array.from(folded).toReversed().join('')}, ${written}, ${weight})`.execute(db)
  },
})

const foldedAtThatTime = (word: string): string =>
  word
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replaceAll(/\p{M}+/gu, '')
    .replaceAll(/(?<![aeq])([aou])e/g, '$1')
