import type { ThemePage } from '../catalogue/catalogue.ts'
import { availabilityOf } from '../catalogue/availability.ts'
import { themePdfHref } from '../catalogue/event-links.ts'
import type { EventVenue } from '../catalogue/event-venue.view.ts'
import { townOf } from '../catalogue/event-venue.view.ts'
import { themeKind } from '../catalogue/theme-kind.ts'
import { themeHref } from '../catalogue/theme-links.ts'
import { locationsOf } from '../catalogue/towns.ts'
import { legalBasisOf } from '../costs/legal-basis.ts'
import { netWithHotel } from '../costs/with-hotel.ts'
import { themeItem } from '../wishlist/bookmark-items.ts'
import type { Cells, ComparedColumn } from './comparison.ts'
import { expertsOf, type Surroundings } from './event-column.ts'

/** So many of the next events of a theme are told. */
const nextEvents = 3

/** A theme as a column: what its events to come offer together. */
export const themeColumn = ({ theme, card }: ThemePage, around: Surroundings): ComparedColumn => ({
  item: { theme: theme.url },
  title: theme.title,
  kind: themeKind(theme),
  rubric: theme.rubric,
  href: themeHref(theme),
  bookmark: themeItem(theme),
  pdfHref: themePdfHref(theme),
  cells: {
    when: theme.events.slice(0, nextEvents).map((event) => {
      const { startDate, endDate } = event
      return { startDate, endDate, town: townOf(event) ?? null }
    }),
    duration: { duration: card.duration, hours: '' },
    venue: venueOf(theme, card),
    accessibility: card.hasInPersonEvents ? 'by-event' : card.hasOnlineEvents ? 'online' : 'unknown',
    seats: {
      free: theme.events.filter((event) => availabilityOf(event) !== 'ausgebucht').length,
      of: theme.events.length,
    },
    price: { price: card.priceFrom, from: theme.events.length > 1 },
    withHotel: lowestWithHotel(theme.events, around),
    cancellation: around.freeCancellation === undefined ? undefined : { daysBefore: around.freeCancellation },
    legalBasis: legalBasisOf(theme.targetGroups),
    level: theme.level,
    experts: expertsOf(around, theme.url),
  },
})

const venueOf = (theme: ThemePage['theme'], card: ThemePage['card']): EventVenue | undefined => {
  if (!card.hasInPersonEvents) return card.hasOnlineEvents ? { in: 'no venue' } : undefined
  return { in: 'towns', towns: locationsOf(theme).map(({ name }) => name), alsoOnline: card.hasOnlineEvents }
}

const lowestWithHotel = (events: ThemePage['theme']['events'], { rates }: Surroundings): Cells['withHotel'] => {
  const nets = events.flatMap((event) => netWithHotel(event, rates) ?? [])
  return nets.length === 0 ? undefined : { net: Math.min(...nets), from: nets.length > 1 }
}
