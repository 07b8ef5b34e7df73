import type { Event, Theme } from '#core/catalogue/catalogue.ts'
import { eventDurationText } from '#core/catalogue/event-duration.ts'
import { isConference } from '#core/catalogue/theme-kind.ts'
import { eventHref } from '#core/catalogue/theme-links.ts'
import type { CostRates } from '#core/costs/with-hotel.ts'
import { formatDate } from '#core/shared/dates.ts'
import { grossText, priceText } from '#core/shared/money.ts'
import { eventItem } from '#core/wishlist/bookmark-items.ts'
import type { Frame } from '../page.ts'
import { finderWording } from '#wording/pages/finder.ts'
import { programmeWording } from '#wording/pages/programme.ts'
import { AvailabilityBadge } from './availability-badge.tsx'
import { calendarOfHref, costsHref } from '#core/catalogue/event-links.ts'
import { BookButton } from './book-form.tsx'
import { CompareBar, CompareBox } from './compare-bar.tsx'
import { EventDays } from './event-days.tsx'
import { venueParts } from './event-venue.tsx'
import { FoldTable } from '../ui/fold-table.tsx'
import { GoLink } from '../ui/go-link.tsx'
import { eventLabel, HeartHost } from './heart-host.tsx'
import { PriceWithHotel } from './price-with-hotel.tsx'

const words = programmeWording.events
const finderWords = finderWording
const { acts, ...columns } = words.columns

interface Listed {
  readonly theme: Pick<Theme, 'title' | 'content' | 'eventType'>
  readonly events: readonly Event[]
  /** What hotels charge, for the prices with them. */
  readonly rates: CostRates | undefined
  readonly frame: Frame
}

export const EventsTable = ({ theme, events, rates, frame }: Listed) => (
  <div className="tbl">
    <FoldTable
      className="events-table"
      caption={words.caption}
      captionClass="small"
      columns={Object.values(columns)}
      acts={[acts]}
    >
      {events.map((event) => (
        <EventRow
          key={event.eventId}
          theme={theme}
          event={event}
          rates={rates}
          comparable={events.length > 1}
          frame={frame}
        />
      ))}
    </FoldTable>
    {events.length > 1 && <CompareBar />}
  </div>
)

const EventRow = ({
  theme,
  event,
  rates,
  comparable,
  frame,
}: Omit<Listed, 'events'> & { readonly event: Event; readonly comparable: boolean }) => {
  const [town, hotel] = venueParts(event)
  const told = `${formatDate(event.startDate)}, ${town}`
  return (
    <tr role="row">
      <th role="rowheader" scope="row">
        <EventDays event={event} />
      </th>
      <td role="cell" data-l={columns.venue}>
        <span>
          <strong>{town}</strong>
          {hotel !== undefined && (
            <>
              <br />
              {hotel}
            </>
          )}
        </span>
      </td>
      <td role="cell" data-l={columns.duration}>
        {eventDurationText(event, theme)}
      </td>
      <td role="cell" data-l={columns.price}>
        <span>
          <b>{priceText(event.price)}</b>{' '}
          {event.price && <span className="mute">{words.gross(grossText(event.price))}</span>}
          <PriceWithHotel event={event} rates={rates} />
        </span>
      </td>
      <td role="cell" data-l={columns.seats}>
        <div>
          <AvailabilityBadge event={event} />
          {comparable && <CompareBox eventId={event.eventId} label={told} />}
        </div>
      </td>
      <td role="cell" className="act">
        <div>
          <HeartHost item={eventItem(event)} label={eventLabel(theme.title, event)} frame={frame} />
          <a className="small" href={calendarOfHref(event)} aria-label={`${finderWords.calendar}: ${told}`}>
            {finderWords.calendar}
          </a>
          <a className="small" href={costsHref(event)} aria-label={`${finderWords.costs}: ${told}`}>
            {finderWords.costs}
          </a>
          <GoLink href={eventHref(event)} label={`${words.toEvent}: ${told}`}>
            {words.toEvent}
          </GoLink>
          {!isConference(theme) && <BookButton event={event} told={told} />}
        </div>
      </td>
    </tr>
  )
}
