import { isOver, lifeOf, underWay } from '../catalogue/event-lifetime.ts'
import { articleHref } from '../knowledge/articles/article-links.ts'
import type { ArticleSummary } from '../knowledge/articles/articles.ts'
import { rulingName } from '../knowledge/rulings/ruling-citation.ts'
import type { RulingEntry } from '../knowledge/rulings/rulings.ts'
import * as addressOf from '../shared/addresses.ts'
import { dateRange } from '../shared/date-texts.ts'
import { berlinDay } from '../shared/dates.ts'
import type { Day, Instant, WallTime } from '../shared/day.ts'
import { keyedSegment } from '../shared/keyed-address.ts'
import type { Bookmark, WishlistEntry } from './wishlist.ts'

/** What a store knows of what is bookmarked. */
export type FoundContent =
  | { readonly kind: 'theme'; readonly title: string; readonly url: string; readonly redirect_url: string | null }
  | {
      readonly kind: 'event'
      readonly title: string
      readonly url: string
      readonly theme_url: string
      readonly redirect_url: string | null
      readonly start_date: Day
      readonly start_time: WallTime
      readonly end_date: Day
      readonly end_time: WallTime
      readonly town: string | null
    }
  | { readonly kind: 'hotel'; readonly internal_id: number; readonly name: string; readonly town: string }
  | {
      readonly kind: 'lexicon'
      readonly product: string
      readonly group: string
      readonly slug: string
      readonly title: string
    }
  | { readonly kind: 'download'; readonly slug: string; readonly title: string }
  | { readonly kind: 'article'; readonly article: Pick<ArticleSummary, 'id' | 'kind' | 'slug' | 'title'> }
  | { readonly kind: 'ruling'; readonly ruling: Pick<RulingEntry, 'slug' | 'title' | 'court' | 'fileNumbers'> }

/** A bookmark as it is stored: with the visitor's note, if he wrote one. */
export interface NotedBookmark extends Bookmark {
  readonly note?: string
}

/** A bookmark with what the wishlist says of it at an instant; an event leads to its own page until it is over. */
export function wishlistEntry(bookmark: NotedBookmark, content: FoundContent, now: Instant): WishlistEntry {
  if (content.kind === 'theme')
    return {
      ...bookmark,
      title: content.title,
      href: content.redirect_url ?? addressOf.theme(content.url),
      expired: false,
    }
  if (content.kind === 'event') {
    const { start_date: startDate, start_time: startTime, end_date: endDate, end_time: endTime } = content
    const expired = isOver({ endDate }, berlinDay(now))
    const event = { startDate, startTime, endDate, endTime }
    const onItsWay = expired ? undefined : underWay(event, lifeOf(event, now))
    const newEvents = content.redirect_url ?? addressOf.themeEvents(content.theme_url)
    const detail = `${dateRange(startDate, endDate)}, ${content.town ?? 'online'}`
    const href = expired ? newEvents : addressOf.event(content.url)
    return {
      ...bookmark,
      title: content.title,
      href,
      detail,
      startDate,
      expired,
      ...(onItsWay && { underWay: onItsWay }),
    }
  }
  if (content.kind === 'hotel') {
    const href = addressOf.hotel(keyedSegment(content.name, content.internal_id))
    return { ...bookmark, title: content.name, href, detail: content.town, expired: false }
  }
  if (content.kind === 'download')
    return { ...bookmark, title: content.title, href: addressOf.downloadPdf(content.slug), expired: false }
  if (content.kind === 'article') {
    const { article } = content
    return { ...bookmark, title: article.title, href: articleHref(article), expired: false }
  }
  if (content.kind === 'ruling') {
    const { ruling } = content
    const href = addressOf.ruling(ruling.slug)
    return { ...bookmark, title: ruling.title, href, detail: rulingName(ruling), expired: false }
  }
  const href = addressOf.lexiconEntry(content.product, content.group, content.slug)
  return { ...bookmark, title: content.title, href, expired: false }
}
