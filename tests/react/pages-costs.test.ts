import { beforeAll, describe, expect, test } from 'vitest'
import { linksOf, openPages, textOf, type Browsing } from './pages-app.ts'

let browser: Browsing
let inHotel: string
let online: string
beforeAll(async () => {
  browser = (await openPages()).visit()
  const events = await browser.site.programme.catalogue.events({ limit: 60 })
  const items = events.ok ? events.value.items : []
  inHotel =
    items.find(({ hotel, modules, startDate, endDate }) => hotel && modules.length === 0 && startDate < endDate)?.url ??
    ''
  online = items.find(({ isOnlineEvent, modules }) => isOnlineEvent && modules.length === 0)?.url ?? ''
})

const opened = async (query = '') => browser.get(`/kostenrechner/${inHotel}${query}`)
/** Value of a field as it is drawn again: what is typed in, or what is selected. */
const valueOfField = (html: string, id: string): string | undefined =>
  new RegExp(`<input[^>]*id="${id}"[^>]*value="([^"]*)"`).exec(html)?.[1] ??
  new RegExp(`<select[^>]*id="${id}"[^>]*>.*?<option value="([^"]*)" selected`, 's').exec(html)?.[1]

describe('the Kostenrechner', () => {
  test('without choices is the same for everyone and may be cached; with choices it is not', async () => {
    const plain = await opened()
    expect([plain.status, plain.cache]).toEqual([200, 'public'])
    expect(plain.tags).toEqual(expect.arrayContaining(['record:hotel']))
    const chosen = await opened('?personen=2')
    expect([chosen.status, chosen.cache]).toEqual([200, 'private'])
  })

  test('shows what the port reckons, as a table with a caption and heads', async () => {
    const reckoned = await browser.site.programme.costs.estimate({ key: inHotel, participants: '2' })
    if (!reckoned.ok) throw new Error('it is reckoned')
    const { html } = await opened('?personen=2')
    const euro = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' })
    const text = textOf(html)
    for (const amount of [reckoned.value.totals.net, reckoned.value.totals.gross])
      expect(text).toContain(euro.format(amount / 100).replaceAll('\u00a0', ' '))
    expect(html).toMatch(/<caption[^>]*>.+?<\/caption>/)
    expect(html).toMatch(/<th[^>]*scope="col"[^>]*>Posten/)
    expect(html).toMatch(/<th[^>]*scope="row"[^>]*>/)
  })

  test('keeps every choice, and leads to the same on paper', async () => {
    const query = '?personen=2&uebernachtung=nein&vorabend=ja&fruehstueck=nein&anreise=bahn&fahrkarte=89%2C90&km=12'
    const { html } = await opened(query)
    expect(
      ['personen', 'uebernachtung', 'vorabend', 'fruehstueck', 'anreise', 'fahrkarte', 'km'].map((id) =>
        valueOfField(html, id),
      ),
    ).toEqual(['2', 'nein', 'ja', 'nein', 'bahn', '89,90', '12'])
    const pdf = linksOf(html).find((href) => href.startsWith(`/pdf-kostenrechner/${inHotel}`)) ?? ''
    const asked = new URLSearchParams(query)
    expect(Object.fromEntries(new URLSearchParams(pdf.split('?')[1]))).toEqual(Object.fromEntries(asked))
  })

  test('without VAT shows net sums, keeps that, and passes it on', async () => {
    const { html } = await opened('?personen=2&mwst=nein')
    expect(textOf(html)).toContain('Summe netto, zzgl. MwSt.')
    expect(textOf(html)).not.toContain('brutto')
    expect(html).toMatch(/<input id="mwst"[^>]*checked/)
    expect(linksOf(html).some((href) => href.startsWith('/pdf-kostenrechner/') && href.endsWith('mwst=nein'))).toBe(
      true,
    )
    expect((await opened()).html).not.toMatch(/<input id="mwst"[^>]*checked/)
    expect(await opened('?mwst=quatsch')).toMatchObject({ status: 422 })
  })

  test('says how long the event takes', async () => {
    const reckoned = await browser.site.programme.costs.estimate({ key: inHotel })
    if (!reckoned.ok) throw new Error('it is reckoned')
    expect(textOf((await opened()).html)).toContain(`Dauer: ${reckoned.value.duration}`)
  })

  test('folds up the fields of many people, but not those of the first and those at fault', async () => {
    const { html } = await opened('?personen=6&einzeln=ja&km=1&km=2&km=3&km=weit&km=5')
    expect(html.match(/<details class="person"/g)).toHaveLength(6)
    expect(html.match(/<details class="person" open/g)).toHaveLength(2)
    expect((await opened('?personen=2&einzeln=ja')).html.match(/<details class="person"( open)?/g)).toEqual([
      '<details class="person" open',
      '<details class="person"',
    ])
  })

  test('asks for each participant where that is wanted, or where they differ', async () => {
    const each = await opened('?personen=3&einzeln=ja&anreise=auto&anreise=bahn&anreise=keine')
    expect([1, 2, 3].map((nth) => valueOfField(each.html, `anreise-${nth}`))).toEqual(['auto', 'bahn', 'keine'])
    expect(each.html).not.toContain('id="anreise-4"')
    expect((await opened('?personen=3&anreise=auto&anreise=bahn')).html).toContain('id="anreise-3"')
    const forAll = await opened('?personen=3')
    expect(forAll.html).not.toContain('id="anreise-1"')
    expect(forAll.html).toMatch(/type="checkbox" name="einzeln" value="ja"/)
  })

  test('says beside each field what is wrong, keeps it, and reckons nothing', async () => {
    const { status, html, cache } = await opened('?personen=2&km=12&km=weit&fahrkarte=viel')
    expect([status, cache]).toEqual([422, 'private'])
    expect(html).toMatch(/id="km-2"[^>]*aria-invalid="true"[^>]*aria-describedby="[^"]*km-2-fault"[^>]*value="weit"/)
    expect(html).toContain('id="km-2-fault"')
    for (const [, field = ''] of html.matchAll(/href="#(km[^"]*|fahrkarte[^"]*)"/g))
      expect(html).toContain(`id="${field}"`)
    expect(html).toContain('href="#km-2"')
    expect(html).toContain('href="#fahrkarte-1"')
    expect(textOf(html)).toContain('Bitte prüfen Sie 2 Angaben')
    expect(html).not.toContain('<table')
    expect(valueOfField(html, 'fahrkarte-1')).toBe('viel')
  })

  test.each(['?personen=999999999999', '?personen=-1', '?personen=NaN', `?personen=${'1'.repeat(5_000)}`])(
    'is drawn for at most 50 participants: %s',
    async (query) => {
      const { status, html } = await opened(`${query}&einzeln=ja`)
      expect(status).toBe(422)
      expect((html.match(/<fieldset/g) ?? []).length).toBeLessThanOrEqual(50)
    },
  )

  test('ignores what is no choice, and markup in a choice stays text', async () => {
    const { status, html } = await opened('?utm_source=x&fahrkarte=%3Cscript%3Ealert(1)%3C/script%3E')
    expect(status).toBe(422)
    expect(html).not.toContain('<script>alert')
  })

  test('of an online event asks for nothing but the number of participants', async () => {
    const { html } = await browser.get(`/kostenrechner/${online}`)
    expect(html).toContain('id="personen"')
    expect(html).not.toContain('name="uebernachtung"')
    expect(textOf(html)).not.toContain('Übernachtung im Einzelzimmer')
  })

  test('leads from an old name to the right one, with its choices', async () => {
    const { status, location } = await browser.get(`/kostenrechner/alt-${inHotel.split('-').at(-1)}?personen=2`)
    expect([status, location]).toEqual([301, `/kostenrechner/${inHotel}?personen=2`])
  })
})

describe('the order form', () => {
  test('names the event, so that nobody writes it down, and where to send it', async () => {
    const answer = await browser.site.programme.catalogue.event({ key: inHotel })
    if (!answer.ok) throw new Error('there is such a date')
    const text = textOf((await browser.get(`/online-fax/${inHotel}`)).html)
    for (const said of [
      answer.value.theme.title,
      String(answer.value.eventId),
      answer.value.hotel?.name ?? '',
      'Fax 040',
    ])
      expect(text).toContain(said)
  })

  test('has a label for every field of the empty one, and sends none of them', async () => {
    const { html } = await browser.get(`/online-fax/${inHotel}`)
    const main = /<section class="order-sheet"[\s\S]*<\/main>/.exec(html)?.[0] ?? ''
    expect(main).not.toContain('<form')
    for (const [field] of main.matchAll(/<(?:input|textarea)[^>]*>/g)) {
      const id = / id="([^"]+)"/.exec(field)?.[1]
      const wrapped =
        field.includes('type="radio"') || (field.includes('type="checkbox"') && !field.includes('aria-label'))
      expect([field, wrapped || field.includes('aria-label') || main.includes(`for="${id}"`)]).toEqual([field, true])
    }
    expect(main.match(/aria-label="Vor- und Nachname, Person \d"/g)).toHaveLength(5)
  })

  test('of an online event asks for no nights', async () => {
    const { html } = await browser.get(`/online-fax/${online}`)
    expect(html).not.toContain('aria-label="Vorabend, Person 1"')
    expect((await browser.get(`/online-fax/${inHotel}`)).html).toContain('aria-label="Vorabend, Person 1"')
  })
})
