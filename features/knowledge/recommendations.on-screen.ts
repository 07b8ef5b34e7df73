import type { PieceType } from '#core/recommendations/recommendations.ts'
import { allText, lines, linkSeen } from '#features/screens/readings.ts'
import { sooner, type PageAddress } from '../screens/page-address.ts'
import type { Spot } from '../screens/screen.ts'
import type { CitingSeen, ReadsWhatGoesTogether } from './recommendations.driver.ts'

const pageOf: Readonly<Record<PieceType, string>> = {
  seminar: '/seminare/t',
  fachtagung: '/seminare/t',
  artikel: '/news/egal',
  urteil: '/rechtsprechung/urteil',
  lexikon: '/betriebsratslexikon',
  norm: '/gesetze',
  download: '/downloads',
  video: '/',
}

/** What the headings of what cites a norm stand for. */
const kindCalled: Readonly<Record<string, PieceType>> = {
  Seminare: 'seminar',
  Fachtagungen: 'fachtagung',
  Artikel: 'artikel',
  Rechtsprechung: 'urteil',
  Lexikon: 'lexikon',
  Downloads: 'download',
}

/** Where the links lead that stand among other words. */
const linksWithinText = (line: Element): string[] =>
  [...line.querySelectorAll('a')]
    .filter(({ textContent }) => textContent !== line.textContent)
    .map((link) => link.getAttribute('href') ?? '')

/** Reads from pages what they lead on to. */
export const readsWhatGoesTogetherOnScreen = ({ screen }: PageAddress): ReadsWhatGoesTogether => {
  const { page } = screen
  const region = async (name: string): Promise<Spot | undefined> => (await page.all('region', name))[0]
  const plain = (text: string): string => text.replaceAll('\u00a0', ' ')
  return {
    async citing(of) {
      await screen.go(`/gesetze/${of}`)
      const all = await sooner('what cites it', () => region('Zitiert in'))
      const found: CitingSeen[] = []
      for (const [name, kind] of Object.entries(kindCalled))
        for (const list of await all.all('list', name))
          found.push(...(await list.readAll('link', linkSeen)).map(({ label }) => ({ kind, title: label })))
      return found
    },
    async related(kind, id) {
      await screen.go(`${pageOf[kind]}/${id}`)
      await sooner('page', async () => (await page.all('main'))[0])
      const shown = await region('Dazu passt')
      const items = (await shown?.readAll('listitem', lines)) ?? []
      return items.map((told) => plain(told.join(': ')))
    },
    async legalBasis(theme) {
      await screen.go(`/seminare/t/${theme}`)
      const shown = await sooner('legal basis', () => region('Rechtliche Grundlagen'))
      const [list] = await shown.all('list')
      return ((await list?.readAll('listitem', allText)) ?? []).map(plain)
    },
    async taught(theme) {
      await screen.go(`/seminare/t/${theme}`)
      const main = await sooner('page', async () => (await page.all('main'))[0])
      return (await main.readAll('listitem', linksWithinText))
        .flat()
        .filter((address) => address.startsWith('/gesetze'))
    },
  }
}
