import type { WishlistEntry } from './wishlist.ts'

/** How a wishlist may be ordered: what was bookmarked last first, or what begins next first. */
export type WishlistOrder = 'latest' | 'next-event'

/**
 * The entries in an order. By date, events to come stand first, the next one at the top; then what has no date; last
 * what has begun.
 */
export function inOrder(entries: readonly WishlistEntry[], order: WishlistOrder): readonly WishlistEntry[] {
  if (order === 'latest') return entries
  const rank = ({ startDate, expired }: WishlistEntry): number => (expired ? 2 : startDate === undefined ? 1 : 0)
  return entries.toSorted((a, b) => rank(a) - rank(b) || (a.startDate ?? '').localeCompare(b.startDate ?? ''))
}
