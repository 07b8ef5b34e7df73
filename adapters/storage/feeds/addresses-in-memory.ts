import type { AddressedEvent, SiteMapCursor } from '#core/feeds/feeds.ts'
import type { ForListingAddresses } from '#core/feeds/ports.ts'
import { inByteOrder } from '../engine/german-sort-key.ts'
import { shelfKey } from '../catalogue/theme-urls-in-memory.ts'
import type { ResolvedTheme } from '../import/resolved-content.ts'
import type { ContentInMemory, ContentShelf } from '../content/memory.ts'
import { byCursorKey } from '../engine/page-in-memory.ts'
import { eventCursorKey, visibleThemes } from '../catalogue/content-in-memory.ts'

export const addressesInMemory = (shelf: ContentShelf): ForListingAddresses => ({
  themes: async () => shelvedThemes(shelf.now).map(({ row }) => row.url),
  pages: async () => [...shelf.now.pages.keys()].toSorted(inByteOrder),
  events: async (from, limit) => eventsFrom(shelf.now, from).slice(0, limit),
  chunksOfEvents: async (from, length) =>
    eventsFrom(shelf.now, { startDate: from, eventId: 0 })
      .filter((_, index) => index % length === 0)
      .map(({ startDate, eventId }) => ({ startDate, eventId })),
  lastChanges: async (tags) =>
    new Map(
      tags.flatMap((tag) => {
        const changedAt = shelf.now.lastChanges.get(tag)
        return changedAt === undefined ? [] : [[tag, changedAt] as const]
      }),
    ),
})

/** Themes that live here, along the shelf. */
export const shelvedThemes = (content: ContentInMemory) => {
  const key = (theme: ResolvedTheme) => shelfKey(content, theme)
  return livingHere(content).toSorted((one, other) => byCursorKey(key(one), key(other)))
}

const livingHere = (content: ContentInMemory) => visibleThemes(content).filter(({ row }) => row.redirect_url === null)

function eventsFrom(content: ContentInMemory, { startDate, eventId }: SiteMapCursor): readonly AddressedEvent[] {
  const themes = new Set(livingHere(content).map(({ row }) => row.internal_id))
  return [...content.events.values()]
    .filter(({ value }) => themes.has(value.row.theme_id))
    .filter((event) => byCursorKey(eventCursorKey(event), [startDate, eventId]) >= 0)
    .toSorted((one, other) => byCursorKey(eventCursorKey(one), eventCursorKey(other)))
    .map(({ value: { row } }) => {
      const changedAt = content.lastChanges.get(`event:${row.event_id}`)
      return {
        eventId: row.event_id,
        startDate: row.start_date,
        url: row.url,
        ...(changedAt !== undefined && { changedAt }),
      }
    })
}
