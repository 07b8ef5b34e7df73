import type { CalendarEntry } from '#core/documents/documents.ts'
import { longDate } from '#core/shared/date-texts.ts'
import { clockText } from '#core/shared/day-texts.ts'

/** What stands in front of the title of an event to which nobody, or not the reader, comes. */
export const prefixOf = ({ calledOff, booked }: Pick<CalendarEntry, 'calledOff' | 'booked'>): string => {
  if (calledOff) return 'Abgesagt: '
  if (booked === 'withdrawn') return 'Nicht gebucht: '
  return booked === 'tentative' ? 'Reserviert: ' : ''
}

const seatsText = (seats: number): string => `Gebucht für ${seats === 1 ? 'eine Person' : `${seats} Personen`}.`

const whenOf = ({ startDate, startTime, endDate, endTime }: CalendarEntry): string =>
  startDate === endDate
    ? `Beginn ${clockText(startTime)}, Ende ${clockText(endTime)}.`
    : `Beginn am ${longDate(startDate)} um ${clockText(startTime)}, Ende am ${longDate(endDate)} um ${clockText(endTime)}.`

/** The text of an entry: nothing that changes without the event itself, such as seats left. */
export const descriptionOf = (entry: CalendarEntry, { name, phone }: { name: string; phone: string }): string =>
  [
    entry.series === undefined ? [] : `Baustein der Ausbildungsreihe „${entry.series}“`,
    entry.part === undefined ? [] : `Tag ${entry.part.day} von ${entry.part.of}`,
    entry.calledOff ? 'Dieser Termin findet nicht statt.' : whenOf(entry),
    entry.booked === 'withdrawn' ? 'Ihre Buchung besteht nicht mehr.' : [],
    entry.seats === undefined ? [] : seatsText(entry.seats),
    entry.venue === undefined && !entry.calledOff ? 'Dieser Termin findet online statt.' : [],
    `Termin ${entry.eventId} bei ${name}${phone === '' ? '' : `, Telefon ${phone}`}`,
    entry.url,
  ]
    .flat()
    .join('\n')
