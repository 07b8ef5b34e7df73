import { lines } from '#features/screens/readings.ts'
import type { Opened } from '../catalogue/programme.driver.ts'
import type { ReadsPlaces } from './venues.driver.ts'
import { sooner } from '../screens/place.ts'
import type { Place } from '../screens/place.ts'

/** Reads houses, Fachtagungen and positions from their pages, by headings, labels and roles. */
export const readsPlacesOnScreen = ({ screen, origin }: Place): ReadsPlaces => {
  const { page } = screen
  const main = () => sooner('main part', async () => (await page.all('main'))[0])
  const sections = async (): Promise<readonly Section[]> => (await main()).read(sectionsIn)
  const section = async (title: RegExp): Promise<Section> =>
    (await sections()).find((section) => title.test(section.title)) ?? { title: '', parts: [], facts: [], points: [] }

  const open = async <Seen>(address: string, read: () => Promise<Seen>): Promise<Opened<Seen>> => {
    await screen.go(address)
    const [heading = ''] = await headings()
    if (/Nicht gefunden/.test(heading)) return { missing: true }
    const now = new URL(await screen.address()).pathname
    return now === new URL(address, origin).pathname ? { found: await read() } : { ledTo: now }
  }
  const headings = async (): Promise<readonly string[]> =>
    (await (await main()).readAll('heading', lines)).map((words) => words.join(' '))

  return {
    async houses(facts) {
      await screen.go('/standorte')
      for (const fact of facts) await (await page.field(new RegExp(`^${fact}`))).tick(true)
      await (await page.all('button', 'Häuser zeigen'))[0]?.click()
      await screen.settle()
      const found = await section(/Häuser?\s.*Städt|Haus\s.*Stadt|Häuser\s.*Stadt/u)
      const towns: { town: string; houses: string[] }[] = []
      for (const { level, text } of found.parts) {
        if (level === 3) towns.push({ town: text, houses: [] })
        if (level === 4) towns.at(-1)?.houses.push(text)
      }
      const helps = found.points.flatMap((point) => /^ohne „(.*)“/u.exec(point)?.[1] ?? [])
      return { towns, helps }
    },

    town: (segment) =>
      open(`/standorte/${segment}`, async () => ({
        name: (await headings())[0]?.replace('Seminare in ', '') ?? '',
        houses: (await section(/^Unsere? (?:Haus|Häuser)$/)).parts.map(({ text }) => text),
        dates: (await section(/^Die nächsten Termine$/)).parts
          .filter(({ level }) => level === 3)
          .map(({ text }) => text),
        evenings: (await section(/^Nach Feierabend$/)).facts.map(({ label }) => label),
      })),

    house: (segment) =>
      open(`/standorte/hotel/${segment}`, async () => {
        const { facts } = await section(/^Barrierefreiheit$/)
        const labelled = (state: string) => facts.filter(({ text }) => text === state).map(({ label }) => label)
        const everything = await (await main()).read(lines)
        const at = everything.indexOf('Adresse')
        return {
          name: (await headings())[0] ?? '',
          address: everything.slice(at + 2, at + 4).join(', '),
          has: labelled('vorhanden'),
          lacks: labelled('nicht vorhanden'),
          prices: await pricesOn(),
          dates: (await section(/^Termine in diesem Haus$/)).parts
            .filter(({ level }) => level === 3)
            .map(({ text }) => text),
        }
      }),

    conference: (url) =>
      open(`/fachtagung/${url}`, async () => {
        const programme = await section(/^Programm$/)
        return {
          title: (await headings())[0] ?? '',
          state: (await (await main()).read(lines)).find((line) => /^(?:Anmeldung|Ausgebucht)/.test(line)) ?? '',
          programme: slotsIn(programme),
          speakers: (await section(/^Wer spricht$/)).parts.filter(({ level }) => level === 3).map(({ text }) => text),
          workshops: (await section(/^Workshops$/)).parts.filter(({ level }) => level === 3).map(({ text }) => text),
        }
      }),

    async conferences() {
      await screen.go('/fachtagung')
      return (await Promise.all((await page.all('article')).map((row) => row.readAll('heading', lines)))).flat(2)
    },

    async positions() {
      await screen.go('/jobs-karriere')
      return (await Promise.all((await page.all('article')).map((row) => row.readAll('heading', lines)))).flat(2)
    },

    async position(department, segment) {
      const opened = await open(`/jobs-karriere/offene-stellen/${department}/${segment}`, async () => {
        const everything = await (await main()).read(lines)
        return {
          title: (await headings())[0] ?? '',
          tasks: (await section(/^Ihre Aufgaben$/)).points,
          until: everything[everything.indexOf('Bewerben bis') + 1] ?? '',
        }
      })
      if (!('found' in opened) || opened.found.title !== 'Diese Stelle ist nicht mehr offen') return opened
      const told = (await (await main()).read(lines)).join(' ')
      const open_ = (await Promise.all((await page.all('article')).map((row) => row.readAll('heading', lines)))).flat(2)
      return { closed: /„(.*?)“/u.exec(told)?.[1] ?? '', open: open_ }
    },
  }

  async function pricesOn() {
    const rows = await page.all('row')
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
}

interface Section {
  readonly title: string
  /** Headings below its own, and what stands strong in it. */
  readonly parts: readonly { readonly level: number; readonly text: string }[]
  readonly facts: readonly { readonly label: string; readonly text: string }[]
  readonly points: readonly string[]
}

/** Every day's title with what happens on it. */
const slotsIn = ({ parts }: Section) => {
  let day = ''
  return parts.flatMap(({ level, text }) => {
    if (level === 3) day = text
    return level === 0 ? { day, slot: text } : []
  })
}

/** Reads a page section by section; runs inside the page. */
const sectionsIn = (main: Element): Section[] => {
  const textOf = (element: Element) => (element.textContent ?? '').replaceAll('\u00ad', '').replace(/\s+/g, ' ').trim()
  return [...main.querySelectorAll('section')]
    .filter((section) => section.querySelector('h2'))
    .map((section) => ({
      title: textOf(section.querySelector('h2') as Element),
      parts: [...section.querySelectorAll('h3, h4, li strong')].map((part) => ({
        level: part.tagName.startsWith('H') ? Number(part.tagName.slice(1)) : 0,
        text: textOf(part),
      })),
      facts: [...section.querySelectorAll('dt')].map((term) => ({
        label: textOf(term),
        text: term.nextElementSibling ? textOf(term.nextElementSibling) : '',
      })),
      points: [...section.querySelectorAll('li')].map(textOf),
    }))
}
