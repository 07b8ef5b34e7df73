// Without React: data for searches, in the head of a page.
import type { Article as ArticleLd, NewsArticle, WithContext } from 'schema-dts'
import { articleHref } from '#core/knowledge/articles/article-links.ts'
import type { Article } from '#core/knowledge/articles/articles.ts'
import { brandPicture, pictureOfTheme } from '#core/shared/pictures.ts'
import type { Frame } from '../../page.ts'
import { momentLd } from './moments.ts'
import { context, provider } from './provider.ts'

/** What stands for an article elsewhere: its own picture, or the cover of the theme that it goes with best. */
export const pictureOfArticle = ({ picture, themes: [theme] }: Pick<Article, 'picture' | 'themes'>): string =>
  picture?.url ?? (theme === undefined ? brandPicture : pictureOfTheme({ url: theme }))

/** An article as searches want it: news as such, all else as an article (domain §5). */
export const articleLd = (article: Article, frame: Frame): WithContext<NewsArticle | ArticleLd> => {
  const { siteOrigin } = frame.settings
  const { kind, title, teaser, publishedOn, asOf = publishedOn, author, tags } = article
  const publisher = provider(frame)
  const image = pictureOfArticle(article)
  return {
    '@context': context,
    '@type': kind === 'news' || kind === 'wahl' ? 'NewsArticle' : 'Article',
    headline: title,
    description: teaser,
    url: siteOrigin + articleHref(article),
    // The picture of all pages is none of this one.
    ...(image !== brandPicture && { image: siteOrigin + image }),
    datePublished: momentLd(publishedOn, '00:00'),
    dateModified: momentLd(asOf > publishedOn ? asOf : publishedOn, '00:00'),
    author: author ? { '@type': 'Person', name: author.name, jobTitle: author.title } : publisher,
    publisher,
    keywords: tags.map((tag) => tag.title),
    inLanguage: 'de',
  }
}
