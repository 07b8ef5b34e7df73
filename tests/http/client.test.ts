import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import crossFetch from 'cross-fetch'
import { afterEach, describe, expect, it } from 'vitest'
import { CallFailed } from '#http/client/call-failed.ts'
import { cookieJar, pageCookies } from '#http/client/cookies.ts'
import { httpSite, type HttpSiteOptions } from '#http/client/http-site.ts'
import type { Fetch } from '#http/client/send.ts'
import { openTestApp, person } from './test-app.ts'

type Answer = (request: IncomingMessage, response: ServerResponse) => void

const servers: Server[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    await new Promise((closed) => server.close(closed))
  }
})

/** A server that answers as told, and the client that asks it. */
async function askOf(answer: Answer, options: Partial<HttpSiteOptions> = {}) {
  const server = createServer(answer)
  servers.push(server)
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return httpSite({ origin, fetch: crossFetch, ...options })
}

const says =
  (status: number, body: string, type = 'application/json'): Answer =>
  (_request, response) => {
    response.writeHead(status, { 'content-type': type }).end(body)
  }

const failureOf = async (call: Promise<unknown>): Promise<CallFailed> => {
  const failure: unknown = await call.then(
    () => 'it did not fail',
    (error: unknown) => error,
  )
  if (!(failure instanceof CallFailed)) throw new Error(`no CallFailed: ${String(failure)}`)
  return failure
}

describe.each([
  ['cross-fetch', crossFetch as Fetch],
  ['the fetch of browsers', fetch as Fetch],
])('through %s', (_name, fetch) => {
  it.each([199 + 101, 304, 400, 404, 418, 500, 503])('status %i is a failure', async (status) => {
    const site = await askOf(says(status, status === 304 ? '' : '{"code":"x"}'), { fetch })
    const failure = await failureOf(site.programme.catalogue.rubrics({}))
    expect([failure.kind, failure.status, failure.route]).toEqual(['status', status, 'catalogue.rubrics'])
  })

  it.each([200, 201, 202, 299])('status %i is none', async (status) => {
    const site = await askOf(says(status, '[1]'), { fetch })
    expect(await site.account.accounts.countries({})).toEqual({ ok: true, value: [1] })
  })

  it('a refusal that the contract knows comes back unchanged', async () => {
    const refusal = { why: 'moved', to: '/anderswo', more: { deep: [1, null] } }
    const site = await askOf(says(410, JSON.stringify({ code: 'umgezogen', refusal })), { fetch })
    expect(await site.programme.catalogue.theme({ url: 'x' })).toEqual({ ok: false, refusal })
  })

  it.each([
    ['that another call has', JSON.stringify({ code: 'ausgebucht', refusal: { why: 'sold-out' } })],
    ['without a reason', JSON.stringify({ code: 'x', refusal: 'no' })],
    ['of null', 'null'],
    ['in HTML', '<h1>502</h1>'],
    ['of nothing', ''],
  ])('a refusal %s is a failure', async (_what, body) => {
    const site = await askOf(says(409, body), { fetch })
    expect(await failureOf(site.programme.catalogue.theme({ url: 'x' }))).toMatchObject({ kind: 'status', status: 409 })
  })

  it('an answer that is no JSON is a broken one', async () => {
    const site = await askOf(says(200, '<h1>Willkommen im WLAN</h1>'), { fetch })
    expect((await failureOf(site.programme.catalogue.rubrics({}))).kind).toBe('network')
  })

  it('nobody at the other end is a network error', async () => {
    const site = httpSite({ origin: 'http://127.0.0.1:9', fetch })
    expect(await failureOf(site.programme.catalogue.rubrics({}))).toMatchObject({ kind: 'network', status: undefined })
  })

  it('a connection that breaks off is a network error', async () => {
    const site = await askOf((request) => request.socket.destroy(), { fetch })
    expect((await failureOf(site.programme.catalogue.rubrics({}))).kind).toBe('network')
    const half = await askOf(
      (_request, response) => {
        response.writeHead(200)
        response.write('{"items"')
        setTimeout(() => response.destroy(), 20)
      },
      { fetch },
    )
    expect((await failureOf(half.programme.catalogue.rubrics({}))).kind).toBe('network')
  })

  it('out of time is a timeout, before the head and before the end', async () => {
    const silent = await askOf(() => {}, { fetch, timeout: 60 })
    expect((await failureOf(silent.programme.catalogue.rubrics({}))).kind).toBe('timeout')
    const slow = await askOf(
      (_request, response) => {
        response.writeHead(200)
        response.write('{')
      },
      { fetch, timeout: 60 },
    )
    expect((await failureOf(slow.programme.catalogue.rubrics({}))).kind).toBe('timeout')
  })

  it('given up is an abort, before, during and again', async () => {
    const giveUp = new AbortController()
    const site = await askOf(() => giveUp.abort(), { fetch, signal: giveUp.signal })
    expect((await failureOf(site.programme.catalogue.rubrics({}))).kind).toBe('abort')
    expect((await failureOf(site.programme.catalogue.rubrics({}))).kind).toBe('abort')
  })
})

it('in Node, where cross-fetch does not notice that an answer of told length breaks off, the timeout does', async () => {
  const broken = await askOf(
    (_request, response) => {
      response.writeHead(200, { 'content-length': '100' })
      response.write('{"items"')
      setTimeout(() => response.destroy(), 20)
    },
    { timeout: 200 },
  )
  expect((await failureOf(broken.programme.catalogue.rubrics({}))).kind).toBe('timeout')
})

it('waits as long as it takes unless told otherwise', async () => {
  const site = await askOf((_request, response) => {
    setTimeout(() => response.end('{"items":[]}'), 1_500)
  })
  expect(await site.programme.catalogue.rubrics({})).toEqual({ ok: true, value: { items: [] } })
})

describe('XSRF', () => {
  /** A server that wants a token, and remembers what it was asked. */
  function guarded(good: () => string) {
    const asked: string[] = []
    const answer: Answer = (request, response) => {
      asked.push(`${request.method} ${request.url} ${request.headers['x-xsrf-token'] ?? '-'}`)
      if (request.url === '/kundenportal/get-token') {
        response.setHeader('set-cookie', `XSRF-TOKEN=${good()}; Path=/`)
        return void response.end(JSON.stringify({ token: good() }))
      }
      const fits = request.headers['x-xsrf-token'] === good() && request.headers.cookie === `XSRF-TOKEN=${good()}`
      return void (fits
        ? response.writeHead(201).end('{"id":"1"}')
        : response.writeHead(403).end(JSON.stringify({ code: 'xsrf_ungueltig' })))
    }
    return { asked, answer }
  }
  const item = { type: 'hotel', value: 'hotel-11' } as const

  it('asks for a token before the first unsafe call, and not again', async () => {
    const { asked, answer } = guarded(() => 'T1')
    const site = await askOf(answer)
    await site.account.wishlist.add(item)
    await site.account.wishlist.add(item)
    expect(asked).toEqual([
      'GET /kundenportal/get-token -',
      'POST /wishlist/add-bookmark T1',
      'POST /wishlist/add-bookmark T1',
    ])
  })

  it('asks once more when the token is refused', async () => {
    let good = 'T1'
    const { asked, answer } = guarded(() => good)
    const site = await askOf(answer)
    await site.account.wishlist.add(item)
    good = 'T2'
    expect(await site.account.wishlist.add(item)).toMatchObject({ ok: true })
    expect(asked.slice(2)).toEqual([
      'POST /wishlist/add-bookmark T1',
      'GET /kundenportal/get-token -',
      'POST /wishlist/add-bookmark T2',
    ])
  })

  it('and then gives up', async () => {
    let calls = 0
    const { asked, answer } = guarded(() => `T${(calls += 1)}`)
    const failure = await failureOf((await askOf(answer)).account.wishlist.add(item))
    expect([failure.kind, failure.status, failure.code]).toEqual(['status', 403, 'xsrf_ungueltig'])
    expect(asked.filter((it) => it.startsWith('POST'))).toHaveLength(2)
  })

  it('asks for none before a safe call', async () => {
    const { asked, answer } = guarded(() => 'T1')
    await failureOf((await askOf(answer)).account.wishlist.list({}))
    expect(asked).toEqual(['GET /wishlist/get-bookmarks -'])
  })

  it('survives signing in and out, which change the token', async () => {
    const testApp = await openTestApp()
    const site = httpSite({ origin: await testApp.app.listen({ port: 0, host: '127.0.0.1' }), fetch: crossFetch })
    for (let i = 0; i < 2; i += 1) {
      expect(await site.account.accounts.signIn(person)).toMatchObject({ ok: true })
      expect(await site.account.wishlist.add({ type: 'hotel', value: 'hotel-11' })).toMatchObject({ ok: true })
      expect(await site.account.accounts.signOut({})).toEqual({ ok: true, value: undefined })
      expect(await site.account.wishlist.list({})).toMatchObject({ ok: false })
    }
    await testApp.close()
  })
})

describe('cookies', () => {
  it('a jar keeps what is set and drops what is over', () => {
    const jar = cookieJar()
    expect(jar.header()).toBeUndefined()
    jar.take(['a=1; Path=/; HttpOnly', 'b=x=y; Expires=Fri, 01 Jan 2100 00:00:00 GMT', 'c=%C3%A4; Max-Age=60'])
    expect(jar.header()).toBe('a=1; b=x=y; c=%C3%A4')
    expect([jar.value('a'), jar.value('b'), jar.value('c'), jar.value('d')]).toEqual(['1', 'x=y', 'ä', undefined])
    jar.take(['a=; Expires=Thu, 01 Jan 1970 00:00:00 GMT', 'b=; Max-Age=0', 'c=2'])
    expect(jar.header()).toBe('c=2')
  })

  it('of a page are read, and left to the browser to send', () => {
    const cookies = pageCookies({ cookie: 'signed-in=1; XSRF-TOKEN=a%2Eb; X-XSRF-TOKEN=no' })
    expect([cookies.value('XSRF-TOKEN'), cookies.value('nothing')]).toEqual(['a.b', undefined])
    expect(cookies.header()).toBeUndefined()
  })
})

it('addresses calls by route name: another table leads elsewhere', async () => {
  const seen: string[] = []
  const site = await askOf(
    (request, response) => {
      seen.push(`${request.method} ${request.url}`)
      response.end('[]')
    },
    {
      routes: {
        'wishlist.list': { port: 'account.wishlist', method: 'GET', path: '/anders/liste', refusals: [] },
      },
    },
  )
  await site.account.wishlist.list({})
  expect(seen).toEqual(['GET /anders/liste'])
})

it('writes what is asked into path, query or body', async () => {
  const seen: string[] = []
  const site = await askOf((request, response) => {
    let body = ''
    request.on('data', (part: Buffer) => (body += part.toString()))
    request.on('end', () => {
      seen.push(`${request.method} ${request.url} ${body}`.trim())
      response.end('{"token":"T"}')
    })
  })
  await site.programme.catalogue.theme({ url: 'a/b ä' })
  await site.programme.catalogue.themes({ urls: ['a', 'b'], q: 'x & y', isNew: false, limit: 3 })
  await site.programme.catalogue.themes({})
  await site.account.wishlist.remove({ id: '7' })
  expect(seen).toEqual([
    'GET /api/get-seminar/a%2Fb%20%C3%A4',
    'GET /api/get-seminars?url=a%2Cb&q=x+%26+y&isNew=false&limit=3',
    'GET /api/get-seminars',
    'GET /kundenportal/get-token',
    'POST /wishlist/delete/ {"id":"7"}',
  ])
})
