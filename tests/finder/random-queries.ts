import { takeSeats } from '#core/capacity/taking-seats.step.ts'
import { isDeepStrictEqual } from 'node:util'
import { expect } from 'vitest'
import { finderOf } from '#core/finder/finder.service.ts'
import type { FinderFilter, FoundEvents, Sorting } from '#core/finder/finder.ts'
import type { ForFindingEvents, ForLocatingPostcodes, ForIndexingEvents } from '#core/finder/ports.ts'
import type { Store } from '#core/needs.ts'
import { bigProgramme, chanceFrom, firstOfAll, type Chance } from './big-programme.ts'
import { nearestByForce } from './nearest-by-force.ts'
import { bruteForce, themesByForce, distanceOf, rowsOf, type Row, type Town } from './brute-force.ts'

/** Postcodes that tests know, and where they lie. */
const positions: Readonly<Record<string, readonly [number, number]>> = {
  '20095': [53.55, 10.0],
  '89073': [48.4, 9.99],
  '52062': [50.78, 6.08],
  '10115': [52.53, 13.38],
}

export const locatingTowns: ForLocatingPostcodes = {
  locate: (code) => {
    const [latitude, longitude] = positions[code] ?? []
    return latitude === undefined || longitude === undefined ? undefined : { latitude, longitude }
  },
}

/** A search that tests understand: themes with this text in their address. */
export const themesCalled =
  (urls: readonly string[]) =>
  async (q: string): Promise<ReadonlySet<string>> =>
    new Set(urls.filter((url) => url.includes(q)))

const randomFilter = (chance: Chance): FinderFilter => {
  const filter: { -readonly [K in keyof FinderFilter]: FinderFilter[K] } = {}
  const share = chance.oneOf([0, 0.1, 0.2, 0.4])
  const perhaps = () => chance.perhaps(share)
  const some = <Value>(one: () => Value): readonly Value[] =>
    Array.from({ length: chance.perhaps(0.5) ? 1 : chance.below(4) }, one)
  if (perhaps()) filter.targetGroup = some(() => chance.oneOf(['br', 'sbv', 'jav']))
  if (perhaps()) filter.rubric = some(() => chance.oneOf(['recht', 'amt', 'rede', 'leer', 'nirgends']))
  if (perhaps()) filter.theme = `thema-${chance.below(21)}`
  if (perhaps()) filter.month = some(() => `20${27 + chance.below(3)}-${String(1 + chance.below(12)).padStart(2, '0')}`)
  if (perhaps()) filter.locationId = some(() => chance.below(7))
  if (perhaps()) filter.hotelId = chance.oneOf([0, 522, -1, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20])
  if (perhaps()) filter.mode = some(() => chance.oneOf(['online', 'hotel']))
  if (perhaps()) filter.duration = some(() => chance.oneOf(['kurz', 'mittel', 'lang']))
  if (perhaps())
    filter.accessibility = some(() => chance.oneOf(['step-free', 'lift', 'hearing-loop', 'assistance-dogs']))
  if (perhaps()) filter.level = some(() => chance.oneOf(['grundlagen', 'aufbau', 'spezial']))
  if (perhaps()) filter.guaranteed = true
  if (perhaps()) filter.q = chance.oneOf(['', ' ', '1', '7', 'thema', 'nirgends'])
  if (perhaps()) filter.isNew = true
  if (perhaps()) filter.free = true
  if (perhaps()) filter.seats = 1 + chance.below(9)
  if (perhaps()) filter.priceTo = chance.oneOf([1, 299, 300, 300.01, 600, 999.5, 1000, 1490, 1500, 2000, 5000])
  if (perhaps() || chance.perhaps(0.3)) filter.postcode = chance.oneOf(Object.keys(positions))
  if (perhaps()) filter.radius = chance.oneOf([0.4, 50, 150, 300, 500, 1000])
  return filter
}

/** The seven digits behind the point are noise to whom a difference is told. */
const shortened = (found: FoundEvents, filter: FinderFilter, next: boolean) => ({
  filter,
  indexedEvents: found.items.map(({ event, distance, whyNotBookable }) => [event.eventId, distance, whyNotBookable]),
  total: found.total,
  next,
  facets: Object.fromEntries(
    Object.entries(found.facets).map(([facet, values]) => [
      facet,
      values.map(({ value, count }) => ({ value, count })),
    ]),
  ),
})

/** What the finder is asked about. */
interface Truth {
  readonly rows: readonly Row[]
  readonly towns: readonly Town[]
  readonly today: string
}

/** Asks the finder one random question, up to four pages of it, and compares every answer with what the rows say. */
export const askOnce = async (
  finder: ForFindingEvents,
  chance: Chance,
  { rows, towns, today }: Truth,
): Promise<void> => {
  const filter = randomFilter(chance)
  const sort: Sorting = chance.oneOf(
    filter.postcode === undefined ? ['datum', 'preis'] : ['datum', 'preis', 'entfernung', 'entfernung'],
  )
  const from = filter.postcode === undefined ? undefined : positions[filter.postcode]
  const truth = bruteForce(rows, towns, { filter, sort, from, today })
  const nearest = await finder.nearest(filter)
  const near = nearestByForce(rows, towns, { filter, sort, from, today })
  if (!nearest.ok || !isDeepStrictEqual(nearest.value.items, near))
    expect({ today, filter, nearest: nearest.ok ? nearest.value.items : nearest }).toEqual({
      today,
      filter,
      nearest: near,
    })
  const themes = await finder.themes(filter)
  expect(
    themes.ok && themes.value.items.map(({ events, earliest }) => ({ first: earliest.event.eventId, events })),
  ).toEqual(themesByForce(rows, { filter, sort, from, today }))
  const limit = chance.oneOf([1, 3, 24, 100])
  let after: string | undefined
  let seen = 0
  for (let page = 0; page < 4; page++) {
    const answer = await finder.find({ ...filter, sort, limit, ...(after !== undefined && { after }) })
    if (!answer.ok) throw new Error(`refused: ${JSON.stringify({ filter, answer })}`)
    const expected = {
      filter,
      indexedEvents: truth.dates
        .slice(seen, seen + limit)
        .map((row) => [row.id, distanceOf(row, from), row.left > 0 ? undefined : 'sold-out']),
      total: truth.total,
      next: truth.total > seen + limit,
      facets: truth.facets,
    }
    const found = shortened(answer.value, filter, answer.value.next !== undefined)
    if (!isDeepStrictEqual(found, expected))
      expect({ page, sort, today, found }).toEqual({ page, sort, today, found: expected })
    after = answer.value.next
    seen += answer.value.items.length
    if (after === undefined) break
  }
}

/** A day on which most events are still to come. */
export const randomDay = (chance: Chance): string =>
  new Date(Date.UTC(2027, 0, chance.below(200))).toISOString().slice(0, 10)

/**
 * Fills a store with so many events, asks so many questions, takes seats and lets days pass in between; compares every
 * answer.
 */
export const askAtRandom = async (
  store: Pick<Store, 'content' | 'addingEvents' | 'change'> & { readonly indexedEvents: ForIndexingEvents },
  { queries, size, seed }: { readonly queries: number; readonly size: number; readonly seed: number },
): Promise<void> => {
  const { content, indexedEvents } = bigProgramme(seed, size)
  await store.content.apply(content, firstOfAll, '2026-12-01T08:00:00Z')
  for (let i = 0; i < indexedEvents.length; i += 5_000) await store.addingEvents.add(indexedEvents.slice(i, i + 5_000))
  const rows = rowsOf(content, indexedEvents)
  const chance = chanceFrom(seed + 1)
  let today = '2026-12-31'
  const finder = finderOf({
    indexedEvents: store.indexedEvents,
    themesFound: themesCalled(content.themes.map(({ url }) => url)),
    postcodes: locatingTowns,
    clock: { now: () => `${today}T11:00:00Z` },
  })

  for (let query = 0; query < queries; query++) {
    if (chance.perhaps(0.1)) today = randomDay(chance)
    if (chance.perhaps(0.3)) await takeOne(store, chance.oneOf(rows))
    await askOnce(finder, chance, { rows, towns: content.locations, today })
  }
}

const takeOne = async ({ change }: Pick<Store, 'change'>, row: Row): Promise<void> => {
  const taken = await change(takeSeats([{ of: { kind: 'event', eventId: row.id }, seats: 1 }]))
  expect(taken.ok).toBe(row.left > 0)
  if (taken.ok) row.left -= 1
}
