import type { BookmarkType, WishlistEntry } from './wishlist.ts'

/** The groups of a wishlist (domain §7.4). */
export type WishlistGroup = 'seminare' | 'artikel' | 'hotels'

const groupOf: { readonly [Type in BookmarkType]: WishlistGroup } = {
  seminar: 'seminare',
  event: 'seminare',
  fachtagung: 'seminare',
  hotel: 'hotels',
  artikel: 'artikel',
  urteil: 'artikel',
  lexikon: 'artikel',
  download: 'artikel',
  video: 'artikel',
}

/** Entries in their groups, each in the order in which they came: what is held, what is read, where one stays. */
export const groupedEntries = (
  entries: readonly WishlistEntry[],
): { readonly [Group in WishlistGroup]: readonly WishlistEntry[] } => {
  const of = (group: WishlistGroup) => entries.filter(({ type }) => groupOf[type] === group)
  return { seminare: of('seminare'), artikel: of('artikel'), hotels: of('hotels') }
}
