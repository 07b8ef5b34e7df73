import type { ThemeCard } from '#core/catalogue/catalogue.ts'
import type { ForBrowsingTheCatalogue } from '#core/catalogue/ports.ts'
import { longestPage } from '#core/shared/page.ts'
import type { PageThemes } from '../widgets/page-of-widgets.ts'

/**
 * Asks for all themes of a page at once (domain §9): `named` tells their addresses when the first is asked for. More
 * than a hundred go in several calls; a theme that appears on the page later is asked for on its own.
 */
export function pageThemes(
  catalogue: Pick<ForBrowsingTheCatalogue, 'themes'>,
  named: () => readonly string[],
): PageThemes {
  const asked = new Map<string, Promise<ReadonlyMap<string, ThemeCard>>>()
  const ask = (urls: readonly string[]) => {
    const cards = cardsOf(catalogue, urls)
    for (const url of urls) asked.set(url, cards)
    return cards
  }
  return {
    async card(url) {
      const pending = asked.get(url) ?? ask(unasked(asked, [url, ...named()]))
      return (await pending).get(url)
    },
    again: () => asked.clear(),
  }
}

const unasked = (asked: ReadonlyMap<string, unknown>, urls: readonly string[]) =>
  [...new Set(urls)].filter((url) => url !== '' && !asked.has(url)).toSorted()

async function cardsOf(catalogue: Pick<ForBrowsingTheCatalogue, 'themes'>, urls: readonly string[]) {
  const cards = new Map<string, ThemeCard>()
  for (let from = 0; from < urls.length; from += longestPage) {
    const some = urls.slice(from, from + longestPage)
    const answer = await catalogue.themes({ urls: some, limit: longestPage })
    if (answer.ok) for (const card of answer.value.items) cards.set(card.url, card)
  }
  return cards
}
