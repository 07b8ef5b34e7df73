import { databaseAt } from '#storage/engine/database-at.ts'
import { applied, migrate } from '#storage/engine/migrate.ts'
import { sql } from 'kysely'
import { Migrator, type Migration } from 'kysely/migration'
import { expect, test } from 'vitest'
import { onBothDatabases } from './on-both-databases.ts'

const released = [
  '001-first-shape',
  '002-letters-given-up',
  '003-what-changed',
  '004-records',
  '006-revisions',
  '007-dates-of-houses',
  '008-workshop-seats',
  '009-theme-offers',
  '010-applications',
  '011-moved-dates',
  '012-every-venue-has-its-day',
  '013-seats-of-parts',
  '014-documents',
  '015-months-of-themes',
  '016-notes-on-bookmarks',
  '017-removed-bookmarks',
  '018-no-counts-by-town',
  '019-registrations',
  '020-idle-sessions',
  '021-terms-of-positions',
  '022-known-words',
  '023-theme-sequence',
  '024-carts',
  '025-bookings',
  '026-invoices',
  '027-logins',
  '028-form-requests',
  '029-newsletter',
  '030-bookings-of-the-office',
  '031-seats-of-modules',
  '032-lexicon-texts',
  '033-laws',
  '034-rulings',
  '035-articles',
  '036-ruling-texts',
  '037-analysed-pdfs',
  '038-exchange',
  '039-search-documents',
  '040-office',
  '041-alerts',
  '042-first-titles-of-modules',
  '043-gremien',
  '044-participants',
  '045-materials',
  '046-profiles',
  '047-training-plans',
  '048-care-needs',
  '049-account-deletions',
  '050-shared-lists',
  '051-calendar-feeds',
  '052-access-log',
  '053-trainings',
  '054-forum',
  '055-appointments',
  '056-quotes',
  '057-inbox',
  '058-threads-found',
  '059-found-quotes',
]

const half: Migration = {
  up: async (db) => {
    await sql`create table half_done (id integer)`.execute(db)
    await sql`create table half_done (id integer)`.execute(db)
  },
}
const whole: Migration = {
  up: async (db) => {
    await sql`create table whole_done (id integer)`.execute(db)
  },
}

onBothDatabases('migrations', (empty) => {
  test('apply once, in order, and then there is nothing left to do', async () => {
    const url = await empty()
    expect(await migrate({ url })).toEqual(released)
    expect(await migrate({ url })).toEqual([])
  })

  test('apply once when two processes begin at the same time', async () => {
    const url = await empty()
    const answers = await Promise.all([migrate({ url }), migrate({ url }), migrate({ url })])
    expect(answers.flat()).toEqual(released)
  })

  test('leave nothing behind when one of them fails', async () => {
    const database = await databaseAt(await empty(), { create: true })
    const migrator = new Migrator({
      db: database.migrating,
      provider: { getMigrations: async () => ({ '001-whole': whole, '002-half': half }) },
    })
    await expect(applied(migrator)).rejects.toThrow('the database could not be migrated (002-half)')
    const left = (await database.migrating.introspection.getTables()).map(({ name }) => name)
    expect(left.filter((name) => name.endsWith('_done'))).toEqual([])
    expect((await migrator.getMigrations()).map(({ executedAt }) => executedAt)).toEqual([undefined, undefined])
    await database.close()
  })
})
