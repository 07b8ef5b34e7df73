import type { ListedEvent } from '#core/catalogue/catalogue.ts'
import { formatEuro, priceText } from '#core/shared/money.ts'
import { accessibilityOf, hotelPrices, type HotelPrice } from '#core/venues/hotel-facts.view.ts'
import type { HotelWithDetails } from '#core/venues/venue-pages.ts'
import { venuesShown } from '#core/venues/venues-overview.view.ts'
import { pageWording } from '#wording/pages.ts'
import { elsewhere } from '../support/elsewhere.ts'
import type { Entry } from '../support/entry.ts'
import { keyCalled } from '../support/key-called.ts'
import { valueOf } from '../support/value-of.ts'
import type { ReadsVenues } from './venues.driver.ts'

const { facts: factWords, hotel: words } = pageWording.venues

/** Reads towns and hotels through the port, and by the views of the core that a page shows them by. */
export const readsVenuesOnSite = ({
  site: {
    programme: { venues },
  },
}: Entry): ReadsVenues => ({
  async hotels(names) {
    const { towns, omissions } = venuesShown(
      valueOf(await venues.overview({})),
      names.map((name) => keyCalled(factWords, name)),
    )
    return {
      towns: towns.map(({ town, hotels }) => ({ town: town.location.name, hotels: hotels.map(nameOf) })),
      helps: omissions.map(({ fact }) => factWords[fact]),
    }
  },

  async town(key) {
    const answer = await venues.location({ key })
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

  async hotel(key) {
    const answer = await venues.hotel({ key })
    if (!answer.ok) return elsewhere(answer.refusal)
    const { hotel, details, events } = answer.value
    const { street, zip, city } = hotel.address
    const told = details ? accessibilityOf(details) : []
    const namesOf = (present: boolean) =>
      told.filter((one) => one.present === present).map(({ fact }) => factWords[fact])
    return {
      found: {
        name: hotel.name,
        address: `${street}, ${zip} ${city}`,
        has: namesOf(true),
        lacks: namesOf(false),
        prices: details ? hotelPrices(details).map(priceSeen) : [],
        dates: events.map(titleOf),
      },
    }
  },
})

const nameOf = ({ hotel }: HotelWithDetails): string => hotel.name
const titleOf = ({ theme }: ListedEvent): string => theme.title

const priceSeen = ({ item, price, free, gross }: HotelPrice) => ({
  item: words.items[item].title,
  price: gross === undefined ? (free ? words.free : priceText(price)) : formatEuro(gross),
})
