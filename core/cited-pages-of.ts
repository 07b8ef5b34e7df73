import type { CitedPages } from './citations/links.ts'
import { citedLaws } from './knowledge/laws/cited-laws.ts'
import type { Needs } from './needs.ts'

/** What texts may cite: the laws that are published or known by name, and the decisions. */
export const citedPagesOf =
  ({ laws, rulings }: Pick<Needs, 'laws' | 'rulings'>): (() => Promise<CitedPages>) =>
  async () => {
    const [law, slugs] = await Promise.all([citedLaws(laws), rulings.slugs()])
    const decisions = new Set(slugs)
    return { law, hasRuling: (slug) => decisions.has(slug) }
  }
