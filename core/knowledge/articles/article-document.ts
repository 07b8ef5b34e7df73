import type { PrintedDocument } from '../../documents/documents.ts'
import { issuerOf, type Issuer } from '../../documents/programme-blocks.ts'
import { formatDate } from '../../shared/dates.ts'
import { articleHref } from './article-links.ts'
import type { ArticleAuthor, ArticleEntry } from './articles.ts'

/** An article on paper, with what tells where it comes from and how old it is. */
export const articleDocument = (
  article: ArticleEntry,
  author: ArticleAuthor | null,
  issuer: Issuer,
): PrintedDocument => {
  const { title, teaser, publishedOn, asOf, blocks } = article
  const address = issuer.site + articleHref(article)
  const checked = asOf === undefined ? '' : ` Stand: ${formatDate(asOf)}.`
  return {
    title,
    subtitle: `Von ${author?.name ?? 'der Redaktion'}, veröffentlicht am ${formatDate(publishedOn)}`,
    issuer: issuerOf(issuer),
    blocks: [
      { kind: 'paragraph', tone: 'lead', text: teaser },
      ...blocks,
      {
        kind: 'paragraph',
        tone: 'small',
        text: `Allgemeine Informationen, keine Rechtsberatung im Einzelfall.${checked}`,
      },
      { kind: 'link', text: address, href: address },
    ],
  }
}
