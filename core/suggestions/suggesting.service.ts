import type { User } from '../accounts/accounts.ts'
import type { ForStoringUsers } from '../accounts/ports.ts'
import { firstDayToCome } from '../catalogue/event-lifetime.ts'
import type { ForStoringTheCatalogue } from '../catalogue/ports.ts'
import { targetGroupOf } from '../feeds/target-group-of.ts'
import type { ArticleSummary } from '../knowledge/articles/articles.ts'
import { articleHref } from '../knowledge/articles/article-links.ts'
import type { ForStoringArticles } from '../knowledge/articles/ports.ts'
import type { ForWatchingVideos } from '../media/ports.ts'
import type { ForStoringProfiles } from '../person/ports.ts'
import type { ForRelating } from '../recommendations/ports.ts'
import type { Clock } from '../shared/clock.ts'
import { today } from '../shared/dates.ts'
import { done, refused, type NotSignedIn } from '../shared/result.ts'
import type { TargetGroup } from '../shared/target-group.ts'
import type { ForKnowingTrainings } from '../training-plan/ports.ts'
import type { ForStoringBookmarks } from '../wishlist/ports.ts'
import { groupsOf } from '../person/groups-of-member.ts'
import { knownTo, mostLookedAt, seedsOf, together } from './known-of-member.ts'
import type { ForSuggesting } from './ports.ts'
import { mostSuggestions, usualSuggestions, type SuggestedArticle } from './suggested.ts'

interface SuggestingNeeds {
  readonly users: Pick<ForStoringUsers, 'byId'>
  readonly bookmarks: Pick<ForStoringBookmarks, 'of'>
  readonly profiles: ForStoringProfiles
  readonly trainings: Pick<ForKnowingTrainings, 'ofAccount'>
  readonly recommending: ForRelating
  readonly catalogue: Pick<ForStoringTheCatalogue, 'themesToCome'>
  readonly articles: Pick<ForStoringArticles, 'list' | 'withIds'>
  readonly media: Pick<ForWatchingVideos, 'videos'>
  readonly clock: Clock
}

const notSignedIn: NotSignedIn = { why: 'not-signed-in' }

const newFor: Readonly<Record<TargetGroup, string>> = {
  br: 'neu für Betriebsräte',
  sbv: 'neu für die Schwerbehindertenvertretung',
  jav: 'neu für die JAV',
}

/** What the visitor may like; asks the store a fixed number of questions, whatever she has bookmarked and attended. */
export const suggesting = (
  whoIsAsking: () => Promise<User['id'] | undefined>,
  { users, bookmarks, profiles, trainings, recommending, catalogue, articles, media, clock }: SuggestingNeeds,
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
  const newest = async (group?: TargetGroup): Promise<readonly ArticleSummary[]> =>
    (await articles.list(group ? { targetGroup: group } : {}, { limit: mostSuggestions })).items
  const withReason = (article: ArticleSummary, reason: string): SuggestedArticle => {
    const { id, title, teaser, publishedOn } = article
    return { id, title, teaser, url: articleHref(article), publishedOn, reason }
  }

  return {
    async articles({ limit = usualSuggestions }) {
      const userId = await whoIsAsking()
      if (userId === undefined) return refused(notSignedIn)
      const [{ seeds, has }, own] = await Promise.all([known(userId), groups(userId)])
      const fitting = together(await recommending.relatedTo(seeds, ['artikel'], mostSuggestions), has, limit)
      const found = new Map(
        (await articles.withIds(fitting.map(({ id }) => Number(id)))).map((article) => [article.id, article]),
      )
      const items = new Map<number, SuggestedArticle>()
      for (const { id, reason } of fitting) {
        const article = found.get(Number(id))
        if (article) items.set(article.id, withReason(article, reason))
      }
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
      const lists = await recommending.relatedTo(seeds, ['seminar'], mostLookedAt)
      const urls = new Set(lists.flatMap((list) => list.map(({ id }) => id)))
      const toCome = await catalogue.themesToCome([...urls], firstDayToCome(clock))
      const attendable = lists.map((list) => list.filter(({ id }) => toCome.has(id)).slice(0, mostSuggestions))
      return done({ items: together(attendable, has, limit) })
    },

    async videos() {
      if ((await whoIsAsking()) === undefined) return refused(notSignedIn)
      const all = await media.videos({})
      return all.ok ? done({ items: all.value.items }) : all
    },
  }
}
