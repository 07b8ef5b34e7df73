import type { Price } from '../shared/money.ts'
import type { Conference } from './conference.ts'

/**
 * What a seat costs somebody who registers today: the price of its event, or that of early registration as long as one
 * has it, whichever is lower. null: on request.
 */
export const feeToday = ({ event, prices }: Pick<Conference, 'event' | 'prices'>): Price | null => {
  const early = prices.filter(({ until, ended }) => until !== undefined && !ended).map(({ price }) => price)
  const [lowest] = [...(event?.price ? [event.price] : []), ...early].toSorted((one, other) => one.net - other.net)
  return lowest ?? null
}
