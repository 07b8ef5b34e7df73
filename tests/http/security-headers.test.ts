import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { injectVisitor } from './inject-visitor.ts'
import { openTestApp, type TestApp } from './test-app.ts'

let testApp: TestApp
let secure: TestApp
beforeAll(async () => {
  testApp = await openTestApp()
  secure = await openTestApp({
    settings: {
      siteOrigin: 'https://www.haus.example',
      brOrigin: 'https://br.haus.example',
      cookiebotId: '00000000-0000-0000-0000-000000000000',
    },
  })
})
afterAll(async () => {
  await testApp.close()
  await secure.close()
})

const policyOf = (header: unknown): Record<string, string[]> =>
  Object.fromEntries(
    String(header)
      .split(';')
      .map((directive) => directive.trim().split(' '))
      .map(([name = '', ...values]) => [name, values]),
  )

describe('every answer', () => {
  it.each([
    ['GET', '/'],
    ['GET', '/gibt-es-nicht'],
    ['GET', '/kaputt'],
    ['GET', '/%E0%A4%A'],
    ['GET', '/api/get-rubrics'],
    ['GET', '/api/gibt-es-nicht'],
    ['GET', '/api/docs'],
    ['GET', '/wishlist/get-bookmarks'],
    ['POST', '/wishlist/add-bookmark'],
    ['PUT', '/'],
    ['GET', '/seminare/'],
    ['GET', '/healthz'],
  ])('to %s %s carries the security headers', async (method, url) => {
    const { headers } = await injectVisitor(testApp.app).send(method, url, {})
    const { 'style-src': styles, ...policy } = policyOf(headers['content-security-policy'])
    // What shows the calls draws one style sheet of its own.
    expect(styles).toEqual(["'self'", ...(url === '/api/docs' ? [expect.stringMatching(/^'sha256-/)] : [])])
    expect(policy).toEqual({
      'default-src': ["'none'"],
      'script-src': ["'self'"],
      'img-src': ["'self'", 'data:'],
      'font-src': ["'self'"],
      'connect-src': ["'self'"],
      'frame-src': ['https://www.youtube-nocookie.com', 'https://www.youtube.com'],
      'form-action': ["'self'", 'http://localhost:3000'],
      'frame-ancestors': ["'self'"],
      'base-uri': ["'none'"],
      // It also makes HTML of text as it likes.
      ...(url !== '/api/docs' && {
        'require-trusted-types-for': ["'script'"],
        'trusted-types': ['seminarhaus', 'default'],
      }),
      'object-src': ["'none'"],
    })
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['x-frame-options']).toBe('SAMEORIGIN')
    expect(headers['cross-origin-opener-policy']).toBe('same-origin')
    expect(headers['permissions-policy']).toContain('camera=()')
    expect(headers['permissions-policy']).toContain('fullscreen=(self "https://www.youtube-nocookie.com"')
    expect(headers['x-request-id']).toMatch(/^[\da-f-]{13}$/)
    expect(headers).not.toHaveProperty('x-powered-by')
    expect(headers).not.toHaveProperty('server')
  })

  it.each([
    '/buchung/k3y',
    '/kostenuebernahme/k3y',
    '/kundenportal/password-reset/k3y',
    '/registrierung/bestaetigen/k3y',
  ])('tells no other site of the address %s, which opens something', async (address) => {
    const { headers } = await injectVisitor(testApp.app).get(address)
    expect(headers['referrer-policy']).toBe('same-origin')
  })

  it('on http neither pins https nor asks for it', async () => {
    const { headers } = await injectVisitor(testApp.app).get('/')
    expect(headers).not.toHaveProperty('strict-transport-security')
    expect(headers['content-security-policy']).not.toContain('upgrade-insecure-requests')
  })
})

it('pins https for every subdomain only where that is set', async () => {
  const settings = { siteOrigin: 'https://www.haus.example', brOrigin: 'https://br.haus.example', hstsSubdomains: true }
  const all = await openTestApp({ settings })
  const { headers } = await injectVisitor(all.app, { host: 'www.haus.example' }).get('/')
  await all.close()
  expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
})

it('on https the cookie of a form belongs to this host alone, too', async () => {
  const answer = await injectVisitor(secure.app, { host: 'www.haus.example' }).get('/api/begin-form', {
    host: 'www.haus.example',
  })
  expect(String(answer.headers['set-cookie'])).toMatch(/__Host-form=[^;]+; Path=\/; HttpOnly; Secure; SameSite=Lax/)
})

describe('what never became a request', () => {
  const answered = (port: number, ...parts: readonly string[]) =>
    new Promise<string>((resolve) => {
      let heard = ''
      const socket = connect(port, '127.0.0.1', () => parts.forEach((part) => socket.write(part)))
      socket.on('data', (part) => (heard += part.toString()))
      socket.on('error', () => resolve(heard))
      socket.on('close', () => resolve(heard))
    })

  it.each([
    [400, ['GET / HTTP/1.1\r\nHost: localhost\r\nBroken header\r\n\r\n']],
    [431, [`GET / HTTP/1.1\r\nHost: localhost\r\nX-Large: ${'x'.repeat(70_000)}\r\n\r\n`]],
    [408, ['GET / HTTP/1.1\r\nHost: local']],
    [
      408,
      [
        'POST /api/ui-errors HTTP/1.1\r\nHost: localhost\r\nSec-Fetch-Site: same-origin\r\n',
        'Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{',
      ],
    ],
  ])('is answered %i with the same security headers', async (status, parts) => {
    const impatient = await openTestApp({ settings: { patience: { head: 300, body: 300 } } })
    const { port } = new URL(await impatient.app.listen({ port: 0, host: '127.0.0.1' }))
    const whole = await impatient.app.inject({ url: '/' })
    const heard = await answered(Number(port), ...parts)
    await impatient.close()
    expect(heard).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
    const head = heard.split('\r\n\r\n', 1)[0]?.toLowerCase() ?? ''
    const names = Object.keys(whole.headers).filter((name) =>
      /^(content-security|permissions|referrer|cross-origin|x-(?!request))/.test(name),
    )
    expect(names.length).toBeGreaterThan(8)
    for (const name of names) expect(head).toContain(`\r\n${name}: ${String(whole.headers[name]).toLowerCase()}`)
    expect(head).toContain('cache-control: no-store')
  })
})

it('on https is pinned, lets forms lead to both domains, and lets Cookiebot in where it is used', async () => {
  const { headers } = await injectVisitor(secure.app, { host: 'www.haus.example' }).get('/')
  expect(headers['strict-transport-security']).toBe('max-age=31536000')
  const policy = policyOf(headers['content-security-policy'])
  expect(policy).toHaveProperty('upgrade-insecure-requests')
  expect(policy['form-action']).toEqual(["'self'", 'https://www.haus.example', 'https://br.haus.example'])
  expect(policy['script-src']).toEqual(["'self'", 'https://consent.cookiebot.com', 'https://consentcdn.cookiebot.com'])
  expect(policy['frame-src']).toContain('https://consentcdn.cookiebot.com')
  expect(policy['connect-src']).toContain('https://consentcdn.cookiebot.com')
  expect(policy['img-src']).toContain('https://imgsct.cookiebot.com')
  // It makes HTML of text, and knows no Trusted Types.
  expect(policy).not.toHaveProperty('require-trusted-types-for')
  // Its dialog is unstyled without; it takes no nonce. Nowhere else, and nowhere where it is not used.
  const { 'style-src': styles, ...others } = policy
  expect(styles).toEqual(["'self'", "'unsafe-inline'"])
  expect(JSON.stringify(others)).not.toMatch(/unsafe|\*/)
  const plain = await injectVisitor(testApp.app).get('/')
  expect(JSON.stringify(policyOf(plain.headers['content-security-policy']))).not.toMatch(/unsafe|cookiebot|\*/)
})
