import {
  mostMaterials,
  type BesideQuery,
  type EntryToday,
  type StoredBeside,
  type ThemeToday,
} from '#core/overview/ports.ts'
import type { ListEntry } from '#core/shared-list/shared-list.ts'
import type { Day } from '#core/shared/day.ts'
import { namedContent } from '#core/wishlist/bookmarked-content.ts'
import { upcomingOf, visibleThemes } from '../catalogue/content-in-memory.ts'
import type { StoredEvent } from '../content/memory.ts'
import type { MemoryTables } from '../engine/memory-tables.ts'
import { participationsInMemory } from '../participation/memory.ts'
import { sharedListsInMemory } from '../shared-list/memory.ts'

/** What goes with an overview. */
export async function besideInMemory(tables: MemoryTables, ask: BesideQuery): Promise<StoredBeside> {
  const content = tables.shelf.now
  const themes = visibleThemes(content).filter(({ row }) => row.redirect_url === null)
  const toCome = (eventId: number): StoredEvent | undefined =>
    [...content.events.values()].find(({ value: { row } }) => row.event_id === eventId && row.start_date >= ask.from)
  const entryToday = (entry: ListEntry): readonly EntryToday[] => {
    const named = namedContent(entry)
    if (named?.kind === 'event') {
      const event = toCome(named.eventId)
      if (!event || event.places <= event.taken) return []
      const { theme_id, start_date: startDate, end_date: endDate, hotel_id } = event.value.row
      const title = content.themes.get(theme_id)?.value.row.title ?? ''
      const hotel = hotel_id === null ? undefined : content.hotels.get(hotel_id)?.value
      const town = hotel && content.locations.get(hotel.location_id)?.value.name
      return [{ ...said(entry), title, startDate, endDate, ...(town !== undefined && { town }) }]
    }
    const theme = themes.find(({ row }) => row.url === entry.value)
    return theme ? [{ ...said(entry), title: theme.row.title }] : []
  }
  const said = ({ id, type, value, addedAt, addedBy, interested, ballot, gremiumId }: ListEntry) => {
    const adder = addedBy === undefined ? undefined : tables.users.get(addedBy)
    const belong = new Set(tables.gremien.get(gremiumId)?.users.map(({ userId }) => userId))
    return {
      id,
      type,
      value,
      addedAt,
      ...(adder && {
        addedBy: {
          id: adder.id,
          name: `${adder.firstName} ${adder.lastName}`,
        },
      }),
      interested: [...interested].filter((one) => belong.has(one)).length,
      isInterested: interested.has(ask.userId),
      hasVoted: hasVoted(ballot, ask.userId),
      isCounted: ballot.kind === 'secret' && ballot.counted,
      ...(ballot.kind === 'open' && { inFavour: [...ballot.votes.values()].filter((one) => one === 'dafuer').length }),
    }
  }
  const list = ask.gremiumId === undefined ? [] : await sharedListsInMemory(tables).of(ask.gremiumId)
  return {
    trainings: await participationsInMemory(tables).trainings(ask.emails, ask.gremiumId ?? ''),
    themes: new Map(
      themes
        .filter(({ row }) => ask.themes.includes(row.url))
        .map(({ row }): [string, ThemeToday] => {
          const next: Day | undefined = upcomingOf(content, row.internal_id, ask.from)[0]?.value.row.start_date
          return [row.url, { title: row.title, ...(next !== undefined && { next }) }]
        }),
    ),
    events: new Map(
      ask.events.flatMap((eventId) => {
        const row = toCome(eventId)?.value.row
        return row
          ? [[eventId, { eventId, url: row.url, startDate: row.start_date, endDate: row.end_date }] as const]
          : []
      }),
    ),
    materials: [...tables.materials.values()]
      .map(({ material }) => material)
      .filter(({ eventId, report }) => ask.materialsOf.includes(eventId) && report === undefined)
      .slice(-mostMaterials)
      .map(({ eventId, kind, uploadedAt, uploadedBy }) => ({
        eventId,
        kind,
        uploadedAt,
        ...(uploadedBy !== undefined && { uploadedBy }),
      })),
    entries: list.flatMap(entryToday),
  }
}

const hasVoted = (ballot: ListEntry['ballot'], userId: string): boolean => {
  switch (ballot.kind) {
    case 'none':
      return false
    case 'open':
      return ballot.votes.has(userId)
    case 'secret':
      return ballot.voters.has(userId)
  }
}
