// Without React: answers of loaders, as React Router takes them.
import type { Event, ListedEvent, ThemePage } from '#core/catalogue/catalogue.ts'
import { elsewhere } from '#core/catalogue/elsewhere.view.ts'
import type { Begun, NotFound, Past, Redirected } from '#core/shared/result.ts'
import type { CostRates } from '#core/costs/with-hotel.ts'
import type { Site } from '#core/site.ts'
import { redirectedTo, notFound } from '../answers.ts'
import { knownRates } from './known-rates.ts'

/** An event that is over, or has begun where that is too late, and the theme that stands in for it. */
export interface Gone extends Pick<Event, 'startDate' | 'endDate'> {
  readonly page: ThemePage
  /** For the prices of the events that stand in for it. */
  readonly rates: CostRates | undefined
  /** Of one that has begun: the last segment of its own page. */
  readonly url?: string
}

/**
 * What a page of an event does where the event's own would not be shown: leads to itself at the right segment, or to
 * where the theme lives; answers the theme of an event that is over or has begun; else there is no such page.
 */
export async function instead(
  refusal: NotFound | Redirected | Past | Begun,
  site: Site,
  hrefOf: (event: Pick<ListedEvent, 'url'>) => string,
  search = '',
): Promise<Gone> {
  const where = elsewhere(refusal, hrefOf)
  if ('redirectedTo' in where) throw redirectedTo(where.redirectedTo + (where.own ? search : ''))
  if ('missing' in where) throw notFound()
  const { themeUrl, ...gone } = 'pastOf' in where ? where.pastOf : where.begunOf
  const [page, rates] = await Promise.all([site.programme.catalogue.theme({ url: themeUrl }), knownRates(site)])
  if (!page.ok) throw notFound()
  return { ...gone, page: page.value, rates }
}
