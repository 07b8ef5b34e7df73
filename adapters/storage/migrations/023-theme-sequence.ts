import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { ColumnTypes } from '../engine/dialect.ts'

/**
 * Themes stand in a sequence of the provider's within their rubric; until content tells one, all stand behind it, by
 * title. Titles that count are sorted by what they count: 'Arbeitsrecht II' before 'Arbeitsrecht X'.
 */
export const themeSequence = ({ integer }: ColumnTypes): Migration => ({
  up: async (db) => {
    await sql.raw(`alter table theme add column sequence ${integer} not null default 1000000000`).execute(db)
    await sql`drop index theme_shelf`.execute(db)
    await sql`
      create index theme_shelf on theme (rubric_position, sequence, sort_key, internal_id)
      where not withdrawn and redirect_url is null`.execute(db)
    const { rows } = await sql<{ internal_id: number; title: string }>`
      select internal_id, title from theme`.execute(db)
    for (const { internal_id, title } of rows)
      await sql`update theme set sort_key = ${sortKeyOfThen(title)} where internal_id = ${internal_id}`.execute(db)
  },
})

const worth: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10 }

const romanValue = (numeral: string): number => {
  const digits = Array.from(numeral, (letter) => worth[letter] ?? 0)
  return digits.reduce((sum, digit, at) => (digit < (digits[at + 1] ?? 0) ? sum - digit : sum + digit), 0)
}

const sortKeyOfThen = (title: string): string =>
  title
    .replaceAll(/(?<=\S\s)(?=[IVX])X{0,3}(?:IX|IV|V?I{0,3})(?![\p{L}\p{N}])/gu, (roman) => String(romanValue(roman)))
    .split(':')
    .map((part) =>
      part
        .toLowerCase()
        .replaceAll('ß', 'ss')
        .normalize('NFKD')
        .replaceAll(/\p{M}+/gu, '')
        .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
        .trim()
        .replaceAll(/\d+/g, (number) => number.padStart(6, '0')),
    )
    .join(' ! ')
