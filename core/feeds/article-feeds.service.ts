import { brandBeforeContent } from '../brand/brand.ts'
import type { ForKnowingTheBrand } from '../brand/ports.ts'
import type { ArticleFilter, ForReadingArticles } from '../knowledge/articles/ports.ts'
import * as addressOf from '../shared/addresses.ts'
import type { Instant } from '../shared/day.ts'
import type { Document } from '../shared/document.ts'
import type { Origins } from '../shared/origins.ts'
import { done } from '../shared/result.ts'
import type { ForFeedingOthers, ForListingAddresses, ForWritingFeeds } from './ports.ts'

export interface ArticleFeedNeeds {
  /** As visitors read them. */
  readonly published: Pick<ForReadingArticles, 'articles'>
  readonly rss: ForWritingFeeds
  readonly addresses: ForListingAddresses
  readonly origins: Origins
  readonly content: ForKnowingTheBrand
}

/** Readers of feeds look in often enough that nothing drops out between two looks. */
const mostItems = 50

const milliseconds = 1000

/** HTTP tells instants to the second. */
const toTheSecond = (instant: Instant): Instant =>
  new Date(Math.floor(Date.parse(instant) / milliseconds) * milliseconds).toISOString()

/** Feeds of articles: of all, and of news alone. */
export const articleFeedsOf = ({
  published,
  rss,
  addresses,
  origins,
  content,
}: ArticleFeedNeeds): Pick<ForFeedingOthers, 'articleFeed' | 'newsFeed'> => {
  const feed = async (about: string, self: string, page: string, filter: ArticleFilter): Promise<Document> => {
    const [found, brand, changes] = await Promise.all([
      published.articles({ ...filter, limit: mostItems }),
      content.brand(),
      addresses.lastChanges(['articles', 'record:expert', 'brand']),
    ])
    const { name } = brand ?? brandBeforeContent
    const changed = [...changes.values()].toSorted().at(-1)
    const changedAt = changed === undefined ? undefined : toTheSecond(changed)
    const bytes = rss.write({
      title: `${name}: ${about}`,
      description: `${about} für Betriebsrat, SBV und JAV`,
      link: origins.site + page,
      self: origins.site + self,
      changedAt,
      items: (found.ok ? found.value.items : []).map(({ title, url, teaser, publishedOn, tags, author }) => ({
        title,
        link: origins.site + url,
        description: teaser,
        publishedOn,
        categories: tags.map((tag) => tag.title),
        creator: author?.name ?? name,
      })),
    })
    return {
      mime: 'application/rss+xml; charset=utf-8',
      filename: 'rss.xml',
      bytes,
      ...(changedAt !== undefined && { changedAt }),
    }
  }
  return {
    articleFeed: async () => done(await feed('News, Fachartikel und Magazin', addressOf.feed, addressOf.home, {})),
    newsFeed: async () => done(await feed('News', addressOf.newsFeed, addressOf.news, { kind: 'news' })),
  }
}
