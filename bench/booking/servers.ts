// Servers of the built program on one database with a programme of many events, one of them wide enough for all orders.
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
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
import { servingOf } from '../serving.ts'

/** The event that all book. */
export const eventId = 10_000
const otherEvents = 2000

export interface Servers {
  readonly origins: readonly string[]
  /** Seconds of processor time that they have used. */
  readonly processor: () => number
  readonly stop: () => Promise<void>
}

/** Fills a database. */
export async function filled(url: string): Promise<void> {
  await migrate({ url })
  const store = await openSqlStore({ url })
  const wide = event({ eventId, start: '2099-03-02', days: 1, places: 1_000_000, taken: 0 })
  const others = Array.from({ length: otherEvents }, (_, n) =>
    event({ eventId: eventId + 1 + n, start: addDays('2098-01-05', n % 700), days: 3, places: 20, taken: n % 20 }),
  )
  const stage = applicationOn(store, readSettings({})).get(parts.stage)
  const answer = await stage.content({ ...smallProgramme, events: [wide, ...others] })
  if (!answer.ok) throw new Error(JSON.stringify(answer.refusal))
  await store.close()
}

/** So many processes that serve one database. Strangers from many networks come through a proxy on this machine. */
export async function served(url: string, folder: string, processes: number): Promise<Servers> {
  const running: { readonly child: ChildProcess; readonly origin: string }[] = []
  for (let nth = 0; nth < processes; nth += 1) running.push(await started(url, folder))
  return {
    origins: running.map(({ origin }) => origin),
    processor: () => running.reduce((sum, { child }) => sum + processorOf(child), 0),
    stop: async () => {
      for (const { child } of running) {
        child.kill('SIGKILL')
        await once(child, 'exit')
      }
    },
  }
}

async function started(url: string, folder: string) {
  const port = await freePort()
  const { serving, servingEnvironment } = await servingOf(projectRoot)
  const child = spawn(process.execPath, serving, {
    cwd: projectRoot,
    env: {
      ...servingEnvironment,
      PORT: String(port),
      DATABASE_URL: url,
      DATA_DIR: folder,
      LOG_LEVEL: 'error',
      TRUST_PROXY: 'loopback',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const origin = `http://127.0.0.1:${port}`
  for (let tries = 0; tries < 600; tries += 1) {
    const ready = await fetch(`${origin}/readyz`).catch(() => undefined)
    if (ready?.ok) return { child, origin }
    await pause(100)
  }
  throw new Error('the server does not get ready')
}

function processorOf({ pid }: ChildProcess): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) / 100
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}
