import type { Event } from '#core/catalogue/catalogue.ts'
import { elsewhere as elsewhereOf, type Leading } from '#core/catalogue/elsewhere.view.ts'
import { eventHref, themeHref } from '#core/catalogue/theme-links.ts'
import { dateRange } from '#core/shared/date-texts.ts'
import type { Opened } from './opened.ts'

/** Where a reader stands who opened an address with nothing of its own, by the view that pages lead on by. */
export const elsewhere = (
  refusal: Leading,
  ownHref?: (event: Pick<Event, 'url'>) => string,
): Exclude<Opened<never>, { readonly found: never } | { readonly broken: true }> => {
  const where = elsewhereOf(refusal, ownHref)
  if ('redirectedTo' in where) return { ledTo: where.redirectedTo }
  if ('begunOf' in where) return { begun: { at: eventHref(where.begunOf) } }
  if (!('pastOf' in where)) return { missing: true }
  const { themeUrl, startDate, endDate } = where.pastOf
  return { past: { days: dateRange(startDate, endDate), theme: themeHref({ url: themeUrl }) } }
}
