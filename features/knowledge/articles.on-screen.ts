import { open, titlesOn } from '../screens/opening.ts'
import type { PageAddress } from '../screens/page-address.ts'
import { lines } from '../screens/readings.ts'
import type { ReadsArticles } from './articles.driver.ts'

const listAt = { news: '/news', fach: '/fachartikel', wahl: '/wahlseiten-news/archiv' } as const

/** Reads articles from their pages. */
export const readsArticlesOnScreen = (place: PageAddress): ReadsArticles => {
  const titlesAt = async (address: string): Promise<readonly string[]> => {
    await place.screen.go(address)
    return titlesOn(place)
  }
  return {
    list: (kind) => titlesAt(listAt[kind]),
    election: (category) => titlesAt(`/wahlseiten-news/kategorie/${category}`),
    magazine: () => titlesAt('/br-magazin'),
    tag: (slug) => titlesAt(`/tag/${slug}`),
    article: (address) =>
      open(place, address, async (main) => {
        const told = await main.read(lines)
        const [title = ''] = (await main.readAll('heading', lines))[0] ?? []
        const by = told.find((line) => line.startsWith('Von ')) ?? ''
        return { title, author: by.slice('Von '.length).split(',', 1)[0] ?? '', links: await main.read(linksInProse) }
      }),
  }
}

// Read inside a page.

const linksInProse = (main: Element): string[] =>
  [...main.querySelectorAll('.prose a')].map((link) => link.getAttribute('href') ?? '')
