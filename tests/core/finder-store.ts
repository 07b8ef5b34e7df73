import type { ListedEvent } from '#core/catalogue/catalogue.ts'
import type { EventSurroundings, IndexedEvent, IndexedTheme } from '#core/finder/index-changes.ts'
import type { ForIndexingEvents } from '#core/finder/ports.ts'
import { aHotel, anEvent } from './sample-theme.ts'

export type Surroundings = EventSurroundings

export const aThemeFact = (change: Partial<IndexedTheme> = {}): IndexedTheme => ({
  themeId: 101,
  url: 'arbeitsrecht-1',
  rubricId: 1,
  targetGroups: ['br'],
  isNew: false,
  isSeries: false,
  duration: 3,
  hideInTrainingSeries: false,
  redirects: false,
  ...change,
})

export const anEventFact = (change: Partial<IndexedEvent> = {}): IndexedEvent => ({
  eventId: 4001,
  startDate: '2027-03-01',
  themeId: 101,
  hotelIds: [11],
  net: 149_000,
  days: 3,
  placesLeft: 10,
  guaranteed: false,
  ...change,
})

interface Change {
  readonly eventIds?: readonly number[]
  readonly surroundings?: boolean
  readonly whole?: boolean
}

/** A store of events that a test holds in its hand: it tells what changed as the port says, a few events a piece. */
export const storeInHand = (surroundings: Surroundings, dates: readonly IndexedEvent[], piece = 50) => {
  const kept = new Map(dates.map((date) => [date.eventId, date]))
  const changes: Change[] = []
  let around = surroundings

  const changesSince = (version: number): Change[] => changes.slice(version)
  const store: ForIndexingEvents = {
    changesSince: async (version) => {
      if (version === changes.length) return undefined
      const news = version === undefined ? [{ whole: true }] : changesSince(version)
      const whole = news.some((change) => change.whole)
      const eventIds = new Set(whole ? kept.keys() : news.flatMap((change) => change.eventIds ?? []))
      const inOrder = [...eventIds].toSorted((one, other) => one - other)
      return {
        version: changes.length,
        whole,
        events: inPieces(
          inOrder.flatMap((id) => kept.get(id) ?? []),
          piece,
        ),
        gone: inOrder.filter((id) => !kept.has(id)),
        ...(news.some((change) => change.whole ?? change.surroundings) && { surroundings: around }),
      }
    },
    events: async (eventIds) => eventIds.flatMap((id) => listed(kept.get(id), around.themes)),
  }
  return {
    store,
    put: (...some: readonly IndexedEvent[]): void => {
      for (const date of some) kept.set(date.eventId, date)
      changes.push({ eventIds: some.map(({ eventId }) => eventId) })
    },
    remove: (...eventIds: readonly number[]): void => {
      for (const id of eventIds) kept.delete(id)
      changes.push({ eventIds })
    },
    surround: (change: Partial<Surroundings>): void => {
      around = { ...around, ...change }
      changes.push({ surroundings: true })
    },
    /** So much has changed that the next answer holds everything. */
    changeMuch: (): void => void changes.push({ whole: true }),
  }
}

async function* inPieces(dates: readonly IndexedEvent[], size: number): AsyncGenerator<readonly IndexedEvent[]> {
  for (let from = 0; from < dates.length; from += size) yield dates.slice(from, from + size)
}

const listed = (date: IndexedEvent | undefined, themes: readonly IndexedTheme[]): ListedEvent | [] => {
  if (!date) return []
  const { eventId, startDate, placesLeft, hotelIds, themeId } = date
  const url = themes.find((theme) => theme.themeId === themeId)?.url ?? ''
  return {
    ...anEvent({ eventId, startDate, placesLeft, themeUrl: url, hotel: hotelIds.length === 0 ? null : aHotel() }),
    theme: { url, title: url, eventType: 2, rubric: { url: '', title: '', position: 1 } },
  }
}
