import { sql, type QueryExecutorProvider } from 'kysely'
import { expect, test } from 'vitest'
import { firstDay, programme, rubric, theme } from './contract/programme.ts'
import { migratedFrom } from './migrated-from.ts'
import { onBothDatabases } from './on-both-databases.ts'

const lastBefore = '022-known-words'

/** Titles, in the order in which their keys of then stood. */
const titles: readonly (readonly [title: string, keyOfThen: string])[] = [
  ['Ersatzmitglieder II: mitentscheiden', 'ersatzmitglieder ii mitentscheiden'],
  ['Ersatzmitglieder III: nachgerückt', 'ersatzmitglieder iii nachgeruckt'],
  ['Ersatzmitglieder: am Tisch', 'ersatzmitglieder am tisch'],
  ['Recht IX', 'recht ix'],
  ['Recht V', 'recht v'],
]

const rowsOfBefore = async (database: QueryExecutorProvider): Promise<void> => {
  await sql`
    insert into rubric (id, url, title, position, fingerprint, withdrawn, document)
    values (1, 'recht', 'Recht', 1, 'f', false, '{}')`.execute(database)
  for (const [at, [title, keyOfThen]] of titles.entries())
    await sql`
      insert into theme (internal_id, url, title, sort_key, event_type, is_new, redirect_url, rubric_id,
        rubric_position, fingerprint, withdrawn, document)
      values (${at + 1}, ${`thema-${at + 1}`}, ${title}, ${keyOfThen}, 2, false, null, 1, 1, 'f', false, '{}')`.execute(
      database,
    )
}

onBothDatabases('themes from before they had a sequence', (empty) => {
  const migrated = async () => migratedFrom(lastBefore, await empty(), rowsOfBefore)

  test('stand by title after the migration, by what their titles count', async () => {
    const { catalogue } = await migrated()
    const { items } = await catalogue.themeUrls({}, firstDay, {})
    expect(items).toEqual(['thema-3', 'thema-1', 'thema-2', 'thema-5', 'thema-4'])
  })

  test('stand as an import would have put them', async () => {
    const store = await migrated()
    const before = (await store.catalogue.themeUrls({}, firstDay, {})).items
    const themes = titles.map(([title], at) => theme({ internalId: at + 1, url: `thema-${at + 1}`, title }))
    const content = programme({ rubrics: [rubric({ id: 1, url: 'recht', position: 1 })], themes, events: [] })
    await store.content.apply(content, firstDay, firstDay)
    expect((await store.catalogue.themeUrls({}, firstDay, {})).items).toEqual(before)
  })
})
