import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setImmediate as aTurn } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { migrate } from '#storage/engine/migrate.ts'
import { openSqlStore } from '#storage/open-sql-store.ts'
import { onBothDatabases } from './on-both-databases.ts'
import { isLong } from '#tests/long-run.ts'

const times = isLong ? 10_000 : 250

/** A process of its own that changes something whenever it is told to, and says so when it is done. */
const changer = async (url: string) => {
  const script = fileURLToPath(new URL('brand-changing-process.ts', import.meta.url))
  const child = spawn(process.execPath, [script, url], { stdio: ['pipe', 'pipe', 'inherit'] })
  onTestFinished(() => void child.kill())
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`it ended with ${code}`)
  })
  await Promise.race([once(child.stdout, 'data'), ended])
  return {
    ended,
    change: (acknowledged: () => void): void => {
      child.stdout.once('data', acknowledged)
      child.stdin.write('change\n')
    },
  }
}

onBothDatabases('what was told of changes is trusted for a while', (empty) => {
  test(
    `but never when another process has acknowledged one, ${times} times`,
    { timeout: 60_000 + times * 60 },
    async () => {
      const url = await empty()
      await migrate({ url })
      const { changes, close } = await openSqlStore({ url })
      onTestFinished(close)
      const { change, ended } = await changer(url)
      let gone = false
      ended.catch(() => (gone = true))
      let version = 0
      const hear = async (): Promise<void> => {
        version = (await changes.since(version))?.version ?? version
      }
      let stale = 0
      let trusted = 0
      for (let made = 1; made <= times; made += 1) {
        const { promise, resolve, reject } = Promise.withResolvers<void>()
        let acknowledged = false
        change(() => {
          acknowledged = true
          if (version < made && changes.isUnchanged(version)) stale += 1
          hear().then(resolve, reject)
        })
        // Asked all the while, so that there is always something to be trusted.
        while (!acknowledged && !gone) {
          if (changes.isUnchanged(version)) trusted += 1
          else await hear()
          await aTurn()
        }
        await Promise.race([promise, ended])
        if (version < made) stale += 1
      }
      expect({ stale, version }).toEqual({ stale: 0, version: times })
      expect(trusted).toBeGreaterThan(times)
    },
  )
})
