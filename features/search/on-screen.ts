import { allText, linkSeen, lines, wordsBesideButtons } from '../screens/readings.ts'
import { mainOf } from '../screens/opening.ts'
import { sooner, type PageAddress } from '../screens/page-address.ts'
import type { Spot } from '../screens/screen.ts'
import { titlesOn } from '../screens/opening.ts'
import type { Searches, SearchSeen } from './search.driver.ts'

/** Searches by the form of the page, and reads what it shows. */
export const searchesOnScreen = (place: PageAddress): Searches => {
  const { screen } = place
  const { page } = screen

  const searched = async (words: string): Promise<void> => {
    await screen.go('/suche')
    await (await page.field('Seminar, Begriff, Norm oder Ort')).fill(words)
    await (await page.all('button', 'Suchen'))[0]?.click()
    await screen.settle()
  }

  const seen = async (): Promise<SearchSeen> => {
    const main = await mainOf(place)
    const [heading = ''] = await main.readAll('heading', wordsBesideButtons)
    const links = await main.readAll('link', linkSeen)
    const lookedFor = /Gesucht nach „(.*?)“\./.exec((await main.read(lines)).join(' '))?.[1]
    const told = (kind: string): number => Number(new RegExp(String.raw`(\d+)\s${kind}`, 'u').exec(heading)?.[1] ?? 0)
    return {
      themes: await titlesOn(place),
      towns: links.flatMap(({ label, address }) => {
        const [, events, name] = /^(\d+)\sTermine? in (.*?)(?: zu „.*“)?$/u.exec(label) ?? []
        return name === undefined ? [] : { name, events: Number(events), address }
      }),
      events: links.flatMap(({ label, address }) => {
        const [, count] = /^(\d+)\sTermine? zu „/u.exec(label) ?? []
        return count === undefined ? [] : { count: Number(count), address }
      }),
      entries: links
        .filter(({ address }) => /^\/\w+slexikon\/\w+\/./.test(address))
        .map(({ label, address }) => ({ title: label, address })),
      hits: await hitsIn(await main.all('region', 'Treffer')),
      kinds: links.filter(({ label }) => /^(?!Alle ).+ \(\d+\)$/u.test(label)).map(({ label }) => label),
      partly: (await main.read(lines)).some((line) => line.endsWith('kommen nirgends vor. Das hat die meisten davon:')),
      told: { themes: told('Them'), towns: told('Ort'), entries: told('Begriff') },
      ...(lookedFor !== undefined && { lookedFor }),
    }
  }

  return {
    async search(words) {
      await searched(words)
      return seen()
    },
    async searchFor(words, kind) {
      await searched(words)
      const [chosen] = await page.all('link', new RegExp(String.raw`^${kind} \(\d+\)$`, 'u'))
      await chosen?.click()
      await screen.settle()
      return seen()
    },
    async searchLiterally(words) {
      await searched(words)
      const [literally] = await page.all('link', `Genau nach „${words}“ suchen`)
      await literally?.click()
      await screen.settle()
      return seen()
    },
    async typing(words) {
      await screen.go('/suche')
      const field = await page.field('Seminar, Begriff, Norm oder Ort')
      await field.click()
      await field.type(words)
      return sooner('suggestions', async () => {
        const options = await page.readAll('option', allText)
        return options.length > 0 ? options : undefined
      })
    },
  }
}

const hitsIn = async (lists: readonly Spot[]): Promise<SearchSeen['hits']> => {
  const [list] = lists
  if (!list) return []
  return list.readAll('listitem', (item) => ({
    title: (item.querySelector('a')?.textContent ?? '').replaceAll('\u00ad', '').trim(),
    address: item.querySelector('a')?.getAttribute('href') ?? '',
    marked: [...item.querySelectorAll('mark')].map((mark) => mark.textContent ?? ''),
  }))
}
