import type { ListedEvent } from '#core/catalogue/catalogue.ts'
import { grossText, priceText, type Price } from '#core/shared/money.ts'
import { helpfulOmissions, housesWith } from '#core/venues/accessible-houses.ts'
import { accessibilityFacts, type AccessibilityFact, type HotelDetails } from '#core/venues/venue-details.ts'
import type { HotelWithDetails } from '#core/venues/venue-pages.ts'
import type { ReadsVenues } from './venues.driver.ts'
import type { Entry } from '../support/entry.ts'
import { elsewhere } from '../support/elsewhere.ts'

/** Reads towns and houses through the port, and by the rules of the core that a page shows them by. */
export const readsVenuesOnSite = ({ site: { venues } }: Entry): ReadsVenues => ({
  async houses(names) {
    const answer = await venues.overview({})
    if (!answer.ok) throw new Error('the overview never refuses')
    const facts = names.map(factCalled)
    const found = housesWith(answer.value.hotels, facts)
    const towns = answer.value.locations.map(({ location }) => ({
      town: location.name,
      houses: found.filter(({ hotel }) => hotel.locationId === location.internalId).map(nameOf),
    }))
    return {
      towns: towns.filter(({ houses }) => houses.length > 0),
      helps: found.length > 0 ? [] : helpfulOmissions(answer.value.hotels, facts).map(({ fact }) => words[fact]),
    }
  },

  async town(key) {
    const answer = await venues.location({ key })
    if (!answer.ok) return elsewhere(answer.refusal)
    const { location, details, hotels, events } = answer.value
    return {
      found: {
        name: location.name,
        houses: hotels.map(nameOf),
        dates: events.map(titleOf),
        evenings: (details?.sideProgramme ?? []).map(({ title }) => title),
      },
    }
  },

  async house(key) {
    const answer = await venues.hotel({ key })
    if (!answer.ok) return elsewhere(answer.refusal)
    const { hotel, details, events } = answer.value
    const { street, zip, city } = hotel.address
    const has = (fact: AccessibilityFact) => details?.accessibility.includes(fact) ?? false
    return {
      found: {
        name: hotel.name,
        address: `${street}, ${zip} ${city}`,
        has: accessibilityFacts.filter(has).map((fact) => words[fact]),
        lacks: details ? accessibilityFacts.filter((fact) => !has(fact)).map((fact) => words[fact]) : [],
        prices: details ? pricesOf(details) : [],
        dates: events.map(titleOf),
      },
    }
  },
})

const words: Readonly<Record<AccessibilityFact, string>> = {
  'step-free': 'Stufenlos vom Eingang bis zum Seminarraum',
  lift: 'Aufzug',
  'wheelchair-rooms': 'Rollstuhlgerechte Zimmer',
  'accessible-toilet': 'Rollstuhlgerechtes WC am Seminarraum',
  'accessible-parking': 'Behindertenparkplatz am Haus',
  'hearing-loop': 'Induktionsschleife im Saal',
  'tactile-guidance': 'Tastbare Leitlinien und Schilder',
  'assistance-dogs': 'Assistenzhunde willkommen',
}

const factCalled = (name: string): AccessibilityFact => {
  const fact = accessibilityFacts.find((fact) => words[fact] === name)
  if (!fact) throw new Error(`nothing about accessibility is called ${name}`)
  return fact
}

const nameOf = ({ hotel }: HotelWithDetails): string => hotel.name
const titleOf = ({ theme }: ListedEvent): string => theme.title

const pricesOf = ({ prices }: HotelDetails) => {
  const told = (item: string, price: Price | null) => ({ item, price: grossText(price) })
  return [
    told('Einzelzimmer ohne Frühstück', prices.night),
    told('Frühstück', prices.breakfast),
    { item: 'Tagungspauschale mit Mittagessen, Pausen und Getränken', price: priceText(prices.dayPackage) },
    told('Parkplatz', prices.parking),
    ...(prices.cityTax > 0 ? [told('Übernachtungssteuer der Stadt', { net: prices.cityTax, rate: 0 })] : []),
  ]
}
