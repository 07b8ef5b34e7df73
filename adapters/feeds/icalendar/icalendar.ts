import type { Calendar, CalendarEntry } from '#core/documents/documents.ts'
import type { ForWritingCalendars } from '#core/documents/ports.ts'
import { berlinSpan, utc } from './berlin-moments.ts'
import { berlinTimeZone } from './berlin-time-zone.ts'
import { descriptionOf, prefixOf } from './calendar-words.ts'
import { contentLine, escapedText } from './content-line.ts'

/** Writes iCalendar (RFC 5545) as a publication: programs take it in, nobody is invited. */
export const writingICalendar = (): ForWritingCalendars => ({
  write: ({ entries, provider }) => {
    const properties = [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      `PRODID:-//${escapedText(provider.name)}//Termine//DE`,
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      ...berlinTimeZone,
      ...entries.flatMap((entry) => eventOf(entry, provider)),
      'END:VCALENDAR',
    ]
    return new TextEncoder().encode(properties.map(contentLine).join(''))
  },
})

function eventOf(entry: CalendarEntry, provider: Calendar['provider']): readonly string[] {
  const { start, end } = berlinSpan(entry)
  const { sequence, changedAt } = entry.revision
  return [
    'BEGIN:VEVENT',
    `UID:${escapedText(entry.uid)}`,
    // When what is said here was last revised, so that the same content gives the same bytes.
    `DTSTAMP:${utc(changedAt)}`,
    `LAST-MODIFIED:${utc(changedAt)}`,
    `SEQUENCE:${sequence}`,
    `DTSTART;TZID=Europe/Berlin:${start}`,
    `DTEND;TZID=Europe/Berlin:${end}`,
    `SUMMARY:${escapedText(prefixOf(entry) + entry.title)}`,
    `STATUS:${statusOf(entry)}`,
    `LOCATION:${escapedText(entry.venue ?? 'Online')}`,
    entry.position ? `GEO:${degrees(entry.position.latitude)};${degrees(entry.position.longitude)}` : [],
    `URL:${entry.url}`,
    `DESCRIPTION:${escapedText(descriptionOf(entry, provider))}`,
    'END:VEVENT',
  ].flat()
}

const statusOf = ({ calledOff, booked }: CalendarEntry): string => {
  if (calledOff || booked === 'withdrawn') return 'CANCELLED'
  return booked === 'tentative' ? 'TENTATIVE' : 'CONFIRMED'
}

/** Six decimals are a hand's breadth. */
const degrees = (angle: number): string => String(Number(angle.toFixed(6)))
