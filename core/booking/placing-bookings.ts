import type { CartItem } from '../cart/cart.ts'
import type { LegalBasisKey, OrderOptions } from '../cart/order-options.ts'
import { costsOfEach, type RecipientCosts } from '../cart/priced-cart.ts'
import type { ListedEvent } from '../catalogue/catalogue.ts'
import { totalsOf } from '../costs/cost-totals.ts'
import type { CostRates } from '../costs/with-hotel.ts'
import { addSeconds } from '../shared/dates.ts'
import type { Instant } from '../shared/day.ts'
import { required } from '../shared/required.ts'
import { mainGroup, type TargetGroup } from '../shared/target-group.ts'
import { heldAtMost } from './stepping.step.ts'
import { bookedEvent, reservationDays, type Booking } from './booking.ts'

/** Whose training an order is, by the right on which it rests (domain §4.2). */
const bodies: Readonly<Record<LegalBasisKey, TargetGroup>> = {
  '37_6': 'br',
  '37_7': 'br',
  '179_sgb9': 'sbv',
  '65': 'jav',
  keine: mainGroup,
}

/** An item of a cart with its event, which is there and can be ordered. */
export interface OrderableItem {
  readonly item: CartItem
  readonly event: ListedEvent
  /** What each recipient costs, in their order, where that was promised; else it is reckoned. */
  readonly costs?: readonly RecipientCosts[]
}

/** What all bookings of one order have in common. */
export interface Placing {
  readonly orderNo: string
  readonly userId?: string
  readonly gremiumId?: string
  readonly options: OrderOptions
  readonly rates: CostRates
  readonly now: Instant
  readonly newId: () => string
  readonly newToken: () => string
}

/** How what is booked begins: bound at once where its price is known, else when the office has named it. */
export const bookedAt = (now: Instant, priceIsKnown: boolean): Pick<Booking, 'state' | 'boundAt'> =>
  priceIsKnown ? { state: 'bestaetigt', boundAt: now } : { state: 'angefragt' }

const beginningOf = (
  { item: { mode }, event }: OrderableItem,
  priceIsKnown: boolean,
  now: Instant,
): Pick<Booking, 'state' | 'heldUntil' | 'boundAt'> => {
  if (mode === 'warteliste') return { state: 'warteliste' }
  if (mode === 'reservieren')
    return { state: 'reserviert', heldUntil: heldAtMost(event, addSeconds(now, reservationDays * 24 * 3600)) }
  return bookedAt(now, priceIsKnown)
}

/** The bookings of an order, one for each item, at the prices of today, or at those that were promised. */
export const bookingsFrom = (
  items: readonly OrderableItem[],
  { orderNo, userId, gremiumId, options, rates, now, newId, newToken }: Placing,
): readonly Booking[] =>
  items.map((orderable, index) => {
    const { item, event } = orderable
    const { mode, recipients } = item
    const each = orderable.costs ?? costsOfEach(event, recipients, { rates, hotelPayer: options.hotelPayer })
    const { complete } = totalsOf(each.flatMap(({ lines }) => lines))
    return {
      id: newId(),
      token: newToken(),
      orderNo,
      position: index + 1,
      version: 1,
      ...(userId !== undefined && { userId }),
      ...(gremiumId !== undefined && { gremiumId }),
      event: bookedEvent(event),
      ...(item.modules && { modules: item.modules }),
      body: bodies[options.legalBasis],
      recipients,
      cancelled: [],
      options,
      costs: Object.fromEntries(recipients.map(({ id }, seat) => [id, required(each[seat])])),
      placedAt: now,
      ...beginningOf(orderable, complete, now),
      history: [{ at: now, by: 'orderer', what: mode === 'warteliste' ? 'waiting' : 'ordered' }],
    }
  })
