import { beforeAll, describe, expect, test } from 'vitest'
import { faultsIn } from './faults-in-html.ts'
import { demo, isHidden, openPages, textOf, type Browsing } from './pages-app.ts'

const page = '/meinifb/gremium-merkliste'
const jonas = { email: 'jonas@werk.example', password: 'Zwölf Stühle am Tisch' }
const eve = { email: 'eve@anderswo.example', password: 'Ein langes Wort von Eve' }

let opened: Awaited<ReturnType<typeof openPages>>
let gremium = ''
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
const idIn = (html: string): string => /id="eintrag-([^"]+)"/.exec(html)?.[1] ?? 'no entry'

beforeAll(async () => {
  opened = await openPages()
  const { stage } = opened.testApp
  await stage.account({ ...jonas, firstName: 'Jonas', lastName: 'Ö’Brien' })
  await stage.account(eve)
})

describe('whoever is not signed in', () => {
  test('signs in first and comes back to what she wanted to put on the list', async () => {
    const wanted = `${page}?termin=vorsitz-1-4002`
    const { status, location } = await opened.visit().get(wanted)
    expect([status, location]).toEqual([302, expect.stringContaining(encodeURIComponent(wanted))])
    const posted = await opened.visit().post(page, { was: 'merken', type: 'event', value: 'termin-4002' })
    expect([posted.status, posted.location]).toEqual([303, expect.stringContaining('/kundenportal/login')])
  })
})

test('whoever belongs to no Gremium is led to hers', async () => {
  const { status, html, cache } = await (await come(eve)).get(page)
  expect([status, cache, isHidden(html)]).toEqual([200, 'private', true])
  expect(textOf(html)).toContain('Sie gehören noch zu keinem Gremium')
  expect(await faultsIn(html)).toEqual([])
})

describe('the list of a Gremium', () => {
  let sevgi: Browsing
  let id = ''
  beforeAll(async () => {
    gremium = await opened.testApp.stage.gremium({
      type: 'BR',
      company: 'Łuczak & Söhne',
      users: [
        { email: demo.email, role: 'verwalter' },
        { email: jonas.email, role: 'mitglied' },
      ],
    })
    sevgi = await come(demo)
  })

  test('leads to the finder while nothing is on it', async () => {
    const { html } = await sevgi.get(page)
    expect(textOf(html)).toContain('Noch steht nichts auf der Liste')
    expect(html).toContain('href="/seminare/p"')
    expect(await faultsIn(html)).toEqual([])
  })

  test('takes an event by the link of its page', async () => {
    const event = await sevgi.get('/seminare/p/vorsitz-1-4002')
    const [, link = 'no link'] = /href="(\/meinifb\/gremium-merkliste\?termin=[^"]+)"/.exec(event.html) ?? []
    const asked = await sevgi.get(link)
    expect(textOf(asked.html)).toContain('Auf die Liste setzen')
    expect(await faultsIn(asked.html)).toEqual([])
    const { html } = await after(sevgi, page, { was: 'merken', type: 'event', value: 'termin-4002', gremium })
    id = idIn(html)
    expect(textOf(html)).toContain('Steht auf der Liste')
    expect(await faultsIn(html)).toEqual([])
  })

  test('says what there is not, and takes nothing of it', async () => {
    const { status, html } = await sevgi.get(`${page}?termin=gibt-es-nicht-9999`)
    expect([status, textOf(html).includes('Diesen Termin oder dieses Thema gibt es nicht mehr')]).toEqual([200, true])
    expect(await faultsIn(html)).toEqual([])
    expect((await sevgi.post(page, { was: 'merken', type: 'hotel', value: 'hotel-1', gremium })).status).toBe(422)
    expect((await sevgi.post(page, { was: 'etwas anderes' })).status).toBe(404)
  })

  test('shows members who wants what, and keeps a comment that was not taken', async () => {
    const browser = await come(jonas)
    const url = `${page}?gremium=${gremium}`
    const wanted = await after(browser, url, { was: 'fuer-mich', id })
    expect(textOf(wanted.html)).toContain('Für Jonas Ö’Brien')
    const long = await browser.post(url, { was: 'kommentieren', id, comment: 'x'.repeat(501) })
    expect([long.status, long.html.includes('x'.repeat(501))]).toEqual([422, true])
    expect(textOf(long.html)).toContain('Mehr als 500 Zeichen gehen nicht.')
    expect(await faultsIn(long.html)).toEqual([])
    for (const comment of ['Erstens', 'Zweitens', 'Drittens', 'Viertens'])
      await after(browser, url, { was: 'kommentieren', id, comment })
    const { html } = await browser.get(url)
    expect(textOf(html)).not.toContain('Erstens')
    expect(textOf(html)).toContain('Alle 4 Kommentare')
    const all = await browser.get(`${url}&kommentare=${id}`)
    expect(textOf(all.html)).toContain('Erstens')
    expect(await faultsIn(all.html)).toEqual([])
    const voted = await after(browser, url, { was: 'abstimmen', id, opinion: 'dagegen' })
    expect(textOf(voted.html)).toContain('Sie haben abgestimmt.')
    const again = await browser.post(url, { was: 'abstimmen', id, opinion: 'dafuer' })
    expect([again.status, textOf(again.html).includes('Sie haben schon abgestimmt.')]).toEqual([409, true])
    expect((await browser.post(url, { was: 'entfernen', id })).status).toBe(403)
  })

  test('is nothing to others', async () => {
    const browser = await come(eve)
    const url = `${page}?gremium=${gremium}`
    expect((await browser.get(url)).status).toBe(404)
    for (const was of ['fuer-mich', 'entfernen', 'abstimmen', 'kommentieren', 'auszaehlen'])
      expect((await browser.post(url, { was, id, opinion: 'dafuer', comment: 'Von Eve' })).status, was).toBe(404)
  })

  test('says that an entry is gone that somebody took off meanwhile', async () => {
    const url = `${page}?gremium=${gremium}`
    await after(sevgi, url, { was: 'entfernen', id })
    const late = await (await come(jonas)).post(url, { was: 'kommentieren', id, comment: 'Zu spät' })
    expect(late.status).toBe(404)
    expect(textOf(late.html)).toContain('Diesen Eintrag hat inzwischen jemand von der Liste genommen.')
  })
})
