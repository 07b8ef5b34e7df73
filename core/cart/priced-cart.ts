import type { ListedEvent } from '../catalogue/catalogue.ts'
import { availabilityOf, type Availability } from '../catalogue/availability.ts'
import { eventOfModules } from '../catalogue/chosen-modules.ts'
import { isInLists } from '../catalogue/event-lifetime.ts'
import { merged, totalsOf } from '../costs/cost-totals.ts'
import type { CostLine, CostTotals, HotelGuest } from '../costs/costs.ts'
import { linesOf, meetingsOf } from '../costs/event-lines.ts'
import { ratesOf, type CostRates } from '../costs/with-hotel.ts'
import { berlinDay } from '../shared/dates.ts'
import type { Day } from '../shared/day.ts'
import { isPending, type CartItem, type Recipient, type Stay } from './cart.ts'
import type { HotelPayer } from './order-options.ts'

/** Why an item cannot be ordered as it is. */
export type ItemObstacle = 'gone' | 'begun' | 'sold-out'

/** An item with what it costs today. */
export interface PricedItem {
  readonly item: CartItem
  /** Absent where the event has left the programme. */
  readonly event?: ListedEvent
  readonly availability?: Availability
  readonly obstacle?: ItemObstacle
  /** Of all its recipients: what stands on our invoice, and what the hotel bills by itself. */
  readonly lines: readonly CostLine[]
  readonly hotelLines: readonly CostLine[]
  readonly totals: CostTotals
}

/** A recipient who is to be at two events at once: told, not refused (domain §10). */
export interface Overlap {
  readonly email: string
  readonly eventIds: readonly [number, number]
}

/** A cart with what it costs today, and who would have to be at two places at once. */
export interface PricedCart {
  readonly items: readonly PricedItem[]
  readonly totals: CostTotals
  readonly hotelTotals: CostTotals
  readonly overlaps: readonly Overlap[]
}

const guestOf = ({ overnight, arrivalEve, departureLate }: Stay): HotelGuest => ({
  overnight,
  eve: arrivalEve,
  late: departureLate,
  breakfast: true,
  parking: false,
})

/** What one recipient costs: on our invoice, and what the hotel bills by itself. */
export interface RecipientCosts {
  readonly lines: readonly CostLine[]
  readonly hotelLines: readonly CostLine[]
}

const isFee = ({ item }: CostLine): boolean => item === 'fee'

/** What each recipient costs, in their order, by the prices of today: the code of the Kostenrechner. */
export function costsOfEach(
  event: ListedEvent,
  recipients: readonly Pick<Recipient, 'stay'>[],
  { rates, hotelPayer }: { readonly rates: CostRates; readonly hotelPayer: HotelPayer },
): readonly RecipientCosts[] {
  const { hotels, rules } = ratesOf(event, rates)
  const prices = new Map(Object.entries(hotels).map(([id, ofHotel]) => [Number(id), ofHotel]))
  const meetings = meetingsOf(event)
  return recipients.map(({ stay }) => {
    const lines = linesOf(event, meetings, guestOf(stay), prices, rules)
    return hotelPayer === 'rechnung'
      ? { lines, hotelLines: [] }
      : { lines: lines.filter(isFee), hotelLines: lines.filter((line) => !isFee(line)) }
  })
}

const obstacleOf = (event: ListedEvent, { mode, recipients }: CartItem, today: Day): ItemObstacle | undefined => {
  if (!isInLists(event, today)) return 'begun'
  return mode !== 'warteliste' && event.placesLeft < recipients.length ? 'sold-out' : undefined
}

function pricedItem(
  item: CartItem,
  whole: ListedEvent | undefined,
  { rates, hotelPayer, today }: { readonly rates: CostRates; readonly hotelPayer: HotelPayer; readonly today: Day },
): PricedItem {
  const event = whole && item.modules ? eventOfModules(whole, item.modules) : whole
  if (!event) return { item, obstacle: 'gone', lines: [], hotelLines: [], totals: totalsOf([]) }
  const costs = costsOfEach(event, item.recipients, { rates, hotelPayer })
  const lines = merged(costs.flatMap((each) => each.lines))
  const obstacle = obstacleOf(event, item, today)
  return {
    item,
    event,
    availability: availabilityOf(event),
    ...(obstacle && { obstacle }),
    lines,
    hotelLines: merged(costs.flatMap((each) => each.hotelLines)),
    totals: totalsOf(lines),
  }
}

/** The days of an event on which somebody is there: of a series those of its modules. */
const spansOf = (event: ListedEvent): readonly (readonly [first: Day, last: Day])[] =>
  (event.modules.length > 0 ? event.modules : [event]).map(({ startDate, endDate }) => [
    berlinDay(startDate),
    berlinDay(endDate),
  ])

const overlap = (one: ListedEvent, other: ListedEvent): boolean =>
  spansOf(one).some(([first, last]) => spansOf(other).some(([from, to]) => first <= to && from <= last))

const emailsOf = ({ recipients }: CartItem): readonly string[] =>
  recipients.flatMap((recipient) => (isPending(recipient) ? [] : [recipient.email]))

function overlapsIn(items: readonly PricedItem[]): readonly Overlap[] {
  return items.flatMap(({ item, event }, index) =>
    items.slice(index + 1).flatMap(({ item: later, event: laterEvent }) => {
      if (!event || !laterEvent || !overlap(event, laterEvent)) return []
      const others = new Set(emailsOf(later))
      return emailsOf(item)
        .filter((email) => others.has(email))
        .map((email): Overlap => ({ email, eventIds: [item.eventId, later.eventId] }))
    }),
  )
}

/** A cart with today's prices, seats and warnings. */
export function pricedCart(
  items: readonly CartItem[],
  events: ReadonlyMap<number, ListedEvent>,
  by: { readonly rates: CostRates; readonly hotelPayer: HotelPayer; readonly today: Day },
): PricedCart {
  const priced = items.map((item) => pricedItem(item, events.get(item.eventId), by))
  return {
    items: priced,
    totals: totalsOf(priced.flatMap(({ lines }) => lines)),
    hotelTotals: totalsOf(priced.flatMap(({ hotelLines }) => hotelLines)),
    overlaps: overlapsIn(priced),
  }
}
