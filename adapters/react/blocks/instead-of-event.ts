// Without React: answers of loaders, as React Router takes them.
import type { ListedEvent, ThemePage } from '#core/catalogue/catalogue.ts'
import { elsewhere } from '#core/catalogue/elsewhere.view.ts'
import type { Redirected, Past, NotFound } from '#core/shared/result.ts'
import type { Site } from '#core/site.ts'
import { redirectedTo, notFound } from '../answers.ts'

/**
 * What a page of an event does where the event's own would not be shown: leads to itself at the right segment, or to where
 * the theme lives; answers the theme of a past event; else there is no such page.
 */
export async function instead(
  refusal: NotFound | Redirected | Past,
  site: Site,
  hrefOf: (event: Pick<ListedEvent, 'url'>) => string,
  search = '',
): Promise<ThemePage> {
  const where = elsewhere(refusal, hrefOf)
  if ('redirectedTo' in where) throw redirectedTo(where.redirectedTo + (where.own ? search : ''))
  const page = 'pastOf' in where ? await site.programme.catalogue.theme({ url: where.pastOf.themeUrl }) : undefined
  if (!page?.ok) throw notFound()
  return page.value
}
