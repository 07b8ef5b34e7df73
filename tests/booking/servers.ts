import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import crossFetch from 'cross-fetch'
import { onTestFinished } from 'vitest'
import type { Fetch } from '#http/client/send.ts'
import { startServer, stopServer, type RunningServer } from '../http/kill-harness.ts'
import { noLimits } from './bookers.ts'
import { builtProgram } from '#tests/built-program.ts'

const theServer = [builtProgram, 'serve']

/** A folder that is gone when the test has ended. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'bookings-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

/** Server processes beside each other on one database, which end with the test where nobody ends them before. */
export async function serversOn(
  url: string,
  count: number,
  environment: Readonly<Record<string, string>> = {},
  script: readonly string[] = theServer,
): Promise<readonly RunningServer[]> {
  const folder = temporaryFolder()
  const running = await Promise.all(
    Array.from({ length: count }, () => startServer(script, url, folder, { ...noLimits, ...environment })),
  )
  onTestFinished(async () => {
    await Promise.all(running.map((server) => stopServer(server, 'SIGKILL')))
  })
  return running
}

/** Asks as cross-fetch does, and counts the statuses of all answers. */
export function countingFetch(): { readonly fetch: Fetch; readonly statuses: ReadonlyMap<number, number> } {
  const statuses = new Map<number, number>()
  const fetch: Fetch = async (url, init) => {
    const answer = await crossFetch(url, init)
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
    return answer
  }
  return { fetch, statuses }
}
