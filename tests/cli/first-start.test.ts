import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { builtProgram as program } from '#tests/built-program.ts'

test('the process that fills an empty database is replaced by one that serves, under the same number', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'first-start-'))
  const site = spawn(process.execPath, [program, 'serve'], {
    env: { ...process.env, NODE_ENV: 'test', PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'info' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = once(site, 'exit')
  onTestFinished(async () => {
    site.kill('SIGKILL')
    await ended
    rmSync(folder, { recursive: true })
  })
  let said = ''
  let filling = Infinity
  site.stdout.on('data', (part: Buffer) => {
    said += part.toString()
    if (said.includes('wird aus')) filling = Math.min(filling, performance.now())
  })
  await vi.waitUntil(() => /listening at http:\/\/127\.0\.0\.1:\d+/.test(said), 50_000)
  const [address = ''] = /http:\/\/127\.0\.0\.1:\d+/.exec(said.slice(said.indexOf('listening'))) ?? []
  const figures = await (await fetch(`${address}/metrics`)).text()
  const uptime = Number(/^process_uptime_seconds (\S+)$/m.exec(figures)?.[1])
  expect(uptime * 1000).toBeLessThan(performance.now() - filling)
  expect(said.match(/wird aus/g)).toHaveLength(1)
  expect((await fetch(`${address}/readyz`)).status).toBe(200)
  site.kill('SIGTERM')
  expect(await ended).toEqual([0, null])
}, 60_000)
