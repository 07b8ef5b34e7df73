import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isXsrfToken, makeXsrfToken } from '#http/server/requests/xsrf-token.ts'
import { injectVisitor } from './inject-visitor.ts'
import { openTestApp, person, type TestApp } from './test-app.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp()
})
afterAll(() => testApp.close())

const json = { 'content-type': 'application/json' }
const item = JSON.stringify({ type: 'seminar', value: 'betriebsverfassungsrecht-i' })

describe('a token', () => {
  it('is good for the session it was made for, and for no other', () => {
    const token = makeXsrfToken('session a', 'secret')
    expect(isXsrfToken(token, 'session a', 'secret')).toBe(true)
    expect(isXsrfToken(token, 'session b', 'secret')).toBe(false)
    expect(isXsrfToken(token, undefined, 'secret')).toBe(false)
    expect(isXsrfToken(token, 'session a', 'another secret')).toBe(false)
    expect(isXsrfToken(makeXsrfToken(undefined, 'secret'), undefined, 'secret')).toBe(true)
  })

  it.each(['', '.', 'a.b', 'a.b.c', `${makeXsrfToken(undefined, 'secret')}.x`, 'ä.ö'])('is not %j', (forged) => {
    expect(isXsrfToken(forged, undefined, 'secret')).toBe(false)
  })

  it('is given by get-token, in the answer and in a cookie that scripts may read', async () => {
    const visitor = injectVisitor(testApp.app)
    const answer = await visitor.get('/kundenportal/get-token')
    const { token } = answer.json<{ token: string }>()
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(String(answer.headers['set-cookie'])).toMatch(/^XSRF-TOKEN=[\w.-]+; Path=\/; SameSite=Lax$/)
    expect(visitor.jar.value('XSRF-TOKEN')).toBe(token)
    // Asked again, it stays: two tabs share it.
    expect((await visitor.get('/kundenportal/get-token')).json()).toEqual({ token })
  })
})

describe('a JSON call', () => {
  /** What a request says → whether it was meant. */
  const matrix: readonly (readonly [
    says: string,
    headers: (token: string) => Record<string, string>,
    meant: boolean,
  ])[] = [
    ['token alone', (token) => ({ 'x-xsrf-token': token }), true],
    [
      'token, same origin',
      (token) => ({ 'x-xsrf-token': token, 'sec-fetch-site': 'same-origin', origin: 'http://localhost:3000' }),
      true,
    ],
    ['token, own Origin only', (token) => ({ 'x-xsrf-token': token, origin: 'http://localhost:3000' }), true],
    ['nothing', () => ({}), false],
    ['same origin without a token', () => ({ 'sec-fetch-site': 'same-origin' }), false],
    ['an empty token', () => ({ 'x-xsrf-token': '' }), false],
    ['another token', () => ({ 'x-xsrf-token': makeXsrfToken(undefined, 'secret of somebody else') }), false],
    [
      'a good token that is not in the cookie',
      () => ({ 'x-xsrf-token': makeXsrfToken(undefined, testApp.settings.siteSecret) }),
      false,
    ],
    ['token, cross-site', (token) => ({ 'x-xsrf-token': token, 'sec-fetch-site': 'cross-site' }), false],
    ['token, same-site', (token) => ({ 'x-xsrf-token': token, 'sec-fetch-site': 'same-site' }), false],
    ['token, no site at all', (token) => ({ 'x-xsrf-token': token, 'sec-fetch-site': 'none' }), false],
    ['token, foreign Origin', (token) => ({ 'x-xsrf-token': token, origin: 'https://evil.example' }), false],
    ['token, Origin null', (token) => ({ 'x-xsrf-token': token, origin: 'null' }), false],
    [
      'token, same-origin and foreign Origin',
      (token) => ({ 'x-xsrf-token': token, 'sec-fetch-site': 'same-origin', origin: 'https://evil.example' }),
      false,
    ],
    ['token, Origin of another port', (token) => ({ 'x-xsrf-token': token, origin: 'http://localhost:4000' }), false],
    ['token, https instead of http', (token) => ({ 'x-xsrf-token': token, origin: 'https://localhost:3000' }), false],
  ]
  it.each(matrix)('with %s', async (_says, headers, meant) => {
    const visitor = injectVisitor(testApp.app)
    const token = await visitor.token()
    const answer = await visitor.send('POST', '/wishlist/add-bookmark', { ...json, ...headers(token) }, item)
    expect(answer.statusCode).toBe(meant ? 401 : 403)
    expect(answer.json()).toMatchObject({ code: meant ? 'nicht_angemeldet' : 'xsrf_ungueltig' })
  })

  it('with the right header but no cookie was not meant', async () => {
    const token = makeXsrfToken(undefined, testApp.settings.siteSecret)
    const visitor = injectVisitor(testApp.app)
    const answer = await visitor.send('POST', '/wishlist/add-bookmark', { ...json, 'x-xsrf-token': token }, item)
    expect(answer.statusCode).toBe(403)
  })

  it('that reads needs nothing', async () => {
    const answer = await injectVisitor(testApp.app).get('/api/get-rubrics', { 'sec-fetch-site': 'cross-site' })
    expect(answer.statusCode).toBe(200)
  })

  it('to report a fault needs no token, but an origin that fits', async () => {
    const report = JSON.stringify({ message: 'kaputt', route: '/' })
    const visitor = injectVisitor(testApp.app)
    const send = (headers: Record<string, string>) =>
      visitor.send('POST', '/api/ui-errors', { ...json, ...headers }, report)
    expect((await send({ 'sec-fetch-site': 'same-origin' })).statusCode).toBe(202)
    expect((await send({ origin: 'http://localhost:3000' })).statusCode).toBe(202)
    expect((await send({ 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403)
    expect((await send({ origin: 'https://evil.example' })).statusCode).toBe(403)
    expect((await send({})).statusCode).toBe(403)
  })
})

describe('the token changes', () => {
  it('at sign-in and at sign-out, and the old one is worth nothing', async () => {
    const visitor = injectVisitor(testApp.app)
    const before = await visitor.token()
    await visitor.signIn()
    const inside = visitor.jar.value('XSRF-TOKEN')
    expect(inside).not.toBe(before)
    const withOld = await visitor.send('POST', '/wishlist/add-bookmark', { ...json, 'x-xsrf-token': before }, item)
    expect(withOld.statusCode).toBe(403)
    expect((await visitor.json('/wishlist/add-bookmark', item)).statusCode).toBe(201)

    expect((await visitor.json('/kundenportal/logout', {})).statusCode).toBe(204)
    const after = visitor.jar.value('XSRF-TOKEN')
    expect(after).not.toBe(inside)
    expect(isXsrfToken(after, undefined, testApp.settings.siteSecret)).toBe(true)
  })

  it('a token planted by somebody else before the sign-in does not outlive it', async () => {
    const visitor = injectVisitor(testApp.app)
    const planted = await injectVisitor(testApp.app).token()
    visitor.jar.take([`XSRF-TOKEN=${planted}`])
    await visitor.signIn()
    visitor.jar.take([`XSRF-TOKEN=${planted}`])
    const answer = await visitor.send('POST', '/wishlist/add-bookmark', { ...json, 'x-xsrf-token': planted }, item)
    expect(answer.statusCode).toBe(403)
  })
})

describe('a form', () => {
  const type = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' }
  const fields = new URLSearchParams({ ...person }).toString()
  it.each([
    [{ 'sec-fetch-site': 'same-origin' }, 303],
    [{ 'sec-fetch-site': 'same-origin', origin: 'http://localhost:3000' }, 303],
    [{ 'sec-fetch-site': 'same-origin', origin: 'null' }, 303],
    [{ origin: 'http://localhost:3000' }, 303],
    [{ origin: 'http://127.0.0.1:3000' }, 403],
    [{ 'sec-fetch-site': 'cross-site', origin: 'http://localhost:3000' }, 403],
    [{ 'sec-fetch-site': 'same-site', origin: 'http://localhost:3000' }, 403],
    [{ 'sec-fetch-site': 'same-origin', origin: 'https://evil.example' }, 403],
    [{ origin: 'https://evil.example' }, 403],
    [{ origin: 'http://localhost:3000.evil.example' }, 403],
    [{ origin: 'null' }, 403],
    [{}, 403],
  ])('that comes with %j is answered with %i', async (headers, status) => {
    const answer = await injectVisitor(testApp.app).send('POST', '/kundenportal/login', { ...type, ...headers }, fields)
    expect(answer.statusCode).toBe(status)
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
  })

  it('may come from the works-council domain', async () => {
    const two = await openTestApp({
      settings: { siteOrigin: 'https://www.haus.example', brOrigin: 'https://br.haus.example' },
    })
    const visitor = injectVisitor(two.app)
    const post = (host: string, origin: string) =>
      visitor.send('POST', '/kundenportal/login', { ...type, host, origin }, fields)
    expect((await post('br.haus.example', 'https://br.haus.example')).statusCode).toBe(303)
    expect((await post('br.haus.example', 'https://www.haus.example')).statusCode).toBe(303)
    expect((await post('br.haus.example', 'http://br.haus.example')).statusCode).toBe(403)
    expect((await post('br.haus.example', 'https://other.haus.example')).statusCode).toBe(403)
    await two.close()
  })

  it('on loopback may come from the very name that was asked', async () => {
    const post = (host: string, origin: string) =>
      injectVisitor(testApp.app).send('POST', '/kundenportal/login', { ...type, host, origin }, fields)
    expect((await post('127.0.0.1:8080', 'http://127.0.0.1:8080')).statusCode).toBe(303)
    expect((await post('127.0.0.1:8080', 'http://127.0.0.1:8081')).statusCode).toBe(403)
  })
})
