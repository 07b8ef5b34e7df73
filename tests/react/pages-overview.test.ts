import { beforeAll, describe, expect, test } from 'vitest'
import { faultsIn } from './faults-in-html.ts'
import { demo, isHidden, linksOf, openPages, signIn, textOf, type Browsing } from './pages-app.ts'

const page = '/meinifb/meinifbv2'

let opened: Awaited<ReturnType<typeof openPages>>
beforeAll(async () => {
  opened = await openPages()
})
const come = async (): Promise<Browsing> => {
  const browser = opened.visit()
  await signIn(browser)
  return browser
}

describe('what the portal offers', () => {
  test('is the same for everybody, and searches keep it', async () => {
    const { status, cache, html } = await opened.visit().get('/kundenportal/meinifb')
    expect([status, cache, isHidden(html)]).toEqual([200, 'public', false])
    expect(linksOf(html)).toContain('/registrierung')
    expect(html).toContain('href="/kundenportal/login?post_login_redirect_url=%2Fmeinifb%2Fmeinifbv2"')
    expect(textOf(html)).toContain('Nach einer Gewerkschaft fragen wir nie.')
    expect(await faultsIn(html)).toEqual([])
  })

  test('leads whoever is signed in to the overview, without a script as well', async () => {
    const { location } = await (await come()).get('/kundenportal/login?post_login_redirect_url=%2Fmeinifb%2Fmeinifbv2')
    expect(location).toBe(page)
  })
})

describe('the overview', () => {
  test('is nobody else’s, and leads to sign in and back, for a Gremium as well', async () => {
    const { status, location } = await opened.visit().get(`${page}?gremium=g-1`)
    expect([status, location]).toEqual([302, expect.stringContaining(encodeURIComponent(`${page}?gremium=g-1`))])
  })

  test('tells a new member three first steps', async () => {
    const { status, cache, html } = await (await come()).get(page)
    expect([status, cache, isHidden(html)]).toEqual([200, 'private', true])
    expect(textOf(html)).toMatch(/Guten Tag, Sevgi Yıldız .*So fangen Sie an .*Gremium anlegen .*Noch nichts gemerkt/)
    expect(await faultsIn(html)).toEqual([])
  })

  test('is about a Gremium of hers, and about no other', async () => {
    const users = [{ email: demo.email, role: 'verwalter' }] as const
    const first = await opened.testApp.stage.gremium({ type: 'BR', company: 'Łuczak & Söhne', employees: 260, users })
    const second = await opened.testApp.stage.gremium({ type: 'SBV', company: 'Łuczak & Söhne', users })
    const browser = await come()
    const { html } = await browser.get(page)
    expect(textOf(html)).not.toContain('So fangen Sie an')
    expect(textOf(html)).toContain('Zu Ihrem Gremium ist gerade nichts zu klären.')
    expect(linksOf(html)).toEqual(expect.arrayContaining([`${page}?gremium=${second}`]))
    const other = await browser.get(`${page}?gremium=${second}`)
    expect(textOf(other.html)).toContain('§ 177 Abs. 1 SGB IX')
    expect(linksOf(other.html)).toEqual(
      expect.arrayContaining([`${page}?gremium=${first}`, `/meinifb/gremium-mitglieder?gremium=${second}`]),
    )
    expect((await browser.get(`${page}?gremium=anders`)).status).toBe(404)
    expect(await faultsIn(other.html)).toEqual([])
  })

  test('tells what is new until it is seen, what waits on the list, and who has which basics', async () => {
    const kim = { email: 'kim@seminarhaus.example', password: demo.password }
    await opened.testApp.stage.account(kim)
    const gremium = await opened.testApp.stage.gremium({
      type: 'BR',
      company: 'Nordwind',
      users: [
        { email: demo.email, role: 'mitglied' },
        { email: kim.email, role: 'verwalter' },
      ],
      members: [
        { firstName: 'Sevgi', lastName: 'Yıldız', email: demo.email, role: 'vorsitz', since: '2026-05-04' },
        { firstName: 'Ada', lastName: 'Łukasik', role: 'mitglied', since: '2026-05-04' },
      ],
    })
    const other = opened.visit()
    await other.post('/kundenportal/login', kim)
    await other.site.gremium.sharedList.add({ gremium, type: 'seminar', value: 'betriebsverfassungsrecht-1' })
    const browser = await come()
    const address = `${page}?gremium=${gremium}`
    const { html } = await browser.get(address)
    expect(textOf(html)).toMatch(/Neu für Sie .*Ein neuer Eintrag auf der Liste Ihres Gremiums .*Alles gesehen/)
    expect(textOf(html)).toContain('Ihre Stimme und Ihr „Für mich“ fehlen noch')
    expect(textOf(html)).toMatch(/Sevgi Yıldız Vorsitz 0 von 7 besucht Ada Łukasik Mitglied nicht bekannt/)
    expect(await faultsIn(html)).toEqual([])
    const seen = await browser.post(address, { was: 'gesehen' })
    expect([seen.status, seen.location]).toEqual([303, address])
    const after = textOf((await browser.get(address)).html)
    expect(after).not.toContain('Neu für Sie')
    expect(after).toContain('Ihre Stimme und Ihr „Für mich“ fehlen noch')
    expect((await browser.post(address, { was: 'anderes' })).status).toBe(404)
    const left = await opened.visit().post(address, { was: 'gesehen' })
    expect([left.status, left.location]).toEqual([303, expect.stringContaining('/kundenportal/login')])
  })
})
