import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { tidyAddress } from '#http/server/requests/request-address.ts'
import { isOwnHost } from '#http/server/requests/own-hosts.ts'
import { injectVisitor } from './inject-visitor.ts'
import { openTestApp, type TestApp } from './test-app.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp()
})
afterAll(() => testApp.close())

describe('hosts', () => {
  const loopback = { siteOrigin: 'http://localhost:3000', brOrigin: 'http://localhost:3000' }
  const real = { siteOrigin: 'https://www.haus.example', brOrigin: 'https://br.haus.example' }
  it.each([
    [loopback, 'localhost:3000', true],
    [loopback, 'localhost', true],
    [loopback, 'LOCALHOST:3000', true],
    [loopback, '127.0.0.1:41234', true],
    [loopback, '[::1]:3000', true],
    [loopback, 'evil.example', false],
    [loopback, 'localhost.evil.example', false],
    [loopback, '127.0.0.1.nip.example', false],
    [loopback, '192.0.2.1:3000', false],
    [loopback, 'localhost:3000@evil.example', false],
    [loopback, 'evil.example/localhost', false],
    [loopback, '', false],
    [loopback, undefined, false],
    [real, 'www.haus.example', true],
    [real, 'www.haus.example:443', true],
    [real, 'WWW.Haus.Example', true],
    [real, 'br.haus.example', true],
    [real, 'haus.example', false],
    [real, 'evilwww.haus.example', false],
    [real, 'evil-www.haus.example', false],
    [real, 'a.www.haus.example', false],
    [real, 'www.haus.example.evil.example', false],
    [real, 'www.haus.example:8443', false],
    [real, 'localhost:3000', false],
    [real, '127.0.0.1', false],
  ])('%j: %j → %s', (origins, host, own) => expect(isOwnHost(host, origins)).toBe(own))

  it('an unknown one is answered with 421, in the asker’s language', async () => {
    const host = { host: 'evil.example' }
    const page = await injectVisitor(testApp.app).get('/', { ...host, accept: 'text/html' })
    expect([page.statusCode, page.headers['content-type']]).toEqual([421, 'text/html; charset=utf-8'])
    const call = await injectVisitor(testApp.app).get('/api/get-rubrics', host)
    expect(call.statusCode).toBe(421)
    expect(call.json()).toMatchObject({
      code: 'unbekannter_host',
      title: expect.stringContaining('nicht erreichbar') as string,
    })
  })

  it('X-Forwarded-Host counts only where a proxy is trusted', async () => {
    const forwarded = { host: 'inner:80', 'x-forwarded-host': 'localhost:3000' }
    expect((await injectVisitor(testApp.app).get('/', forwarded)).statusCode).toBe(421)
    const proxied = await openTestApp({ settings: { trustProxy: 'loopback' } })
    expect((await injectVisitor(proxied.app).get('/', forwarded)).statusCode).toBe(200)
    await proxied.close()
  })
})

describe('one address per page', () => {
  it.each([
    ['/seminare/', '/seminare'],
    ['/seminare//', '/seminare'],
    ['/seminare/?q=1', '/seminare?q=1'],
    ['//evil.example', '/evil.example'],
    ['//evil.example/', '/evil.example'],
    ['/\\evil.example', '/evil.example'],
    ['///evil.example//?a=//b/', '/evil.example?a=//b/'],
    ['/', undefined],
    ['/wahlseiten-news/archiv/', undefined],
    ['/wahlseiten-news/archiv//', '/wahlseiten-news/archiv'],
    ['/wahlseiten-news/kategorie/sbv-wahl/', '/wahlseiten-news/kategorie/sbv-wahl'],
    ['/seminare', undefined],
    ['/?a=/', undefined],
    ['/seminare?x=/', undefined],
  ])('%s → %s', (address, tidy) => expect(tidyAddress(address)).toBe(tidy))

  it('is redirected to, for good', async () => {
    const answer = await injectVisitor(testApp.app).get('/seminare/t/thema/?a=1')
    expect([answer.statusCode, answer.headers.location]).toEqual([301, '/seminare/t/thema?a=1'])
    const form = await injectVisitor(testApp.app).form('/kundenportal/login/', {})
    expect([form.statusCode, form.headers.location]).toEqual([308, '/kundenportal/login'])
  })

  it('never leads to another host', async () => {
    for (const url of ['//evil.example/', '/\\evil.example/', '//evil.example/%2e%2e/', '/%5cevil.example/']) {
      const { headers } = await injectVisitor(testApp.app).get(url)
      expect(new URL(headers.location ?? '/', 'http://localhost:3000').origin).toBe('http://localhost:3000')
    }
  })

  it('but both forms of /wishlist/delete answer', async () => {
    const visitor = injectVisitor(testApp.app)
    await visitor.signIn()
    const add = async (value: string) =>
      (await visitor.json('/wishlist/add-bookmark', { type: 'hotel', value })).json<{ id: string }>().id
    const [a, b, c] = [await add('hotel-11'), await add('hotel-12'), await add('hotel-21')]
    expect((await visitor.json('/wishlist/delete/', { id: a })).statusCode).toBe(204)
    expect((await visitor.json('/wishlist/delete', { id: b })).statusCode).toBe(204)
    expect((await visitor.json(`/wishlist/delete/${c}`, {})).statusCode).toBe(204)
    expect((await visitor.get('/wishlist/get-bookmarks')).json()).toEqual([])
  })

  it('a page’s redirect is written in ASCII', async () => {
    const { headers } = await injectVisitor(testApp.app).get('/umlaut')
    expect(headers.location).toBe('/stra%C3%9Fe?%C3%BC=1')
  })
})

describe('methods', () => {
  it.each([
    ['GET', '/wishlist/add-bookmark', 'POST'],
    ['HEAD', '/wishlist/add-bookmark', 'POST'],
    ['GET', '/wishlist/delete/', 'POST'],
    ['GET', '/wishlist/delete/7', 'POST'],
    ['PUT', '/wishlist/add-bookmark', 'POST'],
    ['DELETE', '/wishlist/delete/7', 'POST'],
    ['POST', '/api/get-seminars', 'GET, HEAD'],
    ['PATCH', '/api/get-seminars', 'GET, HEAD'],
    ['OPTIONS', '/api/get-seminars', 'GET, HEAD'],
    ['POST', '/kundenportal/get-token', 'GET, HEAD'],
    ['DELETE', '/kundenportal/logout', 'GET, HEAD, POST'],
    ['PUT', '/', 'GET, HEAD, POST'],
    ['DELETE', '/seminare/t/thema', 'GET, HEAD, POST'],
    ['TRACE', '/', 'GET, HEAD, POST'],
  ])('%s %s answers 405 and allows %s', async (method, url, allow) => {
    const answer = await injectVisitor(testApp.app).send(method, url, {})
    expect([answer.statusCode, answer.headers.allow]).toEqual([405, allow])
  })

  it('a page may live where a call does', async () => {
    expect((await injectVisitor(testApp.app).get('/kundenportal/logout')).body).toContain('Möchten Sie sich abmelden?')
  })
})
