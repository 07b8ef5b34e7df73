import { availabilityTexts } from '../catalogue/availability.ts'
import type { ListedEvent, ThemeCard } from '../catalogue/catalogue.ts'
import { townOf } from '../catalogue/event-venue.view.ts'
import type { ForBrowsingTheCatalogue, ForStoringTheCatalogue } from '../catalogue/ports.ts'
import { hiddenThemes, moduleThemes, withoutHidden } from '../catalogue/series-modules.ts'
import type { ForReckoningCosts } from '../costs/ports.ts'
import type { CostRates } from '../costs/with-hotel.ts'
import type { ForIndexingEvents } from '../finder/ports.ts'
import { berlinDay, lastDayOfAll } from '../shared/dates.ts'
import { longestPage } from '../shared/page.ts'
import { namedContent } from './bookmarked-content.ts'
import { offeredEvent, withHotelOf } from './offered-event.ts'
import type { ForTellingOffers } from './ports.ts'
import type { BookmarkedEvent, WishlistEntry, WishlistOffer } from './wishlist.ts'

interface OfferNeeds {
  readonly programme: Pick<ForBrowsingTheCatalogue, 'themes'>
  readonly costs: Pick<ForReckoningCosts, 'rates'>
  readonly catalogue: Pick<ForStoringTheCatalogue, 'theme'>
  readonly indexedEvents: Pick<ForIndexingEvents, 'events'>
}

/** Tells of what is bookmarked what the programme offers now; each kind is read at once, however long the list. */
export const tellingOffers = ({ programme, costs, catalogue, indexedEvents }: OfferNeeds): ForTellingOffers => {
  const eventsOf = async (eventIds: readonly number[]): Promise<ReadonlyMap<number, ListedEvent>> => {
    const events = await indexedEvents.events(eventIds)
    const themes = await Promise.all(moduleThemes(events).map((url) => catalogue.theme(url, lastDayOfAll)))
    return new Map(events.map(withoutHidden(hiddenThemes(themes))).map((event) => [event.eventId, event]))
  }
  const cardsOf = async (urls: readonly string[]): Promise<ReadonlyMap<string, ThemeCard>> => {
    const cards = new Map<string, ThemeCard>()
    for (let from = 0; from < urls.length; from += longestPage) {
      const answer = await programme.themes({ urls: urls.slice(from, from + longestPage), limit: longestPage })
      for (const card of answer.ok ? answer.value.items : []) cards.set(card.url, card)
    }
    return cards
  }

  return async (entries) => {
    const named = entries.map((entry) => ({ entry, content: namedContent(entry) }))
    const events = await eventsOf(named.flatMap(({ content }) => (content?.kind === 'event' ? content.eventId : [])))
    const urls = named.flatMap(({ content }) => {
      if (content?.kind === 'theme') return content.url
      return (content?.kind === 'event' && events.get(content.eventId)?.themeUrl) || []
    })
    const [cards, rates] = await Promise.all([cardsOf([...new Set(urls)]), costs.rates({})])
    if (!rates.ok) return entries
    return named.map(({ entry, content }) => {
      const event = content?.kind === 'event' ? events.get(content.eventId) : undefined
      const told = event ? { ...entry, event: asItStands(event) } : entry
      const card = cards.get(content?.kind === 'theme' ? content.url : (event?.themeUrl ?? ''))
      if (!card || card.redirectUrl !== undefined) return told
      return { ...told, offer: event ? ofEvent(entry, event, card, rates.value) : ofTheme(card, rates.value) }
    })
  }
}

const asItStands = (event: ListedEvent): BookmarkedEvent => {
  const { eventId, themeUrl, url, startDate, endDate, isOnlineEvent, price, placesLeft } = event
  const town = townOf(event)
  return {
    eventId,
    themeUrl,
    url,
    startDate: berlinDay(startDate),
    endDate: berlinDay(endDate),
    isOnlineEvent,
    ...(town !== undefined && { town }),
    price,
    placesLeft,
  }
}

const ofTheme = (card: ThemeCard, rates: CostRates): WishlistOffer => ({
  ...levelOf(card),
  ...(card.priceFrom && { price: card.priceFrom.net }),
  next: card.nextDates.map((event) => offeredEvent(event, rates)),
  compared: { name: 'theme', value: card.url },
})

/** One that is over tells what comes next; one that has begun is decided about no more. */
const ofEvent = (entry: WishlistEntry, event: ListedEvent, card: ThemeCard, rates: CostRates): WishlistOffer => {
  if (entry.expired) return { ...levelOf(card), next: card.nextDates.map((each) => offeredEvent(each, rates)) }
  if (entry.underWay) return { ...levelOf(card), next: [] }
  return {
    ...levelOf(card),
    ...(event.price && { price: event.price.net }),
    ...withHotelOf(event, rates),
    seats: availabilityTexts(event).join(', '),
    next: [],
    compared: { name: 'event', value: String(event.eventId) },
  }
}

const levelOf = ({ level }: ThemeCard): Pick<WishlistOffer, 'level'> => (level === undefined ? {} : { level })
