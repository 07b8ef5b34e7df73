import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { migratedFrom } from './migrated-from.ts'
import { onBothDatabases } from './on-both-databases.ts'

onBothDatabases('a database in which nobody noted when a session began', (empty) => {
  test('keeps its sessions; they have begun with the migration, somewhere', async () => {
    const before = Date.now()
    const store = await migratedFrom('024-carts', await empty(), async (database) => {
      await sql`insert into users
        (id, email, salutation_id, first_name, last_name, company, function_code, newsletter, roles, password_hash, confirmed_at)
        values ('a', 'a@x.example', 'frau', 'A', 'B', '', 'br-mitglied', false, '["mitglied"]', 'x', '2027-01-11T12:00:00.000Z')
      `.execute(database)
      await sql`insert into session (digest, user_id, until, idle_until)
        values ('digest', 'a', '2027-02-11T12:00:00.000Z', '2027-01-25T12:00:00.000Z')`.execute(database)
    })
    const session = await store.sessions.find('digest', '2027-01-12T12:00:00.000Z')
    expect(session).toMatchObject({
      userId: 'a',
      until: '2027-02-11T12:00:00.000Z',
      idleUntil: '2027-01-25T12:00:00.000Z',
      device: { browser: 'other', system: 'other' },
    })
    expect(Date.parse(session?.begunAt ?? '')).toBeGreaterThanOrEqual(before)
    expect(session?.seenAt).toBe(session?.begunAt)
  })
})
