import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { coarseNetwork, hiddenNetwork } from '#http/server/visitor/coarse-network.ts'
import type { Visitor } from '#core/shared/visitor.ts'
import { injectVisitor } from './inject-visitor.ts'
import { openTestApp, person, type TestApp } from './test-app.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp()
})
afterAll(() => testApp.close())

const cookiesOf = (answer: { headers: Record<string, unknown> }): string[] =>
  [answer.headers['set-cookie'] ?? []].flat() as string[]

describe('the session cookie', () => {
  it('is hidden from scripts, and comes with a readable sign', async () => {
    const cookies = cookiesOf(await injectVisitor(testApp.app).signIn())
    expect(cookies).toContainEqual(expect.stringMatching(/^session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/))
    expect(cookies).toContain('signed-in=1; Path=/; SameSite=Lax')
  })

  it('lasts 30 days when it is to be remembered, and the sign as long', async () => {
    const answer = await injectVisitor(testApp.app).json('/kundenportal/local-login', { ...person, remember: true })
    const expires = /Expires=Sun, 20 Dec 2026 09:00:00 GMT/
    expect(cookiesOf(answer).filter((cookie) => expires.test(cookie))).toHaveLength(2)
  })

  it('on https is bound to the host and to https', async () => {
    const secure = await openTestApp({
      settings: { siteOrigin: 'https://www.haus.example', brOrigin: 'https://www.haus.example' },
    })
    const visitor = injectVisitor(secure.app, { host: 'www.haus.example' })
    const cookies = cookiesOf(await visitor.signIn())
    expect(cookies).toContainEqual(
      expect.stringMatching(/^__Host-session=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Lax$/),
    )
    expect(cookies).toContain('signed-in=1; Path=/; Secure; SameSite=Lax')
    expect(cookies).toContainEqual(expect.stringMatching(/^XSRF-TOKEN=[\w.-]+; Path=\/; Secure; SameSite=Lax$/))
    expect((await visitor.get('/kundenportal/get-user')).json()).toMatchObject({ isLoggedIn: true })
    await secure.close()
  })

  it('and its sign go when he signs out', async () => {
    const visitor = injectVisitor(testApp.app)
    await visitor.signIn()
    const answer = await visitor.json('/kundenportal/logout', {})
    const cookies = cookiesOf(answer)
    expect(cookies).toContainEqual(expect.stringMatching(/^session=;.*Expires=Thu, 01 Jan 1970/))
    expect(cookies).toContainEqual(expect.stringMatching(/^signed-in=;.*Expires=Thu, 01 Jan 1970/))
    // Storage only: the choice about cookies is one.
    expect(answer.headers['clear-site-data']).toBe('"storage"')
    expect((await visitor.get('/kundenportal/get-user')).json()).toEqual({ isLoggedIn: false })
  })

  it('that is over is taken away, and with it the sign', async () => {
    const visitor = injectVisitor(testApp.app)
    visitor.jar.take(['session=long-gone', 'signed-in=1'])
    const answer = await visitor.get('/wishlist/get-bookmarks')
    expect(answer.statusCode).toBe(401)
    expect(visitor.jar.value('signed-in')).toBeUndefined()
    expect(visitor.jar.value('session')).toBeUndefined()
  })

  it('is new at every sign-in: one that was planted before is not taken over', async () => {
    const visitor = injectVisitor(testApp.app)
    visitor.jar.take(['session=planted'])
    await visitor.signIn()
    expect(visitor.jar.value('session')).not.toBe('planted')
  })

  it('is opened by a form as well, and ended by one', async () => {
    const visitor = injectVisitor(testApp.app)
    const entered = await visitor.form('/kundenportal/login?post_login_redirect_url=%2Fwishlist%2Flist', person)
    expect([entered.statusCode, entered.headers.location]).toEqual([303, '/wishlist/list'])
    expect((await visitor.get('/wishlist/list')).body).toContain('0 gemerkt')
    const left = await visitor.form('/kundenportal/logout', {})
    expect([left.statusCode, left.headers.location]).toEqual([303, '/'])
    expect((await visitor.get('/wishlist/list')).body).toContain('Bitte melden Sie sich an')
  })
})

it('a public page sets no cookie, whoever asks', async () => {
  const visitor = injectVisitor(testApp.app)
  await visitor.signIn()
  const answer = await visitor.get('/')
  expect(answer.headers['cache-control']).toBe('public, max-age=0, must-revalidate')
  expect(answer.headers['set-cookie']).toBeUndefined()
})

describe('the network of a visitor', () => {
  it.each([
    ['192.0.2.17', '192.0.2.0/24'],
    ['192.0.2.250', '192.0.2.0/24'],
    ['192.0.3.17', '192.0.3.0/24'],
    ['::ffff:192.0.2.17', '192.0.2.0/24'],
    ['2001:db8:1234:5678::1', '2001:db8:1234::/48'],
    ['2001:DB8:1234:ffff:1:2:3:4', '2001:db8:1234::/48'],
    ['2001:db8::1', '2001:db8:0::/48'],
    ['::1', '0:0:0::/48'],
    ['fe80::1%eth0', 'fe80:0:0::/48'],
    ['', 'unknown'],
    ['not an address', 'unknown'],
  ])('of %j is %s', (ip, network) => expect(coarseNetwork(ip)).toBe(network))

  it('is told to the core only as a hash under the secret', () => {
    const hidden = hiddenNetwork('192.0.2.17', 'secret')
    expect(hidden).toMatch(/^[\w-]{22}$/)
    expect(hidden).toBe(hiddenNetwork('192.0.2.99', 'secret'))
    expect(hidden).not.toBe(hiddenNetwork('192.0.3.17', 'secret'))
    expect(hidden).not.toBe(hiddenNetwork('192.0.2.17', 'another'))
  })

  it.each<[false | string, string]>([
    [false, hiddenNetwork('127.0.0.1', 'secret')],
    ['loopback', hiddenNetwork('203.0.113.5', 'secret')],
    ['127.0.0.1', hiddenNetwork('203.0.113.5', 'secret')],
    ['10.0.0.0/8', hiddenNetwork('127.0.0.1', 'secret')],
  ])('is taken from X-Forwarded-For only where a proxy is trusted (%j)', async (trustProxy, expected) => {
    const seen: string[] = []
    const proxied = await openTestApp({
      settings: { trustProxy, siteSecret: 'secret' },
      openSite: (visitor: Visitor) => {
        seen.push(visitor.network)
        return testApp.siteOf(visitor)
      },
    })
    // The server reads the brand for itself when it begins.
    seen.length = 0
    await injectVisitor(proxied.app).get('/api/get-rubrics', { 'x-forwarded-for': '203.0.113.5' })
    expect(seen).toEqual([expected])
    await proxied.close()
  })
})

describe('the token of a browser that somebody signed in from', () => {
  it('is no secret of scripts, lasts a year, and is worth nothing when it is made up', async () => {
    const visitor = injectVisitor(testApp.app)
    const cookies = cookiesOf(await visitor.json('/kundenportal/local-login', person))
    expect(cookies).toContainEqual(expect.stringMatching(/^device=[\w-]+\.[\w-]+; Max-Age=31536000;.*HttpOnly/))
    const token = visitor.jar.value('device') ?? ''
    const wrong = { ...person, password: 'falsch' }
    const lockedOut = async (device: string) => {
      const other = injectVisitor(testApp.app)
      for (let i = 0; i < 5; i++) await other.json('/kundenportal/local-login', wrong)
      other.jar.take([`device=${device}`])
      return (await other.json('/kundenportal/local-login', person)).statusCode === 429
    }
    expect(await lockedOut(token)).toBe(false)
    expect(await lockedOut(token.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')))).toBe(true)
  })
})
