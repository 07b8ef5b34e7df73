import { beforeAll, describe, expect, test } from 'vitest'
import { faultsIn } from './faults-in-html.ts'
import { demo, isHidden, openPages, textOf, type Browsing } from './pages-app.ts'

const page = '/meinifb/gremium-mitglieder'
const jonas = { email: 'jonas@werk.example', password: 'Zwölf Stühle am Tisch' }
const council = { was: 'anlegen', type: 'BR', company: 'Łuczak & Söhne', site: 'Werk Nord' }

let opened: Awaited<ReturnType<typeof openPages>>
const come = async (who: typeof demo): Promise<Browsing> => {
  const browser = opened.visit()
  expect((await browser.post('/kundenportal/login', who)).status).toBe(303)
  return browser
}
/** The page as it stands after a form. */
const after = async (browser: Browsing, url: string, form: Readonly<Record<string, string>>) => {
  const { status, location = '' } = await browser.post(url, form)
  expect(status).toBe(303)
  return { location, html: (await browser.get(location)).html }
}
const tokenInLetter = async (): Promise<string> => {
  const { letters, clock } = opened.testApp.needs
  const all = await letters.claim(500, clock.now(), clock.now())
  const tokens = all.flatMap(({ letter }) => (letter.kind === 'gremium-invitation' ? [letter.token] : []))
  return tokens.at(-1) ?? 'no letter'
}
const idIn = (html: string, before: string): string =>
  new RegExp(`name="id" value="([^"]+)"/?>(?:(?!name="id").)*${before}`, 's').exec(html)?.[1] ?? 'no id'

beforeAll(async () => {
  opened = await openPages()
  await opened.testApp.stage.account({ ...jonas, firstName: 'Jonas', lastName: 'Ö’Brien' })
})

describe('whoever is not signed in', () => {
  test('signs in first and comes back', async () => {
    const { status, location } = await opened.visit().get(page)
    expect([status, location]).toEqual([302, expect.stringContaining(encodeURIComponent(page))])
  })

  test('is sent to sign in by a form, too', async () => {
    const { status, location } = await opened.visit().post(page, council)
    expect([status, location]).toEqual([303, expect.stringContaining('/kundenportal/login')])
  })
})

describe('a Gremium', () => {
  let sevgi: Browsing
  let url = ''
  beforeAll(async () => {
    sevgi = await come(demo)
  })

  test('can be begun by who has none; what is wrong is said beside its field, and nothing is lost', async () => {
    const empty = await sevgi.get(page)
    expect([empty.status, empty.cache, isHidden(empty.html)]).toEqual([200, 'private', true])
    expect(textOf(empty.html)).toContain('Gibt es Ihr Gremium hier schon?')
    const wrong = await sevgi.post(page, { ...council, type: '', site: 'http://werk' })
    expect(wrong.status).toBe(422)
    expect(textOf(wrong.html)).toContain('Bitte wählen Sie, was für ein Gremium es ist.')
    expect(textOf(wrong.html)).toContain('Nennen Sie den Standort bitte ohne Internetadresse')
    expect(wrong.html).toContain('value="Łuczak &amp; Söhne"')
    expect(await faultsIn(wrong.html)).toEqual([])
  })

  test('shows who belongs to it', async () => {
    const { location, html } = await after(sevgi, page, council)
    url = location.split('&')[0] ?? ''
    expect(textOf(html)).toContain('Ihr Gremium ist angelegt')
    expect(textOf(html)).toContain('Betriebsrat, Łuczak & Söhne, Werk Nord')
    expect(textOf(html)).toContain('Sevgi Yıldız (Sie) Verwaltung')
    expect(textOf(html)).toContain('Wenn Sie gehen, löschen wir das Gremium.')
    expect(await faultsIn(html)).toEqual([])
  })

  test('invites others, who come by the link of a letter', async () => {
    const bad = await sevgi.post(url, { was: 'einladen', email: 'keine', role: 'mitglied' })
    expect([bad.status, bad.html.includes('value="keine"')]).toEqual([422, true])
    const { html } = await after(sevgi, url, { was: 'einladen', email: jonas.email, role: 'mitglied' })
    expect(textOf(html)).toContain('Die Einladung ist unterwegs')
    expect(textOf(html)).toContain('jonas@werk.example Mitglied · eingeladen, Antwort bis 04.12.2026')
    const link = `/meinifb/einladung/${await tokenInLetter()}`
    const stranger = await opened.visit().get(link)
    expect(textOf(stranger.html)).toContain('Einladung: Betriebsrat, Łuczak & Söhne, Werk Nord')
    expect(stranger.html).toContain(encodeURIComponent(link))
    const toSignIn = await opened.visit().post(link, {})
    expect([toSignIn.status, toSignIn.location]).toEqual([303, expect.stringContaining('/kundenportal/login')])
    const browser = await come(jonas)
    const invited = await browser.get(link)
    expect(textOf(invited.html)).toContain('Sie sind angemeldet als Jonas Ö’Brien.')
    expect(await faultsIn(invited.html)).toEqual([])
    const joined = await after(browser, link, {})
    expect(textOf(joined.html)).toContain('Jonas Ö’Brien (Sie) Mitglied')
    expect(textOf(joined.html)).not.toContain('Jemanden einladen')
    expect(joined.html).not.toContain(demo.email)
    const used = await browser.get(link)
    expect([used.status, textOf(used.html).includes('Diese Einladung gilt nicht mehr')]).toEqual([410, true])
    expect((await browser.post(link, {})).status).toBe(410)
  })

  test('says why its last manager stays', async () => {
    const { status, html } = await sevgi.post(url, { was: 'verlassen' })
    expect([status, textOf(html).includes('Jemand muss das Gremium verwalten.')]).toEqual([409, true])
    expect(await faultsIn(html)).toEqual([])
  })

  test('says how large it is, and shows what the law says of that', async () => {
    const settings = url.replace('mitglieder', 'einstellungen')
    const form = await sevgi.get(settings)
    expect(await faultsIn(form.html)).toEqual([])
    const version = /name="version" value="(\d+)"/.exec(form.html)?.[1] ?? ''
    const filled = { ...council, version, employees: '250', inOffice: '9', released: '0,5', electedAt: '2026-04-20' }
    const wrong = await sevgi.post(settings, { ...filled, employees: 'viele', voters: '300', electedAt: '2999-01-01' })
    expect([wrong.status, wrong.html.includes('value="viele"')]).toEqual([422, true])
    expect(textOf(wrong.html)).toContain('Bitte geben Sie eine ganze Zahl an')
    expect(textOf(wrong.html)).toContain('Dieser Tag kommt erst noch.')
    expect(await faultsIn(wrong.html)).toEqual([])
    const { html } = await after(sevgi, settings, filled)
    expect(textOf(html)).toContain('Die Angaben sind gespeichert')
    expect(textOf(html)).toContain('Nach der Zahl der Beschäftigten hat der Betriebsrat 9 Mitglieder.')
    expect(textOf(html)).toContain('Bei Ihnen ist es bisher weniger.')
    expect(html).toContain('href="/gesetze/betrvg')
    expect(await faultsIn(html)).toEqual([])
    const late = await sevgi.post(settings, { ...filled, employees: '300' })
    expect([late.status, late.html.includes('value="300"')]).toEqual([409, true])
    expect(textOf(late.html)).toContain('Jetzt gespeichert: 250.')
    expect(textOf(late.html)).toContain('Jetzt gespeichert: Betriebsrat.')
    expect(textOf(late.html).match(/Jetzt gespeichert: nein\./g)).toHaveLength(2)
    expect(await faultsIn(late.html)).toEqual([])
    const member = await (await come(jonas)).get(settings)
    expect(textOf(member.html)).toMatch(/Freistellungen 0,5 .*Tag der letzten Wahl 20\.04\.2026/)
    expect(member.html).not.toContain('name="version"')
    expect(await faultsIn(member.html)).toEqual([])
  })

  test('says so to whoever lost her right while she wrote', async () => {
    const browser = await come(jonas)
    for (const [address, form] of [
      [url, { was: 'einladen', email: 'x@werk.example', role: 'mitglied' }],
      [url, { was: 'aufnehmen', firstName: 'Birgit' }],
      [url, { was: 'recht', id: 'x', role: 'mitglied' }],
      [url.replace('mitglieder', 'einstellungen'), { ...council, version: '1' }],
    ] as const) {
      const { status, html } = await browser.post(address, form)
      expect(status, form.was).toBe(403)
      expect(textOf(html).match(/Dafür ist Ihr Konto nicht berechtigt\./g), form.was).toHaveLength(1)
      expect(await faultsIn(html)).toEqual([])
    }
  })

  test('gives rights, and takes out', async () => {
    const { html } = await sevgi.get(url)
    const id = idIn(html, 'Darf verwalten: Jonas')
    const managed = await after(sevgi, url, { was: 'recht', id, role: 'verwalter' })
    expect(textOf(managed.html)).toContain('Jonas Ö’Brien Verwaltung · jonas@werk.example')
    const without = await after(sevgi, url, { was: 'herausnehmen', id })
    expect(textOf(without.html)).not.toContain('Jonas')
  })

  test('is nothing to others', async () => {
    const browser = await come(jonas)
    expect((await browser.get(url)).status).toBe(404)
    expect((await browser.post(url, { was: 'einladen', email: 'x@y.de', role: 'verwalter' })).status).toBe(404)
    expect((await browser.post(page, { was: 'etwas anderes' })).status).toBe(404)
  })

  test('is one of several, each at an address of its own', async () => {
    const { html } = await after(sevgi, page, { ...council, type: 'SBV', company: 'Andere AG', site: '' })
    expect(textOf(html)).toContain('Schwerbehindertenvertretung, Andere AG')
    expect(html).toContain(`href="${url}"`)
    expect(html).toContain('aria-current="page"')
  })

  test('is left by who is alone in it, and gone', async () => {
    const { location, html } = await after(sevgi, url, { was: 'verlassen' })
    expect(location).toBe(`${page}?gespeichert=verlassen`)
    expect(textOf(html)).toContain('Sie haben das Gremium verlassen')
    expect((await sevgi.get(url)).status).toBe(404)
  })
})
