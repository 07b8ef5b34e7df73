import type { ArticlesOfTag } from '#core/knowledge/articles/articles.ts'
import * as addressOf from '#core/shared/addresses.ts'
import { pageHref } from '#core/shared/page.ts'
import { pageWording } from '#wording/pages.ts'
import { forOne, notFound } from '../../answers.ts'
import { ArticleRows } from '../../blocks/article-rows.tsx'
import type { Page } from '../../page.ts'
import { GoLink } from '../../ui/go-link.tsx'

interface MoreShown {
  readonly tag: string
  readonly found: ArticlesOfTag
}

/**
 * More articles of a tag, without a document around them. Programs are answered with data at the same address, so no
 * cache keeps it.
 */
export const moreOfTagPage: Page<MoreShown> = {
  part: true,
  reads: ['after'],
  async loader({ site, params: { tag = '' }, url }) {
    const after = url.searchParams.get('after')
    const found = await site.knowledge.articles.articlesOfTag({ tag, ...(after !== null && { after }) })
    if (!found.ok) throw notFound()
    return forOne({ tag, found: found.value })
  },
  head: () => ({ title: '', noindex: true }),
  Component: ({ data: { tag, found } }) => (
    <>
      <ArticleRows articles={found.items} />
      {found.hasMore && (
        <GoLink href={pageHref(addressOf.articlesOfTag(tag), found.next)}>{pageWording.articles.further}</GoLink>
      )}
    </>
  ),
}
