import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import pino from 'pino'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { ForKnowingWhatChanged } from '#core/changes/ports.ts'
import type { PageAsk, PageAnswer, Render } from '#pages-port/page-rendering.ts'
import { smallProgramme } from './small-programme.ts'
import { openTwoServers, type Heard, type TwoServers } from './two-servers.ts'

/** Pages with a number, so that it shows which of them were made anew. */
function countingPages({ body = '' } = {}) {
  const made: string[] = []
  const { held, hold, letGo } = gate()
  const page = (text: string, over: Partial<PageAnswer> = {}): PageAnswer => ({
    status: 200,
    html: `<!doctype html><html lang="de"><title>${text}</title><p>${text} ${'Viel Text. '.repeat(200)}${body}</html>`,
    cache: 'public',
    tags: ['brand'],
    ...over,
  })
  const answers: Readonly<Record<string, (ask: PageAsk, query: URLSearchParams) => Promise<PageAnswer>>> = {
    '/': async () => page('Start', { tags: ['brand', 'themes'] }),
    '/impressum': async () => page('Impressum', { tags: ['page:impressum'] }),
    '/termin': async ({ site }) => {
      const answer = await site.programme.catalogue.event({ key: 'betriebsverfassungsrecht-i-4002' })
      return page(`frei: ${answer.ok ? answer.value.placesLeft : 'keine'}`, { tags: ['event:4002'] })
    },
    '/liste': async (_, query) => page(`Liste ${query.get('nach') ?? ''} ${query.get('art') ?? ''}`),
    '/ich': async ({ site }) => {
      const who = await site.account.accounts.whoAmI({})
      return page(`Ich ${who.ok && who.value.isLoggedIn}`)
    },
    '/meins': async () => page('Meins', { cache: 'private' }),
    '/weg': async () => page('', { status: 301, location: '/' }),
    '/vorbei': async () => page('Vorbei', { status: 410 }),
  }
  const reads: NonNullable<Render['reads']> = (path) =>
    path === '/liste' ? ['art', 'nach'] : answers[path] || path.startsWith('/seite/') ? [] : undefined
  const answerOf = async (ask: PageAsk, pathname: string, query: URLSearchParams): Promise<PageAnswer> => {
    if (pathname.startsWith('/seite/')) return page(pathname)
    return answers[pathname]?.(ask, query) ?? page('Gibt es nicht', { status: 404, cache: 'public' })
  }
  const render: Render = async (ask) => {
    const { pathname, searchParams } = new URL(ask.url, 'http://localhost')
    if (ask.fault) return page(`Fehler ${ask.fault.status}`, { status: ask.fault.status, cache: 'private' })
    made.push(pathname)
    const answer = await answerOf(ask, pathname, searchParams)
    await held()
    return answer
  }
  return { made, hold, letGo, render: Object.assign(render, { reads }) }
}

/** Holds back what has read the store already, until it is let go. */
function gate() {
  let way: { readonly open: () => void; readonly opened: Promise<void> } | undefined
  return {
    held: async () => way?.opened,
    hold: () => {
      const { promise, resolve } = Promise.withResolvers<void>()
      way = { open: resolve, opened: promise }
    },
    letGo: () => {
      way?.open()
      way = undefined
    },
  }
}

const until = async (isSo: () => boolean): Promise<void> => {
  while (!isSo()) await pause(2)
}

async function open(options: Partial<Parameters<typeof openTwoServers>[0]> & { body?: string } = {}) {
  const { render, ...pages } = countingPages(options)
  const servers = await openTwoServers({ render, ...options })
  onTestFinished(() => servers.close())
  return { ...servers, ...pages }
}

const figure = async ({ caching }: Pick<TwoServers, 'caching'>, name: string): Promise<number> => {
  const { body } = await caching.ask('/metrics')
  return Number(new RegExp(`^page_cache_${name} (\\d+)$`, 'm').exec(body.toString())?.[1])
}

/** An answer without what differs from answer to answer: a cached page is in no log and has no number there. */
const comparable = ({ status, headers, body }: Heard) => {
  const { date: _, 'x-request-id': id = '', ...same } = headers
  const nameless = (text: string) => (id === '' || id === 'none' ? text : text.replaceAll(String(id), 'id'))
  expect(String(id)).toMatch(/^([0-9a-f]{8}-[0-9a-f]{4}|none)?$/)
  return { status, named: id !== '', headers: same, body: nameless(body.toString('latin1')) }
}

describe('a cached page', () => {
  it('is made once, however often it is asked for', async () => {
    const servers = await open()
    const answers = [await servers.caching.ask('/'), await servers.caching.ask('/'), await servers.caching.ask('/')]
    expect(new Set(answers.map(({ body }) => body.toString())).size).toBe(1)
    expect(servers.made).toEqual(['/'])
    expect([await figure(servers, 'misses_total'), await figure(servers, 'hits_total')]).toEqual([1, 2])
    expect(await figure(servers, 'pages')).toBe(1)
    expect(await figure(servers, 'bytes')).toBeGreaterThan(2_000)
  })

  it('is made once for all who ask at the same time', async () => {
    const { caching, made, hold, letGo } = await open()
    hold()
    let arrived = 0
    caching.app.server.on('request', () => (arrived += 1))
    const asked = Array.from({ length: 40 }, (_, i) => caching.ask(`/?utm_source=${i}`))
    await until(() => arrived === 40)
    await pause(20)
    letGo()
    const answers = await Promise.all(asked)
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 40 }, () => 200))
    expect(made).toEqual(['/'])
  })

  it.each([
    ['GET', {}],
    ['HEAD', {}],
    ['GET', { 'accept-encoding': 'br' }],
    ['GET', { 'accept-encoding': 'gzip, deflate' }],
    ['GET', { 'accept-encoding': 'br;q=0, identity' }],
    ['HEAD', { 'accept-encoding': 'gzip, br' }],
    ['GET', { 'if-none-match': 'ETAG' }],
    ['GET', { 'if-none-match': '"x", ETAG', 'accept-encoding': 'br' }],
    ['HEAD', { 'if-none-match': '*' }],
    ['GET', { 'if-none-match': '"anders"' }],
    ['GET', { cookie: 'session=abc; signed-in=1' }],
    ['GET', { host: 'localhost:1234' }],
    ['GET', { host: 'LOCALHOST' }],
    ['GET', { host: 'böse.example' }],
    ['GET', { host: 'evil.example' }],
    ['GET', { host: 'localhost:3000@evil.example' }],
    ['GET', { host: '' }],
    ['GET', { 'x-forwarded-host': 'evil.example' }],
    ['GET', { range: 'bytes=0-10' }],
    ['GET', { accept: 'application/json' }],
    ['GET', { 'content-length': '0' }],
    ['POST', { 'content-type': 'application/json' }],
    ['PUT', {}],
    ['OPTIONS', {}],
  ])('answers %s %j as without the cache, header by header', async (method, headers) => {
    const { caching, plain } = await open()
    const { etag = '' } = (await plain.ask('/')).headers
    await caching.ask('/')
    const asked = Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name, value.replace('ETAG', etag)]),
    )
    const valid = /^[\x20-\x7e]*$/.test(JSON.stringify(asked))
    if (!valid) asked['host'] = Buffer.from(String(asked['host'])).toString('latin1')
    const [one, other] = [await caching.ask('/', asked, method), await plain.ask('/', asked, method)]
    expect(comparable(one)).toEqual(comparable(other))
  })

  it.each([
    '/?',
    '/?a=1',
    '/#x',
    '//',
    '/index',
    '/./',
    '/%2e/',
    '/liste/',
    '/liste?art=a&nach=b',
    '/%00',
    '/%zz',
    '/meins',
    '/weg',
    '/vorbei',
    '/ich',
  ])('or whatever lies at %j is the same as without the cache, each time', async (url) => {
    const { caching, plain } = await open()
    await caching.ask('/')
    const without = comparable(await plain.ask(url))
    for (let time = 0; time < 3; time += 1) expect(comparable(await caching.ask(url))).toEqual(without)
  })

  it('behind a trusted proxy is given to those who ask for this site only', async () => {
    const { caching, plain } = await open({ settings: { trustProxy: 'loopback' } })
    await caching.ask('/')
    for (const forwarded of ['evil.example', 'localhost:3000'])
      expect(comparable(await caching.ask('/', { 'x-forwarded-host': forwarded }))).toEqual(
        comparable(await plain.ask('/', { 'x-forwarded-host': forwarded })),
      )
  })

  it('is told apart by what the page reads of the query, and by nothing else', async () => {
    const { caching, made } = await open()
    const text = async (url: string) => (await caching.ask(url)).body.toString().match(/Liste (\w*) (\w*)/)?.[0]
    expect(await text('/liste?nach=x&art=b')).toBe('Liste x b')
    expect(await text('/liste?art=b&nach=x')).toBe('Liste x b')
    expect(await text('/liste?utm_source=brief&art=b&fbclid=1&nach=x')).toBe('Liste x b')
    expect(made).toHaveLength(1)
    expect(await text('/liste?art=b')).toBe('Liste  b')
    expect(await text('/liste')).toBe('Liste  ')
    expect(made).toHaveLength(3)
  })

  it('is dropped by the change of what it was made of, and of nothing else', async () => {
    const { testApp, caching, made } = await open()
    for (const url of ['/', '/impressum', '/termin']) await caching.ask(url)
    await testApp.stage.takeSeats(4002, 3)
    expect((await caching.ask('/termin')).body.toString()).toContain('frei: 17')
    await caching.ask('/')
    await caching.ask('/impressum')
    expect(made).toEqual(['/', '/impressum', '/termin', '/termin'])
    await testApp.stage.content({ ...smallProgramme, pages: smallProgramme.pages.slice(1) })
    for (const url of ['/', '/impressum', '/termin']) await caching.ask(url)
    expect(made.slice(4)).toEqual(['/impressum'])
  })

  it('ends at midnight in Berlin, by the clock of the site', async () => {
    const { testApp, caching, made } = await open()
    testApp.clock.set('2027-01-10T22:59:59.000Z')
    await caching.ask('/')
    await caching.ask('/')
    expect(made).toHaveLength(1)
    testApp.clock.set('2027-01-10T23:00:00.000Z')
    await caching.ask('/')
    await caching.ask('/')
    expect(made).toHaveLength(2)
  })
})

describe('what is in the making', () => {
  it('is not given to those who come after a change', async () => {
    const { testApp, caching, made, hold, letGo } = await open()
    hold()
    const early = caching.ask('/termin')
    await until(() => made.length === 1)
    await testApp.stage.takeSeats(4002, 5)
    const late = caching.ask('/termin')
    await until(() => made.length === 2)
    letGo()
    expect((await early).body.toString()).toContain('frei: 20')
    expect((await late).body.toString()).toContain('frei: 15')
    expect((await caching.ask('/termin')).body.toString()).toContain('frei: 15')
    expect(made).toHaveLength(2)
  })

  it('is not given to those who come on another day', async () => {
    const { testApp, caching, made, hold, letGo } = await open()
    hold()
    testApp.clock.set('2027-01-10T22:59:59.000Z')
    const early = caching.ask('/')
    await until(() => made.length === 1)
    testApp.clock.set('2027-01-10T23:00:00.000Z')
    const late = caching.ask('/')
    await until(() => made.length === 2)
    letGo()
    await Promise.all([early, late])
    expect(made).toHaveLength(2)
  })

  it('is not cached when what it was made of changed meanwhile', async () => {
    const { testApp, caching, made, hold, letGo } = await open()
    hold()
    const early = caching.ask('/termin')
    await until(() => made.length === 1)
    await testApp.stage.takeSeats(4002, 5)
    letGo()
    await early
    expect((await caching.ask('/termin')).body.toString()).toContain('frei: 15')
  })

  it('is cached when something else changed meanwhile', async () => {
    const { testApp, caching, made, hold, letGo } = await open()
    hold()
    const early = caching.ask('/impressum')
    await until(() => made.length === 1)
    await testApp.stage.takeSeats(4002, 5)
    letGo()
    await early
    await caching.ask('/impressum')
    expect(made).toEqual(['/impressum'])
  })

  it('is not cached for a day that has begun meanwhile', async () => {
    const { testApp, caching, made, hold, letGo } = await open()
    testApp.clock.set('2027-01-10T22:59:59.000Z')
    hold()
    const early = caching.ask('/impressum')
    await until(() => made.length === 1)
    testApp.clock.set('2027-01-10T23:00:00.000Z')
    letGo()
    await early
    await caching.ask('/impressum')
    expect(made).toHaveLength(2)
  })

  it('and fails, fails for those who waited, and is tried again', async () => {
    let broken = true
    const { render } = countingPages()
    const failing: Render = Object.assign(
      async (ask: PageAsk) => {
        if (broken && !ask.fault) throw new Error('broken on purpose')
        return render(ask)
      },
      { reads: render.reads },
    )
    const servers = await openTwoServers({ render: failing })
    onTestFinished(() => servers.close())
    const answers = await Promise.all([1, 2, 3].map(() => servers.caching.ask('/')))
    expect(answers.map(({ status }) => status)).toEqual([500, 500, 500])
    broken = false
    expect((await servers.caching.ask('/')).status).toBe(200)
  })
})

describe('what is never cached', () => {
  it.each(['/meins', '/ich', '/weg', '/vorbei', '/gibt-es-nicht', '/seite/%41', '/seite/..%2fx', '/seite/.x'])(
    '%s',
    async (url) => {
      const servers = await open()
      for (let time = 0; time < 3; time += 1) await servers.caching.ask(url)
      expect(await figure(servers, 'pages')).toBe(0)
    },
  )

  it('is a page for which somebody looked at who asks: everyone gets his own, also at the same time', async () => {
    const { caching, made, hold, letGo } = await open()
    hold()
    const asked = [1, 2, 3].map(() => caching.ask('/ich'))
    await until(() => made.length === 1)
    letGo()
    await Promise.all(asked)
    expect(made).toHaveLength(3)
  })

  it('are so many pages that the room would not do: the ones asked for longest ago go', async () => {
    const servers = await open({ megabytes: 0.1, body: 'x'.repeat(4_000) })
    for (let number = 0; number < 40; number += 1) {
      await servers.caching.ask('/')
      await servers.caching.ask(`/seite/${number}`)
    }
    expect(await figure(servers, 'bytes')).toBeLessThanOrEqual(100_000)
    expect(await figure(servers, 'pages')).toBeGreaterThan(3)
    expect(servers.made.filter((path) => path === '/')).toHaveLength(1)
  })

  it('are queries beyond their quarter of the room, whoever thinks them up', async () => {
    const servers = await open({ megabytes: 0.2, body: 'x'.repeat(4_000) })
    for (let number = 0; number < 10; number += 1) await servers.caching.ask(`/seite/${number}`)
    for (let number = 0; number < 50; number += 1) await servers.caching.ask(`/liste?nach=${number}`)
    const before = servers.made.length
    for (let number = 0; number < 10; number += 1) await servers.caching.ask(`/seite/${number}`)
    expect(servers.made.length).toBe(before)
    await servers.caching.ask(`/liste?nach=${'x'.repeat(600)}`)
    await servers.caching.ask(`/liste?nach=${'x'.repeat(600)}`)
    expect(servers.made.length).toBe(before + 2)
  })
})

describe('while the store does not answer', () => {
  it('cached pages are sent as they are, with a line in the log, and afterwards no more', async () => {
    let broken = false
    const lines: string[] = []
    const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) })
    const changes = (store: ForKnowingWhatChanged): ForKnowingWhatChanged => ({
      since: async (version) => {
        if (broken) throw new Error('no store')
        return store.since(version)
      },
      isUnchanged: () => false,
    })
    const { testApp, caching } = await open({ changes, log })
    await caching.ask('/termin')
    broken = true
    await testApp.stage.takeSeats(4002, 1)
    testApp.clock.pass(60 * 24)
    for (let time = 0; time < 3; time += 1) expect((await caching.ask('/termin')).body.toString()).toContain('frei: 20')
    expect(lines.filter((line) => line.includes('the store does not answer'))).toHaveLength(1)
    broken = false
    expect((await caching.ask('/termin')).body.toString()).toContain('frei: 19')
  })

  it('from the beginning, pages are made as without a cache', async () => {
    const changes = (): ForKnowingWhatChanged => ({
      since: () => Promise.reject(new Error('no store')),
      isUnchanged: () => false,
    })
    const { caching, made } = await open({ changes })
    await caching.ask('/')
    expect((await caching.ask('/')).status).toBe(200)
    expect(made).toHaveLength(2)
  })
})

it('another store behind the same server, whose count begins anew, drops everything', async () => {
  let other = false
  const changes = (store: ForKnowingWhatChanged): ForKnowingWhatChanged => ({
    since: async (version) => (other ? { version: 0, tags: [] } : store.since(version)),
    isUnchanged: () => false,
  })
  const { caching, made } = await open({ changes })
  await caching.ask('/')
  other = true
  await caching.ask('/')
  expect(made).toHaveLength(2)
})

it('while the server closes, cached pages are refused like all others', async () => {
  const { caching, made, hold, letGo } = await open()
  await caching.ask('/')
  hold()
  const socket = connect(caching.port, '127.0.0.1')
  let heard = ''
  socket.on('data', (part) => (heard += part.toString()))
  const hungUp = new Promise<void>((resolve) => socket.on('close', () => resolve()))
  socket.write('GET /impressum HTTP/1.1\r\nHost: localhost\r\n\r\n')
  await until(() => made.length === 2)
  const closed = caching.app.close()
  await pause(50)
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
  await pause(50)
  letGo()
  await Promise.all([closed, hungUp])
  const [first, second] = heard.split(/(?=HTTP\/1\.1 )/)
  expect(first).toMatch(/^HTTP\/1\.1 200 /)
  expect(second).toMatch(/^HTTP\/1\.1 503 /)
})
