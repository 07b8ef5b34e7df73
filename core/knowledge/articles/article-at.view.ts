import { refused, type NotFound, type Redirected, type Result } from '../../shared/result.ts'
import { articleHref, articleIdIn } from './article-links.ts'
import type { Article } from './articles.ts'
import type { ForReadingArticles } from './ports.ts'

/**
 * The article at an address. The number at its end finds it; where anything else of the address is wrong, it stands
 * elsewhere (domain §7.13).
 */
export const articleAt = async (
  articles: Pick<ForReadingArticles, 'article'>,
  path: string,
): Promise<Result<Article, NotFound | Redirected>> => {
  const id = articleIdIn(path.slice(path.lastIndexOf('/') + 1))
  if (id === undefined) return refused({ why: 'not-found' })
  const answer = await articles.article({ id })
  if (!answer.ok) return answer
  const href = articleHref(answer.value)
  return href === path ? answer : refused({ why: 'moved', to: href })
}
