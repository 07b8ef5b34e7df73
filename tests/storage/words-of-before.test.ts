import { sql, type QueryExecutorProvider } from 'kysely'
import { expect, test } from 'vitest'
import { migratedFrom } from './migrated-from.ts'
import { onBothDatabases } from './on-both-databases.ts'

const lastBefore = '021-terms-of-positions'

const rowsOfBefore = async (database: QueryExecutorProvider): Promise<void> => {
  await sql`
    insert into rubric (id, url, title, position, fingerprint, withdrawn, document)
    values (1, 'recht', 'Recht', 1, 'f', false, '{}')`.execute(database)
  const theme = (id: number, title: string, redirect: string | null, withdrawn: boolean) => sql`
    insert into theme (internal_id, url, title, sort_key, event_type, is_new, redirect_url, rubric_id, rubric_position,
      fingerprint, withdrawn, document)
    values (${id}, ${`thema-${id}`}, ${title}, ${title}, 2, false, ${redirect}, 1, 1, 'f', ${withdrawn},
      ${JSON.stringify({ content: [{ teaser: 'Der Einstieg in die Mitbestimmung.' }] })})`
  for (const [id, title, redirect, withdrawn] of [
    [1, 'Kündigung und Anhörung', null, false],
    [2, 'Umgezogenes', '/anders', false],
    [3, 'Verschwundenes', null, true],
  ] as const)
    await theme(id, title, redirect, withdrawn).execute(database)
  await sql`
    insert into location (internal_id, name, fingerprint, withdrawn, document)
    values (1, 'Köln', 'f', false, '{}')`.execute(database)
  await sql`
    insert into lexicon_entry (target_group, slug, title, definition, fingerprint)
    values ('br', 'abmahnung', 'Abmahnung', 'Eine Rüge.', 'f')`.execute(database)
}

onBothDatabases('a database from before words were known', (empty) => {
  test('knows those of its titles, teasers, towns and lexicon after the migration', async () => {
    const store = await migratedFrom(lastBefore, await empty(), rowsOfBefore)
    const like = (word: string) => store.words.wordsLike({ begins: word.slice(0, 3), ends: 'xxx', length: word.length })
    expect(await like('kundigung')).toEqual([{ folded: 'kundigung', written: 'Kündigung', weight: 8 }])
    expect(await like('koln')).toEqual([{ folded: 'koln', written: 'Köln', weight: 8 }])
    expect(await like('abmahnung')).toEqual([{ folded: 'abmahnung', written: 'Abmahnung', weight: 8 }])
    expect(await like('einstieg')).toEqual([{ folded: 'einstieg', written: 'Einstieg', weight: 3 }])
    expect(await like('umgezogenes')).toEqual([])
    expect(await like('verschwundenes')).toEqual([])
    expect(await store.words.wordsLike({ begins: 'xxx', ends: 'ung', length: 9 })).toHaveLength(3)
  })
})
