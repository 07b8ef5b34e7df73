import type { BookedEvent } from '../booking/booking.ts'
import { hoursInFull } from '../catalogue/hours-words.ts'
import { daysOf, heldEvent } from '../catalogue/schedule.ts'
import type { ProgrammeDay } from '../catalogue/catalogue.ts'
import type { Fact } from '../documents/documents.ts'
import { venueLine } from '../documents/programme-blocks.ts'
import { dateRange, daySpan } from '../shared/date-texts.ts'

/** 'vom 08.03.2027 bis 12.03.2027 in Leipzig, Hotel Lindenbogen', or '… online'. */
export const whenAndWhere = (event: BookedEvent): string => {
  const venue = venueLine(event)
  const where = venue === 'Online' ? 'online' : `in ${venue}`
  return `${daySpan(event.startDate, event.endDate)} ${where}`
}

/** With its street, so that one finds it. */
export const venueInFull = (event: BookedEvent): string => {
  if (event.modules.length > 0 || !event.hotel) return venueLine(event)
  const { name, address } = event.hotel
  return `${name}, ${address.street}, ${address.zip} ${address.city}`
}

/** A series has its hours module by module, in the table of its modules. */
export const timeInFull = (event: BookedEvent, programme: readonly ProgrammeDay[] = []): string =>
  event.modules.length > 0
    ? dateRange(event.startDate, event.endDate)
    : hoursInFull(daysOf(heldEvent(event), programme))

/** Topic, time, venue and provider: what everybody must know who decides or pays. */
export const eventFacts = (event: BookedEvent, provider: string): readonly Fact[] => [
  { label: 'Thema', text: event.theme.title },
  { label: 'Zeit', text: timeInFull(event) },
  { label: 'Ort', text: venueInFull(event) },
  { label: 'Veranstalter', text: `${provider}, Termin ${event.eventId}` },
]
