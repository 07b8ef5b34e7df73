import { connect, type AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from './test-app.ts'

let testApp: TestApp
let port: number
beforeAll(async () => {
  testApp = await openTestApp()
  await testApp.app.listen({ port: 0, host: '127.0.0.1' })
  port = (testApp.app.server.address() as AddressInfo).port
})
afterAll(() => testApp.close())

/** Sends raw bytes and answers what came back until the connection closed, or until it was silent for a while. */
const raw = (parts: readonly (string | Buffer)[], { hangUp = false, quiet = 400 } = {}): Promise<string> =>
  new Promise((answered) => {
    const socket = connect(port, '127.0.0.1')
    let heard = ''
    socket.on('data', (part) => (heard += part.toString('latin1')))
    socket.on('error', () => answered(heard))
    socket.on('close', () => answered(heard))
    socket.setTimeout(quiet, () => socket.destroy())
    socket.on('connect', () => {
      for (const part of parts) socket.write(part)
      if (hangUp) setTimeout(() => socket.destroy(), 30)
    })
  })

const head = (line: string, more = '') => `${line} HTTP/1.1\r\nHost: localhost\r\n${more}\r\n`
const post = (path: string, more: string) => head(`POST ${path}`, `Content-Type: application/json\r\n${more}`)

/** Whatever was sent, the next visitor is served. */
const stillServes = async () => {
  const answer = await fetch(`http://127.0.0.1:${port}/api/get-rubrics`)
  expect(answer.status).toBe(200)
  await answer.text()
}

describe('one bad request never kills the server', () => {
  it.each<readonly [string, readonly (string | Buffer)[], number | undefined]>([
    ['a malformed escape', [head('GET /%')], 400],
    ['half an escape', [head('GET /seminare/%E0%A4%A')], 400],
    ['a NUL', [head('GET /a%00b')], 400],
    ['a NUL in the query', [head('GET /?q=%00')], 400],
    ['a malformed escape in the query', [head('GET /?q=%E0%A4%A')], 200],
    ['bytes above ASCII', [Buffer.from(head('GET /stra\xdfe'), 'latin1')], 400],
    ['an address in full', [head('GET http://localhost/')], 200],
    ['an address in full, of another host', [head('GET http://evil.example/gibt-es-nicht')], 404],
    ['an asterisk', [head('OPTIONS *')], 405],
    ['no protocol, and so no Host', ['GET /\r\n\r\n'], 421],
    ['rubbish', [Buffer.from([0x16, 0x03, 0x01, 0x00, 0xff, 0x01])], 400],
    ['a broken header', [`GET / HTTP/1.1\r\nHost: localhost\r\nBroken header\r\n\r\n`], 400],
    ['no Host', ['GET / HTTP/1.1\r\n\r\n'], 400],
    ['a header too large', [head('GET /', `X-Large: ${'x'.repeat(70_000)}\r\n`)], 431],
    ['an address too long', [head(`GET /${'x'.repeat(70_000)}`)], 431],
    ['a method nobody knows', [head('BREW /')], 400],
    ['a method that is known and not served', [head('PROPFIND /')], 405],
    ['two lengths', [post('/kundenportal/local-login', 'Content-Length: 2\r\nContent-Length: 3\r\n'), '{}'], 400],
    [
      'a length and chunks',
      [post('/kundenportal/local-login', 'Content-Length: 2\r\nTransfer-Encoding: chunked\r\n'), '{}'],
      400,
    ],
    [
      'chunks that are none',
      [post('/kundenportal/local-login', 'Transfer-Encoding: chunked\r\n'), 'zz\r\n'],
      undefined,
    ],
    ['an upgrade', [head('GET /', 'Connection: Upgrade\r\nUpgrade: websocket\r\n')], 200],
    ['an expectation', [head('GET /', 'Expect: the-unexpected\r\n')], 417],
    [
      'a cookie of rubbish',
      [head('GET /wishlist/list', 'Cookie: =;;;%E0%A4%A=%; session=%E0%A4%A; XSRF-TOKEN=\r\n')],
      200,
    ],
    ['a tag of rubbish', [head('GET /', 'If-None-Match: ,,"\\,W/\r\n')], 200],
  ])('%s', async (_name, parts, status) => {
    const answer = await raw(parts)
    if (status !== undefined) expect(answer.split('\r\n', 1)[0]).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    expect(answer).not.toMatch(/^HTTP\/1.1 500/)
    await stillServes()
  })

  it('a connection without a request is told so in German, as a problem', async () => {
    const answer = Buffer.from(await raw(['rubbish\r\n\r\n']), 'latin1').toString('utf8')
    expect(answer).toContain('Content-Type: application/problem+json')
    expect(answer).toContain('Die Anfrage ist unvollständig oder fehlerhaft.')
  })

  it('a body that is broken off', async () => {
    await raw(
      [post('/kundenportal/local-login', 'Content-Length: 1000\r\nSec-Fetch-Site: same-origin\r\n'), '{"email":'],
      { hangUp: true },
    )
    await raw([post('/api/ui-errors', 'Content-Length: 1000\r\nSec-Fetch-Site: same-origin\r\n'), '{"message":'], {
      hangUp: true,
    })
    await stillServes()
  })

  it('an asker who leaves before the answer', async () => {
    for (let i = 0; i < 20; i += 1) await raw([head('GET /api/get-seminars')], { hangUp: true, quiet: 5 })
    await stillServes()
  })

  it('a hundred askers who never finish', async () => {
    await Promise.all(Array.from({ length: 100 }, () => raw(['GET / HTTP/1.1\r\nHost: local'], { quiet: 100 })))
    await stillServes()
  })
})

describe('a body of ten megabytes', () => {
  const large = 'x'.repeat(10 * 1024 * 1024)
  it.each([
    ['with its length told', { body: large }],
    ['in chunks', { body: new Blob([large]).stream(), duplex: 'half' } as RequestInit],
  ])('%s is answered with 413, and the answer arrives', async (_how, body) => {
    const answer = await fetch(`http://127.0.0.1:${port}/api/ui-errors`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      ...body,
    })
    expect(answer.status).toBe(413)
    expect(await answer.json()).toMatchObject({ code: 'zu_gross', title: expect.stringMatching(/256.kB/) as string })
    await stillServes()
  })

  it('as a form is answered with a page', async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/kundenportal/login`, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'sec-fetch-site': 'same-origin',
        accept: 'text/html',
      },
      body: `email=${large}`,
    })
    expect([answer.status, answer.headers.get('content-type')]).toEqual([413, 'text/html; charset=utf-8'])
    await answer.text()
  })
})
