import type { BusinessEvent, EducationEvent, Place, VirtualLocation, WithContext } from 'schema-dts'
import { type Availability, availabilityOf } from '#core/catalogue/availability.ts'
import { type Event, eventTypes, type ListedEvent, type Module } from '#core/catalogue/catalogue.ts'
import { eventKind, type EventKind } from '#core/catalogue/event-kind.ts'
import { eventHref } from '#core/catalogue/theme-links.ts'
import { hotelsOf } from '#core/catalogue/towns.ts'
import { berlinDay, timeZone } from '#core/shared/dates.ts'
import type { CalendarDate, WallTime } from '#core/shared/day.ts'
import { gross } from '#core/shared/money.ts'
import type { Frame } from '../../page.ts'
import { addressLd } from './places.ts'
import { brandPicture, context, provider } from './provider.ts'

const modes = {
  online: 'https://schema.org/OnlineEventAttendanceMode',
  mixed: 'https://schema.org/MixedEventAttendanceMode',
  'in-person': 'https://schema.org/OfflineEventAttendanceMode',
} as const satisfies Record<EventKind, string>

const stock = {
  ausgebucht: 'https://schema.org/SoldOut',
  wenige: 'https://schema.org/LimitedAvailability',
  garantiert: 'https://schema.org/InStock',
  frei: 'https://schema.org/InStock',
} as const satisfies Record<Availability, string>

/** A date as an event: of a Fachtagung as one of business, of all else as one of education. */
export const dateLd = (
  event: ListedEvent,
  frame: Frame,
  description: string = event.theme.title,
): WithContext<EducationEvent | BusinessEvent> => {
  const url = frame.settings.siteOrigin + eventHref(event)
  return {
    '@context': context,
    '@type': event.theme.eventType === eventTypes.conference ? 'BusinessEvent' : 'EducationEvent',
    name: event.theme.title,
    description,
    url,
    image: frame.settings.siteOrigin + brandPicture,
    ...stretchLd(event),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: modes[eventKind(event)],
    location: locationsLd(event, url),
    organizer: provider(frame),
    ...(event.modules.length > 0 ? { subEvent: event.modules.map((module) => moduleLd(module, url)) } : {}),
    ...(event.price
      ? {
          offers: {
            '@type': 'Offer',
            url,
            price: (gross(event.price) / 100).toFixed(2),
            priceCurrency: 'EUR',
            availability: stock[availabilityOf(event)],
          } as const,
        }
      : {}),
  }
}

const moduleLd = (module: Module, url: string) =>
  ({
    '@type': 'EducationEvent',
    name: module.title,
    ...stretchLd(module),
    location: locationsLd({ hotel: module.hotel ?? null, modules: [] }, url),
  }) as const satisfies EducationEvent

/** The houses, and the address of the page where people meet online as well or only. */
const locationsLd = (event: Pick<Event, 'hotel' | 'modules'>, url: string): readonly (Place | VirtualLocation)[] => {
  const houses = new Map(hotelsOf(event).map((hotel) => [hotel.internalId, hotel]))
  const places = [...houses.values()].map(
    ({ name, address }) => ({ '@type': 'Place', name, address: addressLd(address) }) as const,
  )
  return eventKind(event) === 'in-person' ? places : [...places, { '@type': 'VirtualLocation', url }]
}

const stretchLd = ({ startDate, startTime, endDate, endTime }: Event | Module) => ({
  startDate: withOffset(startDate, startTime),
  endDate: withOffset(endDate, endTime),
})

/** `2026-12-07T09:00:00+01:00`: searches ask for the offset. A wall time that the clocks skip is the one an hour later. */
const withOffset = (date: CalendarDate, time: WallTime): string =>
  Temporal.PlainDateTime.from(`${berlinDay(date)}T${time}`)
    .toZonedDateTime(timeZone)
    .toString({ timeZoneName: 'never', smallestUnit: 'second' })
