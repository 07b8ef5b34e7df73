import { describe, expect, test } from 'vitest'
import type { Filter } from '#core/finder/filter.ts'
import { filters } from '#core/finder/filters.ts'
import { anEventFact, aThemeFact, storeInHand } from '#tests/core/finder-store.ts'

/** A filter that the finder does not have: training series only. */
const series = {
  values: { are: 'yes' },
  looksAt: 'theme',
  passes: () => (theme) => theme.isSeries,
  facet: { values: () => [{ value: true }] },
  address: { name: 'reihe', read: (text) => (text === 'ja' ? true : undefined), write: () => 'ja' },
  option: { flags: '--series', says: 'only training series' },
} as const satisfies Filter<true, 'theme'>

// Put into the record before anything derives from it, as a file of its own and a line of the record would.
Object.assign(filters, { series })
const { finderOf } = await import('#core/finder/finder.service.ts')
const { choiceOf, askOf, hrefOf } = await import('#core/finder/finder-address.ts')
const { finder: contract } = await import('#http/contract/finder.ts')

const ofSeries = { series: true } as object
const { store } = storeInHand(
  { themes: [aThemeFact({ isSeries: true }), aThemeFact({ themeId: 102 })], rubrics: [], hotels: [], locations: [] },
  [anEventFact(), anEventFact({ eventId: 4002, themeId: 102 })],
)
const finder = finderOf({
  indexedEvents: store,
  themesFound: async () => new Set<string>(),
  postcodes: { locate: () => undefined },
  clock: { now: () => '2027-01-10T11:00:00Z' },
})

describe('a filter that is one more file and one more line of the record', () => {
  test('narrows the list', async () => {
    const found = await finder.find(ofSeries)
    expect(found.ok && found.value.items.map(({ event }) => event.eventId)).toEqual([4001])
  })

  test('is counted beside the others', async () => {
    const found = await finder.find({})
    expect(found.ok && found.value.facets).toMatchObject({ series: [{ value: 'true', count: 1 }] })
  })

  test('is known to the query schema', () => {
    expect(contract.find.ask.parse(ofSeries)).toEqual(ofSeries)
    expect(() => contract.find.ask.parse({ series: false })).toThrow()
  })

  test('is read from addresses and written into them', () => {
    const choice = choiceOf(new URL('https://www.seminarhaus.example/seminare/p?reihe=ja&zielgruppe=br'))
    expect(askOf(choice)).toEqual({ targetGroup: ['br'], series: true })
    expect(hrefOf(choice)).toBe('/seminare/p?zielgruppe=br&reihe=ja')
  })

  test('does not compile without what the others derive from', () => {
    const { passes: _, ...forgotten } = series
    // @ts-expect-error nothing says what passes it
    expect(forgotten satisfies Filter<true, 'theme'>).toBeDefined()
    const { option: __, ...nameless } = series
    // @ts-expect-error the command line has no name for it
    expect(nameless satisfies Filter<true, 'theme'>).toBeDefined()
  })
})
