import { addDays, mondayOf } from '../shared/dates.ts'
import type { Day } from '../shared/day.ts'
import { firstMinutes } from '../shared/duration.ts'
import { keyedSegment } from '../shared/keyed-address.ts'
import { required } from '../shared/required.ts'
import type { EventWithDays } from './ports.ts'

/** What synthetic events are made of: what is there already. */
export interface Programme {
  readonly themes: readonly { readonly url: string; readonly duration: number | undefined }[]
  readonly hotelIds: readonly number[]
  /** The day before the first week in which an event may begin. */
  readonly today: Day
  /** The number of the first event; the others follow. */
  readonly firstNumber: number
}

/** Eighteen months. */
const weeks = 78
/** One in so many of those that last days is online, one in so many of all is sold out. */
const oneOnlineIn = 5
const oneSoldOutIn = 10
/** Days of a theme that does not say how long it lasts. */
const usualDays = 3

/**
 * Events as a real programme has them, only more: the same seed and programme give the same. Throws without a theme or
 * hotel.
 */
export function* syntheticEvents(programme: Programme, events: number, seed: number): Generator<EventWithDays> {
  const chance = chancesFrom(seed)
  const below = (number: number): number => Math.floor(chance() * number)
  const firstMonday = addDays(mondayOf(programme.today), 7)
  for (let i = 0; i < events; i++) {
    const themeNumber = below(programme.themes.length)
    const { url, duration = usualDays } = required(programme.themes[themeNumber])
    const lastsMinutes = duration >= firstMinutes
    const days = lastsMinutes ? 1 : Math.ceil(duration)
    const isOnline = lastsMinutes || below(oneOnlineIn) === 0
    const hasJourney = days > 1 && !isOnline
    const startDate = addDays(firstMonday, 7 * below(weeks) + below(Math.max(1, 6 - days)))
    const places = 12 + 2 * below(7)
    const taken = below(oneSoldOutIn) === 0 ? places : below(places)
    const eventId = programme.firstNumber + i
    yield {
      at: { file: 'synthetic', line: i + 1 },
      eventId,
      url: keyedSegment(url, eventId),
      themeUrl: url,
      startDate,
      endDate: addDays(startDate, days - 1),
      startTime: hasJourney ? '13:00' : '09:00',
      endTime: hasJourney ? '12:00' : '16:00',
      ...(isOnline ? {} : { hotelId: required(programme.hotelIds[below(programme.hotelIds.length)]) }),
      modules: [],
      price: priceOf(themeNumber, days, isOnline),
      places,
      taken,
      guaranteed: taken * 2 >= places,
    }
  }
}

/** A theme has a price in a hotel and another one online; a few are auf Anfrage. */
const priceOf = (themeNumber: number, days: number, isOnline: boolean): EventWithDays['price'] => {
  if (themeNumber % 20 === 19) return null
  return { net: (290 * days + 50 * (themeNumber % 8) - (isOnline ? 100 : 0)) * 100, rate: 19 }
}

/** Numbers from 0 to 1 that look like chance and are the same each time (mulberry32). */
const chancesFrom = (seed: number): (() => number) => {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
