import { beforeAll, describe, expect, test } from 'vitest'
import type { Content } from '#core/content/content.ts'
import type { Picture } from '#core/shared/picture.ts'
import { hotelHref } from '#core/venues/venue-links.ts'
import { recordOf } from '#features/support/record-builder.ts'
import { anEntry, anEventContent, aHotelEntry, aThemeFile, aTown, someContentFolder } from '../core/sample-content.ts'
import { aVisitor, openTestCore, valueOf } from '../core/test-core.ts'
import { browsing, linksOf, openPages, origin, textOf, type Browsing } from './pages-app.ts'

const address = '/standorte/hotel/haus-elbgarten-11'
const descriptionOf = (html: string) => /<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? ''
const headOf = (html: string) => html.slice(html.indexOf('<main'), html.indexOf('id="termine"'))

describe('hotels of the demo provider', () => {
  let browser: Browsing
  beforeAll(async () => {
    browser = (await openPages()).visit()
  })

  test('each page has one address, a description of its own, and says that it is a hotel', async () => {
    const hotels = valueOf(await browser.site.programme.venues.hotels({})).items
    const seen = new Set<string>()
    for (const hotel of hotels) {
      const { html, status } = await browser.get(hotelHref(hotel))
      expect([hotel.name, status]).toEqual([hotel.name, 200])
      expect(html).toContain(`<link rel="canonical" href="${origin}${hotelHref(hotel)}">`)
      const description = descriptionOf(html)
      expect(description).toContain(hotel.address.street)
      expect(description.length).toBeLessThanOrEqual(200)
      seen.add(description)
      expect(html).toContain(`"@type":"Hotel","name":"${hotel.name}"`)
    }
    expect(seen.size).toBe(hotels.length)
  })

  test('the first link leads to the events in the hotel, the town stands after it', async () => {
    const { html } = await browser.get(address)
    const links = [...headOf(html).matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, href]) => href)
    expect(links.slice(0, 2)).toEqual(['#termine', '/standorte/hamburg-1'])
    expect(html).toContain('<section class="sec" id="termine">')
    expect(textOf(html)).toContain('sie filtert nach Hamburg, nicht nach Häusern')
  })

  test('its own picture stands large at the beginning, with its size, and waits for nothing', async () => {
    const { html } = await browser.get(address)
    expect(headOf(html)).toContain(
      '<img src="/img/haeuser/11.svg" alt="Zeichnung: Haus mit Giebeldach am Wasser" width="480" height="320" decoding="async"/>',
    )
    expect(html.split('<img src="/img/haeuser/11.svg"')).toHaveLength(2)
  })

  test('a later part of its events is read on from, and is no page of its own for searches', async () => {
    const first = await browser.get(address)
    const further = linksOf(first.html).find((href) => href.startsWith(`${address}?weiter=`)) ?? ''
    const { html, status } = await browser.get(further)
    expect(status).toBe(200)
    expect(html).toContain('<meta name="robots" content="noindex">')
    expect(html).not.toContain('rel="canonical"')
    expect(linksOf(html)).toContain(address)
    const events = (page: string) => [...page.matchAll(/data-value="termin-(\d+)"/g)].map(([, id]) => id)
    expect(events(html).length).toBeGreaterThan(0)
    expect(events(html).filter((id) => events(first.html).includes(id))).toEqual([])
  })

  test('an invented continuation says so, and the hotel keeps its events', async () => {
    const text = textOf((await browser.get(`${address}?weiter=erfunden`)).html)
    expect(text).toContain('Diese Fortsetzung gibt es nicht mehr')
    expect(text).toMatch(/\d+ Termine in diesem Haus/)
  })
})

const pictures: readonly Picture[] = [1, 2].map((number) => ({
  url: `/bilder/haus-${number}.jpg`,
  alt: `Bild ${number}`,
  width: 1200,
  height: 800,
  caption: number === 1 ? 'Von der Elbe aus' : '',
}))

const small = (change: Partial<Content> = {}): Content =>
  someContentFolder({
    locations: [aTown()],
    hotels: [aHotelEntry(), aHotelEntry({ internalId: 12, name: 'Am Fleet' })],
    events: [anEventContent({ hotelId: 12, start: '2027-02-01' })],
    records: [recordOf.hotel({ pictures })],
    ...change,
  })

describe('a small provider', () => {
  const open = async (content: Content) => {
    const { needs, stage, site } = openTestCore()
    valueOf(await stage.content(content))
    return { needs, stage, browser: browsing(site(aVisitor())) }
  }

  test('of several pictures the first stands at the beginning, the others with the description', async () => {
    const { html } = await (await open(small())).browser.get(address)
    expect(headOf(html)).toContain('src="/bilder/haus-1.jpg"')
    expect(headOf(html)).toContain('<figcaption class="small mute">Von der Elbe aus</figcaption>')
    expect(headOf(html)).not.toContain('haus-2.jpg')
    expect(html.slice(html.indexOf('id="haus"'))).toContain(
      '<img src="/bilder/haus-2.jpg" alt="Bild 2" width="1200" height="800" loading="lazy"',
    )
  })

  test('a hotel without pictures is drawn as the brand draws houses, each the same every time and unlike others', async () => {
    const artOf = async (url: string) => {
      const { html } = await (await open(small({ records: [] }))).browser.get(url)
      const [art = ''] = /<svg class="art".*?<\/svg>/s.exec(headOf(html)) ?? []
      return art
    }
    const art = await artOf(address)
    expect(art).toContain('aria-hidden="true"')
    expect(art.match(/<path/g)).toHaveLength(17)
    expect(art).not.toContain('NaN')
    expect(await artOf(address)).toBe(art)
    expect(await artOf('/standorte/hotel/am-fleet-12')).not.toBe(art)
  })

  test('a hotel of which nothing more is said has its address, its events and whom to ask', async () => {
    const { html, status } = await (await open(small({ records: [] }))).browser.get('/standorte/hotel/am-fleet-12')
    expect(status).toBe(200)
    const text = textOf(html)
    expect(text).toContain('1 Termin in diesem Haus')
    expect(text).toContain('Mehr zu diesem Haus sagen wir Ihnen gern am Telefon.')
    expect(html).not.toContain('href="#preise"')
  })

  test.each<readonly [string, Partial<Content>]>([
    ['the hotel', { hotels: [aHotelEntry({ teaser: 'Anders.' }), aHotelEntry({ internalId: 12, name: 'Am Fleet' })] }],
    ['what is told of it', { records: [recordOf.hotel({ rooms: 12, pictures })] }],
    ['its town', { locations: [aTown({ name: 'Altona' })] }],
    ['another hotel of the town', { hotels: [aHotelEntry(), aHotelEntry({ internalId: 12, name: 'Am Kanal' })] }],
    ['an event in another hotel of the town', { events: [anEventContent({ hotelId: 12, start: '2027-03-01' })] }],
    ['an event that comes to it', { events: [anEventContent({ hotelId: 11, start: '2027-02-01' })] }],
    ['the theme of an event named there', { themes: [aThemeFile({ content: [anEntry({ title: 'Neu betitelt' })] })] }],
  ])('%s changes: the page is made anew', async (_, change) => {
    const { needs, stage, browser } = await open(small())
    const before = await browser.get(address)
    const present = await needs.changes.since(undefined)
    valueOf(await stage.content(small(change)))
    const invalidated = (await needs.changes.since(present?.version))?.tags ?? []
    expect(before.tags.filter((tag) => invalidated.includes(tag))).not.toEqual([])
  })

  test('seats are taken of an event in it: the page is made anew', async () => {
    const { needs, stage, browser } = await open(small())
    const { tags } = await browser.get('/standorte/hotel/am-fleet-12')
    const present = await needs.changes.since(undefined)
    await stage.takeSeats(4001, 1)
    const invalidated = (await needs.changes.since(present?.version))?.tags ?? []
    expect(tags.filter((tag) => invalidated.includes(tag))).not.toEqual([])
  })
})
