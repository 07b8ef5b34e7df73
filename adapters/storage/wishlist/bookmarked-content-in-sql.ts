import { eventTypes } from '#core/catalogue/catalogue.ts'
import type { Brand } from '#core/brand/brand.ts'
import type { Download } from '#core/knowledge/downloads/downloads.ts'
import type { BookmarkItem } from '#core/wishlist/wishlist.ts'
import type { Kysely } from 'kysely'
import { namedContent } from '#core/wishlist/bookmarked-content.ts'
import { lexiconKey } from '../import/resolved-content.ts'
import { hotelFrom } from '../catalogue/content-from-rows.ts'
import type { FoundContent } from '#core/wishlist/wishlist-entry.ts'
import { isVisible, selectedHotels } from '../catalogue/reading-in-sql.ts'
import { summaryIn } from '../knowledge/articles/rows.ts'
import { rulingEntryIn } from '../knowledge/rulings/rows.ts'
import { settingOf } from '../engine/settings.ts'
import type { Tables } from '../engine/tables.ts'

/** Looks up what items name, one query per kind; the answer tells of each whether it exists and what it is. */
export async function foundContents(
  db: Kysely<Tables>,
  items: readonly BookmarkItem[],
): Promise<(item: BookmarkItem) => FoundContent | undefined> {
  const named = items.map(namedContent).filter((content) => content !== undefined)
  const themes = await themesAt(
    db,
    named.flatMap((content) => (content.kind === 'theme' ? [content.url] : [])),
  )
  const events = await eventsAt(
    db,
    named.flatMap((content) => (content.kind === 'event' ? [content.eventId] : [])),
  )
  const hotels = await hotelsAt(
    db,
    named.flatMap((content) => (content.kind === 'hotel' ? [content.internalId] : [])),
  )
  const entries = await entriesAt(
    db,
    named.flatMap((content) => (content.kind === 'lexicon' ? [content.slug] : [])),
  )
  const downloads = await downloadsAt(
    db,
    named.flatMap((content) => (content.kind === 'download' ? [content.slug] : [])),
  )
  const articles = await articlesAt(
    db,
    named.flatMap((content) => (content.kind === 'article' ? [content.id] : [])),
  )
  const rulings = await rulingsAt(
    db,
    named.flatMap((content) => (content.kind === 'ruling' ? [content.slug] : [])),
  )
  return (item) => {
    const content = namedContent(item)
    if (content?.kind === 'event') return events.get(content.eventId)
    if (content?.kind === 'hotel') return hotels.get(content.internalId)
    if (content?.kind === 'lexicon') return entries.get(lexiconKey({ target_group: content.group, slug: content.slug }))
    if (content?.kind === 'download') return downloads.get(content.slug)
    if (content?.kind === 'article') return articles.get(content.id)
    if (content?.kind === 'ruling') return rulings.get(content.slug)
    const theme = content && themes.get(content.url)
    return theme && (theme.event_type === eventTypes.conference) === content?.conference ? theme : undefined
  }
}

async function themesAt(db: Kysely<Tables>, urls: readonly string[]) {
  if (urls.length === 0) return new Map<string, never>()
  const rows = await db
    .selectFrom('theme')
    .select(['url', 'title', 'redirect_url', 'event_type'])
    .where(isVisible('theme'))
    .where('url', 'in', urls)
    .execute()
  return new Map(rows.map((row) => [row.url, { kind: 'theme', ...row } as const]))
}

async function eventsAt(db: Kysely<Tables>, eventIds: readonly number[]) {
  if (eventIds.length === 0) return new Map<number, never>()
  const rows = await db
    .selectFrom('event')
    .innerJoin('theme', 'theme.internal_id', 'event.theme_id')
    .leftJoin('hotel', 'hotel.internal_id', 'event.hotel_id')
    .leftJoin('location', 'location.internal_id', 'hotel.location_id')
    .select(['event.event_id', 'event.url', 'event.start_date', 'event.start_time'])
    .select(['event.end_date', 'event.end_time'])
    .select(['theme.title', 'theme.url as theme_url', 'theme.redirect_url', 'location.name as town'])
    .where(isVisible('theme'))
    .where('event.event_id', 'in', eventIds)
    .execute()
  return new Map(rows.map((row) => [row.event_id, { kind: 'event', ...row } as const]))
}

async function hotelsAt(db: Kysely<Tables>, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, never>()
  const rows = await selectedHotels(db).where(isVisible('hotel')).where('hotel.internal_id', 'in', ids).execute()
  return new Map(
    rows.map((row) => {
      const { internalId, name, location } = hotelFrom(row)
      return [internalId, { kind: 'hotel', internal_id: internalId, name, town: location } as const]
    }),
  )
}

async function entriesAt(db: Kysely<Tables>, slugs: readonly string[]) {
  const brand = slugs.length ? await settingOf(db, 'brand') : undefined
  if (brand === undefined) return new Map<string, never>()
  const { product }: Brand = JSON.parse(brand)
  const rows = await db
    .selectFrom('lexicon_entry')
    .select(['target_group', 'slug', 'title'])
    .where('slug', 'in', slugs)
    .execute()
  return new Map(
    rows.map((row) => [
      lexiconKey(row),
      { kind: 'lexicon', product, group: row.target_group, slug: row.slug, title: row.title } as const,
    ]),
  )
}

async function downloadsAt(db: Kysely<Tables>, slugs: readonly string[]) {
  if (slugs.length === 0) return new Map<string, never>()
  const rows = await db
    .selectFrom('record')
    .select('value')
    .where('kind', '=', 'download')
    .where('key', 'in', slugs)
    .execute()
  return new Map(
    rows.map((row) => {
      const { slug, title }: Download = JSON.parse(row.value)
      return [slug, { kind: 'download', slug, title } as const]
    }),
  )
}

async function articlesAt(db: Kysely<Tables>, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, never>()
  const rows = await db.selectFrom('article').select('summary').where('id', 'in', ids).execute()
  return new Map(
    rows.map((row) => {
      const article = summaryIn(row)
      return [article.id, { kind: 'article', article } as const]
    }),
  )
}

async function rulingsAt(db: Kysely<Tables>, slugs: readonly string[]) {
  if (slugs.length === 0) return new Map<string, never>()
  const rows = await db
    .selectFrom('ruling')
    .select('document')
    .where(isVisible('ruling'))
    .where('slug', 'in', slugs)
    .execute()
  return new Map(
    rows.map((row) => {
      const ruling = rulingEntryIn(row)
      return [ruling.slug, { kind: 'ruling', ruling } as const]
    }),
  )
}
