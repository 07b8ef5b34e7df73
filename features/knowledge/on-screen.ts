import { alerts } from '#core/shared/addresses.ts'
import { lines, linkSeen } from '#features/screens/readings.ts'
import { lexiconHost, plainPage } from '../screens/plain-page.ts'
import { sooner } from '../screens/page-address.ts'
import type { PageAddress } from '../screens/page-address.ts'
import type { ReadsTheLexicon } from './knowledge.driver.ts'

/** Reads the lexicon from its pages and its grid. */
export const readsTheLexiconOnScreen = ({ screen, showPlainPage }: PageAddress): ReadsTheLexicon => {
  const { page } = screen
  return {
    async grid(group, width) {
      await screen.widen(width)
      showPlainPage('/probe/lexicon', plainPage(lexiconHost(group)))
      await screen.go('/probe/lexicon')
      const list = await sooner('grid', async () => (await page.all('list'))[0])
      return { entries: (await list.readAll('link', linkSeen)).map(entrySeen), columns: await list.read(columnsIn) }
    },
    async titles(group) {
      await screen.go(`/betriebsratslexikon/${group}`)
      const links = await page.readAll('link', linkSeen)
      return links
        .filter(({ address }) => address.startsWith(`/betriebsratslexikon/${group}/`))
        .map(({ label }) => label)
    },
    async entry(group, slug) {
      await screen.go(`/betriebsratslexikon/${group}/${slug}`)
      const [article] = await page.all('article')
      if (article === undefined) return undefined
      const words = await article.read(lines)
      return { title: words[0] ?? '', definition: words[words.indexOf('Kurz erklärt') + 1] ?? '' }
    },
    async article(group, slug) {
      await screen.go(`/betriebsratslexikon/${group}/${slug}`)
      const article = await sooner('article', async () => (await page.all('article'))[0])
      const related = await sooner('related terms', async () => (await page.all('region', 'Verwandte Begriffe'))[0])
      const links = await related.readAll('link', linkSeen)
      const [others] = await page.all('region', 'Dazu passt')
      const behind = links.length + ((await others?.readAll('link', linkSeen))?.length ?? 0)
      const all = (await article.readAll('link', linkSeen)).map(({ address }) => address)
      return {
        text: (await article.read(lines)).join('\n'),
        // Those of the terms that it goes with stand last, and of what else does; alerts are no place of the text.
        links: all
          .slice(0, all.length - behind)
          .filter((address) => address.startsWith('/') && !address.startsWith(`${alerts}?`)),
        related: links.map(({ address }) => address),
      }
    },
  }
}

const entrySeen = ({ label, address }: { readonly label: string; readonly address: string }) => ({
  title: label,
  address,
})

/** Columns as they are laid out, or as the grid asks for where nothing is laid out. */
const columnsIn = (list: Element): number => {
  const boxes = [...list.children].map((item) => item.getBoundingClientRect())
  const columns = new Set(boxes.map(({ left }) => Math.round(left))).size
  return boxes.some(({ width }) => width > 0) ? columns : Number(list.getAttribute('data-columns'))
}
