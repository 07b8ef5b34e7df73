import { alerts } from '#core/shared/addresses.ts'
import { allText, lines, linkSeen } from '#features/screens/readings.ts'
import type { PageAddress } from '../screens/page-address.ts'
import { sooner } from '../screens/page-address.ts'
import type { ReadsLaws } from './laws.driver.ts'

/** Where a line leads within the site, but for the way to alerts about the norm itself. */
const linksInside = (line: Element): readonly string[] =>
  [...line.querySelectorAll(`a[href^="/"]:not([href^="${alerts}?"])`)].map((link) => link.getAttribute('href') ?? '')

/** Reads laws from their pages. */
export const readsLawsOnScreen = ({ screen }: PageAddress): ReadsLaws => {
  const { page } = screen
  const article = async () => (await page.all('article'))[0]
  return {
    async laws() {
      await screen.go('/gesetze')
      const main = await sooner('page', async () => (await page.all('main'))[0])
      // Behind them stand those that nobody has brought in yet.
      const list = await sooner('list', async () => (await main.all('list'))[0])
      return (await list.readAll('link', linkSeen)).map(({ label }) => label)
    },
    async contents(law) {
      await screen.go(`/gesetze/${law}`)
      const contents = await sooner('contents', async () => (await page.all('navigation', 'Gliederung'))[0])
      return (await contents.readAll('link', linkSeen)).map(({ label }) => label)
    },
    async compared(law, number) {
      await screen.go(`/gesetze/${law}/${number}`)
      const [former] = await page.readAll('link', linkSeen, /vergleichen$/)
      if (!former) return undefined
      await screen.go(former.address)
      const shown = await sooner('norm', article)
      const texts = await shown.read((element) =>
        ['del', 'ins'].map((name) => [...element.querySelectorAll(name)].map((part) => part.textContent).join('\n')),
      )
      const [before = '', after = ''] = texts
      return { before, after }
    },
    async find(law, words) {
      await screen.go(`/gesetze/${law}`)
      await (await page.field(/^Wörter/)).fill(words)
      const form = await sooner('form', async () => (await page.all('region', /suchen$/))[0])
      const [submit] = await form.all('button', 'Suchen')
      await submit?.click()
      await screen.settle()
      const [found] = await page.all('region', /Vorschrift/)
      const links = (await found?.readAll('link', linkSeen)) ?? []
      return links.map(({ label }) => label).filter((label) => label !== 'Ganze Gliederung zeigen')
    },
    async missing(law) {
      await screen.go(`/gesetze/${law}`)
      const shown = await article()
      const [heading, note] = (await shown?.readAll('heading', allText)) ?? []
      return note === 'Noch nicht eingespielt' ? heading : undefined
    },
    async norm(law, number) {
      await screen.go(`/gesetze/${law}/${encodeURIComponent(number)}`)
      const shown = await article()
      if (!shown) return undefined
      const [heading = ''] = await shown.readAll('heading', allText)
      const leafing = await sooner('way to others', async () => (await shown.all('navigation', 'Blättern'))[0])
      const links = await leafing.readAll('link', linkSeen)
      return {
        heading,
        text: (await shown.read(lines)).join('\n'),
        leadsTo: (await shown.readAll('paragraph', linksInside)).flat(),
        neighbours: links.map(({ label }) => label).filter((label) => !label.startsWith('Ganzes Gesetz')),
      }
    },
  }
}
