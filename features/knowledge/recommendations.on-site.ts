import type { RelatedQuery } from '#core/recommendations/ports.ts'
import type { Recommendation } from '#core/recommendations/recommendations.ts'
import { relatedOnPage } from '#core/recommendations/related.view.ts'
import type { Entry } from '../support/entry.ts'
import { valueOf } from '../support/value-of.ts'
import type { AsksForRecommendations, ReadsWhatGoesTogether, RelatedKind } from './recommendations.driver.ts'

const asLine = ({ title, reason }: Recommendation): string => plain(`${title}: ${reason}`)
const plain = (text: string): string => text.replaceAll('\u00a0', ' ')

/** Reads what goes together through the port, as pages do. */
export const readsWhatGoesTogetherOnSite = ({
  site: {
    knowledge: { recommendations },
  },
}: Entry): ReadsWhatGoesTogether => ({
  async citing(of) {
    const [law = '', norm] = of.split('/')
    const found = valueOf(await recommendations.citedIn({ law, ...(norm !== undefined && { norm }) }))
    return found.items.flatMap(({ type, items }) => items.map(({ title }) => ({ kind: type, title })))
  },
  related: async (type, id) => (await relatedOnPage(recommendations, { type, id })).map(asLine),
  async legalBasis(id) {
    const found = valueOf(await recommendations.legalBasis({ type: 'seminar', id }))
    return found.items.map(({ text }) => plain(text))
  },
  async taught(id) {
    const { lines } = valueOf(await recommendations.legalBasis({ type: 'seminar', id }))
    return lines.flat().flatMap(({ url }) => url ?? [])
  },
})

export const asksForRecommendationsOnSite = ({
  site: {
    knowledge: { recommendations },
  },
}: Entry): AsksForRecommendations => {
  const calls = {
    topics: (ask: RelatedQuery) => recommendations.relatedTopics(ask),
    news: (ask: RelatedQuery) => recommendations.relatedNews(ask),
    themes: (ask: RelatedQuery) => recommendations.relatedThemes(ask),
    conferences: (ask: RelatedQuery) => recommendations.relatedConferences(ask),
    videos: (ask: RelatedQuery) => recommendations.relatedVideos(ask),
  } satisfies Record<RelatedKind, unknown>
  return {
    async related(wanted, type, id) {
      const found = await calls[wanted]({ type, id })
      return found.ok ? found.value.items.map(asLine) : undefined
    },
  }
}
