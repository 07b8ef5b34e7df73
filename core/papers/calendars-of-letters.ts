import type { BookingLetter } from '../booking/booking-letters.ts'
import type { CalendarInLetter } from '../booking/calendar-in-letter.ts'
import { brandBeforeContent } from '../brand/brand.ts'
import type { ForBrowsingTheCatalogue } from '../catalogue/ports.ts'
import { hotelsOf } from '../catalogue/towns.ts'
import type { CalendarMessage } from '../documents/documents.ts'
import type { Document } from '../shared/document.ts'
import { entriesOf } from './booking-calendar.ts'
import type { PapersNeeds } from './papers.service.ts'

interface Needs extends Pick<PapersNeeds, 'records' | 'content' | 'calendars' | 'origins'> {
  readonly programme: Pick<ForBrowsingTheCatalogue, 'theme'>
}

/** A letter that may bring calendars. */
export type LetterWithCalendars = Extract<BookingLetter, { readonly calendars?: readonly CalendarInLetter[] }>

/** The calendars that letters bring, one file for each booking, as it stood when the letter was written. */
export const calendarsOfLetters =
  ({ programme, records, content, calendars, origins }: Needs) =>
  async (letter: LetterWithCalendars): Promise<readonly Document[]> => {
    const provider = (await content.brand()) ?? brandBeforeContent
    const to = { name: `${letter.firstName} ${letter.lastName}`, email: letter.to }
    const takesPart = letter.kind === 'recipient-news'
    return Promise.all((letter.calendars ?? []).map((calendar) => documentOf(calendar)))

    async function documentOf({ method, ...calendar }: CalendarInLetter): Promise<Document> {
      const { url, themeUrl } = calendar.event
      const [found, hotels] = await Promise.all([
        programme.theme({ url: themeUrl }),
        Promise.all(hotelsOf(calendar.event).map(({ internalId }) => records.one('hotel', String(internalId)))),
      ])
      const positions = new Map(hotels.flatMap((hotel) => (hotel ? [[hotel.hotelId, hotel.position] as const] : [])))
      const entries = entriesOf(calendar, {
        origin: origins.site,
        positionOf: (hotelId) => positions.get(hotelId),
        programmeOf: () => (found.ok ? (found.value.theme.content[0]?.programme ?? []) : []),
      })
      const message: CalendarMessage = { method, to, takesPart }
      return {
        mime: `text/calendar; charset=utf-8; method=${method.toUpperCase()}`,
        filename: `${method === 'cancel' ? 'abgesagt-' : ''}${url}.ics`,
        bytes: calendars.write({ entries, provider, message }),
      }
    }
  }
