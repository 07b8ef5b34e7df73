import { availabilityTexts } from '../catalogue/availability.ts'
import type { ListedEvent, ThemeCard } from '../catalogue/catalogue.ts'
import { hasBegun, isOver } from '../catalogue/event-lifetime.ts'
import { townOf } from '../catalogue/event-venue.view.ts'
import type { ForBrowsingTheCatalogue, ForRememberingRevisions } from '../catalogue/ports.ts'
import { eventHref, themeEventsHref, themeHref } from '../catalogue/theme-links.ts'
import type { ForReckoningCosts } from '../costs/ports.ts'
import { netWithHotel, type CostRates } from '../costs/with-hotel.ts'
import type { ForIndexingEvents } from '../finder/ports.ts'
import * as addressOf from '../shared/addresses.ts'
import type { Clock } from '../shared/clock.ts'
import { berlinDay, today } from '../shared/dates.ts'
import type { Day } from '../shared/day.ts'
import { longestPage } from '../shared/page.ts'
import { namedContent } from '../wishlist/bookmarked-content.ts'
import { offeredEvent } from '../wishlist/offered-event.ts'
import type { ListedItem } from './shared-list.ts'
import type { ListedOffer } from './shown-entry.ts'

export interface OfferNeeds {
  readonly programme: Pick<ForBrowsingTheCatalogue, 'themes'>
  readonly costs: Pick<ForReckoningCosts, 'rates'>
  readonly indexedEvents: Pick<ForIndexingEvents, 'events'>
  readonly revisions: Pick<ForRememberingRevisions, 'calledOff'>
  readonly clock: Clock
}

/** What the programme says today of entries, in their order; each kind is read at once, however long the list. */
export const listedOffers =
  ({ programme, costs, indexedEvents, revisions, clock }: OfferNeeds) =>
  async (items: readonly ListedItem[]): Promise<readonly ListedOffer[]> => {
    const named = items.map((item) => ({ item, content: namedContent(item) }))
    const ids = named.flatMap(({ content }) => (content?.kind === 'event' ? [content.eventId] : []))
    const events = new Map((await indexedEvents.events(ids)).map((event) => [event.eventId, event]))
    const gone = ids.filter((id) => !events.has(id))
    const calledOff = new Map(
      (await Promise.all(gone.map((id) => revisions.calledOff(id)))).flatMap((event) =>
        event ? [[event.eventId, event] as const] : [],
      ),
    )
    const eventOf = (id: number): ListedEvent | undefined => events.get(id) ?? calledOff.get(id)
    const urls = named.flatMap(({ content }) => {
      if (content?.kind === 'theme') return [content.url]
      const event = content?.kind === 'event' ? eventOf(content.eventId) : undefined
      return event ? [event.themeUrl] : []
    })
    const [cards, rates] = await Promise.all([cardsOf([...new Set(urls)], programme), costs.rates({})])
    if (!rates.ok) return rates.refusal
    return named.map(({ item, content }) => {
      if (content?.kind === 'event') {
        const event = eventOf(content.eventId)
        if (!event) return noLonger(item)
        const card = cards.get(event.themeUrl)
        return calledOff.has(event.eventId)
          ? notToBeHad(event, card, 'abgesagt', rates.value)
          : ofEvent(event, card, today(clock), rates.value)
      }
      const card = cards.get(item.value)
      return card ? ofTheme(card, rates.value) : noLonger(item)
    })
  }

const cardsOf = async (
  urls: readonly string[],
  programme: OfferNeeds['programme'],
): Promise<ReadonlyMap<string, ThemeCard>> => {
  const cards = new Map<string, ThemeCard>()
  for (let from = 0; from < urls.length; from += longestPage) {
    const answer = await programme.themes({ urls: urls.slice(from, from + longestPage), limit: longestPage })
    for (const card of answer.ok ? answer.value.items : []) cards.set(card.url, card)
  }
  return cards
}

const whenAndWhere = (event: ListedEvent): Pick<ListedOffer, 'title' | 'startDate' | 'endDate' | 'town'> => {
  const town = townOf(event)
  return {
    title: event.theme.title,
    startDate: berlinDay(event.startDate),
    endDate: berlinDay(event.endDate),
    ...(town !== undefined && { town }),
  }
}

const ofEvent = (event: ListedEvent, card: ThemeCard | undefined, day: Day, rates: CostRates): ListedOffer => {
  if (isOver(event, day)) return notToBeHad(event, card, 'vorbei', rates)
  if (hasBegun(event.startDate, day)) return notToBeHad(event, card, 'begonnen', rates)
  const withHotel = netWithHotel(event, rates)
  return {
    ...whenAndWhere(event),
    href: eventHref(event),
    state: event.placesLeft > 0 ? 'offen' : 'ausgebucht',
    seats: availabilityTexts(event).join(', '),
    ...(event.price && { price: event.price.net }),
    ...(withHotel !== undefined && { withHotel }),
    next: event.placesLeft > 0 ? [] : nextOf(card, event.eventId, rates),
  }
}

const notToBeHad = (
  event: ListedEvent,
  card: ThemeCard | undefined,
  state: ListedOffer['state'],
  rates: CostRates,
): ListedOffer => ({
  ...whenAndWhere(event),
  href: card ? themeEventsHref(card) : addressOf.events,
  state,
  next: nextOf(card, event.eventId, rates),
})

const nextOf = (card: ThemeCard | undefined, without: number | undefined, rates: CostRates): ListedOffer['next'] =>
  (card?.nextDates ?? []).filter(({ eventId }) => eventId !== without).map((event) => offeredEvent(event, rates))

const ofTheme = (card: ThemeCard, rates: CostRates): ListedOffer => ({
  title: card.title,
  href: themeHref(card),
  state: 'offen',
  ...(card.priceFrom && { price: card.priceFrom.net }),
  next: nextOf(card, undefined, rates),
})

/** It has left the programme without a trace, or the theme lives no more. */
const noLonger = ({ value }: ListedItem): ListedOffer => ({
  title: value,
  href: addressOf.events,
  state: 'entfallen',
  next: [],
})
