import { availabilityText } from '#core/catalogue/availability.ts'
import type { EventHistory, ThemePage } from '#core/catalogue/catalogue.ts'
import { otherEvents } from '#core/catalogue/other-events.view.ts'
import { scheduledText } from '#core/catalogue/hours-words.ts'
import { scheduleOf } from '#core/catalogue/schedule.ts'
import { isConference, isTrainingSeries, themeKind } from '#core/catalogue/theme-kind.ts'
import { themeHref } from '#core/catalogue/theme-links.ts'
import { comparingHref } from '#core/comparison/comparison-address.ts'
import { conferenceHref } from '#core/conference/conference-links.ts'
import type { CostRates } from '#core/costs/with-hotel.ts'
import { eventNewsHref } from '#core/live/live-address.ts'
import type { EventManager, Expert } from '#core/people/people.ts'
import type { HotelWithDetails } from '#core/venues/venue-pages.ts'
import { eventItem } from '#core/wishlist/bookmark-items.ts'
import type { PageProps } from '../../page.ts'
import { AllEventsLink } from '../../blocks/all-events-link.tsx'
import { withJoints } from '../../ui/compound-joints.ts'
import { EventsTable } from '../../blocks/events-table.tsx'
import { EventDays } from '../../blocks/event-days.tsx'
import { LifeBadge } from '../../blocks/life-badge.tsx'
import { EventDocuments } from './event-documents.tsx'
import { EventVenue } from '../../blocks/event-venue.tsx'
import { EventSlots } from './event-slots.tsx'
import { eventLabel, HeartHost } from '../../blocks/heart-host.tsx'
import { HotelRow } from '../../blocks/hotel-row.tsx'
import { ManagerCard } from './manager-card.tsx'
import { LivePart } from '../../ui/live-part.tsx'
import { MarginSection } from '../../ui/margin-section.tsx'
import { RescheduledBadge } from '../../blocks/rescheduled-badge.tsx'
import { ProgrammeDays } from '../../blocks/programme-days.tsx'
import { RubricBadge } from '../../blocks/rubric-badge.tsx'
import { SeriesModules } from '../../blocks/series-modules.tsx'
import { Teachers } from '../../blocks/theme-sections.tsx'
import { pageWording } from '#wording/pages.ts'
import { Bill, billPart, OnTheDay } from './event-box.tsx'

const words = pageWording.programme.event
const moreWords = pageWording.themePages.event

/** An event with what its page tells of it. */
export interface ThereToBeRead {
  readonly history: EventHistory
  readonly page: ThemePage | undefined
  readonly hotelsWithDetails: readonly HotelWithDetails[]
  /** Net cents of one participant, hotel included. */
  readonly rates: CostRates | undefined
  readonly experts: readonly Expert[]
  readonly managers: readonly EventManager[]
}

/** An event that is to come or under way. */
export const EventParts = ({ data, frame }: PageProps<ThereToBeRead>) => {
  const { history, page, hotelsWithDetails, rates, experts, managers } = data
  const { event } = history
  const others = otherEvents(page?.theme.events ?? [], event)
  const days = scheduleOf(event, page?.theme.content[0]?.programme ?? [])
  const series = isTrainingSeries(event.theme)
  return (
    <>
      <div className="wrap thead">
        <div className="stack g3">
          <p className="row apart">
            <RubricBadge rubric={event.theme.rubric} />
            <span className="small mute">
              {themeKind(event.theme)}, {words.number(event.eventId)}
            </span>
          </p>
          <h1>{withJoints(event.theme.title)}</h1>
          <EventDays event={event} className="event-days when" />
          <EventVenue event={event} />
          <LifeBadge history={history} />
          <RescheduledBadge history={history} />
          <div className="row">
            <a className="btn alt" href={themeHref(event.theme)}>
              {words.toTheme}
            </a>
            {isConference(event.theme) && (
              <a className="btn alt" href={conferenceHref(event.theme)}>
                {pageWording.themePages.conference.page}
              </a>
            )}
            <HeartHost item={eventItem(event)} label={eventLabel(event.theme.title, event)} frame={frame} />
            {history.life === 'to-come' && (
              <a className="txt" href={comparingHref({ event: event.eventId })} rel="nofollow">
                {pageWording.comparison.withOthers}
              </a>
            )}
          </div>
        </div>
        {history.life === 'to-come' ? (
          <Bill
            event={event}
            level={page?.theme.level}
            allowSingle={page?.theme.allowSingle ?? false}
            rates={rates}
            frame={frame}
          />
        ) : (
          <OnTheDay frame={frame} />
        )}
      </div>
      {history.life === 'to-come' && (
        <LivePart of={eventNewsHref(event.eventId)} part={billPart} says={words.seatsNow(availabilityText(event))} />
      )}
      <MarginSection title={words.when}>
        <EventSlots event={event} programme={page?.theme.content[0]?.programme} />
      </MarginSection>
      {series && page && (
        <MarginSection title={pageWording.programme.series.modules} note={pageWording.programme.series.note}>
          <SeriesModules theme={page.theme} event={event} heading="h3" />
        </MarginSection>
      )}
      {!series && days.length > 0 && (
        <MarginSection title={moreWords.schedule}>
          <ProgrammeDays days={days} when={days.map(scheduledText)} />
        </MarginSection>
      )}
      {hotelsWithDetails.length > 0 && (
        <MarginSection title={hotelsWithDetails.length === 1 ? moreWords.hotel : moreWords.hotels}>
          <div>
            {hotelsWithDetails.map((found) => (
              <HotelRow key={found.hotel.internalId} hotel={found} frame={frame} />
            ))}
          </div>
        </MarginSection>
      )}
      <Teachers experts={experts} />
      {managers.length > 0 && (
        <MarginSection
          title={managers.length === 1 ? moreWords.contact : moreWords.contacts}
          note={moreWords.contactNote}
        >
          <div className="grid managers">
            {managers.map((manager) => (
              <ManagerCard key={manager.id} manager={manager} />
            ))}
          </div>
        </MarginSection>
      )}
      <MarginSection title={moreWords.documents}>
        <EventDocuments event={event} life={history.life} />
      </MarginSection>
      {page && others.length > 0 && (
        <MarginSection title={words.otherEvents} under={<AllEventsLink theme={page.theme} />}>
          <EventsTable theme={page.theme} events={others} rates={rates} frame={frame} />
        </MarginSection>
      )}
    </>
  )
}
