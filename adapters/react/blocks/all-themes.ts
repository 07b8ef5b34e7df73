// Without React: what loaders of pages of all themes share.
import type { ThemeCard } from '#core/catalogue/catalogue.ts'
import { longestPage } from '#core/shared/page.ts'
import type { TargetGroup } from '#core/shared/target-group.ts'
import type { Site } from '#core/site.ts'

/** Every theme, page by page. */
export const allThemes = async (site: Site, targetGroup?: TargetGroup): Promise<readonly ThemeCard[]> => {
  const cards: ThemeCard[] = []
  let after: string | undefined
  do {
    const answer = await site.programme.catalogue.themes({
      limit: longestPage,
      ...(targetGroup ? { targetGroup } : {}),
      ...(after === undefined ? {} : { after }),
    })
    if (!answer.ok) break
    cards.push(...answer.value.items)
    after = answer.value.next
  } while (after !== undefined && cards.length < mostListed)
  return cards
}

/** More themes than any programme has; keeps a page of links from growing without end. */
const mostListed = 500
