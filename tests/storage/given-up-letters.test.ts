import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { databaseAt } from '#storage/engine/database-at.ts'
import { migrate } from '#storage/engine/migrate.ts'
import { openSqlStore } from '#storage/open-sql-store.ts'
import { expect, onTestFinished, test } from 'vitest'
import { confirmLetter, later, noon, person, registered } from './contract/people.ts'

test('of a letter that was given up, the time and the reason stay and nothing else of it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'given-up-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const url = `file:${join(folder, 'house.sqlite')}`
  await migrate({ url })
  const store = await openSqlStore({ url })
  onTestFinished(() => store.close())
  await registered(
    store,
    person(),
    { digest: 'digest', until: later(60) },
    { ifNew: confirmLetter('confirm 1'), ifKnown: () => confirmLetter('known') },
    noon,
  )
  const [{ id } = { id: '' }] = await store.letters.claim(1, noon, later(5))
  await store.letters.givenUp(id, later(1), '550 no such mailbox')
  await store.letters.givenUp(id, later(2), 'once more')
  await store.letters.failed(id, later(3), 'later')
  const database = await databaseAt(url, { create: false })
  onTestFinished(() => database.close())
  expect(await database.reading.selectFrom('letter').selectAll().execute()).toEqual([
    {
      place: 1,
      id,
      dedupe_key: 'confirm 1',
      letter: null,
      due: noon,
      leased_until: null,
      attempts: 1,
      sent_at: null,
      given_up_at: later(1),
      failure: '550 no such mailbox',
    },
  ])
})
