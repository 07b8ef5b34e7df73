import type { ForRecommending, RelatedQuery } from './ports.ts'
import type { Recommendation } from './recommendations.ts'

const mostTopics = 4
const mostNews = 3

/**
 * What the page of a text leads on to: entries of the lexicon, decisions and documents, then articles; without those
 * that it has links to anyway, by their addresses.
 */
export async function relatedOnPage(
  recommendations: Pick<ForRecommending, 'relatedTopics' | 'relatedNews'>,
  asked: Pick<RelatedQuery, 'type' | 'id'>,
  linked: readonly string[] = [],
): Promise<readonly Recommendation[]> {
  const most = { ...asked, limit: 12 }
  const [topics, news] = await Promise.all([recommendations.relatedTopics(most), recommendations.relatedNews(most)])
  const isNew = ({ url }: Recommendation): boolean => !linked.includes(url)
  return [
    ...(topics.ok ? topics.value.items.filter(isNew).slice(0, mostTopics) : []),
    ...(news.ok ? news.value.items.filter(isNew).slice(0, mostNews) : []),
  ]
}
