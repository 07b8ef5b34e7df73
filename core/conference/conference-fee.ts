import type { Event } from '../catalogue/catalogue.ts'
import type { Day } from '../shared/day.ts'
import type { Price } from '../shared/money.ts'
import { pricesWithEnds } from './conference-days.ts'
import type { Conference } from './conference.ts'

interface Charged extends Pick<Conference, 'prices'> {
  readonly event: Pick<Event, 'price'> | null
}

/**
 * What a seat costs somebody who registers today: the price of its event, or that of early registration as long as one
 * has it, whichever is lower. null: on request.
 */
export const feeToday = ({ event, prices }: Charged): Price | null => {
  const early = prices.filter(({ until, ended }) => until !== undefined && !ended).map(({ price }) => price)
  const [lowest] = [...(event?.price ? [event.price] : []), ...early].toSorted((one, other) => one.net - other.net)
  return lowest ?? null
}

/** An event of a Fachtagung, its next one or another, at what a seat of it costs somebody who registers today. */
export const atFeeOf = <E extends Event>({ prices }: Pick<Conference, 'prices'>, event: E, today: Day): E => {
  const ofEvent = prices.map(({ until: _until, ended: _ended, ...price }) => price)
  return { ...event, price: feeToday({ event, prices: pricesWithEnds(ofEvent, event, today) }) }
}
