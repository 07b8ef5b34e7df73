import type { EventHistory, ThemePage } from '#core/catalogue/catalogue.ts'
import { otherEvents } from '#core/catalogue/other-events.view.ts'
import { themeHref } from '#core/catalogue/theme-links.ts'
import type { CostRates } from '#core/costs/with-hotel.ts'
import type { Frame } from '../../page.ts'
import { pageWording } from '#wording/pages.ts'
import { withJoints } from '../../ui/compound-joints.ts'
import { EventsTable } from '../../blocks/events-table.tsx'
import { EventDays } from '../../blocks/event-days.tsx'
import { EventVenue } from '../../blocks/event-venue.tsx'
import { GoLink } from '../../ui/go-link.tsx'
import { Icon } from '../../ui/icon.tsx'
import { MarginSection } from '../../ui/margin-section.tsx'
import { RescheduledBadge } from '../../blocks/rescheduled-badge.tsx'
import { NoEvents } from '../../blocks/no-events.tsx'
import { ContactWays } from '../../blocks/contact-ways.tsx'
import { RubricBadge } from '../../blocks/rubric-badge.tsx'

const words = pageWording.themePages.event
const eventWords = pageWording.programme.event

interface CalledOff {
  readonly history: EventHistory
  /** Its theme, if that is still there. */
  readonly page: ThemePage | undefined
  readonly rates: CostRates | undefined
  readonly frame: Frame
}

/** An event that was called off: that it was, what that means for whoever booked it, and the events to come. */
export const CalledOffEvent = ({ history, page, rates, frame }: CalledOff) => {
  const { event } = history
  return (
    <>
      <div className="wrap rhead stack g3">
        <p className="row apart">
          <RubricBadge rubric={event.theme.rubric} />
          <span className="small mute">{eventWords.number(event.eventId)}</span>
        </p>
        <h1>{withJoints(event.theme.title)}</h1>
        <p className="stat bad">
          <Icon name="gone" />
          <strong>{words.calledOff}</strong>
        </p>
        <EventDays event={event} className="event-days when" />
        <EventVenue event={event} />
        <RescheduledBadge history={history} />
      </div>
      <MarginSection title={words.calledOffWhatNow}>
        <div className="stack">
          <p className="lead">{words.calledOffText}</p>
          <p className="row">
            <ContactWays brand={frame.brand} />
            {page && <GoLink href={themeHref(page.theme)}>{eventWords.toTheme}</GoLink>}
          </p>
        </div>
      </MarginSection>
      {page && (
        <MarginSection title={eventWords.otherEvents}>
          {page.theme.events.length > 0 ? (
            <EventsTable
              theme={page.theme}
              events={otherEvents(page.theme.events, event)}
              rates={rates}
              frame={frame}
            />
          ) : (
            <NoEvents brand={frame.brand} />
          )}
        </MarginSection>
      )}
    </>
  )
}
