import { request, type IncomingMessage } from 'node:http'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { DatabaseSync } from 'node:sqlite'
import { Readable } from 'node:stream'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import type { ExportAsk } from '#core/exports/ports.ts'
import type { LexiconEntry } from '#core/knowledge/lexicon/lexicon.ts'
import { done } from '#core/shared/result.ts'
import { dearWork } from '#http/server/admission/dear-work.ts'
import { smallProgramme } from './small-programme.ts'
import { exportToken, openTestApp, type TestApp } from './test-app.ts'

const bearer = { authorization: `Bearer ${exportToken}` }
const host = { host: 'localhost:3000' }

interface ExportAnswer {
  readonly items: readonly { readonly id: string }[]
  readonly nextCursor: string | null
  readonly deletedIds: readonly string[]
  readonly generatedAt: string
}

/** Reads lines as a program would that knows nothing of us: each ends with a line feed and is one JSON text. */
const linesIn = (text: string): readonly Record<string, unknown>[] => {
  expect(text.endsWith('\n')).toBe(true)
  return text
    .slice(0, -1)
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>)
}

describe('exports over HTTP', () => {
  let testApp: TestApp
  beforeEach(async () => {
    testApp = await openTestApp()
  })
  afterEach(() => testApp.close())

  const get = (path: string, headers: Readonly<Record<string, string>> = bearer) =>
    testApp.app.inject({ url: `/obj-export/${path}`, headers: { ...host, ...headers } })

  it.each([
    {},
    { authorization: 'Bearer ' },
    { authorization: `Bearer ${exportToken.slice(0, -1)}` },
    { authorization: `Bearer ${exportToken}x` },
    { authorization: `Basic ${exportToken}` },
    { cookie: `session=${exportToken}` },
  ])('are refused to whoever does not show the token: %j', async (headers: Record<string, string>) => {
    const answer = await get('lexicon', headers)
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([401, 'nicht_angemeldet'])
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  it('are for one reader alone where he shows a token, and for caches where they are public', async () => {
    const own = await get('lexicon')
    expect([own.statusCode, own.headers['cache-control']]).toEqual([200, 'private, max-age=0, must-revalidate'])
    expect(own.headers['vary']).toContain('authorization')
    testApp.exportAccess.isPublic = true
    const open = await get('lexicon', {})
    expect([open.statusCode, open.headers['cache-control']]).toEqual([200, 'public, max-age=0, must-revalidate'])
    expect(open.json()).toEqual(own.json())
  })

  it('answer 304 to whoever has them, until something changes', async () => {
    for (const accept of ['application/json', 'application/x-ndjson']) {
      const first = await get('articles', { ...bearer, accept })
      const again = { ...bearer, accept, 'if-none-match': String(first.headers['etag']) }
      expect((await get('articles', again)).statusCode).toBe(304)
      testApp.clock.set('2026-12-01T09:00:00.000Z')
      expect((await get('articles', again)).statusCode).toBe(304)
      const [one, ...others] = smallProgramme.articles
      if (!one) throw new Error('there is an article')
      await testApp.stage.content({ ...smallProgramme, articles: [{ ...one, title: accept }, ...others] })
      expect((await get('articles', again)).statusCode).toBe(200)
    }
  })

  it('lead with a cursor through everything once, and as lines the same', async () => {
    const paged: unknown[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const page: ExportAnswer = (await get(`lexicon?limit=2${cursor && `&cursor=${cursor}`}`)).json()
      paged.push(...page.items)
      cursor = page.nextCursor
    }
    expect(paged).toHaveLength(smallProgramme.lexicon.length)
    const whole: ExportAnswer = (await get('lexicon')).json()
    expect(paged).toEqual(whole.items)

    const lined = await get('lexicon?limit=2', { ...bearer, accept: 'application/x-ndjson' })
    expect(lined.headers['content-type']).toBe('application/x-ndjson; charset=utf-8')
    expect(linesIn(lined.body)).toEqual([...paged, { generatedAt: whole.generatedAt }])
  })

  it('say the same to a parser of JSON that is none of ours, as a whole and line by line', async () => {
    const [whole, lined] = [await get('lexicon'), await get('lexicon', { ...bearer, accept: 'application/x-ndjson' })]
    const sqlite = new DatabaseSync(':memory:')
    const read = (sql: string, text: string) => sqlite.prepare(sql).all(text)
    const told = "json_extract(value, '$.id') as id, json_extract(value, '$.content.title') as title"
    const items = read(`select ${told} from json_each(?, '$.items')`, whole.body)
    expect(items).toHaveLength(smallProgramme.lexicon.length)
    expect(items.map(({ title }) => title).toSorted()).toEqual(
      smallProgramme.lexicon.map(({ title }) => title).toSorted(),
    )
    const lines = createInterface({ input: Readable.from([lined.body]) })
    const each: unknown[] = []
    for await (const line of lines) each.push(...read(`select ${told} from (select ? as value)`, line))
    sqlite.close()
    expect(each).toEqual([...items, { id: null, title: null }])
  })

  it('tell by their own state what changed since, and what is gone', async () => {
    const before: ExportAnswer = (await get('jurisdictions')).json()
    testApp.clock.set('2026-12-01T09:00:00.000Z')
    await testApp.stage.content({ ...smallProgramme, rulings: smallProgramme.rulings.slice(0, 1) })
    const after: ExportAnswer = (await get(`jurisdictions?since=${before.generatedAt}`)).json()
    expect(after).toEqual({
      items: [],
      deletedIds: ['bag-1-azr-62-23'],
      nextCursor: null,
      generatedAt: '2026-12-01T09:00:00.000Z',
    })
    const ofDay: ExportAnswer = (await get('jurisdictions?since=2026-12-01')).json()
    expect(ofDay.deletedIds).toEqual(['bag-1-azr-62-23'])
    expect((await get('jurisdictions?since=2026-12-02')).json<ExportAnswer>().deletedIds).toEqual([])
    const lined = await get(`jurisdictions?since=${before.generatedAt}`, { ...bearer, accept: 'application/x-ndjson' })
    expect(linesIn(lined.body)).toEqual([
      { id: 'bag-1-azr-62-23', deleted: true },
      { generatedAt: '2026-12-01T09:00:00.000Z' },
    ])
  })

  it('name the field that is wrong', async () => {
    const answer = await get('faq?since=gestern')
    expect(answer.statusCode).toBe(422)
    expect(answer.json<{ errors: { field: string }[] }>().errors.map(({ field }) => field)).toEqual(['since'])
    expect((await get('faq?limit=1001')).statusCode).toBe(400)
  })

  it('tell nothing of what documents for members hold', async () => {
    const { body } = await get('downloads')
    expect(body).toContain('muster-fuer-mitglieder')
    expect(body).not.toContain('blocks')
  })
})

/** An application whose lexicon has no end, and how many parts of it were read. */
async function withoutEnd() {
  const parts = { read: 0, limits: new Set<number | undefined>() }
  const term: LexiconEntry = { group: 'br', slug: 'endlos', title: 'Endlos', definition: 'x'.repeat(200_000) }
  const changedAt = '2026-11-20T09:00:00.000Z'
  const dear = dearWork()
  const near = await openTestApp()
  const testApp = await openTestApp({
    dear,
    openSite: (visitor) => {
      const site = near.siteOf(visitor)
      const lexicon = async ({ limit }: ExportAsk) => {
        parts.read += 1
        parts.limits.add(limit)
        const items = [{ id: 'br/endlos', changedAt, content: term }]
        return done({ items, nextCursor: 'weiter', deletedIds: [], generatedAt: changedAt })
      }
      return { ...site, office: { ...site.office, exports: { ...site.office.exports, lexicon } } }
    },
  })
  onTestFinished(async () => {
    await near.close()
    await testApp.close()
  })
  await testApp.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = testApp.app.server.address() as AddressInfo
  const asked = request({
    port,
    path: '/obj-export/lexicon?limit=1000',
    headers: { ...bearer, accept: 'application/x-ndjson' },
  })
  asked.end()
  const [answer] = await once(asked, 'response')
  onTestFinished(() => void asked.destroy())
  return { parts, dear, testApp, asked, answer: answer as IncomingMessage }
}

it('a list without end is read no further than whoever asked has taken it', async () => {
  const { parts, dear, asked, answer } = await withoutEnd()
  answer.pause()
  const settled = async (): Promise<number> => {
    const before = parts.read
    await new Promise((resolve) => setTimeout(resolve, 200))
    return parts.read === before ? before : settled()
  }
  expect(await settled()).toBeLessThan(200)
  const listsUnderWay = () => dear.figures().find(([kind]) => kind === 'lists')?.[1].running
  expect(listsUnderWay()).toBe(1)
  asked.destroy()
  await expect.poll(() => listsUnderWay()).toBe(0)
  const taken = parts.read
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(parts.read).toBe(taken)
})

it('whoever asks for something else meanwhile is answered between its parts', async () => {
  const { parts, testApp, answer } = await withoutEnd()
  answer.resume()
  for (let nth = 0; nth < 20; nth += 1) {
    const before = parts.read
    expect((await testApp.app.inject({ url: '/healthz', headers: host })).statusCode).toBe(200)
    expect(parts.read - before).toBeLessThan(200)
  }
  expect(parts.limits).toEqual(new Set([100]))
  const taken = parts.read
  await expect.poll(() => parts.read).toBeGreaterThan(taken)
})
