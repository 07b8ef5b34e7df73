// Servers of the built program on one database with a programme of many events, one of them wide enough for all orders.
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { applicationOn, parts } from '#cli/compose/application.ts'
import { projectRoot } from '#cli/project-root.ts'
import { readSettings } from '#cli/settings.ts'
import { addDays } from '#core/shared/dates.ts'
import { event } from '#features/support/content-builder.ts'
import { migrate } from '#storage/engine/migrate.ts'
import { openSqlStore } from '#storage/open-sql-store.ts'
import { smallProgramme } from '../../tests/http/small-programme.ts'
import { begunBy } from '../../tests/storage/process-tree.ts'
import { servingOf } from '../serving.ts'

/** The event that all book. */
export const eventId = 10_000
export const siteSecret = 'the same for servers and bookers'
const otherEvents = 2000
const seats = 1_000_000

export interface Servers {
  readonly ports: readonly number[]
  readonly processes: () => readonly number[]
  readonly stop: () => Promise<void>
}

/** Fills a database. */
export async function filled(url: string): Promise<void> {
  await migrate({ url })
  const store = await openSqlStore({ url })
  const wide = event({ eventId, start: '2099-03-02', days: 1, places: seats, taken: 0 })
  const others = Array.from({ length: otherEvents }, (_, n) =>
    event({ eventId: eventId + 1 + n, start: addDays('2098-01-05', n % 700), days: 3, places: 20, taken: n % 20 }),
  )
  const stage = applicationOn(store, readSettings({})).get(parts.stage)
  const answer = await stage.content({ ...smallProgramme, events: [wide, ...others] })
  if (!answer.ok) throw new Error(JSON.stringify(answer.refusal))
  await store.close()
}

/** How many seats of the event that all book are taken now. */
export async function seatsTaken(url: string): Promise<number> {
  const store = await openSqlStore({ url })
  try {
    return seats - ((await store.catalogue.event(eventId))?.placesLeft ?? NaN)
  } finally {
    await store.close()
  }
}

/** So many processes that serve one database. Strangers from many networks come through a proxy on this machine. */
export async function served(url: string, folder: string, processes: number): Promise<Servers> {
  const running: { readonly keeper: ChildProcess; readonly port: number }[] = []
  const stop = async (): Promise<void> => {
    await Promise.all(running.map(({ keeper }) => ended(keeper)))
  }
  try {
    for (let nth = 0; nth < processes; nth += 1) running.push(await started(url, folder))
  } catch (error) {
    await stop()
    throw error
  }
  return {
    ports: running.map(({ port }) => port),
    processes: () => running.flatMap(({ keeper }) => begunBy(keeper.pid ?? 0)),
    stop,
  }
}

/** The shell lives until its standard input closes, which even a killed bench sees to; the server goes with it. */
const keepUntilInputCloses = '"$@" </dev/null & cat >/dev/null; kill -KILL $!; wait'

async function ended(keeper: ChildProcess): Promise<void> {
  if (keeper.exitCode !== null || keeper.signalCode !== null) return
  keeper.stdin?.end()
  await once(keeper, 'exit')
}

async function started(url: string, folder: string) {
  const port = await freePort()
  const { serving, servingEnvironment } = await servingOf(projectRoot)
  const keeper = spawn('/bin/sh', ['-c', keepUntilInputCloses, 'sh', process.execPath, ...serving], {
    cwd: projectRoot,
    env: {
      ...servingEnvironment,
      PORT: String(port),
      DATABASE_URL: url,
      DATA_DIR: folder,
      LOG_LEVEL: 'error',
      TRUST_PROXY: 'loopback',
      SITE_SECRET: siteSecret,
    },
    stdio: ['pipe', 'ignore', 'inherit'],
  })
  for (let tries = 0; tries < 300 && keeper.exitCode === null; tries += 1) {
    const ready = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined)
    if (ready?.ok) return { keeper, port }
    await pause(100)
  }
  await ended(keeper)
  throw new Error('the server does not get ready')
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}
