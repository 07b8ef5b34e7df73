import { beforeAll, describe, expect, test } from 'vitest'
import { linksOf, openPages, textOf, type Browsing } from './pages-app.ts'

/** Up to three events and themes side by side, of the demo provider. */
let browser: Browsing
beforeAll(async () => {
  browser = (await openPages()).visit()
})

const compared = (query: string) => browser.get(`/seminare/vergleich?${query}`)

describe('a comparison', () => {
  test('is the same for everybody, made of what it shows, and not for searches', async () => {
    const { status, cache, tags, html } = await compared('event=4002&event=4041&event=4203')
    expect({ status, cache }).toEqual({ status: 200, cache: 'public' })
    expect(tags).toEqual(
      expect.arrayContaining(['event:4002', 'event:4041', 'event:4203', 'record:hotel', 'record:expert', 'brand']),
    )
    expect(tags?.some((tag) => tag.startsWith('theme:'))).toBe(true)
    expect(tags?.some((tag) => tag.startsWith('hotel:'))).toBe(true)
    expect(html).toContain('<meta name="robots" content="noindex">')
  })

  test.each([
    ['in another order', 'event=4203&event=4002', '/seminare/vergleich?event=4002&event=4203'],
    ['named twice', 'event=4002&event=4002', '/seminare/vergleich?event=4002'],
    [
      'with empty fields and the finder’s choice',
      'theme=&event=4002&ort=3&ort=1',
      '/seminare/vergleich?event=4002&ort=1,3',
    ],
    ['with what is neither number nor url', 'event=x&theme=A%20B', '/seminare/vergleich'],
  ])('%s leads to its one address', async (_, query, location) => {
    expect(await compared(query)).toMatchObject({ status: 301, location })
  })

  test('every column can be taken out, its paper taken along, and what is left is asked for again', async () => {
    const { html } = await compared('event=4002&event=4203&ort=1')
    const links = linksOf(html)
    expect(links).toEqual(
      expect.arrayContaining([
        '/seminare/vergleich?event=4203&ort=1',
        '/seminare/vergleich?event=4002&ort=1',
        '/seminare/p?ort=1&vergleich=4002,4203',
      ]),
    )
    expect(links.filter((href) => href.startsWith('/seminare/p-pdf/'))).toHaveLength(2)
    expect(html.match(/data-widget="bookmark"/g)).toHaveLength(2)
  })

  test('is a table with a caption, heads of columns and of rows', async () => {
    const { html } = await compared('event=4002&event=4203')
    expect(html).toContain('<caption class="vh">2 Angebote im Vergleich</caption>')
    expect(html.match(/<th [^>]*scope="col"/g)).toHaveLength(3)
    expect(html.match(/<th [^>]*scope="row"/g)).toHaveLength(12)
  })

  test('of more than three shows three, and is kept by nobody', async () => {
    const { status, cache, html } = await compared('event=4002&event=4041&event=4203&event=4009&event=4020')
    expect({ status, cache }).toEqual({ status: 200, cache: 'private' })
    expect(textOf(html)).toContain('2 mehr, als nebeneinander passen')
    expect(html.match(/<th [^>]*scope="col"/g)).toHaveLength(4)
  })

  test('without what is gone is shown, and kept by nobody', async () => {
    const { status, cache, html } = await compared('event=4002&event=99999')
    expect({ status, cache }).toEqual({ status: 200, cache: 'private' })
    expect(linksOf(html)).toContain('/seminare/p?vergleich=4002')
  })

  test('where all is gone is gone itself', async () => {
    const answer = await compared('event=99998&theme=gibt-es-nicht')
    expect({ status: answer.status, cache: answer.cache }).toEqual({ status: 404, cache: 'private' })
    expect(textOf(answer.html)).toContain('Von Ihrer Auswahl ist nichts mehr da')
  })

  test('of nothing says how it is begun', async () => {
    const { status, html } = await browser.get('/seminare/vergleich')
    expect(status).toBe(200)
    expect(textOf(html)).toContain('Noch ist nichts gewählt')
    expect(html.match(/<option value="[a-z]/g)?.length).toBeGreaterThan(40)
  })
})

describe('lists of events', () => {
  test('rows of the finder have a box, and those that were chosen before are ticked', async () => {
    const plain = await browser.get('/seminare/p')
    const chosen = await browser.get('/seminare/p?vergleich=4203,4999,rhetorik')
    expect(plain.html.match(/form="vergleich"/g)).toHaveLength(24)
    expect(plain.html).not.toMatch(/form="vergleich"[^>]* checked/)
    expect(chosen.html.match(/<input type="checkbox" form="vergleich"[^>]* checked=""[^>]*>/g)).toHaveLength(1)
    const bar = chosen.html.slice(chosen.html.indexOf('<form id="vergleich"'))
    expect(bar).toContain('<input type="hidden" name="event" value="4999"/>')
    expect(bar).toContain('<input type="hidden" name="theme" value="rhetorik"/>')
    expect(bar).toContain('2 weitere sind schon gewählt.')
    expect(chosen.html).toContain('<meta name="robots" content="noindex">')
  })

  test('what was chosen stays while the list is narrowed, sorted and read on', async () => {
    const { html } = await browser.get('/seminare/p?ort=1&vergleich=4203')
    expect(html).toContain('<input type="hidden" name="vergleich" value="4203"/>')
    const links = linksOf(html).filter((href) => href.startsWith('/seminare/p?'))
    expect(links).toContain('/seminare/p?vergleich=4203')
    expect(links).toContain('/seminare/p?ort=1&sortierung=preis&vergleich=4203')
  })

  test('the themes of what is found keep it for the way back, and compare it, however much was chosen', async () => {
    const dates = await browser.get('/seminare/p?ort=1&sortierung=preis&vergleich=4203,4002')
    expect(linksOf(dates.html)).toContain('/seminare/rubrik?ort=1&vergleich=4203,4002')
    const { status, html } = await browser.get('/seminare/rubrik?ort=1&vergleich=4203,4002')
    expect(status).toBe(200)
    expect(linksOf(html)).toContain('/seminare/p?ort=1&vergleich=4203,4002')
    expect(html).toContain('<input type="hidden" name="vergleich" value="4203,4002"/>')
    expect(html).toContain('<meta name="robots" content="noindex">')
    const bar = textOf(html.slice(html.indexOf('<form id="vergleich"'), html.indexOf('Ausgewählte vergleichen')))
    expect(bar.trim()).toBe('Zum Vergleichen sind 2 Angebote gewählt.')
    const unnarrowed = textOf((await browser.get('/seminare/rubrik?vergleich=4203')).html)
    expect(unnarrowed).toMatch(/mit \d+ Terminen im ganzen Programm\./)
    expect((await browser.get('/seminare/rubrik?vergleich=1,2,3,4')).location).toBeUndefined()
    expect((await browser.get('/seminare/rubrik?vergleich=1,2,3,4')).html).not.toContain('name="vergleich"')
    expect((await browser.get('/seminare/rubrik')).html).not.toContain('compare-bar')
  })

  test('dates of a theme have a box each, and one form', async () => {
    const { html } = await browser.get('/seminare/t/rhetorik/termine')
    expect(html.match(/form="vergleich"/g)?.length).toBeGreaterThan(5)
    expect(html.match(/<form id="vergleich"/g)).toHaveLength(1)
  })
})
