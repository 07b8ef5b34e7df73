import { leftInModules, type SeatsOfRun, type TakenByModule } from '#core/capacity/seats-of-run.ts'
import type { Event, ListedEvent, Module, RubricOfTheme, Theme } from '#core/catalogue/catalogue.ts'
import type { LexiconEntry, LexiconTerm, LexiconText } from '#core/knowledge/lexicon/lexicon.ts'
import type { Price } from '#core/shared/money.ts'
import type { Hotel } from '#core/shared/venues.ts'
import { hotelIn, themeIn } from './documents.ts'
import type { EventRow, HotelRow, LexiconRow, SeatsRow, StoredModuleRow, ThemeRow } from './rows.ts'

interface RubricOfThemeRow {
  readonly rubric_url: string
  readonly rubric_title: string
  readonly rubric_position: number
}
export type WholeThemeRow = Pick<ThemeRow, 'internal_id' | 'event_type' | 'document'> & RubricOfThemeRow
export type WholeEventRow = EventRow & SeatsRow & { readonly internal_id: number; readonly theme_url: string }
export type WholeModuleRow = StoredModuleRow & { readonly theme_url: string | null }
export type ListedEventRow = WholeEventRow &
  RubricOfThemeRow & { readonly theme_title: string; readonly event_type: number }

export const hotelFrom = (row: Pick<HotelRow, 'document'> & { readonly location: string }): Hotel => ({
  ...hotelIn(row),
  location: row.location,
})

export const themeFrom = (row: WholeThemeRow, events: readonly Event[]): Theme => ({
  ...themeIn(row),
  rubric: rubricOfTheme(row),
  events,
})

/** The price of an event; null: auf Anfrage. */
export const priceIn = ({
  price_net: net,
  price_rate: rate,
}: Pick<EventRow, 'price_net' | 'price_rate'>): Price | null => (net === null || rate === null ? null : { net, rate })

/** The hotels of an event and its modules, by number. */
export type Hotels = Pick<ReadonlyMap<number, Hotel>, 'get'>

const noneTaken: TakenByModule = new Map()

export const eventFrom = (
  row: WholeEventRow,
  modules: readonly WholeModuleRow[],
  hotels: Hotels,
  byModule: TakenByModule = noneTaken,
): Event => ({
  internalId: row.internal_id,
  eventId: row.event_id,
  url: row.url,
  themeUrl: row.theme_url,
  startDate: row.start_date,
  endDate: row.end_date,
  startTime: row.start_time,
  endTime: row.end_time,
  isOnlineEvent: row.hotel_id === null,
  hotel: row.hotel_id === null ? null : hotelAt(hotels, row.hotel_id),
  modules: modules.map((module) => ({
    ...moduleFrom(module, hotels),
    ...seatsLeftOf(module, { left: row.places - row.taken, byModule }),
  })),
  price: priceIn(row),
  places: row.places,
  placesLeft: row.places - row.taken,
  guaranteed: Boolean(row.guaranteed),
})

export const listedEventFrom = (
  row: ListedEventRow,
  modules: readonly WholeModuleRow[],
  hotels: Hotels,
  byModule?: TakenByModule,
): ListedEvent => ({
  ...eventFrom(row, modules, hotels, byModule),
  theme: { url: row.theme_url, title: row.theme_title, eventType: row.event_type, rubric: rubricOfTheme(row) },
})

export const lexiconTermFrom = (row: Omit<LexiconRow, 'document'>): LexiconTerm => ({
  group: row.target_group,
  slug: row.slug,
  title: row.title,
  definition: row.definition,
})

export const lexiconEntryFrom = (row: LexiconRow): LexiconEntry => {
  const text: LexiconText | null = JSON.parse(row.document)
  return { ...lexiconTermFrom(row), ...(text && { text }) }
}

const moduleFrom = (row: WholeModuleRow, hotels: Hotels): Module => ({
  title: row.title,
  ...(row.first_title !== null && { firstTitle: row.first_title }),
  ...(row.theme_url !== null && { themeUrl: row.theme_url }),
  ...(row.duration !== null && { duration: row.duration }),
  startDate: row.start_date,
  endDate: row.end_date,
  startTime: row.start_time,
  endTime: row.end_time,
  hotelId: row.venue_id,
  ...(row.hotel_id !== null && { hotel: hotelAt(hotels, row.hotel_id) }),
})

const seatsLeftOf = ({ title, first_title }: WholeModuleRow, seats: SeatsOfRun): Pick<Module, 'placesLeft'> => {
  const placesLeft = leftInModules(seats, [first_title ?? title])
  return placesLeft === seats.left ? {} : { placesLeft }
}

const rubricOfTheme = (row: RubricOfThemeRow): RubricOfTheme => ({
  url: row.rubric_url,
  title: row.rubric_title,
  position: row.rubric_position,
})

function hotelAt(hotels: Hotels, id: number): Hotel {
  const hotel = hotels.get(id)
  if (!hotel) throw new Error(`hotel ${id} of an event is not stored`)
  return hotel
}
