import { finderOf } from '#core/finder/finder.service.ts'
import type { FacetName } from '#core/finder/filters.ts'
import type { FoundEvents } from '#core/finder/finder.ts'
import type { IndexedEvent } from '#core/finder/index-changes.ts'
import type { ForFindingEvents, ForIndexingEvents } from '#core/finder/ports.ts'
import { valueOf } from './test-core.ts'
import { anEventFact, aThemeFact, storeInHand, type Surroundings } from './finder-store.ts'

/** The postcode lies in the middle of Ulm. */
export const ulm = { latitude: 48.4, longitude: 9.99 }
export const postcodes = { locate: (code: string) => (code === '89073' ? ulm : undefined) }
export const kilometresToAachen = 387

export const surroundings: Surroundings = {
  rubrics: [
    { id: 1, url: 'recht', title: 'Recht', position: 2 },
    { id: 2, url: 'rede', title: 'Rede', position: 1 },
    { id: 3, url: 'amt', title: 'Amt', position: 3 },
    { id: 4, url: 'wahl', title: 'Wahl', position: 3 },
  ],
  locations: [
    { locationId: 1, name: 'Ulm', position: ulm },
    { locationId: 2, name: 'Aachen', position: { latitude: 50.78, longitude: 6.08 } },
    { locationId: 3, name: 'Ödland', position: null },
    { locationId: 4, name: 'Leerstadt', position: ulm },
  ],
  hotels: [
    { hotelId: 11, locationId: 1, accessibility: ['step-free', 'lift'] },
    { hotelId: 12, locationId: 2, accessibility: ['lift'] },
    { hotelId: 13, locationId: 3, accessibility: [] },
    { hotelId: 14, locationId: 4, accessibility: [] },
  ],
  themes: [
    aThemeFact({ themeId: 101, url: 'arbeitsrecht', targetGroups: ['br', 'sbv'], duration: 3, level: 'grundlagen' }),
    aThemeFact({
      themeId: 102,
      url: 'rhetorik',
      rubricId: 2,
      targetGroups: ['jav'],
      duration: 90,
      isNew: true,
      level: 'aufbau',
    }),
    aThemeFact({ themeId: 103, url: 'ausbildung', isSeries: true, duration: 90 }),
    withoutDuration({ themeId: 104, url: 'klausur', rubricId: 2, targetGroups: [] }),
    aThemeFact({ themeId: 105, url: 'umgezogen', redirects: true }),
  ],
}

/** Where every event is of the same theme. */
export const oneTheme: Surroundings = { ...surroundings, themes: [aThemeFact()] }

function withoutDuration(change: Parameters<typeof aThemeFact>[0]) {
  const { duration: _, ...theme } = aThemeFact(change)
  return theme
}

export const events: readonly IndexedEvent[] = [
  anEventFact({ eventId: 1, startDate: '2027-01-31', themeId: 101, hotelIds: [11], net: 29_900, placesLeft: 5 }),
  anEventFact({ eventId: 2, startDate: '2027-02-01', themeId: 102, hotelIds: [], net: 30_000, placesLeft: 0 }),
  anEventFact({
    eventId: 3,
    startDate: '2027-02-28',
    themeId: 104,
    hotelIds: [12],
    net: 30_001,
    days: 1,
    placesLeft: 1,
    guaranteed: true,
  }),
  anEventFact({ eventId: 4, startDate: '2027-03-01', themeId: 103, hotelIds: [13], net: undefined }),
  anEventFact({ eventId: 5, startDate: '2027-03-01', themeId: 104, hotelIds: [12], net: 200_000, days: 2 }),
  anEventFact({ eventId: 6, startDate: '2027-12-31', themeId: 104, hotelIds: [], net: 200_001, days: 4 }),
  anEventFact({ eventId: 7, startDate: '2027-01-10', themeId: 101 }),
  anEventFact({ eventId: 8, startDate: '2027-04-01', themeId: 105, hotelIds: [14] }),
  anEventFact({ eventId: 9, startDate: '2027-05-01', themeId: 999, hotelIds: [14] }),
]

const noon = (day: string) => ({ now: () => `${day}T11:00:00Z` })
/** Any word finds the theme of that address. */
export const themesFound = async (q: string) => new Set([q])
export const finderAt = (store: ForIndexingEvents, day = '2027-01-10') =>
  finderOf({ indexedEvents: store, postcodes, themesFound, clock: noon(day) })
export const finderOver = (some: readonly IndexedEvent[], around = surroundings) =>
  finderAt(storeInHand(around, some).store)

export type Ask = Parameters<ForFindingEvents['find']>[0]
export const find = async (ask: Ask = {}, finder = finderOver(events)): Promise<FoundEvents> =>
  valueOf(await finder.find(ask))
export const idsOf = ({ items }: FoundEvents): readonly number[] => items.map(({ event }) => event.eventId)
export const ids = async (ask?: Ask, finder?: ForFindingEvents) => idsOf(await find(ask, finder))
/** How many events each value of a facet has. */
export const counted = (values: FoundEvents['facets'][FacetName]) =>
  Object.fromEntries(values.map((each) => [each.value, each.count]))
