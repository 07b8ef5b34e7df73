// Without React: what the head of a page says, in words.
import { availabilityText } from '#core/catalogue/availability.ts'
import type { EventHistory } from '#core/catalogue/catalogue.ts'
import { eventVenue } from '#core/catalogue/event-venue.view.ts'
import { dateRange } from '#core/shared/date-texts.ts'
import { priceText } from '#core/shared/money.ts'
import { programmeWording } from '#wording/pages/programme.ts'
import { themePagesWording } from '#wording/pages/theme-pages.ts'
import { venueText } from '../../blocks/event-venue.tsx'

const words = themePagesWording.event

/**
 * What the page of an event says of itself to searches: what is its own comes before what its theme says of all of
 * them.
 */
export function eventDescription({ event, calledOff }: EventHistory, teaser = event.theme.title): string {
  const venue = eventVenue(event).in === 'no venue' ? undefined : venueText(event)
  const at = words.description(dateRange(event.startDate, event.endDate), venue)
  if (calledOff) return `${words.calledOffTitle(at)}. ${words.calledOffText}`
  const price = event.price ? `${priceText(event.price)} ${programmeWording.events.net}` : priceText(event.price)
  return `${at}: ${price}, ${availabilityText(event)}. ${teaser}`
}
