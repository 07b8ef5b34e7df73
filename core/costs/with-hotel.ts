import type { Event } from '../catalogue/catalogue.ts'
import type { Cents } from '../shared/money.ts'
import type { HotelDetails } from '../venues/venue-details.ts'
import { chosenCosts } from './cost-choices.ts'
import { totalsOf } from './cost-totals.ts'
import { linesOf, meetingsOf } from './event-lines.ts'
import type { CostRules } from './venue-lines.ts'

/** All that a reckoning takes from content beside the event. */
export interface CostRates {
  /** What a participant pays the hotel, by its number. */
  readonly hotels: Readonly<Record<string, HotelDetails['prices']>>
  readonly rules: CostRules
}

/** As much of the rates as an event is reckoned by. */
export const ratesOf = (event: Pick<Event, 'modules' | 'hotel'>, { hotels, rules }: CostRates): CostRates => {
  const hotelIds = event.modules.length > 0 ? event.modules.map(({ hotelId }) => hotelId) : [event.hotel?.internalId]
  return {
    hotels: Object.fromEntries(
      hotelIds.flatMap((id) => {
        const ofHotel = id === undefined ? undefined : hotels[id]
        return ofHotel ? [[id, ofHotel] as const] : []
      }),
    ),
    rules,
  }
}

/**
 * Net cents that an event costs one participant who stays as the event suggests: what the Kostenrechner shows before
 * anybody chooses. Undefined where there is no hotel, and where a price is auf Anfrage.
 */
export const netWithHotel = (
  event: Pick<Event, 'price' | 'modules' | 'hotel' | 'startDate' | 'endDate'>,
  { hotels, rules }: CostRates,
): Cents | undefined => {
  const meetings = meetingsOf(event)
  const usual = chosenCosts({})
  const [traveller] = usual.ok ? usual.value.travellers : []
  if (meetings.length === 0 || !traveller) return undefined
  const prices = new Map(
    meetings.flatMap(({ hotelId }) => {
      const ofHotel = hotels[hotelId]
      return ofHotel ? [[hotelId, ofHotel] as const] : []
    }),
  )
  const { net, complete } = totalsOf(linesOf(event, meetings, traveller, prices, rules))
  return complete ? net : undefined
}

/**
 * The event that costs one participant least with its hotel, and what, in net cents; undefined where it is known of
 * none. Of events that cost the same the first.
 */
export const lowestWithHotel = <E extends Parameters<typeof netWithHotel>[0]>(
  events: readonly E[],
  rates: CostRates,
): { readonly event: E; readonly net: Cents } | undefined =>
  events.reduce<{ readonly event: E; readonly net: Cents } | undefined>((lowest, event) => {
    const net = netWithHotel(event, rates)
    return net !== undefined && (lowest === undefined || net < lowest.net) ? { event, net } : lowest
  }, undefined)
