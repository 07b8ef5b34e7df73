import * as addressOf from '../../shared/addresses.ts'
import { keyedSegment, parseKey } from '../../shared/keyed-address.ts'
import type { ArticleKind, ArticleSummary } from './articles.ts'

type Addressed = Pick<ArticleSummary, 'id' | 'slug'>

const pageOf: Readonly<Record<ArticleKind, (article: Addressed) => addressOf.Address>> = {
  news: ({ slug, id }) => addressOf.newsEntry(slug, String(id)),
  fach: ({ slug, id }) => addressOf.specialistArticle(slug, String(id)),
  magazin: ({ slug, id }) => addressOf.magazineArticle(keyedSegment(slug, id)),
  interview: ({ slug, id }) => addressOf.interview(keyedSegment(slug, id)),
  wahl: ({ slug, id }) => addressOf.electionEntry(slug, String(id)),
}

/** The page of an article; its kind says where it stands (spec §2). */
export const articleHref = (article: Addressed & Pick<ArticleSummary, 'kind'>): addressOf.Address =>
  pageOf[article.kind](article)

/** The same as PDF. */
export const articlePdfHref = ({ slug, id }: Addressed): string => addressOf.articlePdf(keyedSegment(slug, id))

/** The list in which articles of a kind stand. */
export const listHref: Readonly<Record<ArticleKind, string>> = {
  news: addressOf.news,
  fach: addressOf.specialistArticles,
  magazin: addressOf.magazine,
  interview: addressOf.magazine,
  wahl: addressOf.electionArchive,
}

/** The number at the end of '1040' or 'noch-zehn-tage-1040': the rest of an address may be wrong (domain §7.13). */
export const articleIdIn = (segment: string): number | undefined => parseKey(segment)?.id
