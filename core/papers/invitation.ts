import type { Booking } from '../booking/booking.ts'
import { eventKind } from '../catalogue/event-kind.ts'
import { scheduleOf } from '../catalogue/schedule.ts'
import { hotelsOf } from '../catalogue/towns.ts'
import type { Block, PrintedDocument } from '../documents/documents.ts'
import { issuerOf, modulesSection, programmeSection, section, venueLine } from '../documents/programme-blocks.ts'
import type { EventManager } from '../people/people.ts'
import * as addressOf from '../shared/addresses.ts'
import { dateRange } from '../shared/date-texts.ts'
import { counted } from '../shared/unbroken.ts'
import type { HotelDetails } from '../venues/venue-details.ts'
import { timeInFull, venueInFull } from './event-words.ts'
import type { AboutPaper } from './paper-frame.ts'
import { nameOf } from './people-words.ts'

/** What an invitation tells beside the booking. */
export interface AboutInvitation extends AboutPaper {
  readonly hotels: readonly Pick<HotelDetails, 'hotelId' | 'arrival'>[]
  readonly managers: readonly Pick<EventManager, 'name' | 'phone' | 'email'>[]
}

/** Einladung: when and where all of a booking meet, how they come there, how they stay, and whom to ask. */
export function invitation(booking: Booking, about: AboutInvitation): PrintedDocument {
  const { event } = booking
  const { brand, site, today, managers, theme } = about
  const address = site + addressOf.event(String(event.eventId))
  const programme = theme?.programme ?? []
  return {
    title: `Einladung: ${event.theme.title}`,
    subtitle: `${dateRange(event.startDate, event.endDate)}, ${venueLine(event)}`,
    issuer: issuerOf({ brand, site }),
    issued: today,
    sheet: true,
    personal: true,
    blocks: [
      { kind: 'paragraph', tone: 'lead', text: 'Wir freuen uns auf Sie.' },
      {
        kind: 'facts',
        facts: [
          { label: 'Termin', text: `Nummer ${event.eventId}` },
          { label: 'Zeit', text: timeInFull(event, programme) },
          { label: 'Ort', text: venueInFull(event) },
          ...managers.map(({ name, phone, email }) => ({ label: 'Kontakt', text: `${name}, ${phone}, ${email}` })),
        ],
      },
      ...modulesSection(event),
      ...section('Teilnehmende', staysOf(booking)),
      ...arrivals(booking, about),
      ...(eventKind(event) === 'in-person'
        ? []
        : section('Online dabei', {
            kind: 'paragraph',
            text: 'Den Zugang zum virtuellen Seminarraum schicken wir allen Teilnehmenden vor Beginn per E-Mail.',
          })),
      ...(event.modules.length === 0 ? programmeSection(scheduleOf(event, programme)) : []),
      { kind: 'code', text: address.replace(/^https?:\/\//, ''), href: address },
    ],
  }
}

/** Each with the nights that are booked for him. */
const staysOf = ({ recipients, costs, event }: Booking): Block => {
  if (event.isOnlineEvent) return { kind: 'list', items: recipients.map(nameOf) }
  return {
    kind: 'table',
    caption: 'Für wen ein Platz da ist, und wie lange ein Zimmer',
    columns: [{ title: 'Name' }, { title: 'Übernachtung', takes: 'short' }, { title: 'An- und Abreise' }],
    rows: recipients.map((recipient) => {
      const { lines = [], hotelLines = [] } = costs[recipient.id] ?? {}
      const nights = [...lines, ...hotelLines].reduce(
        (sum, { item, quantity }) => sum + (item === 'night' ? quantity : 0),
        0,
      )
      const { arrivalEve, departureLate } = recipient.stay
      const journey = [
        ...(arrivalEve ? ['Anreise am Vorabend'] : []),
        ...(departureLate ? ['Abreise am Folgetag'] : []),
      ]
      return {
        cells: [nameOf(recipient), nights === 0 ? 'keine' : counted(nights, 'Nacht', 'Nächte'), journey.join(', ')],
      }
    }),
  }
}

/** How one comes to each hotel. */
const arrivals = ({ event }: Booking, { hotels }: AboutInvitation): readonly Block[] =>
  hotelsOf(event).flatMap(({ internalId, name, address: { street, zip, city } }) => {
    const arrival = hotels.find(({ hotelId }) => hotelId === internalId)?.arrival
    return section(`Anreise: ${name}`, {
      kind: 'facts',
      facts: [
        { label: 'Adresse', text: `${street}, ${zip} ${city}` },
        ...(arrival
          ? [
              { label: 'Mit der Bahn', text: arrival.train },
              { label: 'Mit dem Auto', text: arrival.car },
            ]
          : []),
      ],
    })
  })
