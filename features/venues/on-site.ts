import type { ListedEvent } from '#core/catalogue/catalogue.ts'
import { formatEuro, priceText } from '#core/shared/money.ts'
import { formatDate } from '#core/shared/dates.ts'
import { eventsInHotel } from '#core/venues/hotel-events.view.ts'
import { accessibilityOf, hotelPrices, type HotelPrice } from '#core/venues/hotel-facts.view.ts'
import { firstWay, hotelInBrief } from '#core/venues/hotel-in-brief.view.ts'
import type { HotelWithDetails } from '#core/venues/venue-pages.ts'
import { venuesShown } from '#core/venues/venues-overview.view.ts'
import { pageWording } from '#wording/pages.ts'
import { elsewhere } from '../support/elsewhere.ts'
import type { Entry } from '../support/entry.ts'
import { keyCalled } from '../support/key-called.ts'
import type { Opened } from '../support/opened.ts'
import { valueOf } from '../support/value-of.ts'
import type { HotelSeen, ReadsVenues } from './venues.driver.ts'

const { facts: factWords, hotel: words } = pageWording.venues

/** Reads towns and hotels through the port, and by the views of the core that a page shows them by. */
export const readsVenuesOnSite = ({ site: { programme } }: Entry): ReadsVenues => ({
  async hotels(names) {
    const { towns, omissions } = venuesShown(
      valueOf(await programme.venues.overview({})),
      names.map((name) => keyCalled(factWords, name)),
    )
    return {
      towns: towns.map(({ town, hotels }) => ({ town: town.location.name, hotels: hotels.map(nameOf) })),
      helps: omissions.map(({ fact }) => factWords[fact]),
    }
  },

  async town(key) {
    const answer = await programme.venues.location({ key })
    if (!answer.ok) return elsewhere(answer.refusal)
    const { location, details, hotels, events } = answer.value
    return {
      found: {
        name: location.name,
        hotels: hotels.map(nameOf),
        dates: events.map(titleOf),
        evenings: (details?.sideProgramme ?? []).map(({ title }) => title),
      },
    }
  },

  hotel: (key) => openHotel(programme, key),

  async furtherInHotel(key) {
    const first = await programme.venues.hotel({ key })
    if (!first.ok) return elsewhere(first.refusal)
    const { further } = await eventsInHotel(programme, first.value.hotel)
    return openHotel(programme, key, further)
  },
})

const openHotel = async (
  programme: Entry['site']['programme'],
  key: string,
  from?: string,
): Promise<Opened<HotelSeen>> => {
  const answer = await programme.venues.hotel({ key })
  if (!answer.ok) return elsewhere(answer.refusal)
  const { hotel, details, town } = answer.value
  const { street, zip, city } = hotel.address
  const told = details ? accessibilityOf(details) : []
  const namesOf = (present: boolean) => told.filter((one) => one.present === present).map(({ fact }) => factWords[fact])
  const shown = await eventsInHotel(programme, hotel, from)
  return {
    found: {
      name: hotel.name,
      address: `${street}, ${zip} ${city}`,
      has: namesOf(true),
      lacks: namesOf(false),
      prices: details ? hotelPrices(details).map(priceSeen) : [],
      dates: shown.found.map(({ event }) => titleOf(event)),
      days: shown.found.map(({ event }) => formatDate(event.startDate)),
      brief: hotelInBrief(answer.value, shown)
        .map(words.brief)
        .map(({ label, figure, text }) => ({ label, text: `${figure} ${text}`.trim() })),
      firstLink: {
        events: words.ways.events(shown.total),
        instead: words.ways.instead(town.location.name),
        all: words.ways.all,
      }[firstWay(shown)],
      instead: shown.instead.map(({ hotel: other, events, first }) => ({
        hotel: other.name,
        dates: words.none.first(events, formatDate(first.event.startDate)),
      })),
    },
  }
}

const nameOf = ({ hotel }: HotelWithDetails): string => hotel.name
const titleOf = ({ theme }: ListedEvent): string => theme.title

const priceSeen = ({ item, price, free, gross }: HotelPrice) => ({
  item: words.items[item].title,
  price: gross === undefined ? (free ? words.free : priceText(price)) : formatEuro(gross),
})
