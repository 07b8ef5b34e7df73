import type { Brand } from '../brand/brand.ts'
import type { AppointmentEntry, CalendarMessage } from '../documents/documents.ts'
import type { ForWritingCalendars } from '../documents/ports.ts'
import * as addressOf from '../shared/addresses.ts'
import { berlinDay, berlinTime } from '../shared/dates.ts'
import type { Document } from '../shared/document.ts'
import type { Origins } from '../shared/origins.ts'
import { messageOf, type AppointmentInLetter, type ConsultingLetter } from './consulting-letters.ts'

interface Written {
  readonly calendars: ForWritingCalendars
  readonly provider: Brand
  readonly origins: Origins
}

/** The appointment in a calendar; in the consultant's own it says whom he meets, and about what. */
const entryOf = (
  { id, start, end, channel, consultant, version, changedAt, cancelled }: AppointmentInLetter,
  customer: Extract<ConsultingLetter, { kind: 'appointment-arrived' }>['customer'] | undefined,
  { site }: Origins,
): AppointmentEntry => ({
  kind: 'appointment',
  uid: `beratung-${id}@${new URL(site).host}`,
  channel,
  startDate: berlinDay(start),
  startTime: berlinTime(start),
  endDate: berlinDay(end),
  endTime: berlinTime(end),
  partner: customer
    ? { name: customer.name, ...(customer.phone !== undefined && { phone: customer.phone }) }
    : { name: consultant.name, phone: consultant.phone },
  ...(customer && { topic: customer.topic }),
  ...(customer?.note !== undefined && { note: customer.note }),
  url: site + addressOf.consulting,
  calledOff: cancelled !== undefined,
  revision: { sequence: version, changedAt },
})

/** The appointment that a letter brings, as it stood when the letter was written. */
export const calendarOfLetter = (letter: ConsultingLetter, written: Written): Document =>
  appointmentCalendar(
    letter.appointment,
    written,
    messageOf(letter),
    letter.kind === 'appointment-arrived' ? letter.customer : undefined,
  )

/** An appointment as the text of an iCalendar file. */
export const appointmentText = (appointment: AppointmentInLetter, { calendars, provider, origins }: Written): string =>
  calendars.text({ entries: [entryOf(appointment, undefined, origins)], provider })

/** An appointment as iCalendar, told to whoever takes it, or as a message of a letter (RFC 5546). */
export function appointmentCalendar(
  appointment: AppointmentInLetter,
  { calendars, provider, origins }: Written,
  message?: CalendarMessage,
  customer?: Extract<ConsultingLetter, { kind: 'appointment-arrived' }>['customer'],
): Document {
  const method = message?.method ?? 'publish'
  return {
    mime: `text/calendar; charset=utf-8; method=${method.toUpperCase()}`,
    filename: `${method === 'cancel' ? 'abgesagt-' : ''}beratung.ics`,
    bytes: calendars.write({
      entries: [entryOf(appointment, customer, origins)],
      provider,
      ...(message && { message }),
    }),
  }
}
