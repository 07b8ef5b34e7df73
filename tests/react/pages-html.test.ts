import { factParameters } from '#core/shared/accessibility-facts.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { faultsIn } from './faults-in-html.ts'
import { positionHref } from '#core/jobs/position-links.ts'
import { keepLinksOpen, openLink } from './open-links.ts'
import { demo, linksOf, openPages, render, signIn, type Browsing } from './pages-app.ts'

let browser: Browsing
let signedIn: Browsing
let eventAddress: string
let positionAddress: string
beforeAll(async () => {
  const { visit, testApp } = await openPages()
  await keepLinksOpen(testApp.needs, demo.email)
  browser = visit()
  signedIn = visit()
  await signIn(signedIn)
  await signedIn.post('/wishlist/list', { type: 'seminar', value: 'betriebsverfassungsrecht-1' })
  const events = await browser.site.programme.catalogue.events({ limit: 1 })
  const positions = await browser.site.office.jobs.positions({})
  positionAddress = positions.ok && positions.value.items[0] ? positionHref(positions.value.items[0]) : ''
  eventAddress = `/seminare/p/${events.ok ? events.value.items[0]?.url : ''}`
})

const everything = Object.values(factParameters)
  .map((fact) => `merkmal=${fact}`)
  .join('&')

const pages: readonly (readonly [name: string, address: () => string])[] = [
  ['home', () => '/'],
  ['overview', () => '/seminare/rubrik'],
  ['overview for one office', () => '/seminare/rubrik?amt=sbv'],
  ['rubric', () => '/seminare/r/betriebsverfassung'],
  ['theme', () => '/seminare/t/betriebsverfassungsrecht-1'],
  ['events of a theme', () => '/seminare/t/betriebsverfassungsrecht-1/termine'],
  ['training series', () => '/seminare/t/betriebsrat-kompakt'],
  ['starter package of a theme', () => '/seminare/t/betriebsverfassungsrecht-1/starterpaket'],
  ['evenings of a theme', () => '/seminare/t/betriebsverfassungsrecht-1/erlebnis'],
  ['theme at the customer’s', () => '/seminare/t/betriebsverfassungsrecht-1/inhouse'],
  ['Fachtagung as a theme', () => '/seminare/t/fachtagung-inklusion'],
  ['filtered events of a theme', () => '/seminare/t/betriebsverfassungsrecht-1/termine?art=online&frei=ja'],
  ['all events', () => '/seminare/p'],
  ['filtered events', () => '/seminare/p?zielgruppe=sbv&plz=20095&umkreis=200&sortierung=entfernung'],
  ['events with wrong filters', () => '/seminare/p?plz=123&preis=viel&umkreis=weit&monat=13'],
  ['no events found', () => '/seminare/p?zielgruppe=jav&ort=5&dauer=kurz&preis=1'],
  ['event', () => eventAddress],
  ['costs', () => eventAddress.replace('/seminare/p/', '/kostenrechner/')],
  [
    'costs of each participant',
    () => `${eventAddress.replace('/seminare/p/', '/kostenrechner/')}?personen=3&einzeln=ja&anreise=auto&km=240`,
  ],
  [
    'costs with faults',
    () => `${eventAddress.replace('/seminare/p/', '/kostenrechner/')}?personen=2&km=12&km=weit&fahrkarte=viel`,
  ],
  ['problems of calls', () => '/probleme'],
  ['problem of calls', () => '/probleme/zu_schnell'],
  ['order form', () => eventAddress.replace('/seminare/p/', '/online-fax/')],
  ['lexicon', () => '/betriebsratslexikon/jav'],
  ['lexicon entry', () => '/betriebsratslexikon/br/freistellung'],
  ['downloads', () => '/downloads'],
  ['no downloads found', () => '/downloads?rubrik=arbeitsrecht&zielgruppe=sbv'],
  ['frequent questions', () => '/fragen'],
  ['all hotels', () => '/standorte'],
  ['hotels with a lift', () => '/standorte?merkmal=aufzug'],
  ['no hotel with everything', () => `/standorte?${everything}`],
  ['town', () => '/standorte/hamburg-1'],
  ['hotel', () => '/standorte/hotel/haus-elbgarten-11'],
  ['Fachtagungen', () => '/fachtagung'],
  ['Fachtagung', () => '/fachtagung/fachtagung-inklusion'],
  ['registration for a Fachtagung', () => '/fachtagung/fachtagung-inklusion/buchung'],
  ['open positions', () => '/jobs-karriere'],
  ['position', () => positionAddress],
  ['building blocks', () => '/brick'],
  ['search', () => '/suche?q=arbeitsrecht'],
  ['chatbot', () => '/chatbot'],
  ['chatbot of the SBV', () => '/chatbot-sbv'],
  ['search without hits', () => '/suche?q=quastenflosser'],
  ['wishlist signed out', () => '/wishlist/list'],
  ['sign-in', () => '/kundenportal/login?post_login_redirect_url=%2Fsuche'],
  ['registration', () => '/registrierung'],
  ['thanks for registering', () => '/registrierung/danke'],
  ['confirmation', () => `/registrierung/bestaetigen/${openLink}`],
  ['confirmation by a dead link', () => '/registrierung/bestaetigen/abc'],
  ['forgotten password', () => '/kundenportal/password-forgot'],
  ['forgotten password, sent', () => '/kundenportal/password-forgot/gesendet'],
  ['password changed', () => '/kundenportal/password-forgot/geaendert'],
  ['new password', () => `/kundenportal/password-reset/${openLink}`],
  ['new password by a dead link', () => '/kundenportal/password-reset/abc'],
  ['new address', () => `/kundenportal/neue-adresse/${openLink}`],
  ['new address by a dead link', () => '/kundenportal/neue-adresse/abc'],
  ['address changed', () => '/kundenportal/adresse-geaendert'],
  ['second step of signing in', () => '/kundenportal/zweiter-faktor'],
  ['Impressum', () => '/impressum'],
  ['Datenschutz', () => '/datenschutz'],
  ['AGB', () => '/agb'],
  ['Barrierefreiheit', () => '/barrierefreiheit'],
  ['Widerruf', () => '/widerruf'],
  ['form of a withdrawal', () => '/widerruf/erklaeren'],
  ['cookie settings', () => '/cookie-einstellungen'],
  ['not found', () => '/gibt-es-nicht'],
]

/** No page; that files are there is tested where they are sent (tests/http). */
const isFile = (href: string): boolean =>
  /^\/(pdf-kostenrechner|seminare\/(p-)?pdf)\/|^\/download\/[^/]+\.pdf$|\.ics(\?|$)|^\/online-fax\/[^/]+\/formular\.pdf$/.test(
    href,
  )

describe.each(pages)('%s', (_, address) => {
  test('is valid HTML', async () => {
    expect(await faultsIn((await browser.get(address())).html)).toEqual([])
  })

  test('passes a strict content security policy: no inline style, script or handler', async () => {
    const { html } = await browser.get(address())
    expect(html).not.toMatch(/<[^>]+ style=/)
    expect(html).not.toMatch(/<style|<[^>]+ on[a-z]+="/)
    const scripts = [...html.matchAll(/<script([^>]*)>/g)].map(([, attributes]) => attributes)
    expect(scripts.filter((attributes) => !attributes?.includes('ld+json'))).toEqual([
      ' type="module" src="/widgets.js"',
    ])
  })

  test('links only to pages that are there', async () => {
    const { html } = await browser.get(address())
    const dead: string[] = []
    for (const href of linksOf(html).filter((it) => !isFile(it))) {
      const { status } = await browser.get(href)
      if (status >= 400) dead.push(`${status} ${href}`)
    }
    expect(dead).toEqual([])
  })
})

test('pages of somebody signed in are valid, too', async () => {
  for (const address of [
    '/wishlist/list',
    '/kundenportal/logout',
    '/meinifb/einstellungen',
    '/meinifb/einstellungen/zugang',
    '/meinifb/einstellungen/daten',
  ])
    expect(await faultsIn((await signedIn.get(address)).html)).toEqual([])
})

test('settings with faults, and an app being set up, are valid, too', async () => {
  for (const teil of ['adresse', 'passwort', 'zweiter-faktor']) {
    const { html, status } = await signedIn.post('/meinifb/einstellungen/zugang', { teil, current: 'falsch' })
    expect(status).toBe(401)
    expect(await faultsIn(html)).toEqual([])
  }
  const begun = await signedIn.post('/meinifb/einstellungen/zugang', { teil: 'zweiter-faktor', current: demo.password })
  expect(begun).toMatchObject({ status: 303, location: '/kundenportal/zweiter-faktor/einrichten' })
  expect(await faultsIn((await signedIn.get('/kundenportal/zweiter-faktor/einrichten')).html)).toEqual([])
})

test('a calendar that was switched on is valid and shows its address once', async () => {
  const address = '/meinifb/einstellungen'
  const on = await signedIn.post(address, { teil: 'kalender', abo: 'an' })
  expect([on.status, on.cache]).toEqual([200, 'private'])
  expect(on.html).toMatch(/<code>https?:[^<]*\/kalender\/[\w-]+\.ics<\/code>/)
  expect(await faultsIn(on.html)).toEqual([])
  expect((await signedIn.get(address)).html).not.toContain('/kalender/')
  const off = await signedIn.post(address, { teil: 'kalender', abo: 'aus' })
  expect(off).toMatchObject({ status: 303, location: `${address}?gespeichert=kalender` })
})

test('data is taken away by the password, and a wrong one is told beside its field', async () => {
  const address = '/meinifb/einstellungen/daten'
  const wrong = await signedIn.post(address, { teil: 'daten-mitnehmen', current: 'falsch' })
  expect(wrong.status).toBe(401)
  expect(await faultsIn(wrong.html)).toEqual([])
  const right = await signedIn.post(address, { teil: 'daten-mitnehmen', current: demo.password })
  expect(right).toMatchObject({ status: 303, location: '/api-meinifb/data-export' })
})

test('a part that the settings do not have is not there', async () => {
  expect((await signedIn.post('/meinifb/einstellungen/zugang', { teil: 'anderes' })).status).toBe(404)
})

test('a form with faults is valid, too', async () => {
  const { html } = await browser.post('/registrierung', { email: 'x' })
  expect(await faultsIn(html)).toEqual([])
})

test('error pages are valid, too', async () => {
  for (const status of [400, 403, 405, 410, 413, 415, 429, 500, 503]) {
    const { html } = await render({ method: 'GET', url: '/', site: browser.site, requestId: 'R-1', fault: { status } })
    expect([status, await faultsIn(html)]).toEqual([status, []])
  }
})
