import { lines, linkSeen, allText } from '#features/screens/readings.ts'
import { sooner, type PageAddress } from '../screens/page-address.ts'
import type { ReadsRulings, RulingField } from './rulings.driver.ts'

const labelOf: Readonly<Record<RulingField, string>> = {
  words: 'Stichwort oder Aktenzeichen',
  court: 'Gericht',
  norm: 'Norm',
  from: 'Entschieden ab dem',
  to: 'Entschieden bis zum',
  topic: 'Themenfeld',
}
const chosen: readonly RulingField[] = ['court', 'topic']

/** Reads rulings from their pages. */
export const readsRulingsOnScreen = ({ screen }: PageAddress): ReadsRulings => {
  const { page } = screen
  const titles = async () => {
    const list = await sooner('list', async () => (await page.all('region', 'Entscheidungen'))[0])
    const links = await Promise.all((await list.all('article')).map((article) => article.readAll('link', linkSeen)))
    return links.map(([title]) => title?.label ?? '')
  }
  return {
    async list({ group, topic }) {
      await screen.go(`/${['rechtsprechung', group, topic].filter((part) => part !== undefined).join('/')}`)
      return titles()
    },
    async find(by, asked) {
      await screen.go('/rechtsprechung')
      const field = await page.field(new RegExp(`^${labelOf[by]}`))
      await (chosen.includes(by) ? field.choose(asked) : field.fill(asked))
      const form = await sooner('form', async () => (await page.all('region', 'Eingrenzen'))[0])
      const [submit] = await form.all('button', 'Suchen')
      await submit?.click()
      await screen.settle()
      return titles()
    },
    async ruling(slug) {
      await screen.go(`/rechtsprechung/urteil/${slug}`)
      const [heading = ''] = await page.readAll('heading', allText)
      if (heading === 'Diese Entscheidung steht hier nicht mehr') return 'gone'
      const [article] = await page.all('article')
      if (!article) return undefined
      const [title = ''] = await article.readAll('heading', allText)
      const links = await article.readAll('link', linkSeen)
      const marginals = links.flatMap(({ address }) => /^#rd-(\S+)$/.exec(address)?.[1] ?? [])
      return {
        title,
        text: (await article.read(lines)).join('\n').replaceAll('\u00a0', ' '),
        marginals,
        leadsTo: links.map(({ address }) => address),
      }
    },
  }
}
