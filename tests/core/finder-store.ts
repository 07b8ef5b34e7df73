import type { ListedEvent } from '#core/catalogue/catalogue.ts'
import type { DateChanges, DateFacts, ForStoringDates, ThemeFacts } from '#core/finder/ports.ts'
import { aHotel, anEvent } from './sample-theme.ts'

export type Surroundings = NonNullable<DateChanges['surroundings']>

export const aThemeFact = (change: Partial<ThemeFacts> = {}): ThemeFacts => ({
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

export const aDateFact = (change: Partial<DateFacts> = {}): DateFacts => ({
  eventId: 4001,
  startDate: '2027-03-01',
  themeId: 101,
  hotelId: 11,
  net: 149_000,
  days: 3,
  placesLeft: 10,
  ...change,
})

interface Change {
  readonly eventIds?: readonly number[]
  readonly surroundings?: boolean
  readonly whole?: boolean
}

/** A store of dates that a test holds in its hand: it tells what changed as the port says, a few dates a piece. */
export const storeInHand = (surroundings: Surroundings, dates: readonly DateFacts[], piece = 50) => {
  const kept = new Map(dates.map((date) => [date.eventId, date]))
  const changes: Change[] = []
  let around = surroundings

  const changesSince = (version: number): Change[] => changes.slice(version)
  const store: ForStoringDates = {
    changesSince: async (version) => {
      if (version === changes.length) return undefined
      const news = version === undefined ? [{ whole: true }] : changesSince(version)
      const whole = news.some((change) => change.whole)
      const eventIds = new Set(whole ? kept.keys() : news.flatMap((change) => change.eventIds ?? []))
      const inOrder = [...eventIds].toSorted((one, other) => one - other)
      return {
        version: changes.length,
        whole,
        dates: inPieces(
          inOrder.flatMap((id) => kept.get(id) ?? []),
          piece,
        ),
        gone: inOrder.filter((id) => !kept.has(id)),
        ...(news.some((change) => change.whole ?? change.surroundings) && { surroundings: around }),
      }
    },
    dates: async (eventIds) => eventIds.flatMap((id) => listed(kept.get(id), around.themes)),
  }
  return {
    store,
    put: (...some: readonly DateFacts[]): void => {
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

async function* inPieces(dates: readonly DateFacts[], size: number): AsyncGenerator<readonly DateFacts[]> {
  for (let from = 0; from < dates.length; from += size) yield dates.slice(from, from + size)
}

const listed = (date: DateFacts | undefined, themes: readonly ThemeFacts[]): ListedEvent | [] => {
  if (!date) return []
  const { eventId, startDate, placesLeft, hotelId, themeId } = date
  const url = themes.find((theme) => theme.themeId === themeId)?.url ?? ''
  return {
    ...anEvent({ eventId, startDate, placesLeft, themeUrl: url, hotel: hotelId === 0 ? null : aHotel() }),
    theme: { url, title: url, eventType: 2, rubric: { url: '', title: '', position: 1 } },
  }
}
