import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { takeSeats } from '#core/capacity/taking-seats.step.ts'
import { migrate } from '#storage/engine/migrate.ts'
import { openSqlStore } from '#storage/open-sql-store.ts'
import { onPostgres } from '../storage/on-postgres.ts'
import { startPostgres } from '../storage/postgres-cluster.ts'
import { listenLive, portOf } from './listening-live.ts'
import { openTestApp } from './test-app.ts'

/** Somebody takes a seat elsewhere, while somebody listens here. */
async function changeArrives(url: string, takeElsewhere: (url: string) => Promise<unknown>): Promise<void> {
  await migrate({ url })
  const { app, close } = await openTestApp({ store: await openSqlStore({ url }) })
  onTestFinished(close)
  await app.listen({ host: '127.0.0.1', port: 0 })
  const heard = await listenLive(portOf(app), '/api/live?events=4002')
  onTestFinished(heard.close)
  await takeElsewhere(url)
  expect((await heard.heard(1, 2_000)).map(({ topics }) => topics)).toEqual([['event:4002']])
}

/** It has taken a seat when it is ready for more. */
async function inAProcess(url: string): Promise<void> {
  const script = join(import.meta.dirname, '../storage/seat-taking-process.ts')
  const taking = spawn(process.execPath, [script, url, '4002'], { stdio: ['pipe', 'pipe', 'inherit'] })
  onTestFinished(() => void taking.kill())
  await once(taking.stdout, 'data')
}

/** PostgreSQL tells connections of one process and of two alike. */
const overAnotherConnection = async (url: string): Promise<void> => {
  const store = await openSqlStore({ url })
  await store.change((tx) => takeSeats([{ of: { kind: 'event', eventId: 4002 }, seats: 1 }])(tx))
  await store.close()
}

it('a change of another process on the same file arrives within two seconds', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'live-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  await changeArrives(`file:${join(folder, 'house.sqlite')}`, inAProcess)
})

onPostgres('in PostgreSQL', () => {
  it('a change over another connection arrives within two seconds', async () => {
    const cluster = await startPostgres()
    onTestFinished(() => cluster.stop())
    await changeArrives(await cluster.database('house'), overAnotherConnection)
  })
})
