import { asksOfEvents, meetsAll, type FilteredEvent } from '#core/catalogue/event-filter.ts'
import { describe, expect, test } from 'vitest'

const hamburg = 1
const berlin = 2
const inHamburg: FilteredEvent = { startDate: '2027-03-31', locationIds: [hamburg], hasOnline: false }
const online: FilteredEvent = { startDate: '2027-04-01', locationIds: [], hasOnline: true }
const series: FilteredEvent = { startDate: '2027-12-06', locationIds: [berlin, hamburg], hasOnline: true }

describe('what a list of themes asks of their events', () => {
  test.each([
    ['nothing is asked', {}, [true, true, true]],
    ['its first day lies in the month', { month: '2027-03' }, [true, false, false]],
    ['its month is the last of the year', { month: '2027-12' }, [false, false, true]],
    ['no month is meant by half of one', { month: '2027-1' }, [false, false, false]],
    ['one of its hotels is in the town', { locationId: hamburg }, [true, false, true]],
    ['a series has events in each of its towns', { locationId: berlin }, [false, false, true]],
    ['nobody has a hotel in the town', { locationId: 3 }, [false, false, false]],
    ['some of it is online', { online: true }, [false, true, true]],
    ['some of it is in a hotel', { online: false }, [true, false, true]],
    ['month and town', { month: '2027-03', locationId: hamburg }, [true, false, false]],
    ['month and town, of which only one holds', { month: '2027-04', locationId: hamburg }, [false, false, false]],
    ['town and online', { locationId: hamburg, online: true }, [false, false, true]],
    ['all three', { month: '2027-12', locationId: berlin, online: false }, [false, false, true]],
    ['all three, of which two hold', { month: '2027-03', locationId: hamburg, online: true }, [false, false, false]],
  ])('is met where %s', (_, asked, met) => {
    expect([inHamburg, online, series].map((event) => meetsAll(asked, event))).toEqual(met)
  })

  test.each([
    [{}, false],
    [{ month: '2027-03' }, true],
    [{ locationId: hamburg }, true],
    [{ online: false }, true],
  ])('%j is asked of events: %s', (asked, is) => expect(asksOfEvents(asked)).toBe(is))
})
