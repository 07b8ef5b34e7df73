import type { ListedEvent } from '#core/catalogue/catalogue.ts'
import { isConference } from '#core/catalogue/theme-kind.ts'
import { eventHref } from '#core/catalogue/theme-links.ts'
import { formatDate } from '#core/shared/dates.ts'
import type { FoundEvent, WhyNotBookable } from '#core/finder/finder.ts'
import { ratesOf, type CostRates } from '#core/costs/with-hotel.ts'
import { eventItem } from '#core/wishlist/bookmark-items.ts'
import { CachedArticle, type Part } from '../cached-part.tsx'
import type { Frame } from '../page.ts'
import { finderWording } from '#wording/pages/finder.ts'
import { AvailabilityBadge } from './availability-badge.tsx'
import { BookButton } from './book-form.tsx'
import { withJoints } from '../ui/compound-joints.ts'
import { CompareBox } from './compare-bar.tsx'
import { calendarOfHref, costsHref, eventPdfHref } from '#core/catalogue/event-links.ts'
import { EventDays } from './event-days.tsx'
import { EventVenue } from './event-venue.tsx'
import { EventPriceText } from './event-price.tsx'
import { GoLink } from '../ui/go-link.tsx'
import { eventLabel, HeartHost } from './heart-host.tsx'
import { PriceWithHotel } from './price-with-hotel.tsx'
import { RubricBadge } from './rubric-badge.tsx'

const words = finderWording

/** What a row is drawn of. */
interface ShownRow {
  readonly event: ListedEvent
  readonly heading: 'h3' | 'h4'
  readonly duration: string
  readonly distance?: number
  readonly whyNotBookable?: WhyNotBookable
  /** What its hotels charge, of which its whole price is reckoned. */
  readonly rates?: CostRates
  /** Whether it was chosen to be compared while another was looked for; without it there is no box to choose it. */
  readonly compared?: boolean
}

/**
 * An event in a list, as the finder found it: days, title, how long it takes, how far away it is, how its seats stand,
 * why it can't be booked, what it costs in all, what to do. Drawn once for all pages on which it stands the same.
 */
export const FoundRow = ({
  found: { event, duration, distance, whyNotBookable },
  rates,
  heading = 'h3',
  compared,
  frame,
}: {
  readonly found: FoundEvent
  readonly rates: CostRates | undefined
  /** Whether its box is ticked, where the list has a form to compare. */
  readonly compared?: boolean
  /** Its level in the page's outline. */
  readonly heading?: 'h3' | 'h4'
  readonly frame: Frame
}) => (
  <CachedArticle
    className="ev"
    part={insideOfRow}
    shown={{
      event,
      heading,
      duration,
      ...(distance !== undefined && { distance }),
      ...(whyNotBookable && { whyNotBookable }),
      ...(rates && { rates: ownRates(event, rates) }),
      ...(compared !== undefined && { compared }),
    }}
    around={frame}
  />
)

const insideOfRow: Part<ShownRow> = (
  { event, heading: Heading, duration, distance, whyNotBookable, rates, compared },
  frame,
) => (
  <>
    <EventDays event={event} />
    <div className="main">
      <RubricBadge rubric={event.theme.rubric} />
      <Heading>
        <a href={eventHref(event)}>{withJoints(event.theme.title)}</a>
      </Heading>
      <EventVenue event={event} />
      <p className="small mute">{words.lasts(duration, event)}</p>
      {distance !== undefined && <p className="small mute">{words.distance(distance)}</p>}
      {whyNotBookable && <p className="small">{words.whyNot[whyNotBookable]}</p>}
    </div>
    <AvailabilityBadge event={event} />
    <div className="price">
      <EventPriceText price={event.price} />
      <PriceWithHotel event={event} rates={rates} />
    </div>
    <div className="do">
      <HeartHost item={eventItem(event)} label={eventLabel(event.theme.title, event)} frame={frame} />
      <EventLinks event={event} {...(whyNotBookable && { whyNotBookable })} />
      {compared !== undefined && <CompareBox eventId={event.eventId} label={eventText(event)} chosen={compared} />}
    </div>
  </>
)

const known = new WeakMap<ListedEvent, { readonly of: CostRates; readonly own: CostRates }>()

/** An event's own part of the rates, the same object for as long as both stay the same. */
const ownRates = (event: ListedEvent, rates: CostRates): CostRates => {
  const before = known.get(event)
  if (before?.of === rates) return before.own
  const own = ratesOf(event, rates)
  known.set(event, { of: rates, own })
  return own
}

const EventLinks = ({ event, whyNotBookable }: Pick<ShownRow, 'event' | 'whyNotBookable'>) => {
  const bookable = whyNotBookable !== 'begun' && !isConference(event.theme)
  return (
    <>
      <GoLink href={eventHref(event)} label={`${words.toEvent}: ${eventText(event)}`}>
        {words.toEvent}
      </GoLink>
      {bookable && <BookButton event={event} told={eventText(event)} />}
      <span className="row g1 small">
        <a href={costsHref(event)} aria-label={`${words.costs}: ${eventText(event)}`}>
          {words.costs}
        </a>
        <a href={calendarOfHref(event)} aria-label={`${words.calendar}: ${eventText(event)}`}>
          {words.calendar}
        </a>
        <a href={eventPdfHref(event)} aria-label={`${words.paperFor}: ${eventText(event)}`}>
          {words.paper}
        </a>
      </span>
    </>
  )
}

/** How links of an event are told apart from those of others. */
const eventText = ({ theme, startDate }: ListedEvent): string => `${theme.title}, ${formatDate(startDate)}`
