import { beforeAll, describe, expect, test } from 'vitest'
import { faultsIn } from './faults-in-html.ts'
import { isHidden, linksOf, openPages, signIn, textOf } from './pages-app.ts'

const list = '/kundenportal/br-a-z'
const text = '/meinifb/wissen/br-a-z-content/ladung'

let opened: Awaited<ReturnType<typeof openPages>>
beforeAll(async () => {
  opened = await openPages()
})

describe('the list of members’ knowledge', () => {
  test('is for everybody and for searches, by letters, and says what membership opens', async () => {
    const { status, cache, tags, html } = await opened.visit().get(list)
    expect([status, cache, tags.includes('record:primer'), isHidden(html)]).toEqual([200, 'public', true, false])
    expect(linksOf(html)).toEqual(expect.arrayContaining([text, '/registrierung']))
    expect(html).toContain('href="#A"')
    expect(textOf(html)).toContain('Zum Lesen melden Sie sich an')
    expect(textOf(html)).not.toContain('Damit Ihre Führungskraft planen kann')
    expect(await faultsIn(html)).toEqual([])
  })

  test('is looked through, and says where nothing is found', async () => {
    const { html } = await opened.visit().get(`${list}?q=Tagesordnung`)
    expect(linksOf(html)).toContain(text)
    expect(textOf(html)).toMatch(/\d+ Texte zu „Tagesordnung“/)
    const none = await opened.visit().get(`${list}?q=Kantinenkarte`)
    expect(textOf(none.html)).toContain('Zu „Kantinenkarte“ gibt es hier keinen Text')
    expect([isHidden(html), await faultsIn(html), await faultsIn(none.html)]).toEqual([true, [], []])
  })
})

describe('a text of it', () => {
  test('leads whoever is not signed in to sign in and back; what is not there is not there', async () => {
    const { status, location } = await opened.visit().get(text)
    expect([status, location]).toEqual([302, expect.stringContaining(encodeURIComponent(text))])
    expect((await opened.visit().get(text.replace('ladung', 'kantine'))).status).toBe(404)
  })

  test('leads members to the law, to the lexicon and to seminars', async () => {
    const browser = opened.visit()
    await signIn(browser)
    const { status, cache, html } = await browser.get(text)
    expect([status, cache, isHidden(html)]).toEqual([200, 'private', true])
    expect(linksOf(html)).toEqual(
      expect.arrayContaining([
        '/gesetze/betrvg',
        '/betriebsratslexikon/br/tagesordnung',
        '/seminare/t/sitzungsleitung',
        list,
      ]),
    )
    expect(await faultsIn(html)).toEqual([])
  })
})
