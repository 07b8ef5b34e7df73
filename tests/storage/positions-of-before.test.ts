import { databaseAt } from '#storage/engine/database-at.ts'
import { applied, migrate } from '#storage/engine/migrate.ts'
import { migrationsFor } from '#storage/migrations/migrations.ts'
import { openSqlStore } from '#storage/open-sql-store.ts'
import { sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { expect, onTestFinished, test } from 'vitest'
import { onBothDatabases } from './on-both-databases.ts'

const lastBefore = '020-idle-sessions'

/** Positions as content told them before their terms stood apart; the last one was written after that. */
const positions: Readonly<Record<string, object>> = {
  '1': { id: 1, title: 'Leitung', employment: ['FULL_TIME', 'PART_TIME'], remote: true, hours: '38,5 Stunden' },
  '2': { id: 2, title: 'Vertretung', employment: ['PART_TIME', 'TEMPORARY'], remote: false, hours: '20 Stunden' },
  '3': { id: 3, title: 'Praktikum', employment: ['INTERN'], remote: false, hours: '35 Stunden' },
  '4': { id: 4, title: 'Trainer', extent: ['full-time'], contract: 'permanent', workplace: 'remote' },
}

const databaseOfBefore = async (url: string): Promise<void> => {
  const { migrating, dialect, close } = await databaseAt(url, { create: true })
  const before = Object.entries(migrationsFor(dialect)).filter(([name]) => name <= lastBefore)
  await applied(new Migrator({ db: migrating, provider: { getMigrations: async () => Object.fromEntries(before) } }))
  for (const [key, value] of Object.entries(positions)) {
    await sql`
      insert into record (kind, key, place, value, fingerprint)
      values ('position', ${key}, ${Number(key)}, ${JSON.stringify(value)}, ${key})`.execute(migrating)
  }
  await close()
}

onBothDatabases('positions from before their terms stood apart', (empty) => {
  test('tell extent, contract and workplace after the migration, and promise no more than before', async () => {
    const url = await empty()
    await databaseOfBefore(url)
    await migrate({ url })
    const store = await openSqlStore({ url })
    onTestFinished(() => store.close())
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
