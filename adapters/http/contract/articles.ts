import { articleKinds, electionCategories } from '#core/knowledge/articles/articles.ts'
import * as addressOf from '#core/shared/addresses.ts'
import type { ForReadingArticles } from '#core/knowledge/articles/ports.ts'
import { z } from 'zod'
import { TargetGroup } from './catalogue-values.ts'
import type { Carrying } from './endpoint.ts'
import { pageOf, pageQuery } from './page-of.ts'
import { refusing } from './refusing.ts'
import { segment, text } from './text-sizes.ts'

const ArticleKind = z.enum(articleKinds)
const ElectionCategory = z.enum(electionCategories)

const listed = {
  id: z.number().int(),
  kind: ArticleKind,
  slug: z.string(),
  url: z.string(),
  title: z.string(),
  teaser: z.string(),
  publishedOn: z.iso.date(),
  targetGroups: z.array(TargetGroup),
  tags: z.array(z.object({ slug: z.string(), title: z.string() })),
  category: ElectionCategory.exactOptional().meta({ description: 'Um welche Wahl es geht.' }),
  issue: z.number().int().exactOptional().meta({ description: 'Nummer der Ausgabe des Magazins.' }),
  picture: z.object({ url: z.string(), alt: z.string() }).exactOptional(),
  author: z
    .object({ id: z.string(), name: z.string(), title: z.string() })
    .nullable()
    .meta({ description: 'Wer ihn geschrieben hat; null: die Redaktion.' }),
  readingMinutes: z.number().int(),
}

export const ListedArticle = z
  .object(listed)
  .meta({ id: 'ListedArticle', description: 'Eine Nachricht, ein Fachartikel oder ein Beitrag des Magazins, kurz.' })

export const Article = z
  .object({
    ...listed,
    asOf: z.iso.date().exactOptional().meta({ description: 'Der Tag, an dem der Text zuletzt geprüft wurde.' }),
    rubrics: z.array(z.string()),
    themes: z.array(z.string()).meta({ description: 'Adressen der Themen, die davon handeln.' }),
    html: z.string(),
  })
  .meta({ id: 'Article', description: 'Eine Nachricht, ein Fachartikel oder ein Beitrag des Magazins.' })

export const ArticlesOfTag = pageOf(ListedArticle)
  .extend({ hasMore: z.boolean() })
  .meta({ id: 'ArticlesOfTag', description: 'Artikel zu einem Schlagwort, und ob noch mehr folgen.' })

export const CountedTag = z
  .object({ id: z.string(), url: z.string(), title: z.string(), count: z.number().int() })
  .meta({ id: 'CountedTag', description: 'Ein Schlagwort und wie viele Artikel es haben.' })

export const IssueWithArticles = z
  .object({
    number: z.number().int(),
    title: z.string(),
    publishedOn: z.iso.date(),
    description: z.string(),
    articles: z.array(ListedArticle),
  })
  .meta({ id: 'IssueWithArticles', description: 'Eine Ausgabe des Magazins mit dem, was darin steht.' })

/** Paths of domain §7.6. */
export const articles: Carrying<ForReadingArticles> = {
  articles: {
    method: 'GET',
    path: '/api/get-articles',
    says: 'Nachrichten, Fachartikel und Beiträge des Magazins, die neuesten zuerst',
    ask: z.object({
      q: text(200).exactOptional(),
      kind: ArticleKind.exactOptional(),
      tag: segment.exactOptional(),
      targetGroup: TargetGroup.exactOptional(),
      rubric: segment.exactOptional(),
      category: ElectionCategory.exactOptional(),
      issue: z.number().int().exactOptional(),
      year: z.number().int().min(1).max(9999).exactOptional(),
      ...pageQuery,
    }),
    named: { kind: 'type' },
    ok: 200,
    value: pageOf(ListedArticle),
    refusals: {},
    cache: 'public',
  },
  article: {
    method: 'GET',
    path: '/api/get-article/:id',
    says: 'Eine Nachricht, ein Fachartikel oder ein Beitrag des Magazins',
    ask: z.object({ id: z.number().int() }),
    ok: 200,
    value: Article,
    refusals: refusing('not-found'),
    cache: 'public',
  },
  articlePdf: {
    method: 'GET',
    path: addressOf.articlePdf(':key'),
    says: 'Ein Artikel als PDF',
    ask: z.object({ key: segment }),
    ok: 200,
    file: ['application/pdf'],
    redirectsTo: (to) => to,
    refusals: refusing('not-found', 'moved'),
    cache: 'public',
  },
  articlesOfTag: {
    method: 'GET',
    path: addressOf.articlesOfTag(':tag'),
    says: 'Artikel zu einem Schlagwort, Seite für Seite; mit Accept: text/html als HTML ohne Dokument',
    ask: z.object({ tag: segment, ...pageQuery }),
    ok: 200,
    value: ArticlesOfTag,
    refusals: refusing('not-found'),
    cache: 'public',
    part: true,
  },
  articleTags: {
    method: 'GET',
    path: '/api/get-tags',
    says: 'Alle Schlagworte der Artikel',
    ask: z.object({}),
    ok: 200,
    value: pageOf(CountedTag),
    refusals: {},
    cache: 'public',
  },
  issues: {
    method: 'GET',
    path: '/api/get-magazine-issues',
    says: 'Die Ausgaben des Magazins, die neueste zuerst',
    ask: z.object({}),
    ok: 200,
    value: pageOf(IssueWithArticles),
    refusals: {},
    cache: 'public',
  },
}
