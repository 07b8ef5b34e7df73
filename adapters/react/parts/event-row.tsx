import type { ListedEvent } from '#core/catalogue/catalogue.ts'
import { eventHref } from '#core/catalogue/theme-links.ts'
import { formatDate } from '#core/shared/dates.ts'
import type { Frame } from '../page.ts'
import { pageWording } from '../wording/pages.ts'
import { AvailabilityMark } from './availability-mark.tsx'
import { withJoints } from './compound-joints.ts'
import { EventDate } from './event-date.tsx'
import { EventPlace } from './event-place.tsx'
import { EventPrice } from './event-price.tsx'
import { GoLink } from './go-link.tsx'
import { dateItem, dateLabel, HeartHost } from './heart-host.tsx'
import { RubricMark } from './rubric-mark.tsx'

/** A date in a list: date, title, state, price, what to do. */
export const EventRow = ({ event, frame }: { readonly event: ListedEvent; readonly frame: Frame }) => (
  <article className="ev">
    <EventDate event={event} />
    <div className="main">
      <RubricMark rubric={event.theme.rubric} />
      <h3>
        <a href={eventHref(event)}>{withJoints(event.theme.title)}</a>
      </h3>
      <EventPlace event={event} />
    </div>
    <AvailabilityMark event={event} />
    <EventPrice price={event.price} />
    <div className="do">
      <HeartHost item={dateItem(event)} label={dateLabel(event.theme.title, event)} frame={frame} />
      <GoLink
        href={eventHref(event)}
        label={`${pageWording.programme.dates.toDate}: ${event.theme.title}, ${formatDate(event.startDate)}`}
      >
        {pageWording.programme.dates.toDate}
      </GoLink>
    </div>
  </article>
)
