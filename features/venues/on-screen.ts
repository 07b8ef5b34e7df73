import { lines, linkSeen } from '#features/screens/readings.ts'
import type { Spot } from '#features/screens/screen.ts'
import { mainOf, open } from '../screens/opening.ts'
import type { PageAddress } from '../screens/page-address.ts'
import { headingsOf, sectionOf } from '../screens/sections.ts'
import type { HotelSeen, ReadsVenues } from './venues.driver.ts'

/** Reads towns and hotels from their pages, by headings, labels and roles. */
export const readsVenuesOnScreen = (place: PageAddress): ReadsVenues => {
  const { screen } = place
  const { page } = screen

  return {
    async hotels(facts) {
      await screen.go('/standorte')
      for (const fact of facts) await (await page.field(new RegExp(`^${fact}`))).tick(true)
      await (await page.all('button', 'Häuser zeigen'))[0]?.click()
      await screen.settle()
      const found = await sectionOf(await mainOf(place), /Häuser?\s.*Städt|Haus\s.*Stadt|Häuser\s.*Stadt/u)
      const towns: { town: string; hotels: string[] }[] = []
      for (const { level, text } of found.parts) {
        if (level === 3) towns.push({ town: text, hotels: [] })
        if (level === 4) towns.at(-1)?.hotels.push(text)
      }
      const helps = found.points.flatMap((point) => /^ohne „(.*)“/u.exec(point)?.[1] ?? [])
      return { towns, helps }
    },

    town: (segment) =>
      open(place, `/standorte/${segment}`, async (main) => ({
        name: (await titleOf(main)).replace('Seminare in ', ''),
        hotels: (await sectionOf(main, /^Unsere? (?:Haus|Häuser)$/)).parts.map(({ text }) => text),
        dates: headingsOf(await sectionOf(main, /^Die nächsten Termine$/), 3),
        evenings: (await sectionOf(main, /^Nach Feierabend$/)).facts.map(({ label }) => label),
      })),

    hotel: (segment) => open(place, `/standorte/hotel/${segment}`, hotelOn),

    async furtherInHotel(segment) {
      const address = `/standorte/hotel/${segment}`
      await screen.go(address)
      await (await page.all('link', 'Weitere Termine in diesem Haus'))[0]?.click()
      await screen.settle()
      const { pathname, search } = new URL(await screen.address())
      return open(place, `${pathname}${search}`, hotelOn)
    },
  }
}

const hotelOn = async (main: Spot): Promise<HotelSeen> => {
  const { facts } = await sectionOf(main, /^Barrierefreiheit$/)
  const labelled = (state: string) => facts.filter(({ text }) => text === state).map(({ label }) => label)
  const everything = await main.read(lines)
  const at = everything.indexOf('Adresse')
  const there = await sectionOf(main, /^Termine in diesem Haus$/)
  return {
    name: await titleOf(main),
    address: everything.slice(at + 2, at + 4).join(', '),
    has: labelled('vorhanden'),
    lacks: labelled('nicht vorhanden'),
    prices: await pricesOn(main),
    dates: headingsOf(there, 3),
    days: (await main.readAll('article', lines)).map(([days = '']) => days.replace(/ bis .*/, '')),
    brief: (await sectionOf(main, /^Auf einen Blick$/)).facts,
    firstLink: (await main.readAll('link', linkSeen))[0]?.label ?? '',
    instead: there.points.map((point) => {
      const [hotel = '', ...dates] = point.split(', ')
      return { hotel, dates: dates.join(', ') }
    }),
  }
}

const titleOf = async (main: Spot): Promise<string> => ((await main.readAll('heading', lines))[0] ?? []).join(' ')

const pricesOn = async (main: Spot) => {
  const rows = await main.all('row')
  const prices = await Promise.all(
    rows.map(async (row) => {
      const [item = []] = await row.readAll('rowheader', lines)
      const cells = await row.readAll('cell', lines)
      return { item: item[0] ?? '', net: cells[1]?.[0] ?? '', gross: cells[3]?.[0] ?? '' }
    }),
  )
  return prices
    .filter(({ item }) => item !== '')
    .map(({ item, net, gross }) => ({ item, price: gross === '–' ? net : gross }))
}
