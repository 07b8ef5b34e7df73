import { describe, expect, test } from 'vitest'
import type { FinderFilter } from '#core/finder/finder.ts'
import { storeInHand } from './finder-store.ts'
import { kilometresToAachen, surroundings, events, finderAt, find, ids } from './finder-sample.ts'

describe('which events a filter leaves', () => {
  const all = [1, 2, 3, 4, 5, 6]
  test.each<[FinderFilter, readonly number[]]>([
    [{}, all],
    [{ targetGroup: ['br'] }, [1, 4]],
    [{ targetGroup: ['sbv'] }, [1]],
    [{ targetGroup: ['jav'] }, [2]],
    [{ rubric: ['recht'] }, [1, 4]],
    [{ rubric: ['rede'] }, [2, 3, 5, 6]],
    [{ rubric: ['amt'] }, []],
    [{ rubric: ['nirgends'] }, []],
    [{ theme: 'klausur' }, [3, 5, 6]],
    [{ theme: 'umgezogen' }, []],
    [{ theme: 'unbekannt' }, []],
    [{ month: ['2027-01'] }, [1]],
    [{ month: ['2027-02'] }, [2, 3]],
    [{ month: ['2027-03'] }, [4, 5]],
    [{ month: ['2027-12'] }, [6]],
    [{ month: ['2027-04'] }, []],
    [{ month: ['2027-06'] }, []],
    [{ month: ['2099-01'] }, []],
    [{ locationId: [1] }, [1]],
    [{ locationId: [2] }, [3, 5]],
    [{ locationId: [3] }, [4]],
    [{ locationId: [4] }, []],
    [{ locationId: [0] }, []],
    [{ locationId: [99] }, []],
    [{ hotelId: 12 }, [3, 5]],
    [{ hotelId: 0 }, []],
    [{ hotelId: 522 }, []],
    [{ hotelId: -1 }, []],
    [{ mode: ['online'] }, [2, 6]],
    [{ mode: ['hotel'] }, [1, 3, 4, 5]],
    [{ duration: ['kurz'] }, [2, 3]],
    [{ duration: ['mittel'] }, [1, 5]],
    [{ duration: ['lang'] }, [4, 6]],
    [{ isNew: true }, [2]],
    [{ free: true }, [1, 3, 4, 5, 6]],
    [{ seats: 1 }, [1, 3, 4, 5, 6]],
    [{ seats: 5 }, [1, 4, 5, 6]],
    [{ seats: 6 }, [4, 5, 6]],
    [{ seats: 9 }, [4, 5, 6]],
    [{ priceTo: 298.99 }, []],
    [{ priceTo: 299 }, [1]],
    [{ priceTo: 300 }, [1, 2]],
    [{ priceTo: 300.01 }, [1, 2, 3]],
    [{ priceTo: 1_000_000 }, [1, 2, 3, 5, 6]],
    [{ postcode: '89073' }, all],
    [{ radius: 1 }, all],
    [{ postcode: '89073', radius: 0.4 }, [1]],
    [{ postcode: '89073', radius: kilometresToAachen - 1 }, [1]],
    [{ postcode: '89073', radius: kilometresToAachen }, [1, 3, 5]],
    [{ postcode: '89073', radius: 20_015 }, [1, 3, 5]],
    [{ mode: ['hotel'], rubric: ['rede'], free: true, priceTo: 1000 }, [3]],
    [{ mode: ['online'], locationId: [1] }, []],
    [{ month: ['2027-03'], theme: 'klausur' }, [5]],
    [{ month: ['2099-01'], mode: ['hotel'] }, []],
    [{ month: ['2027-01', '2027-12'] }, [1, 6]],
    [{ month: ['2027-01', '2099-01'], targetGroup: ['sbv', 'jav'] }, [1]],
    [{ locationId: [1, 3] }, [1, 4]],
    [{ rubric: ['recht', 'rede'] }, all],
    [{ mode: ['online', 'hotel'] }, all],
    [{ month: [], locationId: [] }, all],
    [{ level: ['grundlagen'] }, [1]],
    [{ level: ['grundlagen', 'aufbau'] }, [1, 2]],
    [{ level: ['spezial'] }, []],
    [{ guaranteed: true }, [3]],
    [{ accessibility: ['lift'] }, [1, 3, 5]],
    [{ accessibility: ['lift', 'step-free'] }, [1]],
    [{ accessibility: ['hearing-loop'] }, []],
    [{ q: 'klausur' }, [3, 5, 6]],
    [{ q: 'klausur', mode: ['online'] }, [6]],
    [{ q: 'quatsch' }, []],
    [{ q: ' ' }, all],
  ])('%j', async (filter, expected) => {
    expect(await find(filter)).toMatchObject({ total: expected.length })
    expect(await ids(filter)).toEqual(expected)
    expect(await ids({ ...filter, sort: 'preis' })).toHaveLength(expected.length)
  })

  test('that of today has begun, that of tomorrow is to come', async () => {
    const { store } = storeInHand(surroundings, events)
    expect(await ids({}, finderAt(store, '2027-01-09'))).toEqual([7, ...all])
    expect(await ids({}, finderAt(store, '2027-03-01'))).toEqual([6])
    expect(await ids({}, finderAt(store, '2027-12-31'))).toEqual([])
  })
})
