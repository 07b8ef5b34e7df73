import { themeHref } from '#core/catalogue/theme-links.ts'
import type { Refusal } from '#core/shared/result.ts'
import type { Opened } from './opened.ts'

/** Where a reader stands who opened an address with nothing of its own. */
export const elsewhere = (
  refusal: Refusal & { readonly to?: string; readonly themeUrl?: string },
): Exclude<Opened<never>, { readonly found: never } | { readonly broken: true }> => {
  if (refusal.to !== undefined) return { ledTo: refusal.to }
  if (refusal.themeUrl !== undefined) return { past: { theme: themeHref({ url: refusal.themeUrl }) } }
  return { missing: true }
}
