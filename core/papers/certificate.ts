import type { Booking } from '../booking/booking.ts'
import type { NamedRecipient } from '../cart/cart.ts'
import { themeKind } from '../catalogue/theme-kind.ts'
import type { PrintedDocument } from '../documents/documents.ts'
import { issuerOf, listSection, modulesSection } from '../documents/programme-blocks.ts'
import { formatDate } from '../shared/dates.ts'
import { timeInFull, venueInFull, whenAndWhere } from './event-words.ts'
import type { AboutPaper } from './paper-frame.ts'
import { nameOf } from './people-words.ts'

/** Teilnahmebescheinigung: that somebody was there, and what it was about. */
export function certificate(booking: Booking, recipient: NamedRecipient, about: AboutPaper): PrintedDocument {
  const { event } = booking
  const { brand, site, today, theme } = about
  const name = nameOf(recipient)
  return {
    title: 'Teilnahmebescheinigung',
    about: `Teilnahmebescheinigung: ${name}, ${event.theme.title}`,
    subtitle: name,
    issuer: issuerOf({ brand, site }),
    issued: today,
    personal: true,
    blocks: [
      {
        kind: 'paragraph',
        tone: 'lead',
        text: `${name} hat ${whenAndWhere(event)} teilgenommen an: ${themeKind(event.theme)} „${event.theme.title}“.`,
      },
      {
        kind: 'facts',
        facts: [
          { label: 'Termin', text: `Nummer ${event.eventId}` },
          { label: 'Zeit', text: timeInFull(event, theme?.programme) },
          // Of a series stands with its modules how long they are: those that were booked.
          ...(theme && event.modules.length === 0 ? [{ label: 'Dauer', text: theme.duration }] : []),
          { label: 'Ort', text: venueInFull(event) },
          { label: 'Veranstalter', text: [brand.name, brand.city].filter(Boolean).join(', ') },
        ],
      },
      ...modulesSection(event),
      ...listSection('Inhalte', topicsOf(booking, theme)),
      { kind: 'paragraph', text: [brand.city, formatDate(today)].filter(Boolean).join(', ') },
      {
        kind: 'paragraph',
        tone: 'small',
        text: 'Diese Bescheinigung ist elektronisch ausgestellt und ohne Unterschrift gültig.',
      },
    ],
  }
}

/** The parts of the programme with what they are about; of a theme without one, what one learns. */
const topicsOf = ({ modules, event }: Booking, theme: AboutPaper['theme']): readonly string[] => {
  if (!theme) return []
  // Whoever booked some modules was not at the others; what one learns in all of them is said of the whole alone.
  const booked = modules && new Set(event.modules.map(({ title }) => title))
  const programme = theme.programme.filter(({ title }) => !booked || booked.has(title))
  if (programme.length === 0) return booked ? [] : theme.learn
  return programme.map(({ title, points }) => (points.length === 0 ? title : `${title}: ${inOneLine(points)}`))
}

/** 'Aufbau; Laufzeit', and after a question no semicolon. */
const inOneLine = (points: readonly string[]): string =>
  points.map((point, at) => (at === points.length - 1 || /[?!.]$/.test(point) ? point : `${point};`)).join(' ')
