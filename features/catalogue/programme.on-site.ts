import type { Event, ListedEvent, ThemeCard } from '#core/catalogue/catalogue.ts'
import { availabilityTexts } from '#core/catalogue/availability.ts'
import { cardFacts, themeFacts, type CardFact } from '#core/catalogue/card-facts.view.ts'
import { cardLabels, modeOf, newBadge, tooltipOf } from '#core/catalogue/card-words.ts'
import { hotelOfModule, townOf } from '#core/catalogue/event-venue.view.ts'
import { underWay } from '#core/catalogue/event-lifetime.ts'
import { moduleSeatsText } from '#core/catalogue/module-seats.view.ts'
import { hoursLines, scheduledText } from '#core/catalogue/hours-words.ts'
import { daysOf, heldEvent, scheduleOf } from '#core/catalogue/schedule.ts'
import { coverOf } from '#core/catalogue/cover.ts'
import { cardLinks, eventHref, infoBoxLinks, themePageLink, type ThemeLink } from '#core/catalogue/theme-links.ts'
import { themeKind } from '#core/catalogue/theme-kind.ts'
import { netWithHotel, type CostRates } from '#core/costs/with-hotel.ts'
import { dateRange, monthRange, weekdayRange } from '#core/shared/date-texts.ts'
import { durationText } from '#core/shared/duration.ts'
import { priceText, type Cents } from '#core/shared/money.ts'
import type { CardSeen, CoverSeen, EventSeen, Fact, Mode, ReadsTheProgramme } from './programme.driver.ts'
import { finderWording } from '#wording/pages/finder.ts'
import { pageWording } from '#wording/pages.ts'
import { themeCardWording } from '#wording/theme-card.ts'
import { elsewhere } from '../support/elsewhere.ts'
import type { Entry } from '../support/entry.ts'
import { valueOf } from '../support/value-of.ts'

const { events, series } = pageWording.programme

/** Reads the programme through the port and the rules of the core that a page shows it by. */
export const readsTheProgrammeOnSite = ({
  site: {
    programme: { catalogue, costs },
  },
}: Entry): ReadsTheProgramme => {
  const eventsSeen = async (seen: readonly Event[]): Promise<readonly EventSeen[]> => {
    const rates = valueOf(await costs.rates({}))
    return seen.map((event) => eventSeen(event, rates))
  }

  return {
    cards: async (rubric) => valueOf(await catalogue.themes({ rubric })).items.map(cardSeen),
    cardsFor: async (targetGroup) => valueOf(await catalogue.themes({ targetGroup })).items.map(({ title }) => title),
    teaser: async (theme) => cardSeen(only(valueOf(await catalogue.themes({ urls: [theme] })).items)),

    teasers: async (urls) => valueOf(await catalogue.themes({ urls })).items.map(({ title }) => title),

    async infoBox(theme) {
      const card = only(valueOf(await catalogue.themes({ urls: [theme] })).items)
      return {
        facts: themeFacts(card).map(factSeen),
        dates: card.nextDates.map(({ startDate, endDate }) => dateRange(startDate, endDate)),
        links: infoBoxLinks(card).map(linkSeen),
      }
    },

    async theme(url) {
      const result = await catalogue.theme({ url }).catch(() => undefined)
      if (result === undefined) return { broken: true }
      if (!result.ok) return elsewhere(result.refusal)
      const { theme, card, series: partOf } = result.value
      return {
        found: {
          title: theme.title,
          kind: themeKind(theme),
          facts: themeFacts(card).map(factSeen),
          links: [linkSeen(themePageLink(theme))],
          dates: await eventsSeen(theme.events),
          modules: theme.events.slice(0, 1).flatMap((run) =>
            run.modules.map((module) => ({
              title: module.title,
              duration: durationText(module.duration),
              place: hotelOfModule(module)?.location ?? series.online,
              seats: moduleSeatsText(run, module) ?? '',
            })),
          ),
          partOf: partOf.map(({ title }) => title),
        },
      }
    },

    async dates(url) {
      const result = await catalogue.theme({ url })
      return result.ok ? { found: await eventsSeen(result.value.theme.events) } : elsewhere(result.refusal)
    },

    async date(key) {
      const result = await catalogue.eventHistory({ key })
      if (!result.ok) return elsewhere(result.refusal)
      const { event, life } = result.value
      const told = underWay(event, life)
      const theme = await catalogue.theme({ url: event.themeUrl })
      const programme = theme.ok ? (theme.value.theme.content[0]?.programme ?? []) : []
      return {
        found: {
          title: event.theme.title,
          ...whenAndWhere(event),
          life: told && pageWording.programme.event.life(told),
          hours: hoursLines(daysOf(heldEvent(event), programme)).map(({ title, text }) => ({ label: title, text })),
          parts:
            event.modules.length > 0
              ? []
              : scheduleOf(event, programme).map((part) => ({ label: part.title, text: scheduledText(part) ?? '' })),
          bookable: (await catalogue.bookableEvent({ key })).ok,
        },
      }
    },

    rubrics: async () =>
      valueOf(await catalogue.rubrics({})).items.map(({ title, count }) => ({ title, themes: count })),

    async rubric(url) {
      const result = await catalogue.rubric({ url })
      return result.ok ? { found: { title: result.value.title } } : elsewhere(result.refusal)
    },
  }
}

const only = <T>([first, ...others]: readonly T[]): T => {
  if (first === undefined || others.length > 0) throw new Error(`one was asked for, ${others.length + 1} came`)
  return first
}

const factSeen = (fact: CardFact): Fact =>
  fact.fact === 'events'
    ? { label: themeCardWording.day, text: themeCardWording.eventsFollow }
    : { label: cardLabels[fact.fact], text: fact.text }

const icons = { online: ['online'], inPerson: ['map pin'], both: ['online', 'map pin'] } as const

const modesOf = (card: ThemeCard): readonly Mode[] => {
  const mode = modeOf(card)
  return mode === undefined ? [] : icons[mode]
}

const coverSeen = (card: ThemeCard): CoverSeen => {
  const cover = coverOf(card)
  return cover.kind === 'image' ? { kind: 'picture', address: cover.url } : { kind: 'gradient', colours: cover.stops }
}

const linkSeen = ({ label, href }: ThemeLink) => ({ label, address: href })

const cardSeen = (card: ThemeCard): CardSeen => ({
  title: card.title,
  badge: card.isNew ? newBadge : undefined,
  modes: modesOf(card),
  tooltip: tooltipOf(card),
  facts: cardFacts(card).map(factSeen),
  cover: coverSeen(card),
  links: cardLinks({ ...card, hasEvents: card.nextDates.length > 0 }).flatMap((link) => (link ? linkSeen(link) : [])),
})

const whenAndWhere = (event: Event | ListedEvent) => ({
  days: dateRange(event.startDate, event.endDate),
  place: townOf(event) ?? events.onlineWhen,
})

const eventSeen = (event: Event, rates: CostRates): EventSeen => ({
  address: eventHref(event),
  ...whenAndWhere(event),
  weekdays: weekdayRange(event.startDate, event.endDate),
  month: monthRange(event.startDate, event.endDate),
  state: availabilityTexts(event).join(', '),
  price: priceText(event.price),
  'with hotel': withHotelSeen(netWithHotel(event, rates)),
})

const withHotelSeen = (net: Cents | undefined): string => (net === undefined ? '' : finderWording.withHotel(net))
