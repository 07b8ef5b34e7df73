import { once } from 'node:events'
import { connect } from 'node:net'
import { Writable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { impersonal } from '#http/server/operation/request-log.ts'
import { faultLog } from '#http/server/operation/fault-log.ts'
import { injectVisitor } from './inject-visitor.ts'
import { openTestApp, person, type TestApp } from './test-app.ts'

let testApp: TestApp
let lines: string[]
const log = pino(
  { level: 'trace' },
  new Writable({
    write: (line: Buffer, _encoding, written) => {
      lines.push(line.toString())
      written()
    },
  }),
)
beforeEach(async () => {
  lines = []
  testApp = await openTestApp({ log, settings: { trustProxy: 'loopback' } })
})
afterEach(() => testApp.close())

it('an answer is one line: method, path or pattern, status, time, request id', async () => {
  const answer = await injectVisitor(testApp.app).get('/api/get-seminar/ohne-termine?utm=x')
  expect(lines.map((line) => JSON.parse(line) as object)).toEqual([
    expect.objectContaining({
      method: 'GET',
      path: '/api/get-seminar/:url',
      status: 400,
      requestId: answer.headers['x-request-id'],
      msg: 'answered',
    }),
  ])
})

it('nothing personal is in the log, whatever is asked', async () => {
  const secret = { ...person, email: 'petra.geheim@betrieb.example', password: 'mein geheimes Wort' }
  const visitor = injectVisitor(testApp.app, { 'x-forwarded-for': '203.0.113.77', 'user-agent': 'Geheim/1.0' })
  const before = lines.length
  await visitor.json('/kundenportal/local-login', secret)
  await visitor.form('/kundenportal/login?post_login_redirect_url=%2Fgeheim', secret)
  await visitor.get('/kundenportal/login/petra.geheim@betrieb.example')
  await visitor.get('/kundenportal/login/petra.geheim%40betrieb.example')
  await visitor.get('/registrierung/bestaetigen/geheimes-zeichen')
  await visitor.json('/api/user-registration/confirm/geheimes-zeichen', {})
  await visitor.get('/kundenportal/password-reset/geheimes-zeichen')
  await visitor.get('/api/open-links/confirm/geheimes-zeichen')
  await visitor.get('/api/open-links/password-reset/geheimes-zeichen')
  await visitor.form('/kundenportal/password-reset/geheimes-zeichen', secret)
  await visitor.json('/kundenportal/password-forgot', secret)
  await visitor.get('/suche?q=geheim')
  await visitor.json('/chatbot/ask', { question: 'Was ist geheim an Petra?' })
  await visitor.form('/chatbot', { question: 'Was ist geheim an Petra?' })
  await visitor.get('/kaputt?q=geheim')
  await visitor.json('/kundenportal/local-login', '{"email":"petra.geheim@betrieb.example"')
  await visitor.json('/api/user-registration', { ...secret, firstName: 'Petra' })
  await visitor.signIn()
  const session = visitor.jar.value('session') ?? ''
  await visitor.get('/wishlist/get-bookmarks')
  const written = lines.slice(before).join('')
  expect(written.split('\n').length).toBeGreaterThan(12)
  for (const word of [
    'geheim',
    'petra',
    'betrieb.example',
    '203.0.113',
    '127.0.0.1',
    session,
    person.email,
    'Geheim/1.0',
  ])
    expect(written.toLowerCase()).not.toContain(word.toLowerCase())
})

it('a failure of ours is written with its stack, and found by its request id', async () => {
  const answer = await injectVisitor(testApp.app).get('/kaputt', { accept: 'text/html' })
  expect(answer.statusCode).toBe(500)
  const line = lines
    .map((it) => JSON.parse(it) as { level: number; requestId: string; err?: Error })
    .find(({ level }) => level === 50)
  expect(line?.requestId).toBe(answer.headers['x-request-id'])
  expect(line?.err?.stack).toContain('this page is broken')
  expect(answer.body).toContain(`Vorgang ${line?.requestId}`)
  expect(answer.body).not.toContain('broken')
})

it('where even the page of a failure fails, both are written, and a plain page says so with the request id', async () => {
  const broken = await openTestApp({ log, render: () => Promise.reject(new Error('no page can be made')) })
  const answer = await injectVisitor(broken.app).get('/', { accept: 'text/html' })
  await broken.close()
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([500, 'no-store'])
  expect(answer.body).toContain('<h1>Das hat leider nicht geklappt.</h1>')
  expect(answer.body).toContain(`nennen Sie uns bitte den Vorgang ${answer.headers['x-request-id']}.`)
  const errors = lines.map((it) => JSON.parse(it) as { level: number; msg: string }).filter(({ level }) => level === 50)
  expect(errors.map(({ msg }) => msg)).toEqual(['failed', 'the page of a failure failed'])
})

describe('a path in the log', () => {
  it.each([
    ['/seminare/t/thema', '/seminare/t/thema'],
    ['/kundenportal/login/a@b.example', '/kundenportal/login/*'],
    ['/kundenportal/login/a%40b.example', '/kundenportal/login/*'],
    ['/kundenportal/login', '/kundenportal/login'],
    ['/registrierung/bestaetigen/abc', '/registrierung/bestaetigen/*'],
    ['/kundenportal/neue-adresse/abc', '/kundenportal/neue-adresse/*'],
    ['/api/open-links/new-address/abc', '/api/open-links/new-address/*'],
    ['/irgendwo/a@b.example/x', '/irgendwo/*/x'],
    ['/irgendwo/a%2540b.example/x', '/irgendwo/*/x'],
    ['/neuer-weg/dGhpcyBpcyBhIHJhbmRvbSB0b2tlbiBvZiAzMiBieXRlcw', '/neuer-weg/…'],
  ])('%s is written %s', (path, written) => expect(impersonal(path)).toBe(written))
})

it('an error is written with where and why, but without what a library hangs on it, for that may name people', async () => {
  const cause = Object.assign(new Error('duplicate key for kim@betrieb.example'), {
    code: '23505',
    detail: 'Key (email)=(petra.geheim@betrieb.example) already exists.',
    parameters: ['geheim'],
  })
  const broken = await openTestApp({
    log,
    render: async () => {
      throw new Error('no page at /registrierung/bestaetigen/dGhpcyBpcyBhIHJhbmRvbSB0b2tlbiBvZiAzMiBieXRlcw', { cause })
    },
  })
  await injectVisitor(broken.app).get('/', { accept: 'text/html' })
  await broken.close()
  const written = lines.join('')
  expect(written).toContain('no page at /registrierung/bestaetigen/…')
  expect(written).toContain('duplicate key for …')
  expect(written).toContain('"code":"23505"')
  expect(written).toMatch(/"stack":"[^"]+log\.test\.ts/)
  expect(written).not.toMatch(/betrieb\.example|geheim|dGhpcyBpcyB/)
})

it('whoever breaks off while he sends is nobody’s fault', async () => {
  const { port } = new URL(await testApp.app.listen({ port: 0, host: '127.0.0.1' }))
  const position = '/jobs-karriere/offene-stellen/seminarorganisation/veranstaltungskauffrau-701'
  const sent: readonly (readonly [path: string, type: string, begin: string])[] = [
    [
      position,
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="files"; filename="a.pdf"\r\n\r\n%PDF',
    ],
    ['/kundenportal/login', 'application/x-www-form-urlencoded', 'email=kim'],
    ['/api/ui-errors', 'application/json', '{"message":'],
  ]
  for (const [path, type, begin] of sent) {
    const socket = connect(Number(port), '127.0.0.1')
    await once(socket, 'connect')
    socket.write(
      `POST ${path} HTTP/1.1\r\nHost: localhost\r\nSec-Fetch-Site: same-origin\r\nContent-Type: ${type}\r\n` +
        `Content-Length: 100000\r\n\r\n${begin}`,
    )
    await pause(50)
    socket.resetAndDestroy()
    await pause(100)
  }
  const levels = lines.map((line) => (JSON.parse(line) as { level: number }).level)
  expect(levels.length).toBeGreaterThanOrEqual(3)
  expect(levels.filter((level) => level >= 40)).toEqual([])
})

it('what concerns security is a line of its own, without whom it concerns', async () => {
  const visitor = injectVisitor(testApp.app, { 'x-forwarded-for': '203.0.113.77' })
  await visitor.form('/kundenportal/login', { email: person.email, password: 'ein falsches Wort' })
  await visitor.json('/kundenportal/local-login', { email: person.email, password: 'ein falsches Wort' })
  await visitor.signIn()
  await visitor.send('POST', '/wishlist/add-bookmark', { 'content-type': 'application/json' }, '{}')
  await visitor.get('/', { host: 'anderswo.example' })
  await visitor.form('/kundenportal/logout', {})
  const security = lines
    .map((line) => JSON.parse(line) as { msg: string; event?: string; requestId?: string })
    .filter(({ msg }) => msg === 'security')
  expect(security.map(({ event }) => event)).toEqual([
    'sign-in-failed',
    'sign-in-failed',
    'signed-in',
    'forged-request',
    'unknown-host',
    'signed-out',
  ])
  expect(security.every(({ requestId }) => requestId !== undefined)).toBe(true)
  expect(JSON.stringify(security)).not.toMatch(/kim|203\.0|betrieb/)
  const { body } = await testApp.app.inject({ url: '/metrics' })
  expect(body).toContain('security_events_total{event="sign-in-failed"} 2')
})

it('the second step of signing in is watched like the first', async () => {
  const before = lines.length
  await injectVisitor(testApp.app).json('/kundenportal/second-factor', { code: '000000' })
  const written = lines.slice(before).map((line) => JSON.parse(line) as { event?: string })
  expect(written.flatMap(({ event }) => event ?? [])).toEqual(['sign-in-failed'])
})

describe('[rule:ui-errors-collected] a report from the user interface', () => {
  it('comes to the one who collects, without personal data', async () => {
    const visitor = injectVisitor(testApp.app)
    const report = {
      message: 'x is undefined for kim@betrieb.example',
      stack: 'at f (/assets/a.js?q=geheim)',
      route: '/suche?q=geheim',
    }
    expect((await visitor.json('/api/ui-errors', report)).statusCode).toBe(202)
    expect(testApp.faults).toHaveLength(1)
    expect(testApp.faults[0]?.message).toContain('x is undefined')
    expect(JSON.stringify(testApp.faults)).not.toMatch(/geheim|betrieb\.example/)
  })

  it('holds no token and no encoded address', async () => {
    const visitor = injectVisitor(testApp.app)
    const routes = [
      '/registrierung/bestaetigen/dGhpcyBpcyBhIHJhbmRvbSB0b2tlbiBvZiAzMiBieXRlcw',
      '/kundenportal/login/kim%40betrieb.example',
      '/kundenportal/login/kim%2540betrieb.example',
    ]
    for (const route of routes)
      await visitor.json('/api/ui-errors', { message: `failed at ${route}`, stack: route, route })
    expect(testApp.faults.map(({ route }) => route)).toEqual([
      '/registrierung/bestaetigen/…',
      '/kundenportal/login/…',
      '/kundenportal/login/…',
    ])
    expect(JSON.stringify(testApp.faults)).not.toMatch(/kim|betrieb\.example|dGhpcyBpcyB/)
  })

  it('is written to the log, of each text two kilobytes at most, and no character in half', () => {
    const written: unknown[] = []
    faultLog({ warn: (fault: unknown) => void written.push(fault) }).collect({
      message: 'ä'.repeat(1_500),
      stack: `x${'€'.repeat(1_500)}`,
      route: '/',
    })
    expect(written).toEqual([{ fault: { message: 'ä'.repeat(1_000), stack: `x${'€'.repeat(666)}`, route: '/' } }])
  })

  it('that is short is written whole', () => {
    const written: unknown[] = []
    faultLog({ warn: (fault: unknown) => void written.push(fault) }).collect({ message: 'm', route: '/r' })
    expect(written).toEqual([{ fault: { message: 'm', route: '/r' } }])
  })

  it('is refused after ten in a minute', async () => {
    const visitor = injectVisitor(testApp.app)
    for (let i = 0; i < 10; i += 1) await visitor.json('/api/ui-errors', { message: 'm', route: '/' })
    const answer = await visitor.json('/api/ui-errors', { message: 'm', route: '/' })
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([429, '60'])
    expect(testApp.faults).toHaveLength(10)
  })
})
