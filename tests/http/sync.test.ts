import { createHmac } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { filesAtHand } from '#reading/content-files.ts'
import { readContentFiles } from '#reading/content-folder.ts'
import { sampleFiles } from '../reading/sample-folder.ts'
import { today } from './small-programme.ts'
import { openTestApp, type TestApp } from './test-app.ts'

const secret = 'ein-geheimnis-nur-fuer-tests.0123456789'
const seconds = (instant: string): number => Math.floor(Date.parse(instant) / 1000)
const batch = {
  mode: 'upsert',
  items: [{ externalId: '1', version: 1, gruppe: 'jav', adresse: 'probe', titel: 'Probe', text: 'Eine Probe.' }],
}

describe('what other systems bring', () => {
  let testApp: TestApp
  beforeEach(async () => {
    testApp = await openTestApp({ settings: { syncSecret: secret } })
    const files = new Map(Object.entries(sampleFiles))
    const read = await readContentFiles(filesAtHand(files))
    if (!read.ok) throw new Error(JSON.stringify(read.refusal.faults))
    expect(await testApp.stage.files(files, read.value)).toMatchObject({ ok: true })
  })
  afterEach(() => testApp.close())

  const signed = (body: string, at = seconds(today), by = secret) => ({
    'x-seminarhaus-timestamp': String(at),
    'x-seminarhaus-signature': `sha256=${createHmac('sha256', by).update(`${at}.${body}`).digest('hex')}`,
  })
  const post = (body: string, headers: Readonly<Record<string, string>>, path = '/sync/lexicon') =>
    testApp.app.inject({
      method: 'POST',
      url: path,
      headers: { host: 'localhost:3000', 'content-type': 'application/json', ...headers },
      payload: body,
    })
  const whole = JSON.stringify(batch)

  it('is taken from whoever signs it, and seen at once', async () => {
    const answer = await post(whole, signed(whole))
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { created: ['1'], updated: [], deleted: [], unchanged: [], rejected: [] },
    ])
    expect(await testApp.needs.lexicon.entry('jav', 'probe')).toMatchObject({ title: 'Probe' })
    const status = await testApp.app.inject({ url: '/sync/status', headers: { host: 'localhost:3000', ...signed('') } })
    expect(status.json<{ kinds: unknown[] }>().kinds).toContainEqual({
      kind: 'lexicon',
      items: 1,
      deleted: 0,
      changedAt: '2026-11-20T09:00:00.000Z',
    })
  })

  it.each([
    ['no signature', {}],
    ['a signature of something else', signed('{}')],
    ['a signature by somebody else', signed(whole, seconds(today), `${secret}x`)],
    ['one that is too old', signed(whole, seconds(today) - 301)],
    ['one from later', signed(whole, seconds(today) + 301)],
    ['a time that was not signed', { ...signed(whole), 'x-seminarhaus-timestamp': String(seconds(today) - 1) }],
  ] as const)('is refused with %s, and nothing changes', async (_, headers) => {
    const answer = await post(whole, headers)
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([401, 'nicht_angemeldet'])
    expect(await testApp.needs.lexicon.entry('jav', 'probe')).toBeUndefined()
  })

  it('is refused when it comes again under the same signature, and passed over under another', async () => {
    await post(whole, signed(whole))
    const again = await post(whole, signed(whole))
    expect([again.statusCode, again.json<{ code: string }>().code]).toEqual([409, 'konflikt'])
    const anew = await post(whole, signed(whole, seconds(today) + 1))
    expect(anew.json()).toMatchObject({ created: [], unchanged: ['1'] })
  })

  it('is passed over where as new or newer came before, be it to change or to go [rule:domain-sync-version]', async () => {
    const [item] = batch.items
    const brought = async (mode: string, version: number, at: number) => {
      const body = JSON.stringify({ mode, items: [{ ...item, version, titel: `${mode} ${version}` }] })
      return (await post(body, signed(body, seconds(today) + at))).json<{ unchanged: string[] }>().unchanged
    }
    expect(await brought('upsert', 3, 0)).toEqual([])
    expect(await brought('upsert', 2, 1)).toEqual(['1'])
    expect(await brought('delete', 2, 2)).toEqual(['1'])
    const again = { ...batch, items: [{ ...item, version: 3, titel: 'Anders' }] }
    expect((await post(JSON.stringify(again), signed(JSON.stringify(again)))).json()).toMatchObject({
      unchanged: ['1'],
    })
    expect(await testApp.needs.lexicon.entry('jav', 'probe')).toMatchObject({ title: 'upsert 3' })
  })

  it('is refused in the shape that is no batch', async () => {
    for (const body of ['', '[]', 'x', '{"mode":"upsert","items":[]}', JSON.stringify({ ...batch, mode: 'ersetzen' })])
      expect((await post(body, signed(body))).statusCode).toBe(400)
    const many = JSON.stringify({ ...batch, items: Array.from({ length: 501 }, () => batch.items[0]) })
    expect((await post(many, signed(many))).statusCode).toBe(400)
    expect((await post(whole, signed(whole), '/sync/gibtesnicht')).statusCode).toBe(400)
  })

  it('is refused where it is too large, and told how much is taken', async () => {
    const large = JSON.stringify({ ...batch, items: [{ ...batch.items[0], text: 'x'.repeat(8 * 1024 * 1024) }] })
    const answer = await post(large, signed(large))
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([413, 'zu_gross'])
    expect(answer.json<{ title: string }>().title).toMatch(/höchstens 8.MB\.$/)
  })

  it('asks for an import where the content came without its files', async () => {
    const other = await openTestApp({ settings: { syncSecret: secret } })
    const headers = { host: 'localhost:3000', 'content-type': 'application/json', ...signed(whole) }
    const answer = await other.app.inject({ method: 'POST', url: '/sync/lexicon', headers, payload: whole })
    expect(answer.statusCode).toBe(409)
    expect(answer.json<{ detail: string }>().detail).toContain('content import')
    await other.close()
  })

  it('is off without a secret', async () => {
    const other = await openTestApp()
    const headers = { host: 'localhost:3000', 'content-type': 'application/json', ...signed(whole, seconds(today), '') }
    expect((await other.app.inject({ method: 'POST', url: '/sync/lexicon', headers, payload: whole })).statusCode).toBe(
      401,
    )
    await other.close()
  })
})
