import type { ForRelating } from '../recommendations/ports.ts'
import type { Recommendation } from '../recommendations/recommendations.ts'
import { knownTo, mostLookedAt, seedsOf, together } from '../suggestions/known-of-member.ts'
import type { KnownTrainings } from '../training-plan/profile-of-draft.ts'
import type { BookmarkItem } from '../wishlist/wishlist.ts'
import { mostRecommended, type RecommendedTheme } from './overview.ts'
import type { ThemeToday } from './ports.ts'

/** So many are looked at for those that can be attended: most of a programme can. */
const mostCandidates = 24

/**
 * Seminars and conferences that go with what she bookmarked, attended and booked, the best first; nothing that she has
 * already. Whether one can be attended is not looked at yet.
 */
export const candidatesFor = async (
  bookmarks: readonly BookmarkItem[],
  trainings: KnownTrainings,
  recommending: ForRelating,
): Promise<readonly Recommendation[]> => {
  const seeds = seedsOf(bookmarks, trainings)
  if (seeds.length === 0) return []
  const lists = await recommending.relatedTo(seeds, ['seminar', 'fachtagung'], mostLookedAt)
  return together(lists, knownTo(bookmarks, trainings), mostCandidates)
}

/** Those of them that can be attended, each with the first day of its next event. */
export const recommendedOf = (
  candidates: readonly Recommendation[],
  themes: ReadonlyMap<string, ThemeToday>,
): readonly RecommendedTheme[] =>
  candidates
    .flatMap(({ id, title, url, reason }) => {
      const next = themes.get(id)?.next
      return next === undefined ? [] : [{ title, url, reason, next }]
    })
    .slice(0, mostRecommended)
