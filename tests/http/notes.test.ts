import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { noteCookie, noteIn, sealedNote } from '#http/server/visitor/note-cookie.ts'
import { injectVisitor } from './inject-visitor.ts'
import { openTestApp, type TestApp } from './test-app.ts'

describe('a note in a cookie', () => {
  const secret = 'a secret of ours'
  const sealed = sealedNote('login-target', '/seminare/t/übung?x=1', secret)

  it('is read by who wrote it, under its name', () => {
    expect(noteIn(sealed, 'login-target', secret)).toBe('/seminare/t/übung?x=1')
  })

  it.each([
    ['of another name', noteIn(sealed, 'sign-in', secret)],
    ['of another site', noteIn(sealed, 'login-target', 'a secret of theirs')],
    ['changed', noteIn(sealed.replace(/^./, 'X'), 'login-target', secret)],
    ['without a signature', noteIn(sealed.split('.')[0], 'login-target', secret)],
    ['with more behind it', noteIn(`${sealed}.x`, 'login-target', secret)],
    ['that is none', noteIn('', 'login-target', secret)],
    ['that is not there', noteIn(undefined, 'login-target', secret)],
  ])('is nothing where it is one %s', (_, read) => expect(read).toBeUndefined())

  it('is tied to its host where there is https', () => {
    expect([noteCookie('sign-in', true), noteCookie('sign-in', false)]).toEqual(['__Host-note-sign-in', 'note-sign-in'])
  })
})

describe('the target of the next sign-in, over the wire', () => {
  let testApp: TestApp
  beforeAll(async () => {
    testApp = await openTestApp({ settings: { brOrigin: 'https://br.seminarhaus.example' } })
  })
  afterAll(() => testApp.close())

  it('lies in a cookie that no script reads, and is told once', async () => {
    const visitor = injectVisitor(testApp.app)
    const answer = await visitor.json('/kundenportal/logintarget', { url: '/wishlist/list' })
    expect(answer.statusCode).toBe(204)
    const cookies = [answer.headers['set-cookie'] ?? []].flat().filter((line) => line.startsWith('note-'))
    expect(cookies).toHaveLength(1)
    expect(cookies[0]).toMatch(/^note-login-target=[^;]+; Max-Age=3600; Path=\/; HttpOnly; SameSite=Lax$/)
    expect((await visitor.get('/kundenportal/logintargetget')).json()).toEqual({ url: '/wishlist/list' })
    expect((await visitor.get('/kundenportal/logintargetget')).json()).toEqual({ url: null })
  })

  it.each([
    ['https://br.seminarhaus.example/meinifb?x=1', 'https://br.seminarhaus.example/meinifb?x=1'],
    ['https://br.seminarhaus.example.evil.example/', '/'],
    ['//evil.example', '/'],
  ])('%s becomes %s', async (url, to) => {
    const visitor = injectVisitor(testApp.app)
    await visitor.json('/kundenportal/logintarget', { url })
    expect((await visitor.get('/kundenportal/logintargetget')).json()).toEqual({ url: to })
  })

  it('that somebody made up is none', async () => {
    const answer = await testApp.app.inject({
      url: '/kundenportal/logintargetget',
      headers: { host: 'localhost:3000', cookie: 'note-login-target=aHR0cHM6Ly9ldmlsLmV4YW1wbGUv.x' },
    })
    expect(answer.json()).toEqual({ url: null })
  })
})
