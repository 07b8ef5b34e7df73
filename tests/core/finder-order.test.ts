import { describe, expect, test } from 'vitest'
import { anEventFact, storeInHand } from './finder-store.ts'
import {
  ulm,
  kilometresToAachen,
  surroundings,
  oneTheme,
  events,
  finderAt,
  finderOver,
  type Ask,
  find,
  idsOf,
  ids,
} from './finder-sample.ts'

describe('in which order events stand', () => {
  test.each<[Ask, readonly number[]]>([
    [{}, [1, 2, 3, 4, 5, 6]],
    [{ sort: 'datum' }, [1, 2, 3, 4, 5, 6]],
    [{ sort: 'preis' }, [1, 2, 3, 5, 6, 4]],
    [{ sort: 'entfernung', postcode: '89073' }, [1, 3, 5, 2, 4, 6]],
    [{ sort: 'preis', mode: ['hotel'] }, [1, 3, 5, 4]],
    [{ sort: 'entfernung', postcode: '89073', theme: 'klausur' }, [3, 5, 6]],
    [{ sort: 'entfernung', postcode: '89073', month: ['2027-03'] }, [5, 4]],
    [{ sort: 'preis', targetGroup: ['br'] }, [1, 4]],
  ])('%j', async (ask, expected) => {
    expect(await ids(ask)).toEqual(expected)
  })

  const alike = [
    anEventFact({ eventId: 30, startDate: '2027-03-02', hotelIds: [12], net: 100 }),
    anEventFact({ eventId: 10, startDate: '2027-03-02', hotelIds: [11], net: 100 }),
    anEventFact({ eventId: 20, startDate: '2027-03-01', hotelIds: [12], net: 100 }),
    anEventFact({ eventId: 9, startDate: '2027-04-01', hotelIds: [11], net: 100 }),
    anEventFact({ eventId: 15, startDate: '2027-03-02', hotelIds: [12], net: 100 }),
  ]
  test.each<[Ask, readonly number[]]>([
    [{}, [20, 10, 15, 30, 9]],
    [{ sort: 'preis' }, [20, 10, 15, 30, 9]],
    [{ sort: 'entfernung', postcode: '89073' }, [10, 9, 20, 15, 30]],
  ])('what is alike stands by day, then by number: %j', async (ask, expected) => {
    expect(await ids(ask, finderOver(alike, oneTheme))).toEqual(expected)
  })

  test('towns that are as many whole kilometres away are equally far', async () => {
    const northOfUlm = (degrees: number) => ({ latitude: ulm.latitude + degrees, longitude: ulm.longitude })
    const around = {
      ...oneTheme,
      locations: [
        { locationId: 1, name: 'Nahe', position: northOfUlm(0.9) },
        { locationId: 2, name: 'Ferne', position: northOfUlm(0.903) },
      ],
    }
    const some = [
      anEventFact({ eventId: 1, startDate: '2027-03-02', hotelIds: [11] }),
      anEventFact({ eventId: 2, startDate: '2027-03-01', hotelIds: [12] }),
    ]
    const finder = finderOver(some, around)
    const { items } = await find({ sort: 'entfernung', postcode: '89073' }, finder)
    expect(items.map(({ event, distance }) => [event.eventId, distance])).toEqual([
      [2, 100],
      [1, 100],
    ])
    expect(await ids({ postcode: '89073', radius: 100 }, finder)).toEqual([2, 1])
    expect(await ids({ postcode: '89073', radius: 99.9 }, finder)).toEqual([])
  })

  test('a distance stands at events in towns whose position is known, where a postcode is asked', async () => {
    const distances = async (ask: Ask) =>
      (await find(ask)).items.map((item) => ('distance' in item ? item.distance : 'none'))
    expect(await distances({ postcode: '89073' })).toEqual([
      0,
      'none',
      kilometresToAachen,
      'none',
      kilometresToAachen,
      'none',
    ])
    expect(await distances({})).toEqual(Array.from({ length: 6 }, () => 'none'))
  })
})

describe('a long list', () => {
  const many = Array.from({ length: 101 }, (_, i) =>
    anEventFact({
      eventId: 1000 + i,
      startDate: `2027-0${2 + (Math.floor(i / 2) % 3)}-10`,
      hotelIds: [[], [11], [12], [13]][i % 4] ?? [],
      net: [undefined, 30_000, 60_000][i % 3],
    }),
  )
  const finder = finderOver(many, oneTheme)

  test.each<[Ask, number]>([
    [{}, 24],
    [{ limit: 1 }, 1],
    [{ limit: 0 }, 1],
    [{ limit: -5 }, 1],
    [{ limit: 100 }, 100],
    [{ limit: 1000 }, 100],
  ])('%j: %i events on a page', async (ask, length) => {
    const { items, next, total } = await find(ask, finder)
    expect({ length: items.length, goesOn: next !== undefined, total }).toEqual({ length, goesOn: true, total: 101 })
  })

  test('a page that holds the last event has no next one', async () => {
    expect((await find({ limit: 6 })).next).toBeUndefined()
    expect((await find({ limit: 5 })).next).toBeDefined()
  })

  test.each<[Ask, string]>([
    [{ limit: 3 }, 'datum~0~2027-02-28~3'],
    [{ limit: 3, sort: 'preis' }, 'preis~30001~2027-02-28~3'],
    [{ limit: 3, sort: 'entfernung', postcode: '89073' }, 'entfernung~387~2027-03-01~5'],
    [{ limit: 4, sort: 'entfernung', postcode: '89073' }, 'entfernung~-~2027-02-01~2'],
  ])('%j goes on at %s, which may stand in an address for years', async (ask, next) => {
    expect(await find(ask)).toMatchObject({ next })
    expect(await ids({ ...ask, after: next })).toEqual((await ids({ ...ask, limit: 6 })).slice(ask.limit))
  })

  const pages = async (ask: Ask): Promise<readonly (readonly number[])[]> => {
    const found: (readonly number[])[] = []
    let after: string | undefined
    do {
      const page = await find({ ...ask, ...(after !== undefined && { after }) }, finder)
      expect(page.total).toBe((await find(ask, finder)).total)
      found.push(idsOf(page))
      after = page.next
    } while (after !== undefined && found.length < 200)
    return found
  }
  test.each<[Ask]>([
    [{}],
    [{ sort: 'preis' }],
    [{ sort: 'entfernung', postcode: '89073' }],
    [{ sort: 'preis', mode: ['hotel'] }],
    [{ sort: 'entfernung', postcode: '89073', month: ['2027-03'] }],
    [{ locationId: [2] }],
  ])('its pages together are the whole list, each event once: %j', async (ask) => {
    const wholeList = (await pages({ ...ask, limit: 100 })).flat()
    expect(new Set(wholeList).size).toBe((await find(ask, finder)).total)
    expect((await pages({ ...ask, limit: 7 })).flat()).toEqual(wholeList)
  })

  test('it goes on behind the last event shown, whatever came before it meanwhile', async () => {
    const inHand = storeInHand(surroundings, events)
    const over = finderAt(inHand.store)
    const first = await find({ limit: 3 }, over)
    inHand.put(
      anEventFact({ eventId: 50, startDate: '2027-02-28' }),
      anEventFact({ eventId: 2, startDate: '2027-02-28' }),
    )
    inHand.remove(3)
    expect(await ids({ after: first.next ?? '' }, over)).toEqual([50, 4, 5, 6])
  })
})
