import type { User } from '../accounts/accounts.ts'
import type { ForStoringUsers } from '../accounts/ports.ts'
import { targetGroupOf } from '../feeds/target-group-of.ts'
import type { ListedArticle } from '../knowledge/articles/articles.ts'
import type { ForReadingArticles } from '../knowledge/articles/ports.ts'
import type { ForWatchingVideos } from '../media/ports.ts'
import type { ForStoringProfiles } from '../person/ports.ts'
import type { ForRecommending } from '../recommendations/ports.ts'
import type { Recommendation } from '../recommendations/recommendations.ts'
import type { Clock } from '../shared/clock.ts'
import { today } from '../shared/dates.ts'
import { done, refused, type NotSignedIn } from '../shared/result.ts'
import type { TargetGroup } from '../shared/target-group.ts'
import type { ForKnowingTrainings } from '../training-plan/ports.ts'
import type { ForStoringBookmarks } from '../wishlist/ports.ts'
import { groupsOf, knownTo, seedsOf, together, type Seed } from './known-of-member.ts'
import type { ForSuggesting } from './ports.ts'
import { mostSuggestions, usualSuggestions, type SuggestedArticle } from './suggested.ts'

interface SuggestingNeeds {
  readonly users: Pick<ForStoringUsers, 'byId'>
  readonly bookmarks: Pick<ForStoringBookmarks, 'of'>
  readonly profiles: ForStoringProfiles
  readonly trainings: Pick<ForKnowingTrainings, 'ofAccount'>
  readonly recommendations: Pick<ForRecommending, 'relatedNews' | 'relatedThemes'>
  readonly articles: Pick<ForReadingArticles, 'articles' | 'article'>
  readonly media: Pick<ForWatchingVideos, 'videos'>
  readonly clock: Clock
}

const notSignedIn: NotSignedIn = { why: 'not-signed-in' }

const newFor: Readonly<Record<TargetGroup, string>> = {
  br: 'neu für Betriebsräte',
  sbv: 'neu für die Schwerbehindertenvertretung',
  jav: 'neu für die JAV',
}

/** What the visitor may like. */
export const suggesting = (
  whoIsAsking: () => Promise<User['id'] | undefined>,
  { users, bookmarks, profiles, trainings, recommendations, articles, media, clock }: SuggestingNeeds,
): ForSuggesting => {
  const known = async (userId: User['id']) => {
    const [own, training] = await Promise.all([bookmarks.of(userId), trainings.ofAccount(userId)])
    return { seeds: seedsOf(own, training), has: knownTo(own, training) }
  }
  const groups = async (userId: User['id']): Promise<readonly TargetGroup[]> => {
    const [profile, user] = await Promise.all([profiles.of(userId), users.byId(userId)])
    const own = profile ? groupsOf(profile, today(clock)) : []
    const byFunction = user && targetGroupOf(user.function)
    return own.length > 0 || !byFunction ? own : [byFunction]
  }
  /** What goes with each seed; nothing with what has left the site. */
  const related = async (
    seeds: readonly Seed[],
    which: 'relatedNews' | 'relatedThemes',
  ): Promise<readonly (readonly Recommendation[])[]> =>
    Promise.all(
      seeds.map(async (seed) => {
        const answer = await recommendations[which]({ ...seed, limit: mostSuggestions })
        return answer.ok ? answer.value.items : []
      }),
    )
  const newest = async (group?: TargetGroup): Promise<readonly ListedArticle[]> => {
    const answer = await articles.articles({ ...(group && { targetGroup: group }), limit: mostSuggestions })
    return answer.ok ? answer.value.items : []
  }
  const withReason = ({ id, title, teaser, url, publishedOn }: ListedArticle, reason: string): SuggestedArticle => ({
    id,
    title,
    teaser,
    url,
    publishedOn,
    reason,
  })

  return {
    async articles({ limit = usualSuggestions }) {
      const userId = await whoIsAsking()
      if (userId === undefined) return refused(notSignedIn)
      const [{ seeds, has }, own] = await Promise.all([known(userId), groups(userId)])
      const fitting = together(await related(seeds, 'relatedNews'), has, limit)
      const found = await Promise.all(fitting.map(({ id }) => articles.article({ id: Number(id) })))
      const items = new Map<number, SuggestedArticle>()
      for (const [at, answer] of found.entries())
        if (answer.ok) items.set(answer.value.id, withReason(answer.value, fitting[at]?.reason ?? ''))
      for (const group of [...own, undefined])
        for (const article of items.size < limit ? await newest(group) : []) {
          if (items.size >= limit || items.has(article.id) || has.has(`artikel ${article.id}`)) continue
          items.set(article.id, withReason(article, group ? newFor[group] : 'neu'))
        }
      return done({ items: [...items.values()] })
    },

    async themes({ limit = usualSuggestions }) {
      const userId = await whoIsAsking()
      if (userId === undefined) return refused(notSignedIn)
      const { seeds, has } = await known(userId)
      return done({ items: together(await related(seeds, 'relatedThemes'), has, limit) })
    },

    async videos() {
      if ((await whoIsAsking()) === undefined) return refused(notSignedIn)
      const all = await media.videos({})
      return all.ok ? done({ items: all.value.items }) : all
    },
  }
}
