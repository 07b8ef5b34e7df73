import { brandBeforeContent } from '../brand/brand.ts'
import type { ForKnowingTheBrand } from '../brand/ports.ts'
import type { ForStoringTheCatalogue } from '../catalogue/ports.ts'
import type { ForStoringContent } from '../content/ports.ts'
import type { ForListingAddresses } from '../feeds/ports.ts'
import type { ForStoringRecords } from '../records/ports.ts'
import * as addressOf from '../shared/addresses.ts'
import { lastDayOfAll } from '../shared/dates.ts'
import type { Page } from '../shared/page.ts'
import { targetGroups } from '../shared/target-group.ts'
import { articleHref } from '../knowledge/articles/article-links.ts'
import type { ForStoringArticles } from '../knowledge/articles/ports.ts'
import type { DownloadRecords } from '../knowledge/downloads/downloads.ts'
import type { FaqRecords } from '../knowledge/faq/faq.ts'
import type { PrimerRecords } from '../knowledge/primers/primers.ts'
import type { ForStoringTheLexicon } from '../knowledge/lexicon/ports.ts'
import type { ForStoringRulings } from '../knowledge/rulings/ports.ts'
import type { PublishedText } from './citation-report.ts'
import { piecesOf } from './pieces-of-text.ts'

export interface TextsNeeds {
  readonly lexicon: Pick<ForStoringTheLexicon, 'whole'>
  readonly rulings: Pick<ForStoringRulings, 'slugs' | 'ruling'>
  readonly articles: Pick<ForStoringArticles, 'list' | 'one'>
  readonly catalogue: Pick<ForStoringTheCatalogue, 'themeUrls' | 'themesAt'>
  readonly records: ForStoringRecords<DownloadRecords & FaqRecords & PrimerRecords>
  readonly addresses: Pick<ForListingAddresses, 'pages'>
  readonly content: Pick<ForStoringContent, 'page'> & ForKnowingTheBrand
}

/** Every page of a list, one after the other. */
async function* pagesOf<T>(list: (after: string | undefined) => Promise<Page<T>>): AsyncGenerator<readonly T[]> {
  for (let after: string | undefined, more = true; more;) {
    const { items, next } = await list(after)
    yield items
    after = next
    more = next !== undefined
  }
}

const from = (after: string | undefined) => (after === undefined ? {} : { after })

/** Every text that everyone reads, kind by kind and one at a time, so that none of them need be in memory together. */
export async function* publishedTexts({
  lexicon,
  rulings,
  articles,
  catalogue,
  records,
  addresses,
  content,
}: TextsNeeds): AsyncGenerator<PublishedText> {
  const { product } = (await content.brand()) ?? brandBeforeContent
  for (const group of targetGroups)
    for (const entry of await lexicon.whole(group))
      yield {
        kind: 'lexicon',
        title: entry.title,
        url: addressOf.lexiconEntry(product, group, entry.slug),
        pieces: piecesOf(entry),
      }
  for (const slug of (await rulings.slugs()).toSorted()) {
    const ruling = await rulings.ruling(slug)
    if (ruling === undefined || ruling === 'withdrawn') continue
    // Its own name is no citation.
    const { fileNumbers: _, ecli: __, court: ___, ...told } = ruling
    yield { kind: 'ruling', title: ruling.title, url: addressOf.ruling(slug), pieces: piecesOf(told) }
  }
  for await (const listed of pagesOf((after) => articles.list({}, from(after))))
    for (const { id } of listed) {
      const article = await articles.one(id)
      if (!article) continue
      // The printed text is the same once more.
      const { blocks: _, ...read } = article
      yield { kind: 'article', title: article.title, url: articleHref(article), pieces: piecesOf(read) }
    }
  for await (const urls of pagesOf((after) => catalogue.themeUrls({}, lastDayOfAll, from(after))))
    for (const { url, title, content: told } of await catalogue.themesAt(urls, lastDayOfAll))
      yield { kind: 'theme', title, url: addressOf.theme(url), pieces: piecesOf(told) }
  for (const download of await records.all('download'))
    yield {
      kind: 'download',
      title: download.title,
      url: addressOf.downloadPdf(download.slug),
      pieces: piecesOf(download),
    }
  for (const question of await records.all('faq'))
    yield { kind: 'faq', title: question.question, url: addressOf.faq, pieces: piecesOf(question) }
  for (const primer of await records.all('primer'))
    yield { kind: 'primer', title: primer.title, url: addressOf.primer(primer.slug), pieces: piecesOf(primer) }
  for (const slug of await addresses.pages()) {
    const page = await content.page(slug)
    if (page) yield { kind: 'page', title: page.title, url: addressOf.text(slug), pieces: piecesOf(page) }
  }
}
