import { describe, expect, test } from 'vitest'
import { cursorOf, startCursor, tokenOf } from '#core/finder/events-index/cursor.ts'
import { columnsOf, columnsOfChunks, emptyDictionaries, rowFrom } from '#core/finder/events-index/column-store.ts'
import { emptyCube } from '#core/finder/events-index/data-cube.ts'
import { distanceBetween, distanceText } from '#core/finder/distance.ts'
import { durationKind, durations } from '#core/finder/duration-kind.ts'
import { whyNotSearched } from '#core/finder/why-not-searched.ts'
import { groupedRows } from '#core/finder/events-index/rows-by-group.ts'
import { whyNotBookable } from '#core/finder/why-not-bookable.ts'
import { dayNumber, daysOfMonth, dayOfNumber } from '#core/finder/events-index/day-number.ts'
import { anEventFact } from './finder-store.ts'

describe('how long an event takes', () => {
  test.each([
    [{ duration: 90 }, 1, 'kurz'],
    [{ duration: 15 }, 5, 'kurz'],
    [{ duration: 1 }, 1, 'kurz'],
    [{ duration: 1.5 }, 2, 'kurz'],
    [{ duration: 2 }, 2, 'mittel'],
    [{ duration: 3.5 }, 4, 'mittel'],
    [{ duration: 4 }, 4, 'lang'],
    [{ duration: 14 }, 14, 'lang'],
    [{}, 1, 'kurz'],
    [{}, 3, 'mittel'],
    [{}, 5, 'lang'],
  ])('%j over %d days of the calendar: %s', (theme, days, kind) => {
    expect(durationKind({ isSeries: false, ...theme }, days)).toBe(kind)
  })

  test('a training series is long whatever it says', () => {
    expect(durationKind({ isSeries: true, duration: 90 }, 1)).toBe('lang')
  })
})

describe('distances', () => {
  test.each([
    [0, 'gleich am Ort'],
    [2, 'gleich am Ort'],
    [3, 'etwa 3\u00a0km entfernt'],
    [294, 'etwa 294\u00a0km entfernt'],
  ])('%i km in words', (kilometres, words) => {
    expect(distanceText(kilometres)).toBe(words)
  })

  const hamburg = { latitude: 53.55, longitude: 10 }
  test.each([
    ['itself', hamburg, 0],
    ['Berlin', { latitude: 52.52, longitude: 13.405 }, 255],
    ['München', { latitude: 48.137, longitude: 11.575 }, 612],
    ['the other side', { latitude: -53.55, longitude: -170 }, 20015],
    ['the place south of it', { latitude: 52.55, longitude: 10 }, 111],
  ])('from Hamburg to %s', (_, there, kilometres) => {
    expect(distanceBetween(hamburg, there)).toBe(kilometres)
    expect(distanceBetween(there, hamburg)).toBe(kilometres)
  })

  test('positions that lie opposite are half way round the earth from each other, however their degrees round', () => {
    const opposite = { latitude: -87.5, longitude: 10 }
    expect(distanceBetween(opposite, { latitude: 87.5, longitude: -170 })).toBe(20_015)
  })
})

describe('why an event cannot be booked at once', () => {
  const today = '2027-03-01'
  test.each([
    ['2027-03-02', 1, undefined],
    ['2027-03-02', 0, 'sold-out'],
    ['2027-03-02', -1, 'sold-out'],
    ['2027-03-01', 5, 'begun'],
    ['2027-02-28', 0, 'begun'],
  ])('it begins on %s and has %d seats left', (startDate, placesLeft, reason) => {
    expect(whyNotBookable({ event: { startDate, placesLeft }, today })).toBe(reason)
  })
})

describe('what is asked', () => {
  const postcodes = { locate: (code: string) => (code === '20095' ? { latitude: 53.55, longitude: 10 } : undefined) }
  test.each([
    [{}, undefined],
    [{ postcode: '20095', sort: 'entfernung', radius: 50, month: ['2027-01'], priceTo: 0.5 }, undefined],
    [{ radius: 50 }, undefined],
    [{ postcode: '2009' }, { postcode: 'malformed' }],
    [{ postcode: '2009５' }, { postcode: 'malformed' }],
    [{ postcode: '99999' }, { postcode: 'unknown' }],
    [{ sort: 'entfernung' }, { postcode: 'missing' }],
    [{ sort: 'zufall' }, { sort: 'unknown' }],
    [{ radius: 0 }, { radius: 'malformed' }],
    [
      { radius: Infinity, priceTo: NaN },
      { radius: 'malformed', priceTo: 'malformed' },
    ],
    [{ priceTo: -1 }, { priceTo: 'malformed' }],
    [{ seats: 0 }, { seats: 'too-low' }],
    [{ seats: 10 }, { seats: 'too-high' }],
    [{ seats: 9 }, undefined],
    [{ month: ['2027-13'] }, { month: 'malformed' }],
    [{ month: ['2027-1'] }, { month: 'malformed' }],
    [{ month: ['Januar'] }, { month: 'malformed' }],
  ])('%j', (asked, fields) => {
    const refusal = whyNotSearched(asked as Parameters<typeof whyNotSearched>[0], postcodes)
    expect(refusal).toEqual(fields && { why: 'invalid', fields })
  })
})

describe('where a list continues', () => {
  test.each([
    ['datum', { rank: 0, day: dayNumber('2027-03-01'), eventId: 4001 }],
    ['preis', { rank: 149_000, day: dayNumber('2027-12-31'), eventId: 1 }],
    ['preis', { rank: Infinity, day: dayNumber('2027-12-31'), eventId: 1 }],
    ['entfernung', { rank: 12, day: dayNumber('2028-02-29'), eventId: 999_999_999 }],
  ] as const)('by %s: %j comes back as it was', (sort, place) => {
    expect(cursorOf(tokenOf(sort, place), sort)).toEqual(place)
  })

  test.each([
    'x',
    'datum',
    'datum~0~2027-02-30~1',
    'datum~-1~2027-02-03~1',
    'preis~0~2027-02-03~1',
    'datum~0~2027-02-03~1e9',
    '~~~',
  ])('a forged token %s leads nowhere', (token) => {
    expect(cursorOf(token, 'datum')).toBe('nowhere')
  })

  test.each([undefined, ''])('without a token it begins', (token) => {
    expect(cursorOf(token, 'preis')).toBe(startCursor)
  })
})

test('days are numbers and come back', () => {
  for (const day of ['1969-12-31', '1970-01-01', '2026-03-29', '2028-02-29', '9999-12-31'])
    expect(dayOfNumber(dayNumber(day))).toBe(day)
  expect(daysOfMonth('2027-12')).toEqual([dayNumber('2027-12-01'), dayNumber('2028-01-01')])
})

test.each([
  ['2027-01-31', -Infinity, 0],
  ['2027-03-01', -Infinity, 0],
  ['2027-03-01', 7, 0],
  ['2027-03-01', 8, 1],
  ['2027-03-01', 9, 1],
  ['2027-03-01', 10, 2],
  ['2027-03-02', -Infinity, 2],
  ['2027-03-03', 9, 2],
  ['2027-03-03', 10, 3],
  ['2027-03-04', -Infinity, 3],
])('among events by day and number, those from %s and %d on begin at row %i', (day, eventId, row) => {
  const dates = [
    anEventFact({ eventId: 9, startDate: '2027-03-03' }),
    anEventFact({ eventId: 9.5, startDate: '2027-03-01' }),
    anEventFact({ eventId: 7, startDate: '2027-03-01' }),
  ]
  expect(rowFrom(columnsOf(dates, emptyDictionaries()), dayNumber(day), eventId)).toBe(row)
})

test('events that come in pieces are the same columns as those that come at once', async () => {
  const dates = Array.from({ length: 10 }, (_, i) => anEventFact({ eventId: i, startDate: `2027-03-0${1 + (i % 3)}` }))
  const inPieces = async function* () {
    yield dates.slice(0, 3)
    yield []
    yield dates.slice(3)
  }
  expect(await columnsOfChunks(inPieces(), emptyDictionaries())).toEqual(columnsOf(dates, emptyDictionaries()))
})

test('kinds of events have one number each, that of a kind met before', () => {
  const cube = emptyCube({ venues: 1, months: 1 })
  const kinds = [0, 1].flatMap((theme) =>
    [0, 1, 2].flatMap((price) =>
      durations.flatMap((duration) =>
        [0, 1, 5, 9].flatMap((seats) =>
          [true, false].map((guaranteed) => ({ theme, price, duration, seats, guaranteed })),
        ),
      ),
    ),
  )
  expect(kinds.map((kind) => cube.numberOf(kind))).toEqual(kinds.map((_, number) => number))
  expect(kinds.map((kind) => cube.numberOf(kind))).toEqual(kinds.map((_, number) => number))
})

test('rows are put together by group and keep their order', () => {
  const { rows, starts } = groupedRows(Int32Array.of(2, 0, 2, 0, 3), 5)
  expect([...rows]).toEqual([1, 3, 0, 2, 4])
  expect([...starts]).toEqual([0, 2, 2, 4, 5, 5])
})
