import { pictureOfTheme } from '#core/shared/pictures.ts'
import type { EventHistory, ListedEvent, ThemePage } from '#core/catalogue/catalogue.ts'
import { otherEvents } from '#core/catalogue/other-events.view.ts'
import { scheduledText } from '#core/catalogue/hours-words.ts'
import { scheduleOf } from '#core/catalogue/schedule.ts'
import type { Level } from '#core/catalogue/level.ts'
import { isConference, isTrainingSeries, themeKind } from '#core/catalogue/theme-kind.ts'
import { eventHref, rubricHref, themeHref } from '#core/catalogue/theme-links.ts'
import { hotelsOf } from '#core/catalogue/towns.ts'
import type { Tag } from '#core/changes/changes.ts'
import { comparingHref } from '#core/comparison/comparison-address.ts'
import { conferenceHref } from '#core/conference/conference-links.ts'
import type { CostRates } from '#core/costs/with-hotel.ts'
import type { EventManager, Expert } from '#core/people/people.ts'
import { dateRange } from '#core/shared/date-texts.ts'
import { keyedSegment } from '#core/shared/keyed-address.ts'
import type { Site } from '#core/site.ts'
import type { HotelWithDetails } from '#core/venues/venue-pages.ts'
import { eventItem } from '#core/wishlist/bookmark-items.ts'
import { statusOf } from '#pages-port/refusal-status.ts'
import { forEveryone, forOne } from '../../answers.ts'
import { instead, type Gone } from '../../blocks/instead-of-event.ts'
import type { Crumb, Frame, Page, PageProps, Shown } from '../../page.ts'
import { AllEventsLink } from '../../blocks/all-events-link.tsx'
import { AvailabilityBadge } from '../../blocks/availability-badge.tsx'
import { BookForm } from '../../blocks/book-form.tsx'
import { WaysToBook } from '../../blocks/ways-to-book.tsx'
import { CalledOffEvent } from './called-off-event.tsx'
import { withJoints } from '../../ui/compound-joints.ts'
import { EventsTable } from '../../blocks/events-table.tsx'
import { calendarOfHref, costsHref } from '#core/catalogue/event-links.ts'
import { EventDays } from '../../blocks/event-days.tsx'
import { GoneEvent, goneTitle } from '../../blocks/gone-event.tsx'
import { LifeBadge } from '../../blocks/life-badge.tsx'
import { PhoneLink } from '../../blocks/phone-link.tsx'
import { eventDescription } from './event-description.ts'
import { EventDocuments } from './event-documents.tsx'
import { EventVenue, townText } from '../../blocks/event-venue.tsx'
import { EventPrice } from '../../blocks/event-price.tsx'
import { EventSlots } from './event-slots.tsx'
import { eventLabel, HeartHost } from '../../blocks/heart-host.tsx'
import { HotelRow } from '../../blocks/hotel-row.tsx'
import { ManagerCard } from './manager-card.tsx'
import { knownRates, ratesTag } from '../../blocks/known-rates.ts'
import { LevelLine } from '../../blocks/level-line.tsx'
import { MarginSection } from '../../ui/margin-section.tsx'
import { PriceWithHotel } from '../../blocks/price-with-hotel.tsx'
import { RescheduledBadge } from '../../blocks/rescheduled-badge.tsx'
import { ProgrammeDays } from '../../blocks/programme-days.tsx'
import { RubricBadge } from '../../blocks/rubric-badge.tsx'
import { SeriesModules } from '../../blocks/series-modules.tsx'
import { Teachers } from '../../blocks/theme-sections.tsx'
import { eventLd } from '../../shell/json-ld/events.ts'
import { pageWording } from '#wording/pages.ts'

const words = pageWording.programme.event
const moreWords = pageWording.themePages.event

interface ThereToBeRead {
  readonly history: EventHistory
  readonly page: ThemePage | undefined
  readonly hotelsWithDetails: readonly HotelWithDetails[]
  /** Net cents of one participant, hotel included. */
  readonly rates: CostRates | undefined
  readonly experts: readonly Expert[]
  readonly managers: readonly EventManager[]
}

/** An event that is to come or under way, one that was called off, or what takes the place of one that is over. */
type EventShown =
  | ThereToBeRead
  | {
      readonly calledOff: EventHistory
      readonly page: ThemePage | undefined
      readonly rates: CostRates | undefined
    }
  | { readonly gone: Gone }

/**
 * One event: when, where, what it costs, how it runs; from its first day on how it stands, for whoever is on the way,
 * and no longer for searches. One that is over answers 410 and names the new ones (domain §7.13); one that was called
 * off stays as long, for whoever meant to come and for searches (domain §5).
 */
export const eventPage: Page<EventShown> = {
  async loader({ site, params }) {
    const answer = await site.programme.catalogue.eventHistory({ key: params['event'] ?? '' })
    if (answer.ok) return answer.value.calledOff ? shownCalledOff(site, answer.value) : shownEvent(site, answer.value)
    const gone = await instead(answer.refusal, site, eventHref)
    return forEveryone<EventShown>({ gone }, [`theme:${gone.page.theme.url}`, ratesTag], statusOf(answer.refusal))
  },
  head: (data, frame) => {
    if ('gone' in data) return { title: goneTitle(data.gone), noindex: true, crumbs: crumbsTo(data.gone.page.theme) }
    const { page } = data
    const history = 'calledOff' in data ? data.calledOff : data.history
    const { event } = history
    const named = words.title(event.theme.title, dateRange(event.startDate, event.endDate), townText(event))
    const title = history.calledOff ? moreWords.calledOffTitle(named) : named
    const crumbs = crumbsTo(event.theme)
    return {
      title,
      description: eventDescription(history, page?.card.teaser),
      ...(history.life === 'to-come' ? { canonical: eventHref(event) } : { noindex: true }),
      rubric: event.theme.rubric.position,
      picture: pictureOfTheme(event.theme),
      crumbs,
      section: 'termine',
      calendar: calendarOfHref(event),
      jsonLd: [eventLd(event, frame, page?.card.teaser, history, page?.theme.content[0]?.programme)],
    }
  },
  Component: ({ data, frame }) => {
    if ('gone' in data) return <GoneEvent gone={data.gone} frame={frame} />
    if ('calledOff' in data) {
      const { calledOff, page, rates } = data
      return <CalledOffEvent history={calledOff} page={page} rates={rates} frame={frame} />
    }
    return <OwnPage data={data} frame={frame} />
  },
}

const shownCalledOff = async (site: Site, history: EventHistory): Promise<Shown<EventShown>> => {
  const { eventId, themeUrl } = history.event
  const [page, rates] = await Promise.all([site.programme.catalogue.theme({ url: themeUrl }), knownRates(site)])
  return shownNow(history, { calledOff: history, page: page.ok ? page.value : undefined, rates }, [
    `event:${eventId}`,
    `theme:${themeUrl}`,
    ratesTag,
  ])
}

const shownEvent = async (site: Site, history: EventHistory): Promise<Shown<EventShown>> => {
  const { event } = history
  const hotels = [...new Map(hotelsOf(event).map((hotel) => [hotel.internalId, hotel])).values()]
  const [page, rates, experts, managers, ...hotelsWithDetails] = await Promise.all([
    site.programme.catalogue.theme({ url: event.themeUrl }),
    knownRates(site),
    site.programme.people.experts({}),
    site.programme.people.eventManagers({ eventId: event.eventId }),
    ...hotels.map(({ name, internalId }) => site.programme.venues.hotel({ key: keyedSegment(name, internalId) })),
  ])
  return shownNow(
    history,
    {
      history,
      page: page.ok ? page.value : undefined,
      hotelsWithDetails: hotelsWithDetails.flatMap((found) => (found.ok ? found.value : [])),
      rates,
      experts: experts.ok ? experts.value.filter(({ themes }) => themes.includes(event.themeUrl)) : [],
      managers: managers.ok ? managers.value : [],
    },
    [
      `event:${event.eventId}`,
      `theme:${event.themeUrl}`,
      ...hotels.map(({ internalId }): Tag => `hotel:${internalId}`),
      'record:expert',
      'record:manager',
      ratesTag,
    ],
  )
}

/** What is under way changes with the hour, not only with the day and the content: nobody keeps it. */
const shownNow = ({ life }: EventHistory, shown: EventShown, tags: readonly Tag[]): Shown<EventShown> =>
  life === 'to-come' ? forEveryone(shown, tags) : forOne(shown)

const OwnPage = ({ data, frame }: PageProps<ThereToBeRead>) => {
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

/** In place of what it costs and how to book it: whom to ask on the way there. */
const OnTheDay = ({ frame }: { readonly frame: Frame }) => (
  <aside className="sum top-r stack" aria-labelledby="fragen">
    <h2 id="fragen">{words.onTheDay}</h2>
    <p>{words.onTheDayText}</p>
    {frame.brand.phone && (
      <p className="h3 nowrap">
        <PhoneLink brand={frame.brand} />
      </p>
    )}
    {frame.brand.email && (
      <p>
        <a href={`mailto:${frame.brand.email}`}>{frame.brand.email}</a>
      </p>
    )}
    {frame.brand.officeHours && <p className="small mute">{frame.brand.officeHours}</p>}
  </aside>
)

/** Price, seats left, what it costs in all, how to book or to wait. */
const Bill = ({
  event,
  level,
  allowSingle,
  rates,
  frame,
}: {
  readonly event: ListedEvent
  readonly allowSingle: boolean
  readonly level: Level | undefined
  readonly rates: CostRates | undefined
  readonly frame: Frame
}) => (
  <aside className="sum top-r stack" aria-labelledby="preis">
    <h2 id="preis">{words.bill}</h2>
    <EventPrice price={event.price} />
    <PriceWithHotel event={event} rates={rates} />
    <LevelLine level={level} />
    <AvailabilityBadge event={event} />
    {!isConference(event.theme) && <BookForm event={event} allowSingle={allowSingle} />}
    <WaysToBook brand={frame.brand} event={event} />
    <p className="small on-screen">
      <a href={costsHref(event)}>{moreWords.costs}</a>
      <br />
      <span className="mute">{moreWords.costsText}</span>
    </p>
  </aside>
)

const crumbsTo = (theme: Pick<ThemePage['theme'], 'url' | 'title' | 'rubric'>): readonly Crumb[] => [
  { title: theme.rubric.title, href: rubricHref(theme.rubric) },
  { title: theme.title, href: themeHref(theme) },
]
