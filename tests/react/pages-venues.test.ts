import { beforeAll, describe, expect, test } from 'vitest'
import { hotelHref, locationHref } from '#core/venues/venue-links.ts'
import { addDays } from '#core/shared/dates.ts'
import { refused } from '#core/shared/result.ts'
import { positionHref } from '#core/jobs/position-links.ts'
import { createRender } from '#react/render.tsx'
import { pageWording } from '#wording/pages.ts'
import { aVisitor, openTestCore, valueOf } from '../core/test-core.ts'
import { browsing, isHidden, linksOf, now, openPages, origin, render, textOf, type Browsing } from './pages-app.ts'

/** Towns, hotels, Fachtagungen, positions and the pages of the law, as the demo provider has them. */
let pages: Awaited<ReturnType<typeof openPages>>
let browser: Browsing
beforeAll(async () => {
  pages = await openPages()
  browser = pages.visit()
})

const canonicalOf = (html: string) => /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]
const titleOf = (html: string) => textOf(/<title>(.*?)<\/title>/.exec(html)?.[1] ?? '')

describe('all hotels', () => {
  test('every town and hotel stands in the list, and every town with a position on the map', async () => {
    const { html, status, cache, tags } = await browser.get('/standorte')
    expect({ status, cache, tags }).toEqual({ status: 200, cache: 'public', tags: ['brand', 'venues'] })
    const { locations, hotels } = valueOf(await browser.site.programme.venues.overview({}))
    const inList = html.slice(html.indexOf('id="haeuser"'))
    for (const { hotel } of hotels) expect(inList).toContain(`href="${hotelHref(hotel)}"`)
    for (const { location } of locations.filter(({ location }) =>
      hotels.some((h) => h.hotel.locationId === location.internalId),
    ))
      expect(inList).toContain(`href="${locationHref(location)}"`)
    const onMap = html.match(/<a href="\/standorte\/[^"]+" aria-label="[^"]+"><circle/g) ?? []
    expect(onMap).toHaveLength(locations.filter(({ details }) => details).length)
  })

  test('nothing on it carries a style of its own', async () => {
    expect((await browser.get('/standorte')).html).not.toMatch(/ style=/)
  })

  test('the address narrows to hotels that have everything asked for', async () => {
    const { html } = await browser.get('/standorte?merkmal=aufzug&merkmal=induktion')
    const { hotels } = valueOf(await browser.site.programme.venues.overview({}))
    const fitting = hotels.filter(
      ({ details }) => details?.accessibility.includes('lift') && details.accessibility.includes('hearing-loop'),
    )
    expect(fitting.length).toBeGreaterThan(0)
    expect(fitting.length).toBeLessThan(hotels.length)
    expect(html.match(/<article class="hotel">/g)).toHaveLength(fitting.length)
    expect(html.match(/<input type="checkbox"[^>]* checked=""/g)).toHaveLength(2)
    expect(textOf(html)).toMatch(new RegExp(`${fitting.length} (?:Haus|Häuser) in \\d+ St`))
    expect(titleOf(html)).toBe(
      `Standorte: ${fitting.length} ${fitting.length === 1 ? 'Haus' : 'Häuser'} für Ihre Auswahl – Seminarhaus`,
    )
    expect(canonicalOf(html)).toBe(`${origin}/standorte`)
    expect(isHidden(html)).toBe(true)
  })

  test('each feature can be taken back by a link, and a heart leads back to the same choice', async () => {
    const { html } = await browser.get('/standorte?merkmal=aufzug&merkmal=induktion')
    expect(linksOf(html)).toEqual(expect.arrayContaining(['/standorte?merkmal=aufzug', '/standorte?merkmal=induktion']))
    expect(html).toContain('name="back" value="/standorte?merkmal=aufzug&amp;merkmal=induktion"')
  })

  test('the number of hotels is told where it is heard', async () => {
    expect((await browser.get('/standorte')).html).toMatch(/<div role="status"><h2 id="treffer">\d+\u00a0Häuser in /)
  })

  test('an unknown feature is passed over', async () => {
    const plain = await browser.get('/standorte')
    expect((await browser.get('/standorte?merkmal=fahrstuhl&merkmal=&x=1')).html).toBe(plain.html)
  })

  test('an empty list says so', async () => {
    const { html, status } = await browsing(openTestCore(now).site(aVisitor())).get('/standorte')
    expect(status).toBe(200)
    expect(textOf(html)).toContain('Noch stehen hier keine Häuser')
  })
})

describe('a town and a hotel', () => {
  test('lead to each other and to the events of the town', async () => {
    const town = await browser.get('/standorte/hamburg-1')
    expect(linksOf(town.html)).toEqual(
      expect.arrayContaining(['/standorte/hotel/haus-elbgarten-11', '/seminare/p?ort=1']),
    )
    expect(town.tags).toContain('location:1')
    const testApp = await browser.get('/standorte/hotel/haus-elbgarten-11')
    expect(linksOf(testApp.html)).toEqual(expect.arrayContaining(['/standorte/hamburg-1', '/seminare/p?ort=1']))
    expect(testApp.tags).toEqual(expect.arrayContaining(['hotel:11', 'location:1']))
    expect(canonicalOf(testApp.html)).toBe(`${origin}/standorte/hotel/haus-elbgarten-11`)
  })

  test('a hotel can be bookmarked', async () => {
    const { html } = await browser.get('/standorte/hotel/haus-elbgarten-11')
    expect(html).toContain('data-type="hotel" data-value="hotel-11" data-bookmark-label="Haus Elbgarten"')
  })

  test('a hotel says what it has and what it has not', async () => {
    const text = textOf((await browser.get('/standorte/hotel/haus-elbgarten-11')).html)
    expect(text).toMatch(/Aufzug (?:nicht )?vorhanden/)
    expect(text.match(/vorhanden/g)?.length).toBeGreaterThanOrEqual(8)
  })

  test('a day package has the rates of the day, and one that is alike once', async () => {
    const { html } = await browser.get('/standorte/hotel/haus-elbgarten-11')
    expect(textOf(html)).toMatch(/Tagungspauschale .*? 7 und 19 % –/)
    expect(pageWording.venues.hotel.rates([19])).toBe('19\u00a0%')
  })

  test('the evenings are said to be voluntary and no part of the fee', async () => {
    const text = textOf((await browser.get('/standorte/hamburg-1')).html)
    expect(text).toContain('Freiwillig, außerhalb der Seminarzeit und nicht Teil der Seminargebühr.')
  })

  test('wrong names lead to the right ones, and what is no venue is not found', async () => {
    const moved = await browser.get('/standorte/hotel/anders-11')
    expect([moved.status, moved.location]).toEqual([301, '/standorte/hotel/haus-elbgarten-11'])
    for (const address of [
      '/standorte/online-522',
      '/standorte/-1',
      '/standorte/hotel/online-522',
      '/standorte/hotel',
      '/standorte/nix',
    ])
      expect([address, (await browser.get(address)).status]).toEqual([address, 404])
  })
})

describe('Fachtagungen', () => {
  const address = '/fachtagung/fachtagung-inklusion'

  test('a Fachtagung shows programme, speakers, workshops, prices, rooms and questions', async () => {
    const { html, tags } = await browser.get(address)
    const text = textOf(html)
    for (const words of [
      'Programm',
      'Wer spricht',
      'Workshops',
      'Teilnahme und Preise',
      'Zimmer für Teilnehmende',
      'Häufige Fragen',
      'So melden Sie sich an',
    ])
      expect(text).toContain(words)
    expect(tags).toEqual(expect.arrayContaining(['record:conference', 'record:expert', 'theme:fachtagung-inklusion']))
    expect(linksOf(html)).toContain(`${address}/buchung`)
  })

  test.each([
    ['/fachtagung/alt', '/fachtagung/neu', '/fachtagung/neu'],
    ['/fachtagung/alt/buchung', '/fachtagung/neu', '/fachtagung/neu/buchung'],
    ['/fachtagung/alt', '/seminare/t/rhetorik', '/seminare/t/rhetorik'],
    ['/fachtagung/alt/buchung', '/seminare/t/rhetorik', '/seminare/t/rhetorik'],
  ])('%s of one that lives at %s now leads to %s', async (asked, to, location) => {
    const { site } = browser
    const conferences = {
      ...site.programme.conferences,
      conference: async () => refused({ why: 'moved' as const, to }),
    }
    const moved = browsing({ ...site, programme: { ...site.programme, conferences } })
    expect(await moved.get(asked)).toMatchObject({ status: 301, location })
  })

  test('its registration has a form, the same for everyone, and offers telephone and a prepared e-mail', async () => {
    const { html, status, cache } = await browser.get(`${address}/buchung`)
    expect([status, cache]).toEqual([200, 'public'])
    expect(html).toMatch(/<main[^>]*>.*<form [^>]*action="\/fachtagung\/fachtagung-inklusion\/buchung" method="post"/s)
    expect(html).toContain('href="tel:')
    const mail = new URL((/href="(mailto:[^"]*)"/.exec(html)?.[1] ?? '').replaceAll('&amp;', '&'))
    const conference = valueOf(await browser.site.programme.conferences.conference({ url: 'fachtagung-inklusion' }))
    expect(mail.searchParams.get('subject')).toContain(conference.title)
    expect(mail.searchParams.get('body')).toContain('Name und Funktion:')
  })

  test.each(['geschlossen', 'begonnen'] as const)('where it is %s there is no form', async (registrationState) => {
    const { site } = browser
    const known = valueOf(await site.programme.conferences.conference({ url: 'fachtagung-inklusion' }))
    const conference = async () => ({ ok: true, value: { ...known, registrationState } }) as const
    const conferences = { ...site.programme.conferences, conference }
    const { html } = await browsing({ ...site, programme: { ...site.programme, conferences } }).get(
      `${address}/buchung`,
    )
    expect(html).not.toMatch(/<main[^>]*>.*<form /s)
    expect(textOf(html)).toContain('Das brauchen wir von Ihnen')
  })

  test('a Fachtagung that is none, or a seminar, is not found', async () => {
    for (const missing of [
      '/fachtagung/nix',
      '/fachtagung/rhetorik',
      '/fachtagung/rhetorik/buchung',
      '/fachtagung/anmeldung',
    ])
      expect([missing, (await browser.get(missing)).status]).toEqual([missing, 404])
  })

  test('where none is planned the list says so', async () => {
    const { html, status } = await browsing(openTestCore(now).site(aVisitor())).get('/fachtagung')
    expect(status).toBe(200)
    expect(textOf(html)).toContain('Gerade ist keine Fachtagung geplant')
  })
})

describe('work', () => {
  test('the overview names every open position and speaks of the provider', async () => {
    const { html, tags } = await browser.get('/jobs-karriere')
    const { items } = valueOf(await browser.site.office.jobs.positions({}))
    expect(items.length).toBeGreaterThan(1)
    for (const position of items) expect(html).toContain(`href="${positionHref(position)}"`)
    expect(textOf(html)).toContain('Bei uns arbeiten')
    expect(tags).toEqual(expect.arrayContaining(['record:position', 'page:jobs-karriere']))
  })

  test('the list has one address', async () => {
    const answer = await browser.get('/jobs-karriere/offene-stellen')
    expect([answer.status, answer.location]).toEqual([301, '/jobs-karriere'])
  })

  test('a position says what to send and when it is deleted', async () => {
    const [position] = valueOf(await browser.site.office.jobs.positions({})).items
    if (!position) throw new Error('no position is open')
    const { html } = await browser.get(positionHref(position))
    expect(textOf(html)).toContain('Sechs Monate nach Ihrer Bewerbung löschen wir sie.')
    expect(html).toContain(`subject=${encodeURIComponent(`Bewerbung: ${position.title} (Stelle ${position.id})`)}`)
    expect(canonicalOf(html)).toBe(origin + positionHref(position))
  })

  test('a closed position answers 410 and names the open ones', async () => {
    const open = valueOf(await browser.site.office.jobs.positions({})).items
    const [position, ...others] = open.toSorted((one, other) => (one.validThrough < other.validThrough ? -1 : 1))
    if (!position) throw new Error('no position is open')
    const { testApp, visit } = await openPages()
    testApp.travelTo(`${addDays(position.validThrough, 1)}T12:00:00.000Z`)
    const { html, status } = await visit().get(positionHref(position))
    expect(status).toBe(410)
    expect(isHidden(html)).toBe(true)
    const stillOpen = others.filter(({ validThrough }) => validThrough > position.validThrough)
    expect(stillOpen.length).toBeGreaterThan(0)
    for (const other of stillOpen) expect(linksOf(html)).toContain(positionHref(other))
    expect(textOf(html)).toContain(`Für „${position.title}“ nehmen wir keine Bewerbungen mehr an.`)
  })

  test('where nothing is open, the page says so', async () => {
    const { html, status } = await browsing(openTestCore(now).site(aVisitor())).get('/jobs-karriere')
    expect(status).toBe(200)
    expect(textOf(html)).toContain('Gerade ist keine Stelle frei')
  })
})

describe('pages of the law', () => {
  test('the statement tells the last automatic check, where there was one', async () => {
    expect(textOf((await browser.get('/barrierefreiheit')).html)).not.toContain('Letzte automatische Prüfung')
    const assets = { loader: '/widgets.js', styles: [], wording: '/wording.json', fonts: [] }
    const checked = createRender({
      siteOrigin: origin,
      brOrigin: origin,
      assets,
      accessibilityCheck: { on: '2026-11-20', tool: 'axe-core 4.12.1', pages: 40, states: 20, findings: 1 },
    })
    const { html } = await checked({ method: 'GET', url: '/barrierefreiheit', site: browser.site, requestId: 'R-1' })
    expect(textOf(html)).toMatch(
      /Letzte automatische Prüfung.*20\.11\.2026.*axe-core 4\.12\.1.*40 Arten von Seiten.*1 Verstoß/,
    )
  })

  test('the statement holds what Anlage 3 BFSG asks for', async () => {
    const text = textOf((await browser.get('/barrierefreiheit')).html)
    for (const words of [
      'Was wir hier anbieten',
      'Wie es funktioniert',
      'Wie wir die Anforderungen erfüllen',
      'EN 301 549',
      'WCAG',
      'Was noch nicht gelingt',
      'Eine Hürde melden',
      'Marktüberwachungsbehörde',
    ])
      expect(text).toContain(words)
  })

  test('the withdrawal page leads to its form, names both steps of § 356a BGB and other ways', async () => {
    const { html } = await browser.get('/widerruf')
    for (const words of ['„Vertrag widerrufen“', '„Widerruf bestätigen“', '§ 356a BGB', 'Datum und Uhrzeit'])
      expect(textOf(html)).toContain(words)
    expect(html).toMatch(/<a class="btn" href="\/widerruf\/erklaeren">Vertrag widerrufen<\/a>/)
    expect(html).toContain('href="mailto:')
  })

  test('the page of cookie settings has a sentence for every choice, none of which it shows by itself', async () => {
    const { html } = await browser.get('/cookie-einstellungen')
    expect(html.match(/<p data-choice="(?:none|necessary|marketing)" hidden="">/g)).toHaveLength(3)
    expect(html).toMatch(/<button[^>]*data-open-consent=""/)
    expect(html).toContain('<p class="unscripted">')
  })
})

describe('the building-block page', () => {
  test('has a hero, text, questions and whom to ask', async () => {
    const { html } = await browser.get('/brick')
    for (const words of ['Worum es geht', 'Häufige Fragen', 'Sprechen Sie mit uns'])
      expect(textOf(html)).toContain(words)
    expect(html).toMatch(/<form[^>]* method="post"/)
    expect(html).toContain('name="message"')
    expect(html).toContain('href="tel:')
  })
})

test('the menu and the footer lead to hotels, Fachtagungen and work', async () => {
  const { html } = await render({ method: 'GET', url: '/', site: browser.site, requestId: 'R-1' })
  const menu = html.slice(html.indexOf('id="nav"'), html.indexOf('<main'))
  const footer = html.slice(html.indexOf('<footer'))
  for (const href of ['/standorte', '/fachtagung']) expect(menu).toContain(`href="${href}"`)
  for (const href of ['/standorte', '/fachtagung', '/jobs-karriere']) expect(footer).toContain(`href="${href}"`)
})
