import type { ForRecommending, RelatedQuery } from './ports.ts'
import type { Recommendation } from './recommendations.ts'

/** How many of each a page shows. */
interface RelatedShown {
  readonly topics: number
  readonly news: number
}

const usual: RelatedShown = { topics: 4, news: 3 }

/**
 * What the page of a text leads on to: entries of the lexicon, decisions and documents, then articles; without those
 * that it has links to anyway, by their addresses.
 */
export async function relatedOnPage(
  recommendations: Pick<ForRecommending, 'relatedTopics' | 'relatedNews'>,
  asked: Pick<RelatedQuery, 'type' | 'id'>,
  linked: readonly string[] = [],
  most: RelatedShown = usual,
): Promise<readonly Recommendation[]> {
  const query = { ...asked, limit: 12 }
  const [topics, news] = await Promise.all([recommendations.relatedTopics(query), recommendations.relatedNews(query)])
  const isNew = ({ url }: Recommendation): boolean => !linked.includes(url)
  return [
    ...(topics.ok ? topics.value.items.filter(isNew).slice(0, most.topics) : []),
    ...(news.ok ? news.value.items.filter(isNew).slice(0, most.news) : []),
  ]
}
