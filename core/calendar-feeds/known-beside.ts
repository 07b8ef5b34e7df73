import type { Booking } from '../booking/booking.ts'
import type { ForStoringTheCatalogue } from '../catalogue/ports.ts'
import type { ForStoringRecords } from '../records/ports.ts'
import type { KnownBeside } from '../papers/booking-calendar.ts'
import { lastDayOfAll } from '../shared/dates.ts'
import type { Origins } from '../shared/origins.ts'
import type { VenueRecords } from '../venues/venue-details.ts'

/** Where hotels and the hours of themes are read. */
export interface KnowingEvents {
  readonly catalogue: Pick<ForStoringTheCatalogue, 'theme'>
  readonly records: Pick<ForStoringRecords<VenueRecords>, 'all'>
  readonly origins: Origins
}

/** What calendars say of bookings beside what was booked: where hotels stand, and the hours of each day. */
export async function knownBeside(
  bookings: readonly Pick<Booking, 'event'>[],
  { catalogue, records, origins }: KnowingEvents,
): Promise<KnownBeside> {
  const urls = [...new Set(bookings.map(({ event }) => event.themeUrl))]
  const [hotels, themes] = await Promise.all([
    records.all('hotel'),
    Promise.all(urls.map((url) => catalogue.theme(url, lastDayOfAll))),
  ])
  const positions = new Map(hotels.map(({ hotelId, position }) => [hotelId, position] as const))
  const programmes = new Map(
    themes.flatMap((theme) => (theme ? [[theme.url, theme.content[0]?.programme ?? []] as const] : [])),
  )
  return {
    origin: origins.site,
    positionOf: (hotelId) => positions.get(hotelId),
    programmeOf: (themeUrl) => programmes.get(themeUrl) ?? [],
  }
}
