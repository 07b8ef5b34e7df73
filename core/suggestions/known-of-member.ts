import type { PieceType, Recommendation } from '../recommendations/recommendations.ts'
import type { KnownTrainings } from '../training-plan/profile-of-draft.ts'
import { namedContent } from '../wishlist/bookmarked-content.ts'
import type { BookmarkItem } from '../wishlist/wishlist.ts'

/** A piece of content by which something is suggested; see `Piece.id`. */
export interface Seed {
  readonly type: PieceType
  readonly id: string
}

/** So many of each kind are looked at: what goes with them changes little with more. */
const mostSeeds = 8

/** So many themes that go with one are looked at for those that can be attended. */
export const mostLookedAt = 60

/** What a bookmark is about; undefined of what recommends nothing. */
const seedOf = (item: BookmarkItem): Seed | undefined => {
  const content = namedContent(item)
  switch (content?.kind) {
    case 'theme':
      return { type: content.conference ? 'fachtagung' : 'seminar', id: content.url }
    case 'article':
      return { type: 'artikel', id: String(content.id) }
    case 'ruling':
      return { type: 'urteil', id: content.slug }
    case 'download':
      return { type: 'download', id: content.slug }
    case 'lexicon':
      return { type: 'lexikon', id: `${content.group}/${content.slug}` }
    default:
      return undefined
  }
}

const seedKey = ({ type, id }: Seed): string => `${type} ${id}`

/** By what something is suggested: what she bookmarked last, and what she attended or booked. */
export const seedsOf = (bookmarks: readonly BookmarkItem[], { attended, booked }: KnownTrainings): readonly Seed[] => {
  const bookmarked = bookmarks.toReversed().flatMap((item) => seedOf(item) ?? [])
  const themes = [...booked.map(({ themeUrl }) => themeUrl), ...attended].map((id): Seed => ({ type: 'seminar', id }))
  const seeds = [...bookmarked.slice(0, mostSeeds), ...themes.slice(0, mostSeeds)]
  return [...new Map(seeds.map((seed) => [seedKey(seed), seed])).values()]
}

/** What she has already: nothing of it is suggested. */
export const knownTo = (
  bookmarks: readonly BookmarkItem[],
  { attended, booked }: KnownTrainings,
): ReadonlySet<string> =>
  new Set([
    ...bookmarks.flatMap((item) => seedOf(item) ?? []).map(seedKey),
    ...[...attended, ...booked.map(({ themeUrl }) => themeUrl)].flatMap((id) => [
      seedKey({ type: 'seminar', id }),
      seedKey({ type: 'fachtagung', id }),
    ]),
  ])

/**
 * The lists of what goes with each seed as one: first what goes with most of them, then what came first with an earlier
 * one; the reason is that of the first.
 */
export const together = (
  lists: readonly (readonly Recommendation[])[],
  known: ReadonlySet<string>,
  limit: number,
): readonly Recommendation[] => {
  const found = new Map<string, { readonly first: Recommendation; readonly count: number }>()
  for (const one of lists.flat()) {
    const key = seedKey(one)
    if (known.has(key)) continue
    const before = found.get(key)
    found.set(key, { first: before?.first ?? one, count: (before?.count ?? 0) + 1 })
  }
  return [...found.values()]
    .toSorted((one, other) => other.count - one.count)
    .slice(0, limit)
    .map(({ first }) => first)
}
