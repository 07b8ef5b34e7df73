// Without React: data for searches, in the head of a page.
import type { BusinessEvent, EducationEvent, Place, Schedule, VirtualLocation, WithContext } from 'schema-dts'
import { type Availability, availabilityOf } from '#core/catalogue/availability.ts'
import {
  type Event,
  type EventHistory,
  eventTypes,
  type ListedEvent,
  type Module,
  type ProgrammeDay,
} from '#core/catalogue/catalogue.ts'
import { eventKind, type EventKind } from '#core/catalogue/event-kind.ts'
import { daysOf, eventHours, heldEvent, heldModule, type EventDay } from '#core/catalogue/schedule.ts'
import { eventHref } from '#core/catalogue/theme-links.ts'
import { hotelsOf } from '#core/catalogue/towns.ts'
import { timeZone } from '#core/shared/dates.ts'
import { gross } from '#core/shared/money.ts'
import { pictureOfHotel, pictureOfTheme } from '#core/shared/pictures.ts'
import type { Frame } from '../../page.ts'
import { instantLd, momentLd } from './moments.ts'
import { addressLd } from './places.ts'
import { context, provider } from './provider.ts'

const modes = {
  online: 'https://schema.org/OnlineEventAttendanceMode',
  mixed: 'https://schema.org/MixedEventAttendanceMode',
  'in-person': 'https://schema.org/OfflineEventAttendanceMode',
} as const satisfies Record<EventKind, string>

const stock = {
  ausgebucht: 'https://schema.org/SoldOut',
  wenige: 'https://schema.org/LimitedAvailability',
  frei: 'https://schema.org/InStock',
} as const satisfies Record<Availability, string>

export type Fate = Pick<EventHistory, 'calledOff' | 'earlierStarts' | 'life' | 'standsSince'>

const asPlanned: Fate = { calledOff: false, earlierStarts: [], life: 'to-come' }

/**
 * Schema.org's event: of a Fachtagung as one of business, of all else as one of education. One that was called off
 * keeps its day and offers nothing, nor does one that has begun; one that was rescheduled names its earlier beginnings,
 * as searches ask for.
 */
export const eventLd = (
  event: ListedEvent,
  frame: Frame,
  description: string = event.theme.title,
  fate: Fate = asPlanned,
  programme: readonly ProgrammeDay[] = [],
): WithContext<EducationEvent | BusinessEvent> => {
  const url = frame.settings.siteOrigin + eventHref(event)
  return {
    '@context': context,
    '@type': event.theme.eventType === eventTypes.conference ? 'BusinessEvent' : 'EducationEvent',
    name: event.theme.title,
    description,
    url,
    image: picturesLd(event, frame),
    ...spanLd(event),
    ...scheduleLd(daysOf(heldEvent(event), programme)),
    ...statusLd(fate),
    eventAttendanceMode: modes[eventKind(event)],
    location: locationsLd(event, url),
    organizer: provider(frame),
    ...(event.modules.length > 0 ? { subEvent: event.modules.map((module) => moduleLd(module, url)) } : {}),
    ...(event.price && !fate.calledOff && fate.life === 'to-come'
      ? {
          offers: {
            '@type': 'Offer',
            url,
            price: (gross(event.price) / 100).toFixed(2),
            priceCurrency: 'EUR',
            availability: stock[availabilityOf(event)],
            ...(fate.standsSince === undefined ? {} : { validFrom: instantLd(fate.standsSince) }),
          } as const,
        }
      : {}),
  }
}

/**
 * The hours of each day, where they are the same: without them a span of days reads as one that goes through the
 * nights.
 */
const scheduleLd = (days: readonly EventDay[]): { readonly eventSchedule?: Schedule } => {
  const [first] = days
  const last = days.at(-1)
  if (eventHours(days) !== 'daily' || !first?.begins || !first.ends || !last) return {}
  return {
    eventSchedule: {
      '@type': 'Schedule',
      startDate: first.day,
      endDate: last.day,
      repeatFrequency: 'P1D',
      repeatCount: days.length,
      startTime: first.begins,
      endTime: first.ends,
      scheduleTimezone: timeZone,
    },
  }
}

const statusLd = ({ calledOff, earlierStarts }: Fate) => {
  if (calledOff) return { eventStatus: 'https://schema.org/EventCancelled' } as const
  if (earlierStarts.length === 0) return { eventStatus: 'https://schema.org/EventScheduled' } as const
  const earlier = earlierStarts.map(({ startDate, startTime }) => momentLd(startDate, startTime))
  return {
    eventStatus: 'https://schema.org/EventRescheduled',
    previousStartDate: earlier.length === 1 ? (earlier[0] as string) : earlier,
  } as const
}

const moduleLd = (module: Module, url: string) =>
  ({
    '@type': 'EducationEvent',
    name: module.title,
    ...spanLd(module),
    ...scheduleLd(daysOf(heldModule(module))),
    location: locationsLd({ hotel: module.hotel ?? null, modules: [] }, url),
  }) as const satisfies EducationEvent

/** Of the theme, and of the hotel where there is one. */
const picturesLd = (event: ListedEvent, { settings: { siteOrigin } }: Frame): readonly string[] =>
  [
    pictureOfTheme(event.theme),
    ...hotelsOf(event)
      .slice(0, 1)
      .map((hotel) => pictureOfHotel(hotel)),
  ].map((picture) => siteOrigin + picture)

/** The hotels, and the address of the page where people meet online as well or only. */
const locationsLd = (event: Pick<Event, 'hotel' | 'modules'>, url: string): readonly (Place | VirtualLocation)[] => {
  const hotels = new Map(hotelsOf(event).map((hotel) => [hotel.internalId, hotel]))
  const places = [...hotels.values()].map(
    ({ name, address }) => ({ '@type': 'Place', name, address: addressLd(address) }) as const,
  )
  return eventKind(event) === 'in-person' ? places : [...places, { '@type': 'VirtualLocation', url }]
}

const spanLd = ({ startDate, startTime, endDate, endTime }: Event | Module) => ({
  startDate: momentLd(startDate, startTime),
  endDate: momentLd(endDate, endTime),
})
