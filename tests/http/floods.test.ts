import { connect, type AddressInfo } from 'node:net'
import { request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, describe, expect, it } from 'vitest'
import { quickSecrets } from '#features/support/quick-secrets.ts'
import { padded, pdf } from '#features/support/sample-files.ts'
import { megabyte } from '#core/forms/forms.ts'
import type { Render } from '#pages-port/page-rendering.ts'
import { builtPages } from './built-pages.ts'
import { openTestApp, person, type TestApp, type TestAppOptions } from './test-app.ts'

const position = '/jobs-karriere/offene-stellen/seminarorganisation/veranstaltungskauffrau-701'

let testApp: TestApp | undefined
let port: number
afterEach(() => testApp?.close())

/** A server that listens, and believes whoever says from which network he asks. */
async function open(options: TestAppOptions = {}): Promise<TestApp> {
  testApp = await openTestApp({ ...options, settings: { trustProxy: '127.0.0.1', ...options.settings } })
  await testApp.app.listen({ port: 0, host: '127.0.0.1' })
  port = (testApp.app.server.address() as AddressInfo).port
  return testApp
}

interface Sent {
  readonly from?: string
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: Buffer | string
}
interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly body: string
}

function ask(path: string, { from = '192.0.2.1', method = 'GET', headers = {}, body }: Sent = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request(
      { port, host: '127.0.0.1', path, method, headers: { 'x-forwarded-for': from, ...headers } },
      (answer) => {
        let text = ''
        answer.on('data', (part: Buffer) => (text += part.toString()))
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: text }))
      },
    )
    asked.on('error', reject)
    asked.end(body)
  })
}

const browser = { 'sec-fetch-site': 'same-origin', accept: 'text/html' }
const counts = (answers: readonly Answer[]) =>
  Object.fromEntries([...Map.groupBy(answers, ({ status }) => status)].map(([status, { length }]) => [status, length]))

/** The longest that the event loop was busy with one thing while something was done, in milliseconds. */
async function longestStall(act: () => Promise<unknown>): Promise<number> {
  let longest = 0
  let before = performance.now()
  const watch = setInterval(() => {
    longest = Math.max(longest, performance.now() - before)
    before = performance.now()
  }, 1)
  await act()
  clearInterval(watch)
  return longest
}

/** A promise that is kept when somebody says so. */
function gate() {
  let open = () => {}
  const opened = new Promise<void>((resolve) => (open = resolve))
  return { opened, open }
}

describe('a flood of names in JSON', () => {
  const names = (bytes: number) =>
    Buffer.from(`{${Array.from({ length: bytes / 10 }, (_, n) => `"${n.toString(36).padStart(6, 'x')}":0`).join(',')}}`)

  it.each([
    ['18 MB', 18_000_000],
    ['as much as is read at all', 250_000],
  ])('of %s is refused before it is read', async (_, bytes) => {
    await open()
    const body = names(bytes)
    const send = () =>
      ask(position, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', 'x-xsrf-token': 'x' },
        body,
      })
    const token = await ask('/kundenportal/get-token')
    const cookie = [token.headers['set-cookie'] ?? []].flat()[0]?.split(';')[0] ?? ''
    const signed = { cookie, 'x-xsrf-token': decodeURIComponent(cookie.split('=')[1] ?? '') }
    expect((await send()).status).toBe(403)
    let answer: Answer | undefined
    const stall = await longestStall(async () => {
      const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', ...signed }
      answer = await ask(position, { method: 'POST', headers, body })
    })
    expect(answer?.status).toBe(413)
    expect(stall).toBeLessThan(250)
  })
})

it('a flood of slashes takes no longer than other addresses', async () => {
  await open()
  const path = `/a${'/'.repeat(15_900)}b`
  const begun = performance.now()
  for (let n = 0; n < 20; n += 1) expect((await ask(path)).status).toBe(404)
  expect((performance.now() - begun) / 20).toBeLessThan(60)
})

describe('a flood of sign-ins', () => {
  const hashMilliseconds = 40
  const slowSecrets = {
    ...quickSecrets(),
    verifyPassword: async () => {
      await pause(hashMilliseconds)
      return false
    },
  }
  const signIn = (from: string, email: string) =>
    ask('/kundenportal/login', {
      from,
      method: 'POST',
      headers: { ...browser, 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ email, password: 'ein falsches langes Wort' }).toString(),
    })

  it('from one network is refused beyond its share, and the next network has its turn at once', async () => {
    const { settings } = await open({
      secrets: slowSecrets,
      render: await builtPages({ siteOrigin: 'http://localhost:3000', brOrigin: 'http://localhost:3000' }),
    })
    expect(settings.trustProxy).toBe('127.0.0.1')
    const flood = Array.from({ length: 60 }, (_, n) => signIn('192.0.2.1', `n${n}@betrieb.example`))
    await pause(30)
    let answered = 0
    for (const one of flood) void one.then(() => (answered += 1))
    const honest = await signIn('198.51.100.1', person.email)
    // Some of those that came before still wait.
    expect(answered).toBeLessThan(flood.length)
    expect(honest.status).not.toBe(503)
    const answers = await Promise.all(flood)
    expect(counts(answers)[503]).toBeGreaterThanOrEqual(40)
    const busy = answers.find(({ status }) => status === 503)
    expect(busy?.headers).toMatchObject({
      'retry-after': expect.stringMatching(/^\d+$/),
      'cache-control': 'no-store',
      'content-type': 'text/html; charset=utf-8',
    })
    expect(busy?.body).toContain('Gerade ist sehr viel los')
  })

  it('by calls is refused as a problem', async () => {
    await open({ secrets: slowSecrets })
    const token = await ask('/kundenportal/get-token')
    const cookie = [token.headers['set-cookie'] ?? []].flat()[0]?.split(';')[0] ?? ''
    const call = (n: number) =>
      ask('/kundenportal/local-login', {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          cookie,
          'x-xsrf-token': decodeURIComponent(cookie.split('=')[1] ?? ''),
        },
        body: JSON.stringify({ email: `n${n}@betrieb.example`, password: 'ein falsches langes Wort' }),
      })
    const answers = await Promise.all(Array.from({ length: 30 }, (_, n) => call(n)))
    const busy = answers.find(({ status }) => status === 503)
    expect(busy?.headers).toMatchObject({ 'retry-after': expect.any(String), 'cache-control': 'no-store' })
    expect(JSON.parse(busy?.body ?? '{}')).toMatchObject({ code: 'ueberlastet', status: 503 })
  })
})

describe('a flood of PDFs', () => {
  it('is refused beyond the share of a network, keeps no page waiting, and none of those that are printed already', async () => {
    const { opened, open: letGo } = gate()
    let held = false
    await open({
      pdfs: {
        print: async ({ title }) => {
          if (held) await opened
          return Buffer.from(`%PDF-1.7 ${title}`)
        },
      },
    })
    const printed = '/seminare/pdf/betriebsverfassungsrecht-i'
    expect((await ask(printed)).status).toBe(200)
    held = true
    // Each reckoning of other costs is another document.
    const flood = Array.from({ length: 8 }, (_, n) =>
      ask(`/pdf-kostenrechner/betriebsverfassungsrecht-i-4001?personen=${n + 1}`),
    )
    await pause(200)
    expect((await ask(printed)).status).toBe(200)
    expect((await ask('/')).status).toBe(200)
    letGo()
    expect(counts(await Promise.all(flood))).toEqual({ 200: 6, 503: 2 })
  })
})

describe('a flood of distinct addresses', () => {
  const drawMilliseconds = 4
  let drawn = 0
  const render: Render = Object.assign(
    async (asked: Parameters<Render>[0]) => {
      drawn += 1
      const end = performance.now() + drawMilliseconds
      while (performance.now() < end);
      return { status: asked.fault?.status ?? 200, html: asked.url.padEnd(2_000), cache: 'public' as const, tags: [] }
    },
    { reads: () => ['n'] },
  )

  it('is refused beyond the share of a network, and pages that are cached are sent between two drawings', async () => {
    await open({ render, pageCache: 1, shares: { pages: { each: 16 } } })
    expect((await ask('/gemerkt')).status).toBe(200)
    const flood = Array.from({ length: 200 }, (_, n) => ask(`/neu?n=${n}`))
    await pause(20)
    const waits: number[] = []
    for (let n = 0; n < 5; n += 1) {
      const before = drawn
      expect((await ask('/gemerkt')).status).toBe(200)
      waits.push(drawn - before)
    }
    expect(Math.max(...waits)).toBeLessThanOrEqual(40)
    const told = counts(await Promise.all(flood))
    expect(told[503]).toBeGreaterThan(0)
    expect(told[200]).toBeGreaterThanOrEqual(16)
    expect(Object.keys(told)).toEqual(['200', '503'])
  })
})

it('a flood of requests on one connection, which waits for no answer, is let go and counted', async () => {
  await open()
  const socket = connect(port, '127.0.0.1')
  const over = new Promise<void>((resolve) => socket.on('close', () => resolve()))
  socket.on('error', () => undefined).resume()
  socket.write('GET /gibt-es-nicht HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: 192.0.2.1\r\n\r\n'.repeat(400))
  await over
  const { body } = (await testApp?.app.inject({ url: '/metrics' })) ?? { body: '' }
  expect(body).toMatch(/^admission_refused_total\{kind="requests"\} [1-9]\d*$/m)
  expect((await ask('/gibt-es-nicht')).status).toBe(404)
})

describe('a flood of uploads', () => {
  const upload = (bytes: number) => ({
    method: 'POST',
    headers: { ...browser, 'content-type': 'multipart/form-data; boundary=x' },
    body: Buffer.concat([
      Buffer.from('--x\r\nContent-Disposition: form-data; name="files"; filename="1.pdf"\r\n\r\n'),
      padded(pdf, bytes),
      Buffer.from('\r\n--x--\r\n'),
    ]),
  })

  it('is read two at a time of one network, and refused beyond its share before a byte is read', async () => {
    await open()
    const answers = await Promise.all(Array.from({ length: 16 }, () => ask(position, upload(9 * megabyte))))
    expect(counts(answers)[503]).toBe(10)
  })
})
