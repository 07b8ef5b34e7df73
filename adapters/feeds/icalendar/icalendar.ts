import type { AppointmentEntry, Calendar, CalendarEntry, CalendarMessage } from '#core/documents/documents.ts'
import type { ForWritingCalendars } from '#core/documents/ports.ts'
import { berlinSpan, utc } from './berlin-moments.ts'
import { berlinTimeZone } from './berlin-time-zone.ts'
import { appointmentText, appointmentTitle, appointmentVenue } from './appointment-words.ts'
import { descriptionOf, prefixOf } from './calendar-words.ts'
import { contentLine, escapedText } from './content-line.ts'

/**
 * Writes iCalendar (RFC 5545): a publication that programs take in, or a message of a letter to somebody (RFC 5546).
 */
export const writingICalendar = (): ForWritingCalendars => ({
  text: textOf,
  write: (calendar) => new TextEncoder().encode(textOf(calendar)),
})

const textOf = ({ entries, provider, message }: Calendar<CalendarEntry | AppointmentEntry>): string => {
  const properties = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapedText(provider.name)}//Termine//DE`,
    'CALSCALE:GREGORIAN',
    `METHOD:${(message?.method ?? 'publish').toUpperCase()}`,
    ...berlinTimeZone,
    ...entries.flatMap((entry) => eventOf(entry, provider, message)),
    'END:VCALENDAR',
  ]
  return properties.map(contentLine).join('')
}

function eventOf(
  entry: CalendarEntry | AppointmentEntry,
  provider: Calendar['provider'],
  message: CalendarMessage | undefined,
): readonly string[] {
  const { start, end } = berlinSpan(entry)
  const { sequence, changedAt } = entry.revision
  const words = wordsOf(entry, provider)
  return [
    'BEGIN:VEVENT',
    `UID:${escapedText(entry.uid)}`,
    // When what is said here was last revised, so that the same content gives the same bytes.
    `DTSTAMP:${utc(changedAt)}`,
    `LAST-MODIFIED:${utc(changedAt)}`,
    `SEQUENCE:${sequence}`,
    `DTSTART;TZID=Europe/Berlin:${start}`,
    `DTEND;TZID=Europe/Berlin:${end}`,
    `SUMMARY:${escapedText(words.title)}`,
    `STATUS:${statusOf(entry)}`,
    `LOCATION:${escapedText(words.venue)}`,
    entry.kind === undefined && entry.position
      ? `GEO:${degrees(entry.position.latitude)};${degrees(entry.position.longitude)}`
      : [],
    `URL:${entry.url}`,
    `DESCRIPTION:${escapedText(words.text)}`,
    message ? peopleOf(message, provider) : [],
    'END:VEVENT',
  ].flat()
}

const wordsOf = (entry: CalendarEntry | AppointmentEntry, provider: Calendar['provider']) =>
  entry.kind === 'appointment'
    ? {
        title: appointmentTitle(entry, provider),
        venue: appointmentVenue(entry),
        text: appointmentText(entry, provider),
      }
    : { title: prefixOf(entry) + entry.title, venue: entry.venue ?? 'Online', text: descriptionOf(entry, provider) }

/**
 * Who asks and who is asked. Nobody has to answer: that somebody comes is settled with the booking. A publication names
 * nobody (RFC 5546, 3.2.1).
 */
const peopleOf = (
  { method, to, takesPart }: CalendarMessage,
  { name, email }: Calendar['provider'],
): readonly string[] => {
  const role = takesPart ? 'ROLE=REQ-PARTICIPANT' : 'ROLE=NON-PARTICIPANT'
  const answer = method === 'request' ? ';PARTSTAT=ACCEPTED;RSVP=FALSE' : ''
  return [
    ...(email === '' ? [] : [`ORGANIZER;CN=${quoted(name)}:mailto:${email}`]),
    ...(method === 'publish' ? [] : [`ATTENDEE;CN=${quoted(to.name)};${role}${answer}:mailto:${to.email}`]),
  ]
}

/** A value of a parameter: in quotes, which it cannot hold itself (RFC 5545, 3.2). */
const quoted = (text: string): string =>
  `"${text
    .toWellFormed()
    .replace(/\p{Cc}/gu, ' ')
    .replaceAll('"', '’')}"`

const statusOf = (entry: CalendarEntry | AppointmentEntry): string => {
  const booked = entry.kind === undefined ? entry.booked : undefined
  if (entry.calledOff || booked === 'withdrawn') return 'CANCELLED'
  return booked === 'tentative' ? 'TENTATIVE' : 'CONFIRMED'
}

/** Six decimals are a hand's breadth. */
const degrees = (angle: number): string => String(Number(angle.toFixed(6)))
