import { brandBeforeContent } from '../brand/brand.ts'
import type { ForKnowingTheBrand } from '../brand/ports.ts'
import type { ForStoringTheCatalogue } from '../catalogue/ports.ts'
import type { ForKnowingWhatChanged } from '../changes/ports.ts'
import type { Tag } from '../changes/changes.ts'
import type { ConferenceRecords } from '../conference/conference.ts'
import type { ForStoringArticles } from '../knowledge/articles/ports.ts'
import type { DownloadRecords } from '../knowledge/downloads/downloads.ts'
import type { ForStoringTheLexicon } from '../knowledge/lexicon/ports.ts'
import { findingTerms } from '../knowledge/linking/lexicon-terms.ts'
import type { ForStoringRulings } from '../knowledge/rulings/ports.ts'
import type { MediaRecords } from '../media/video-record.ts'
import type { ForStoringRecords } from '../records/ports.ts'
import * as addressOf from '../shared/addresses.ts'
import { lastDayOfAll } from '../shared/dates.ts'
import type { Origins } from '../shared/origins.ts'
import { signInHref } from '../wishlist/sign-in-link.ts'
import type { ForAnalysingGerman } from '../shared/german-analyser.ts'
import type { Page, PageQuery } from '../shared/page.ts'
import { rememberedUntil } from '../shared/remembered-until.ts'
import { targetGroups } from '../shared/target-group.ts'
import {
  draftOfArticle,
  draftOfDownload,
  draftOfEntry,
  draftOfRuling,
  draftOfTheme,
  draftOfVideo,
  type Draft,
} from './drafts.ts'
import { joined } from './joining.ts'
import { madeOf, recommendationTags } from './recommendation-tags.ts'
import { indexed, type PieceIndex } from './scoring.ts'

export interface PieceNeeds {
  readonly catalogue: ForStoringTheCatalogue
  readonly articles: ForStoringArticles
  readonly rulings: ForStoringRulings
  readonly lexicon: ForStoringTheLexicon
  readonly records: ForStoringRecords<ConferenceRecords & DownloadRecords & MediaRecords>
  /** Knows the brand, which names the lexicon. */
  readonly content: ForKnowingTheBrand
  readonly german: Pick<ForAnalysingGerman, 'stem'>
  readonly changes: ForKnowingWhatChanged
  readonly origins: Origins
}

/** Of themes, articles and decisions so many are known, the latest: what is older is not recommended. */
const mostOfAKind = 1000

async function upTo<Item>(
  most: number,
  pageAfter: (query: PageQuery) => Promise<Page<Item>>,
): Promise<readonly Item[]> {
  const items: Item[] = []
  for (let after: string | undefined; items.length < most;) {
    const page = await pageAfter(after === undefined ? {} : { after })
    items.push(...page.items)
    if (page.next === undefined) break
    after = page.next
  }
  return items.slice(0, most)
}

const byId = (one: Draft, other: Draft): number => (one.id < other.id ? -1 : 1)

/**
 * Reads all that can be recommended and what it is about. Each kind of content is read again only after something of it
 * has changed; nothing of the texts is kept.
 */
export function readingPieces(needs: PieceNeeds): () => Promise<PieceIndex> {
  const { catalogue, articles, rulings, lexicon, records, content, german, changes, origins } = needs
  const remembering = (tags: readonly Tag[], read: () => Promise<readonly Draft[]>) =>
    rememberedUntil(changes, (tag) => tags.some((one) => one === tag), read)

  const themes = remembering(madeOf.themes, async () => {
    const conferences = new Map((await records.all('conference')).map((one) => [one.theme, one]))
    const urls = await upTo(mostOfAKind, (page) => catalogue.themeUrls({}, lastDayOfAll, page))
    const drafts: Draft[] = []
    for (let first = 0; first < urls.length; first += 100)
      for (const theme of await catalogue.themesAt(urls.slice(first, first + 100), lastDayOfAll))
        drafts.push(draftOfTheme(theme, conferences.get(theme.url)))
    return drafts.toSorted(byId)
  })
  const written = remembering(madeOf.articles, async () => {
    const drafts: Draft[] = []
    for (const { id } of await upTo(mostOfAKind, (page) => articles.list({}, page))) {
      const article = await articles.one(id)
      if (article) drafts.push(draftOfArticle(article))
    }
    return drafts
  })
  const decided = remembering(madeOf.rulings, async () => {
    const drafts: Draft[] = []
    for (const { slug } of await upTo(mostOfAKind, (page) => rulings.list({ words: [] }, page))) {
      const ruling = await rulings.ruling(slug)
      if (ruling !== undefined && ruling !== 'withdrawn') drafts.push(draftOfRuling(ruling))
    }
    return drafts
  })
  const entries = remembering(madeOf.lexicon, async () => {
    const { product } = (await content.brand()) ?? brandBeforeContent
    const all = (await Promise.all(targetGroups.map((group) => lexicon.whole(group)))).flat()
    return all
      .map((entry) => draftOfEntry(entry, addressOf.lexiconEntry(product, entry.group, entry.slug)))
      .toSorted(byId)
  })
  const small = remembering(madeOf.records, async () => {
    const [downloads, videos] = await Promise.all([records.all('download'), records.all('video')])
    const whereToSignIn = (target: string) => signInHref({ siteOrigin: origins.site, brOrigin: origins.br }, target)
    return [...downloads.map((one) => draftOfDownload(one, whereToSignIn)), ...videos.map(draftOfVideo)]
  })

  return rememberedUntil(
    changes,
    (tag) => recommendationTags.some((one) => one === tag),
    async () => {
      const [terms, rubrics] = await Promise.all([termFinders(needs), catalogue.rubrics()])
      const drafts = [...(await themes()), ...(await written()), ...(await decided()), ...(await entries())]
      const naming = {
        rubrics: new Map(rubrics.map(({ url, title }) => [url, title])),
        termsIn: terms,
      }
      return indexed(joined([...drafts, ...(await small())], naming))
    },
  )

  async function termFinders({ lexicon: stored }: Pick<PieceNeeds, 'lexicon'>) {
    const { product } = (await content.brand()) ?? brandBeforeContent
    const finders = new Map(
      await Promise.all(
        targetGroups.map(async (group) => {
          const whole = await stored.whole(group)
          const terms = whole.map(({ slug, title, text }) => ({
            address: addressOf.lexiconEntry(product, group, slug),
            names: [title, ...(text?.synonyms ?? [])],
          }))
          return [group, findingTerms(terms, german.stem)] as const
        }),
      ),
    )
    return (text: string, group: (typeof targetGroups)[number]) => finders.get(group)?.(text) ?? []
  }
}
