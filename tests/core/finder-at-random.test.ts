import { test } from 'vitest'
import { finderOf } from '#core/finder/finder.service.ts'
import type { AccessibilityFact } from '#core/shared/accessibility-facts.ts'
import type { IndexedEvent, IndexedTheme } from '#core/finder/index-changes.ts'
import {
  chanceFrom,
  durations,
  groups,
  later,
  locations,
  positions,
  prices,
  rubrics,
  type Chance,
} from '#tests/finder/big-programme.ts'
import { inOrder, lengthOf, offeredByAll, type Row } from '#tests/finder/brute-force.ts'
import { askOnce, locatingTowns, randomDay, themesCalled } from '#tests/finder/random-queries.ts'
import { anEventFact, aThemeFact, storeInHand } from './finder-store.ts'

const towns = locations.map(({ internalId, name }) => {
  const [latitude, longitude] = positions[internalId] ?? []
  const position = latitude === undefined || longitude === undefined ? null : { latitude, longitude }
  return { locationId: internalId, name, position }
})

const randomTheme = (chance: Chance, number: number): IndexedTheme => {
  const duration = chance.oneOf(durations)
  const { duration: _, ...theme } = aThemeFact({
    themeId: 100 + number,
    url: `thema-${number}`,
    rubricId: 1 + chance.below(3),
    targetGroups: chance.oneOf(groups),
    isNew: chance.perhaps(0.3),
    ...(chance.perhaps(0.8) && { level: chance.oneOf(['grundlagen', 'aufbau', 'spezial'] as const) }),
    isSeries: chance.perhaps(0.1),
    redirects: chance.perhaps(0.1),
  })
  return { ...theme, ...(duration !== undefined && { duration }) }
}

const randomHotels = (chance: Chance, hotels: number): readonly number[] => {
  if (chance.perhaps(0.25)) return []
  const some = Array.from({ length: chance.perhaps(0.2) ? 3 : 1 }, () => 11 + chance.below(hotels))
  return [...new Set(some)].toSorted((one, other) => one - other)
}

const randomEvent = (chance: Chance, eventId: number, hotels: number): IndexedEvent =>
  anEventFact({
    eventId,
    startDate: later(chance.below(chance.perhaps(0.1) ? 1_500 : 400)),
    themeId: 100 + chance.below(15),
    hotelIds: randomHotels(chance, hotels),
    net: chance.perhaps(0.08) ? undefined : chance.oneOf(prices),
    days: 1 + chance.below(6),
    placesLeft: chance.perhaps(0.3) ? 0 : 1 + chance.below(3),
    guaranteed: chance.perhaps(0.3),
  })

/** What a hotel offers, by its number. */
const offersOf = (hotelId: number): readonly AccessibilityFact[] =>
  (['step-free', 'lift', 'hearing-loop'] as const).slice(hotelId % 4)

/** A programme that changes by chance; what stands in it is held twice, for the finder and to be looked through. */
const changingProgramme = (chance: Chance) => {
  const themes = new Map(Array.from({ length: 15 }, (_, i) => [i, randomTheme(chance, i)]))
  const towned = new Map(Array.from({ length: 8 }, (_, i) => [11 + i, 1 + chance.below(towns.length)]))
  const dates = new Map(Array.from({ length: 250 }, (_, i) => [1 + i, randomEvent(chance, 1 + i, towned.size)]))
  const around = () => ({
    themes: [...themes.values()],
    hotels: [...towned].map(([hotelId, locationId]) => ({ hotelId, locationId, accessibility: offersOf(hotelId) })),
  })
  const inHand = storeInHand({ ...around(), rubrics, locations: towns }, [...dates.values()])
  const put = (date: IndexedEvent): void => {
    dates.set(date.eventId, date)
    inHand.put(date)
  }
  const oneOfAll = (): IndexedEvent => chance.oneOf([...dates.values()])

  const changes: readonly (() => void)[] = [
    () => put(randomEvent(chance, 1 + chance.below(300), towned.size)),
    () =>
      put({
        ...oneOfAll(),
        placesLeft: chance.below(3),
        days: 1 + chance.below(6),
        guaranteed: chance.perhaps(0.5),
      }),
    () => put({ ...oneOfAll(), net: chance.oneOf(prices) }),
    () => {
      const { eventId } = oneOfAll()
      dates.delete(eventId)
      inHand.remove(eventId)
    },
    () => {
      const number = chance.below(15)
      if (chance.perhaps(0.2)) themes.delete(number)
      else themes.set(number, randomTheme(chance, number))
      inHand.surround(around())
    },
    () => {
      towned.set(11 + chance.below(towned.size + 1), 1 + chance.below(towns.length))
      inHand.surround(around())
    },
  ]

  const rowOf = ({
    eventId,
    startDate,
    themeId,
    hotelIds,
    net,
    days,
    placesLeft,
    guaranteed,
  }: IndexedEvent): readonly Row[] => {
    const theme = [...themes.values()].find((each) => each.themeId === themeId)
    if (!theme || theme.redirects) return []
    return [
      {
        id: eventId,
        day: startDate,
        theme: theme.url,
        groups: theme.targetGroups,
        rubric: rubrics.find(({ id }) => id === theme.rubricId)?.url ?? '',
        isNew: theme.isNew,
        level: theme.level,
        guaranteed,
        accessible: offeredByAll(hotelIds.map((hotel) => (towned.has(hotel) ? offersOf(hotel) : []))),
        lasts: lengthOf(theme.isSeries, theme.duration, days),
        hotels: hotelIds,
        towns: hotelIds.flatMap((hotel) => towned.get(hotel) ?? []),
        cents: net ?? null,
        left: placesLeft,
      },
    ]
  }
  return {
    store: inHand.store,
    change: () => {
      if (chance.perhaps(0.1)) inHand.changeMuch()
      for (let i = chance.below(4); i > 0; i--) chance.oneOf(changes)()
    },
    rows: () => inOrder([...dates.values()].flatMap(rowOf)),
  }
}

test.each([1, 2])('random questions are answered as by looking at every event, whatever changes: %i', async (seed) => {
  const chance = chanceFrom(seed)
  const programme = changingProgramme(chance)
  let today = '2026-12-31'
  const finder = finderOf({
    indexedEvents: programme.store,
    themesFound: themesCalled(Array.from({ length: 15 }, (_, i) => `thema-${i}`)),
    postcodes: locatingTowns,
    clock: { now: () => `${today}T11:00:00Z` },
  })
  for (let question = 0; question < 250; question++) {
    if (chance.perhaps(0.2)) today = randomDay(chance)
    if (chance.perhaps(0.6)) programme.change()
    await askOnce(finder, chance, { rows: programme.rows(), towns: locations, today })
  }
})
