import { sql, type QueryExecutorProvider } from 'kysely'
import { expect, test } from 'vitest'
import { done } from '#core/shared/result.ts'
import type { OpenStore } from '#storage/open-store.ts'
import { migratedFrom } from './migrated-from.ts'
import { onBothDatabases } from './on-both-databases.ts'

const lastBefore = '057-inbox'
const later = '2026-11-29T12:00:00.000Z'

const aThread = (database: QueryExecutorProvider) =>
  sql`
    insert into forum_thread (id, category, state, author_id, at_ms, last_ms, document)
    values ('t-1', 'wahlen', 'sichtbar', null, 1, 1, '{"title":"Wer rückt nach?","tags":[],"locked":false,"posts":1}')`.execute(
    database,
  )
const due = (store: OpenStore) => store.change(async ({ tasks }) => done(await tasks.takeDue(later)))

onBothDatabases('a database from before the search found threads', (empty) => {
  test('has a task that finds those that are there', async () => {
    const store = await migratedFrom(lastBefore, await empty(), async (database) => void (await aThread(database)))
    expect(await due(store)).toMatchObject(done({ kind: 'index-old-threads', subject: '', failures: 0 }))
    expect(await due(store)).toEqual(done(undefined))
  })

  test('has none where there are no threads', async () => {
    const store = await migratedFrom(lastBefore, await empty(), async () => undefined)
    expect(await due(store)).toEqual(done(undefined))
  })
})
