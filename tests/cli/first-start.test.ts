import { spawn } from 'node:child_process'
import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test, vi } from 'vitest'
import { builtProgram as program } from '#tests/built-program.ts'

const secret = 'ein-geheimnis-nur-fuer-tests.0123456789'

/** Serves the database of a folder until it is ended. */
async function serving(folder: string) {
  const site = spawn(process.execPath, [program, 'serve'], {
    env: { ...process.env, NODE_ENV: 'test', PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'info', SYNC_SECRET: secret },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = once(site, 'exit')
  onTestFinished(async () => {
    site.kill('SIGKILL')
    await ended
  })
  let said = ''
  let working = Infinity
  site.stdout.on('data', (part: Buffer) => {
    said += part.toString()
    if (/wird aus|findet jetzt auch/.test(said)) working = Math.min(working, performance.now())
  })
  await vi.waitUntil(() => /listening at http:\/\/127\.0\.0\.1:\d+/.test(said), 50_000)
  const [address = ''] = /http:\/\/127\.0\.0\.1:\d+/.exec(said.slice(said.indexOf('listening'))) ?? []
  const figures = await (await fetch(`${address}/metrics`)).text()
  const uptime = Number(/^process_uptime_seconds (\S+)$/m.exec(figures)?.[1])
  const end = async () => {
    site.kill('SIGTERM')
    expect(await ended).toEqual([0, null])
  }
  return { address, said: () => said, isReplaced: () => uptime * 1000 < performance.now() - working, end }
}

test('the process that fills an empty database, or finds more for the search, is replaced by one that serves', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'first-start-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const first = await serving(folder)
  expect(first.isReplaced()).toBe(true)
  expect(first.said().match(/wird aus/g)).toHaveLength(1)
  expect(first.said()).not.toContain('findet jetzt auch')
  expect((await fetch(`${first.address}/readyz`)).status).toBe(200)
  await first.end()

  // As an older version left it.
  const database = new DatabaseSync(join(folder, 'seminarhaus.sqlite'))
  database.exec('delete from search_word; delete from search_document')
  database.close()
  const second = await serving(folder)
  expect(second.isReplaced()).toBe(true)
  expect(second.said().match(/findet jetzt auch, was schon gespeichert war: \d{3} Seiten und 0 Gesetze/g)).toHaveLength(
    1,
  )
  expect(await (await fetch(`${second.address}/suche?q=Abmahnung`)).text()).toContain(
    '/betriebsratslexikon/br/abmahnung',
  )

  const fields = { gruppe: 'jav', adresse: 'probe', titel: 'Probe', text: 'Eine Probe.' }
  const body = JSON.stringify({ mode: 'upsert', items: [{ externalId: '1', version: 1, ...fields }] })
  const at = String(Math.floor(Date.now() / 1000))
  const mac = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')
  const brought = await fetch(`${second.address}/sync/lexicon`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-seminarhaus-timestamp': at,
      'x-seminarhaus-signature': `sha256=${mac}`,
    },
    body,
  })
  expect(await brought.json()).toMatchObject({ created: ['1'], rejected: [] })
  expect((await fetch(`${second.address}/betriebsratslexikon/jav/probe`)).status).toBe(200)
  await second.end()
}, 90_000)
