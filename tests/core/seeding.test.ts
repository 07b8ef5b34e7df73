import { beforeAll, describe, expect, test } from 'vitest'
import type { Content } from '#core/content/content.ts'
import type { EventWithDays } from '#core/content/ports.ts'
import { seedingEvents } from '#core/content/seeding.service.ts'
import { syntheticEvents, type Programme } from '#core/content/synthetic-events.ts'
import { weekdayOf } from '#core/shared/dates.ts'
import { openTestCore, valueOf } from './test-core.ts'
import { anEventContent, anEntry, aHotelEntry, aThemeFile, someContentFolder } from './sample-content.ts'

const programme: Programme = {
  themes: [
    { url: 'woche', duration: 5 },
    { url: 'tage', duration: 3.5 },
    { url: 'abend', duration: 90 },
    { url: 'kurz', duration: 15 },
    { url: 'lang', duration: 14 },
    { url: 'ohne', duration: undefined },
  ],
  hotelIds: [11, 12],
  today: '2026-11-21',
  firstNumber: 1_000_001,
}
let many: readonly EventWithDays[] = []
beforeAll(() => {
  many = [...syntheticEvents(programme, 6000, 7)]
})
const of = (theme: string) => many.filter(({ themeUrl }) => themeUrl === theme)
const each = <T>(values: readonly T[]): readonly T[] =>
  [...new Set(values)].toSorted((one, other) => (one < other ? -1 : 1))
const share = (some: readonly EventWithDays[], all: readonly EventWithDays[]): number => some.length / all.length
const isOnline = ({ hotelId }: EventWithDays): boolean => hotelId === undefined
/** Days from the first to the last, both counted. */
const daysOf = ({ startDate, endDate }: EventWithDays): number =>
  (Date.parse(endDate) - Date.parse(startDate)) / 86_400_000 + 1

describe('synthetic events', () => {
  test('are as many as asked, with numbers and addresses of their own', () => {
    expect(many).toHaveLength(6000)
    expect(many.map(({ eventId }) => eventId)).toEqual(many.map((_, nth) => 1_000_001 + nth))
    expect(many.map(({ at }) => at.line)).toEqual(many.map((_, nth) => 1 + nth))
    expect(many.map(({ url }) => url)).toEqual(many.map(({ themeUrl, eventId }) => `${themeUrl}-${eventId}`))
    expect(each(many.map(({ at }) => at.file))).toEqual(['synthetic'])
  })

  test('are of every theme and in every hotel', () => {
    expect(each(many.map(({ themeUrl }) => themeUrl))).toEqual(['abend', 'kurz', 'lang', 'ohne', 'tage', 'woche'])
    expect(each(many.flatMap(({ hotelId }) => hotelId ?? []))).toEqual([11, 12])
  })

  test.each([
    // On weekdays on which they end within the week: Monday is 0
    ['woche', 5, [0]],
    ['tage', 4, [0, 1]],
    ['ohne', 3, [0, 1, 2]],
    ['abend', 1, [0, 1, 2, 3, 4]],
    ['kurz', 1, [0, 1, 2, 3, 4]],
    ['lang', 14, [0]],
  ])('of %s last %i days and begin on the weekdays %j', (theme, days, weekdays) => {
    expect(each(of(theme).map(daysOf))).toEqual([days])
    expect(each(of(theme).map(({ startDate }) => weekdayOf(startDate)))).toEqual(weekdays)
  })

  test('begin in each of the next 78 weeks', () => {
    const mondays = each(of('woche').map(({ startDate }) => startDate))
    expect([mondays.length, mondays.at(0), mondays.at(-1)]).toEqual([78, '2026-11-23', '2028-05-15'])
  })

  test('take place online where they last minutes, and else one in five', () => {
    expect([...of('abend'), ...of('kurz')].every(isOnline)).toBe(true)
    const others = ['woche', 'tage', 'lang', 'ohne'].flatMap(of)
    expect(share(others.filter(isOnline), others)).toBeCloseTo(0.2, 1.7)
  })

  test('leave time for the journey to a hotel', () => {
    const hours = (some: readonly EventWithDays[]) =>
      each(some.map(({ startTime, endTime }) => `${startTime}-${endTime}`))
    expect(hours(of('woche').filter((date) => !isOnline(date)))).toEqual(['13:00-12:00'])
    expect(hours(of('woche').filter(isOnline))).toEqual(['09:00-16:00'])
    expect(hours(of('abend'))).toEqual(['09:00-16:00'])
    const day = { ...programme, themes: [{ url: 'tag', duration: 1 }] }
    expect(hours([...syntheticEvents(day, 50, 1)])).toEqual(['09:00-16:00'])
    const twoDays = { ...programme, themes: [{ url: 'zwei', duration: 2 }] }
    expect(hours([...syntheticEvents(twoDays, 50, 1)])).toEqual(['09:00-16:00', '13:00-12:00'])
  })

  test('have 12 to 24 seats, of one in ten all gone, and are certain once half are', () => {
    expect(each(many.map(({ places }) => places))).toEqual([12, 14, 16, 18, 20, 22, 24])
    const soldOut = many.filter(({ places, taken }) => taken === places)
    expect(share(soldOut, many)).toBeCloseTo(0.1, 1.7)
    expect(many.filter(({ places, taken }) => taken > places)).toEqual([])
    expect(many.filter(({ places, taken, guaranteed }) => guaranteed !== taken >= places / 2)).toEqual([])
  })

  test('cost by their days, the theme, and whether they are online; a few are auf Anfrage', () => {
    const themes = Array.from({ length: 40 }, (_, nth) => ({ url: `thema-${nth}`, duration: 5 }))
    const dates = [...syntheticEvents({ ...programme, themes }, 1500, 3)]
    const pricesOf = (theme: string, online: boolean) =>
      each(dates.filter((date) => date.themeUrl === theme && isOnline(date) === online).map(({ price }) => price?.net))
    for (const [place, inHouse, online] of [
      [0, 1_450_00, 1_350_00],
      [1, 1_500_00, 1_400_00],
      [7, 1_800_00, 1_700_00],
      [8, 1_450_00, 1_350_00],
      [18, 1_550_00, 1_450_00],
      [19, undefined, undefined],
      [20, 1_650_00, 1_550_00],
      [38, 1_750_00, 1_650_00],
      [39, undefined, undefined],
    ]) {
      expect(pricesOf(`thema-${place}`, false)).toEqual([inHouse])
      expect(pricesOf(`thema-${place}`, true)).toEqual([online])
    }
    expect(each(dates.map(({ price }) => price?.rate ?? 19))).toEqual([19])
  })

  test('are the same for the same seed in every edition, so that figures can be compared', () => {
    const told = ({ themeUrl, startDate, hotelId, places, taken }: EventWithDays) => [
      themeUrl,
      startDate,
      hotelId,
      places,
      taken,
    ]
    expect([...syntheticEvents(programme, 4, 42)].map(told)).toEqual([
      ['kurz', '2027-07-23', undefined, 20, 10],
      ['tage', '2028-03-06', 11, 14, 10],
      ['tage', '2027-11-30', 11, 12, 10],
      ['kurz', '2026-12-08', undefined, 12, 9],
    ])
    const sum = (figure: (date: EventWithDays) => number) => many.reduce((total, date) => total + figure(date), 0)
    expect([sum(({ places }) => places), sum(({ taken }) => taken)]).toEqual([107_162, 56_430])
    expect([many.filter(({ hotelId }) => hotelId === 11), many.filter(isOnline)].map(({ length }) => length)).toEqual([
      1_581, 2_819,
    ])
    expect([...syntheticEvents(programme, 4, 43)].map(told)).not.toEqual(
      [...syntheticEvents(programme, 4, 42)].map(told),
    )
  })

  test('cannot be made of nothing', () => {
    const one = (change: Partial<Programme>) => () => [...syntheticEvents({ ...programme, ...change }, 9, 42)]
    expect(one({ themes: [] })).toThrow(RangeError)
    expect(one({ hotelIds: [] })).toThrow(RangeError)
  })
})

const aSeries = aThemeFile({ internalId: 200, url: 'reihe', title: 'Die Reihe', eventType: 1 })
const appWith = async (change: Partial<Content> = {}) => {
  const testCore = openTestCore()
  valueOf(await testCore.stage.content(someContentFolder({ events: [], ...change })))
  return testCore
}
/** Seeds into a drawer that can be looked into. */
const seededInto = async (needs: Parameters<typeof seedingEvents>[0], events: number) => {
  const added: EventWithDays[] = []
  const told: number[] = []
  const addingEvents = {
    greatestNumber: async () => 0,
    add: async (some: readonly EventWithDays[]) => void added.push(...some),
  }
  const seeded = valueOf(
    await seedingEvents({ ...needs, addingEvents })({ events, seed: 1 }, (count) => told.push(count)),
  )
  return { added, told, seeded }
}

describe('a synthetic load', () => {
  test('stands beside what is there, from a number on that no provider prints', async () => {
    const { stage, needs } = await appWith({ events: [anEventContent()] })
    expect(valueOf(await stage.syntheticEvents({ events: 3, seed: 1 }))).toEqual({ first: 1_000_001, last: 1_000_003 })
    expect(valueOf(await stage.syntheticEvents({ events: 2, seed: 1 }))).toEqual({ first: 1_000_004, last: 1_000_005 })
    expect(await needs.catalogue.event(4001)).toBeDefined()
    expect(await needs.catalogue.event(1_000_005)).toMatchObject({ themeUrl: 'betriebsverfassungsrecht-i' })
  })

  test('begins behind the greatest number there is', async () => {
    const { stage } = await appWith({ events: [anEventContent({ eventId: 2_000_000 })] })
    expect(valueOf(await stage.syntheticEvents({ events: 1, seed: 1 })).first).toBe(2_000_001)
  })

  test.each([
    [0, []],
    [1, [1]],
    [5_000, [5_000]],
    [5_001, [5_000, 5_001]],
  ])('of %i events tells after each step of 5,000 how many there are', async (events, expected) => {
    const { needs } = await appWith()
    const { added, told } = await seededInto(needs, events)
    expect(told).toEqual(expected)
    expect(added).toHaveLength(events)
  })

  test('is of all themes but series, however many, by the first entry of their content', async () => {
    const themes = Array.from({ length: 101 }, (_, nth) =>
      aThemeFile({
        internalId: 1000 + nth,
        url: `thema-${nth}`,
        title: `Thema ${nth}`,
        content: [anEntry({ duration: 2 }), anEntry({ duration: 5 })],
      }),
    )
    const { needs } = await appWith({ themes: [...themes, aSeries] })
    const { added } = await seededInto(needs, 2_000)
    expect(each(added.map(({ themeUrl }) => themeUrl))).toEqual(each(themes.map(({ url }) => url)))
    expect(each(added.map(daysOf))).toEqual([2])
  })

  test.each<[string, Partial<Content>]>([
    ['themes', { themes: [] }],
    ['themes but series', { themes: [aSeries] }],
    ['hotels', { hotels: [] }],
    ['either', { themes: [], hotels: [] }],
  ])('is refused where there are no %s', async (_, change) => {
    const { stage } = await appWith(change)
    expect(await stage.syntheticEvents({ events: 1, seed: 1 })).toEqual({ ok: false, refusal: { why: 'no-programme' } })
  })

  test('of one theme in one hotel is none the less one', async () => {
    const { stage } = await appWith({ themes: [aThemeFile(), aSeries], hotels: [aHotelEntry()] })
    expect((await stage.syntheticEvents({ events: 1, seed: 1 })).ok).toBe(true)
  })
})
