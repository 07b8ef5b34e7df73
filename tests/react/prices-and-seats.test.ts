import { beforeAll, describe, expect, test } from 'vitest'
import { availabilityTexts } from '#core/catalogue/availability.ts'
import type { ListedEvent } from '#core/catalogue/catalogue.ts'
import { lowestWithHotel, netWithHotel, type CostRates } from '#core/costs/with-hotel.ts'
import { required } from '#core/shared/required.ts'
import { hotelHref } from '#core/venues/venue-links.ts'
import { finderWording } from '#wording/pages/finder.ts'
import { valueOf } from '../core/test-core.ts'
import { openPages, textOf, type Browsing } from './pages-app.ts'

/** Wherever events are listed, the price with the hotel and the seats are told by the same rule, and once. */
let pages: Awaited<ReturnType<typeof openPages>>
let browser: Browsing
let rates: CostRates
beforeAll(async () => {
  pages = await openPages()
  browser = pages.visit()
  rates = valueOf(await browser.site.programme.costs.rates({}))
})

interface Row {
  readonly event: ListedEvent
  readonly html: string
  readonly text: string
}

const rowsOf = async (html: string): Promise<readonly Row[]> => {
  const rows = html.match(/<article class="ev">.*?<\/article>|<tr role="row"><th role="rowheader".*?<\/tr>/gs) ?? []
  return Promise.all(
    rows.flatMap((row) => {
      const key = /href="\/seminare\/p\/([^"/]+)"/.exec(row)?.[1]
      return key === undefined ? [] : readRow(row, key)
    }),
  )
}

const readRow = async (row: string, key: string): Promise<Row> => ({
  event: valueOf(await browser.site.programme.catalogue.event({ key })),
  html: row,
  text: textOf(row),
})

const town = '/standorte/hamburg-1'
const theme = '/seminare/t/betriebsverfassungsrecht-1'
const lists = async (): Promise<readonly (readonly [name: string, url: string])[]> => {
  const { items } = valueOf(await browser.site.programme.catalogue.events({ theme: 'betriebsverfassungsrecht-1' }))
  const { events } = valueOf(await browser.site.programme.venues.location({ key: 'hamburg-1' }))
  const hotel = required(events.find((event) => event.hotel)?.hotel ?? undefined)
  return [
    ['start page', '/'],
    ['town', town],
    ['hotel', hotelHref(hotel)],
    ['theme', theme],
    ['events of a theme', `${theme}/termine`],
    ['other events', `/seminare/p/${items[0]?.url}`],
    ['finder', '/seminare/p'],
    ['finder by price', '/seminare/p?sortierung=preis'],
  ]
}

test('every list of events tells them alike', async () => {
  const seen = { prices: 0, fewSeats: 0, promised: 0, soldOut: 0 }
  for (const [name, url] of await lists()) {
    const { html, status, tags } = await browser.get(url)
    expect([name, status]).toEqual([name, 200])
    expect(tags, name).toContain('record:hotel')
    const rows = await rowsOf(html)
    expect(rows.length, name).toBeGreaterThan(1)
    for (const { event, html: row, text } of rows) {
      const net = netWithHotel(event, rates)
      const told = net === undefined ? [] : [finderWording.withHotel(net).replaceAll('\u00a0', ' ')]
      expect(text.match(/mit Hotel etwa [\d.]+ € netto je Person/g) ?? [], `${name}: ${text}`).toEqual(told)
      if (net !== undefined) expect(row).toMatch(new RegExp(`<a href="/kostenrechner/${event.url}"[^>]*>mit Hotel`))
      for (const words of availabilityTexts(event)) expect(text.split(words), `${name}: ${text}`).toHaveLength(2)
      expect(text.match(/ausgebucht/gi) ?? [], `${name}: ${text}`).toHaveLength(event.placesLeft > 0 ? 0 : 1)
      seen.prices += told.length
      seen.fewSeats += event.placesLeft > 0 && event.placesLeft < 10 ? 1 : 0
      seen.promised += event.guaranteed ? 1 : 0
      seen.soldOut += event.placesLeft > 0 ? 0 : 1
    }
  }
  expect(Object.entries(seen).filter(([, times]) => times === 0)).toEqual([])
})

describe('a theme', () => {
  test('tells what it costs at least with the hotel, and leads to how that is reckoned', async () => {
    const page = valueOf(await browser.site.programme.catalogue.theme({ url: 'betriebsverfassungsrecht-1' }))
    const lowest = lowestWithHotel(page.theme.events, rates)
    const { html } = await browser.get(theme)
    expect(lowest).toBeDefined()
    expect(html).toContain(
      `<a href="/kostenrechner/${lowest?.event.url}">${finderWording.withHotelFrom(lowest?.net ?? 0)}</a>`,
    )
    for (const event of page.theme.events)
      expect(netWithHotel(event, rates) ?? Infinity).toBeGreaterThanOrEqual(lowest?.net ?? Infinity)
  })

  test('tells its level: on its page, on its card and in the box of each of its events', async () => {
    const { theme: shown } = valueOf(
      await browser.site.programme.catalogue.theme({ url: 'betriebsverfassungsrecht-1' }),
    )
    expect(shown.level).toBe('grundlagen')
    expect(textOf((await browser.get(theme)).html)).toContain('Stufe: Grundlagen')
    const card = (await browser.get(`/seminare/r/${shown.rubric.url}`)).html
      .match(/<article class="card">.*?<\/article>/gs)
      ?.find((each) => each.includes(`href="${theme}"`))
    expect(card).toContain('<p class="level">Grundlagen</p>')
    const box = /<aside class="sum.*?<\/aside>/s.exec((await browser.get(`/seminare/p/${shown.events[0]?.url}`)).html)
    expect(textOf(box?.[0] ?? '')).toContain('Stufe: Grundlagen')
  })
})
