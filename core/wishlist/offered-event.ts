import { availabilityText } from '../catalogue/availability.ts'
import type { Event } from '../catalogue/catalogue.ts'
import { townOf } from '../catalogue/event-venue.view.ts'
import { eventHref } from '../catalogue/theme-links.ts'
import { netWithHotel, type CostRates } from '../costs/with-hotel.ts'
import { dateRange } from '../shared/date-texts.ts'
import type { OfferedEvent } from './wishlist.ts'

export const withHotelOf = (event: Event, rates: CostRates): Pick<OfferedEvent, 'withHotel'> => {
  const withHotel = netWithHotel(event, rates)
  return withHotel === undefined ? {} : { withHotel }
}

/** An event to come, in a line. */
export const offeredEvent = (event: Event, rates: CostRates): OfferedEvent => ({
  href: eventHref(event),
  text: `${dateRange(event.startDate, event.endDate)}, ${townOf(event) ?? 'online'}: ${availabilityText(event)}`,
  ...withHotelOf(event, rates),
})
