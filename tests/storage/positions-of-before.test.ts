import { sql, type QueryExecutorProvider } from 'kysely'
import { expect, test } from 'vitest'
import { migratedFrom } from './migrated-from.ts'
import { onBothDatabases } from './on-both-databases.ts'

const lastBefore = '020-idle-sessions'

/** Positions as content told them before their terms stood apart; the last one was written after that. */
const positions: Readonly<Record<string, object>> = {
  '1': { id: 1, title: 'Leitung', employment: ['FULL_TIME', 'PART_TIME'], remote: true, hours: '38,5 Stunden' },
  '2': { id: 2, title: 'Vertretung', employment: ['PART_TIME', 'TEMPORARY'], remote: false, hours: '20 Stunden' },
  '3': { id: 3, title: 'Praktikum', employment: ['INTERN'], remote: false, hours: '35 Stunden' },
  '4': { id: 4, title: 'Trainer', extent: ['full-time'], contract: 'permanent', workplace: 'remote' },
}

const rowsOfBefore = async (database: QueryExecutorProvider): Promise<void> => {
  for (const [key, value] of Object.entries(positions)) {
    await sql`
      insert into record (kind, key, place, value, fingerprint)
      values ('position', ${key}, ${Number(key)}, ${JSON.stringify(value)}, ${key})`.execute(database)
  }
}

onBothDatabases('positions from before their terms stood apart', (empty) => {
  test('tell extent, contract and workplace after the migration, and promise no more than before', async () => {
    const store = await migratedFrom(lastBefore, await empty(), rowsOfBefore)
    expect(await store.records.all('position')).toEqual([
      {
        id: 1,
        title: 'Leitung',
        hours: '38,5 Stunden',
        extent: ['full-time', 'part-time'],
        contract: 'permanent',
        workplace: 'hybrid',
      },
      {
        id: 2,
        title: 'Vertretung',
        hours: '20 Stunden',
        extent: ['part-time'],
        contract: 'fixed-term',
        workplace: 'office',
      },
      {
        id: 3,
        title: 'Praktikum',
        hours: '35 Stunden',
        extent: ['full-time', 'part-time'],
        contract: 'internship',
        workplace: 'office',
      },
      { id: 4, title: 'Trainer', extent: ['full-time'], contract: 'permanent', workplace: 'remote' },
    ])
  })
})
