import { beforeAll, describe, expect, test } from 'vitest'
import { isHidden, openPages, origin, textOf, type Browsing } from './pages-app.ts'

/** The finder, a theme's own pages and events, as they are drawn from the demo content. */
let pages: Awaited<ReturnType<typeof openPages>>
let browser: Browsing
beforeAll(async () => {
  pages = await openPages()
  browser = pages.visit()
})

const canonicalOf = (html: string) => /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]
const theme = '/seminare/t/betriebsverfassungsrecht-1'

describe('the finder', () => {
  test.each([
    ['/seminare/p', '/seminare/p'],
    ['/seminare/p?rubrik=arbeitsrecht', '/seminare/p?rubrik=arbeitsrecht'],
    ['/seminare/p?ort=1', '/seminare/p?ort=1'],
    ['/seminare/p?zielgruppe=sbv', '/seminare/p?zielgruppe=sbv'],
  ])('%s is for searches, as %s', async (asked, canonical) => {
    const { html } = await browser.get(asked)
    expect([canonicalOf(html), isHidden(html)]).toEqual([origin + canonical, false])
  })

  test.each([
    '/seminare/p?rubrik=arbeitsrecht&zielgruppe=br',
    '/seminare/p?dauer=lang',
    '/seminare/p?ort=1,2',
    '/seminare/p?sortierung=preis',
    '/seminare/p?plz=20095',
    '/seminare/p?plz=xyz',
    '/seminare/p?rubrik=gibt-es-nicht',
    '/seminare/p?weiter=datum~0~2027-01-01~4001',
  ])('%s is not, but its links are followed', async (asked) => {
    const { html, status } = await browser.get(asked)
    expect([status, canonicalOf(html), isHidden(html)]).toEqual([200, undefined, true])
  })

  test.each([
    ['/seminare/p?ort=1&rubrik=', '/seminare/p?ort=1'],
    ['/seminare/p?dauer=&zielgruppe=sbv&zielgruppe=br', '/seminare/p?zielgruppe=br,sbv'],
    ['/seminare/p?ort=03,1', '/seminare/p?ort=1,3'],
    [`${theme}/termine?monat=&ort=`, `${theme}/termine`],
  ])('%s has another address: %s', async (asked, one) => {
    const { status, location } = await browser.get(asked)
    expect([status, location]).toEqual([301, one])
  })

  test.each(['/seminare/p?ort=1,3', '/seminare/p?ort=1%2C3&utm_source=x'])('%s is read as it is', async (asked) => {
    expect((await browser.get(asked)).status).toBe(200)
  })

  test('names all that it is made of', async () => {
    const { tags, cache } = await browser.get('/seminare/p?ort=1')
    expect(cache).toBe('public')
    expect(tags).toEqual(expect.arrayContaining(['dates', 'themes', 'rubrics', 'venues']))
  })

  test('says how many there are of what, in its title and in its status', async () => {
    const { html } = await browser.get('/seminare/p?dauer=lang')
    const [, count] = /role="status"[^>]*><strong>(.*?)<\/strong>/.exec(html) ?? []
    expect(count).toMatch(/^\d+\u00a0Termine$/)
    expect(html).toContain(`<title>${count}: Ab vier Tagen und Reihen – `)
  })

  test('a step of the price that finds nothing is no link, one that finds something is', async () => {
    const { html } = await browser.get('/seminare/p?stufe=grundlagen&dauer=lang')
    const [, steps = ''] = /Oder gleich:<\/span>(.*?)<\/p>/.exec(html) ?? []
    const told = [...steps.matchAll(/<(a|span)[^>]*>bis [\d.]+\u00a0€ (?:<span class="mute">)?(\d+)/g)]
    expect(told.map(([, tag, count]) => [tag, count === '0'])).toEqual(
      expect.arrayContaining([
        ['span', true],
        ['a', false],
      ]),
    )
    expect(told.filter(([, tag, count]) => (tag === 'a') === (count === '0'))).toEqual([])
  })

  test('what somebody typed is text, whatever it is', async () => {
    const { html } = await browser.get('/seminare/p?plz=%22%3E%3Cscript%3E&preis=%3Cb%3E&rubrik=%3Cimg%20src%3Dx%3E')
    expect(html).not.toMatch(/<script>|<b>&|<img src=x>/)
    expect(html).toContain('value="&quot;&gt;&lt;script&gt;"')
  })

  test('a forged continuation shows no event and the way back to the beginning', async () => {
    const text = textOf((await browser.get('/seminare/p?weiter=unsinn')).html)
    expect(text).toContain('Diese Fortsetzung gibt es nicht mehr')
    expect(text).toContain('Zum Anfang der Liste')
  })

  test('links to the calendar of what it shows', async () => {
    const { html } = await browser.get('/seminare/p?zielgruppe=jav&art=vor-ort')
    expect(html).toContain('/seminare/p/termine.ics?targetGroup=jav&amp;mode=hotel')
  })

  test('the overview of themes leads into it with what was chosen there', async () => {
    const { html } = await browser.get('/seminare/rubrik?amt=sbv')
    expect(html).toMatch(/<form[^>]* action="\/seminare\/p"/)
    expect(html).toContain('<input type="hidden" name="zielgruppe" value="sbv"/>')
    expect(html).toMatch(/href="\/seminare\/p\?zielgruppe=sbv&amp;rubrik=sbv-und-inklusion"/)
  })
})

describe('the pages of a theme', () => {
  test('the theme tells price, who teaches, what comes next, and its film', async () => {
    const { html, tags } = await browser.get(theme)
    const text = textOf(html)
    for (const words of ['Preis ab', 'Wer Sie unterrichtet', 'So geht es weiter', 'Ein Film zum Thema'])
      expect(text).toContain(words)
    for (const page of ['starterpaket', 'erlebnis', 'inhouse', 'termine'])
      expect(html).toContain(`href="${theme}/${page}"`)
    expect(tags).toEqual(expect.arrayContaining(['record:expert', 'record:video']))
  })

  test('whoever represents disabled employees decides alone, a works council resolves', async () => {
    expect(textOf((await browser.get(theme)).html)).toContain('Tagesordnungspunkt ankündigen')
    const alone = pages.content.themes.find(({ targetGroups }) => targetGroups.join() === 'sbv')
    expect(textOf((await browser.get(`/seminare/t/${alone?.url}`)).html)).toContain('ein Beschluss ist nicht nötig')
  })

  test('a Fachtagung leads to its own page and to registration', async () => {
    const { html } = await browser.get('/seminare/t/fachtagung-inklusion')
    expect(html).toContain('href="/fachtagung/fachtagung-inklusion"')
    expect(html).toContain('href="/fachtagung/fachtagung-inklusion/buchung"')
    expect(html).not.toContain('href="/seminare/t/fachtagung-inklusion/inhouse"')
  })

  test('the starter package is free of charge, and names the themes that hold it too', async () => {
    const text = textOf((await browser.get(`${theme}/starterpaket`)).html)
    for (const words of ['Gesetzestexte für den Betriebsrat', 'Kostenlos enthalten', '7 ABR 27/20', 'Auch in:'])
      expect(text).toContain(words)
  })

  test('evenings stand clearly apart from the training', async () => {
    const text = textOf((await browser.get(`${theme}/erlebnis`)).html)
    expect(text).toContain('Freiwillig und getrennt vom Seminar')
    expect(text).toContain('nicht in der Gebühr enthalten')
  })

  test('at the customer’s: the example adds up', async () => {
    const text = textOf((await browser.get(`${theme}/inhouse`)).html)
    expect(text).toContain('Beispiel: 5 Tage für 12 Personen')
    expect(text).toContain('13.008,00 €')
    expect(text).toContain('15.479,52 €')
    expect(text).toContain('vergehen meist sechs bis zehn Wochen')
  })

  test('its events are filtered by month, town, venue and seats left', async () => {
    const all = pages.content.events.filter(({ themeUrl }) => themeUrl === 'betriebsverfassungsrecht-1')
    const online = await browser.get(`${theme}/termine?art=online`)
    const [, count, total] = /(\d+) Termine von (\d+)/.exec(textOf(online.html)) ?? []
    expect(Number(count)).toBe(all.filter(({ hotelId }) => hotelId === undefined).length)
    expect(Number(total)).toBe(all.length)
    expect(isHidden(online.html)).toBe(true)
    expect(online.html).toContain('termine.ics?mode=online&amp;theme=betriebsverfassungsrecht-1')
  })

  test('a page that has nothing to tell of its theme says so and is not for searches', async () => {
    const bare = pages.content.themes.find(
      ({ content, redirectUrl }) => redirectUrl === undefined && content[0]?.starterPackages.length === 0,
    )
    const answers = [
      await browser.get(`/seminare/t/${bare?.url}/starterpaket`),
      await browser.get('/seminare/t/fachtagung-inklusion/inhouse'),
      await browser.get('/seminare/t/sprachmodelle-im-gremium/erlebnis'),
    ]
    for (const { status, html } of answers) expect([status, isHidden(html)]).toEqual([200, true])
  })

  test('a theme that lives elsewhere leads there from all its pages, an unknown one has none', async () => {
    const moved = pages.content.themes.find(({ redirectUrl }) => redirectUrl !== undefined)
    for (const page of ['', '/termine', '/starterpaket', '/erlebnis', '/inhouse']) {
      const answer = await browser.get(`/seminare/t/${moved?.url}${page}`)
      expect([page, answer.status, answer.location]).toEqual([page, 301, `${moved?.redirectUrl}${page}`])
      expect((await browser.get(`/seminare/t/nix${page}`)).status).toBe(404)
    }
  })
})

describe('an event', () => {
  test('has its schedule, testApp, people and papers', async () => {
    const event = pages.content.events.find(({ hotelId, themeUrl }) => hotelId && themeUrl === 'vorsitz-1')
    const { html, tags } = await browser.get(`/seminare/p/${event?.themeUrl}-${event?.eventId}`)
    const text = textOf(html)
    for (const words of ['Der Ablauf, Tag für Tag', 'Das Haus', 'Ihr Kontakt', 'Zum Mitnehmen'])
      expect(text).toContain(words)
    const segment = `${event?.themeUrl}-${event?.eventId}`
    for (const href of [
      `/kostenrechner/${segment}`,
      `/online-fax/${segment}`,
      `/seminare/p-pdf/${segment}`,
      `/seminare/p/${segment}/termin.ics`,
    ])
      expect(html).toContain(`href="${href}"`)
    expect(tags).toEqual(
      expect.arrayContaining([`event:${event?.eventId}`, `hotel:${event?.hotelId}`, 'record:manager']),
    )
  })

  test('that is sold out has a waiting list to get on', async () => {
    const event = pages.content.events.find(({ places, taken, themeUrl }) => places === taken && themeUrl !== undefined)
    const text = textOf((await browser.get(`/seminare/p/${event?.themeUrl}-${event?.eventId}`)).html)
    expect(text).toContain('Ausgebucht, Warteliste offen')
    expect(text).toContain('Auf die Warteliste Unverbindlich: Wird ein Platz frei')
    expect(text).not.toContain('In den Warenkorb Unverbindlich')
  })
})

test('the start page shows a film of the provider, the page of a rubric its own', async () => {
  const films = await browser.site.programme.media.videos({})
  const home = textOf((await browser.get('/')).html)
  expect(home).toContain(films.ok ? films.value.items[0]?.title : 'ein Film')
  expect(home).not.toContain('Hier ist Platz')
  expect(textOf((await browser.get('/seminare/r/betriebsverfassung')).html)).toContain('Filme zur Rubrik')
  expect(textOf((await browser.get('/seminare/r/arbeitsrecht')).html)).not.toContain('Filme zur Rubrik')
})
