import type { Kysely } from 'kysely'
import type { Database } from './dialect.ts'
import type { Tables } from './tables.ts'
import { writtenOnce } from './written-once.ts'

/** Single values that belong to the database as a whole. */
type SettingName =
  | 'brand'
  | 'content-imports'
  | 'content-revision'
  | 'file-sizes'
  | 'first-fill'
  | 'last-write'
  | `secret.${string}`

export async function settingOf(db: Kysely<Tables>, name: SettingName): Promise<string | undefined> {
  const [row] = await settingRow(db, { name })
  return row?.value
}

const settingRow = writtenOnce<{ readonly name: string }, { readonly value: string }>((db, value) =>
  db.selectFrom('setting').select('value').where('name', '=', value('name')),
)

export async function putSetting(db: Kysely<Tables>, name: SettingName, value: string): Promise<void> {
  await db
    .insertInto('setting')
    .values({ name, value })
    .onConflict((same) => same.column('name').doUpdateSet({ value }))
    .execute()
}

/** Puts a setting only where there is none; answers the one that is there afterwards, whoever made it. */
export async function settingOnce(
  { reading, write }: Database,
  name: SettingName,
  make: () => string,
): Promise<string> {
  const known = await settingOf(reading, name)
  if (known !== undefined) return known
  const value = make()
  await write((db) =>
    db
      .insertInto('setting')
      .values({ name, value })
      .onConflict((same) => same.column('name').doNothing())
      .execute(),
  )
  const made = await settingOf(reading, name)
  if (made === undefined) throw new Error(`the setting ${name} was not stored`)
  return made
}
