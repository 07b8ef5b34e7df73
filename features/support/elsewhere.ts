import type { Event } from '#core/catalogue/catalogue.ts'
import { elsewhere as elsewhereOf } from '#core/catalogue/elsewhere.view.ts'
import { themeHref } from '#core/catalogue/theme-links.ts'
import type { Refusal } from '#core/shared/result.ts'
import type { Opened } from './opened.ts'

/** Where a reader stands who opened an address with nothing of its own, by the view that pages lead on by. */
export const elsewhere = (
  refusal: Refusal & { readonly to?: string; readonly themeUrl?: string },
  ownHref?: (event: Pick<Event, 'url'>) => string,
): Exclude<Opened<never>, { readonly found: never } | { readonly broken: true }> => {
  const where = elsewhereOf(refusal, ownHref)
  if ('redirectedTo' in where) return { ledTo: where.redirectedTo }
  return 'pastOf' in where ? { past: { theme: themeHref({ url: where.pastOf.themeUrl }) } } : { missing: true }
}
