import { brandBeforeContent } from '../brand/brand.ts'
import type { ForKnowingTheBrand } from '../brand/ports.ts'
import type { ForStoringTheCatalogue } from '../catalogue/ports.ts'
import type { ForStoringContent } from '../content/ports.ts'
import type { SearchedContent } from '../content/search-documents.ts'
import type { ForListingAddresses } from '../feeds/ports.ts'
import type { ForStoringArticles } from '../knowledge/articles/ports.ts'
import type { DownloadRecords } from '../knowledge/downloads/downloads.ts'
import type { FaqRecords } from '../knowledge/faq/faq.ts'
import type { JobRecords } from '../jobs/jobs.ts'
import type { MediaRecords } from '../media/video-record.ts'
import type { ForStoringTheLexicon } from '../knowledge/lexicon/ports.ts'
import type { ForStoringRulings } from '../knowledge/rulings/ports.ts'
import type { ForStoringRecords } from '../records/ports.ts'
import { lastDayOfAll } from '../shared/dates.ts'
import type { Page, PageQuery } from '../shared/page.ts'
import { targetGroups } from '../shared/target-group.ts'
import type { ForStoringVenues } from '../venues/ports.ts'
import type { VenueRecords } from '../venues/venue-details.ts'

export interface StoredContentNeeds {
  readonly content: Pick<ForStoringContent, 'page'> & ForKnowingTheBrand
  readonly catalogue: Pick<ForStoringTheCatalogue, 'rubrics' | 'themeUrls' | 'themesAt'>
  readonly venues: ForStoringVenues
  readonly lexicon: Pick<ForStoringTheLexicon, 'whole'>
  readonly rulings: Pick<ForStoringRulings, 'slugs' | 'ruling'>
  readonly articles: Pick<ForStoringArticles, 'list' | 'one'>
  readonly addresses: Pick<ForListingAddresses, 'pages'>
  readonly records: ForStoringRecords<DownloadRecords & FaqRecords & JobRecords & VenueRecords & MediaRecords>
}

/** What each page of a list becomes, one page after the other. */
async function ofEveryPage<Item, Found>(
  list: (query: PageQuery) => Promise<Page<Item>>,
  find: (items: readonly Item[]) => Promise<readonly Found[]>,
): Promise<readonly Found[]> {
  const found: Found[] = []
  for (let after: string | undefined, more = true; more;) {
    const { items, next } = await list(after === undefined ? {} : { after })
    found.push(...(await find(items)))
    after = next
    more = next !== undefined
  }
  return found
}

/** Each of them that is there, one after the other. */
async function each<Key, Found>(
  keys: readonly Key[],
  find: (key: Key) => Promise<Found | 'withdrawn' | undefined>,
): Promise<readonly Found[]> {
  const found: Found[] = []
  for (const key of keys) {
    const one = await find(key)
    if (one !== undefined && one !== 'withdrawn') found.push(one)
  }
  return found
}

/** All of the content that the search finds, as an import of it would bring it. */
export async function storedContent({
  content,
  catalogue,
  venues,
  lexicon,
  rulings,
  articles,
  addresses,
  records,
}: StoredContentNeeds): Promise<SearchedContent> {
  const themes = await ofEveryPage(
    (page) => catalogue.themeUrls({}, lastDayOfAll, page),
    (urls) => catalogue.themesAt(urls, lastDayOfAll),
  )
  const ofKind = async <Kind extends 'download' | 'faq' | 'hotel' | 'location' | 'position' | 'video'>(kind: Kind) =>
    (await records.all(kind)).map((value) => ({ kind, value }))
  return {
    brand: (await content.brand()) ?? brandBeforeContent,
    rubrics: await catalogue.rubrics(),
    locations: await venues.locations(),
    hotels: await venues.hotels(),
    themes: themes.map((theme) => ({ ...theme, rubric: theme.rubric.url })),
    lexicon: (await Promise.all(targetGroups.map((group) => lexicon.whole(group)))).flat(),
    rulings: await each(await rulings.slugs(), (slug) => rulings.ruling(slug)),
    articles: await ofEveryPage(
      (page) => articles.list({}, page),
      (listed) => each(listed, ({ id }) => articles.one(id)),
    ),
    pages: await each(await addresses.pages(), (slug) => content.page(slug)),
    records: [
      ...(await ofKind('download')),
      ...(await ofKind('faq')),
      ...(await ofKind('hotel')),
      ...(await ofKind('location')),
      ...(await ofKind('position')),
      ...(await ofKind('video')),
    ],
  }
}
