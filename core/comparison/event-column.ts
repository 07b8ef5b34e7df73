import { hoursAlone } from '../catalogue/hours-words.ts'
import { eventDurationText } from '../catalogue/event-duration.ts'
import { eventKind } from '../catalogue/event-kind.ts'
import { costsHref, eventPdfHref } from '../catalogue/event-links.ts'
import { eventVenue } from '../catalogue/event-venue.view.ts'
import type { ListedEvent, Theme } from '../catalogue/catalogue.ts'
import { daysOf, heldEvent } from '../catalogue/schedule.ts'
import { themeKind } from '../catalogue/theme-kind.ts'
import { eventHref } from '../catalogue/theme-links.ts'
import { legalBasisOf } from '../costs/legal-basis.ts'
import { netWithHotel, type CostRates } from '../costs/with-hotel.ts'
import type { Expert } from '../people/people.ts'
import { accessibilityFacts } from '../shared/accessibility-facts.ts'
import type { HotelWithDetails } from '../venues/venue-pages.ts'
import { eventItem } from '../wishlist/bookmark-items.ts'
import type { Cells, ComparedColumn } from './comparison.ts'
import { lastFreeDay } from './free-cancellation.ts'

/** What columns are made of beside the event or theme itself. */
export interface Surroundings {
  readonly rates: CostRates
  readonly experts: readonly Expert[]
  /** Days before the beginning until which cancelling costs nothing; pages tell no day where it is absent. */
  readonly freeCancellation: number | undefined
}

export const expertsOf = ({ experts }: Surroundings, themeUrl: string): readonly string[] =>
  experts
    .filter(({ themes }) => themes.includes(themeUrl))
    .map(({ name, title }) => (title ? `${name}, ${title}` : name))

/** An event as a column. */
export const eventColumn = (
  event: ListedEvent,
  theme: Theme,
  hotels: readonly HotelWithDetails[],
  around: Surroundings,
): ComparedColumn => {
  const net = netWithHotel(event, around.rates)
  return {
    item: { event: event.eventId },
    title: theme.title,
    kind: themeKind(theme),
    rubric: theme.rubric,
    href: eventHref(event),
    bookmark: eventItem(event),
    pdfHref: eventPdfHref(event),
    costsHref: costsHref(event),
    cells: {
      when: [{ startDate: event.startDate, endDate: event.endDate }],
      duration: {
        duration: eventDurationText(event, theme),
        hours: hoursAlone(daysOf(heldEvent(event), theme.content[0]?.programme)),
      },
      venue: eventVenue(event),
      accessibility: accessibilityOf(event, hotels),
      seats: { placesLeft: event.placesLeft, guaranteed: event.guaranteed },
      price: { price: event.price, from: false },
      withHotel: net === undefined ? undefined : { net, from: false },
      cancellation:
        around.freeCancellation === undefined ? undefined : { until: lastFreeDay(event, around.freeCancellation) },
      legalBasis: legalBasisOf(theme.targetGroups),
      level: theme.level,
      experts: expertsOf(around, theme.url),
    },
  }
}

/** Who attends a series stays in each of its hotels, so that only counts what all of them have. */
const accessibilityOf = (event: ListedEvent, hotels: readonly HotelWithDetails[]): Cells['accessibility'] => {
  if (eventKind(event) === 'online') return 'online'
  const told = hotels.map(({ details }) => details?.accessibility)
  if (told.length === 0 || told.includes(undefined)) return 'unknown'
  return accessibilityFacts.filter((fact) => told.every((facts) => facts?.includes(fact)))
}
