import { rulingSlug, type CitedPages } from './citations/links.ts'
import { citedLaws } from './knowledge/laws/cited-laws.ts'
import type { Needs } from './needs.ts'

/** What texts may cite: the laws that are published or known by name, and the decisions, by any of their numbers. */
export const citedPagesOf =
  ({ laws, rulings }: Pick<Needs, 'laws' | 'rulings'>): (() => Promise<CitedPages>) =>
  async () => {
    const [law, named] = await Promise.all([citedLaws(laws), rulings.named()])
    const pages = new Map(
      named.flatMap(({ slug, court, fileNumbers }) =>
        fileNumbers.map((fileNumber) => [rulingSlug(court, fileNumber), slug] as const),
      ),
    )
    for (const { slug } of named) pages.set(slug, slug)
    return { law, ruling: (slug) => pages.get(slug) }
  }
