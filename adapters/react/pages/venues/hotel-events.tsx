import * as addressOf from '#core/shared/addresses.ts'
import { formatDate } from '#core/shared/dates.ts'
import type { CostRates } from '#core/costs/with-hotel.ts'
import { calendarHref, eventsInTownHref, hrefOf } from '#core/finder/finder-address.ts'
import { hotelHref } from '#core/venues/venue-links.ts'
import type { HotelEvents, HotelWithEvents } from '#core/venues/hotel-events.view.ts'
import type { HotelPage } from '#core/venues/venue-pages.ts'
import { pageWording } from '#wording/pages.ts'
import { ContactWays } from '../../blocks/contact-ways.tsx'
import { FoundRow } from '../../blocks/event-row.tsx'
import type { Frame } from '../../page.ts'
import { GoLink } from '../../ui/go-link.tsx'
import { Icon } from '../../ui/icon.tsx'
import { MarginSection } from '../../ui/margin-section.tsx'
import { Note } from '../../ui/note.tsx'

const { hotel: words, town: townWords, noEvents } = pageWording.venues

interface Listed extends Pick<HotelPage, 'hotel' | 'town'> {
  readonly shown: HotelEvents
  readonly rates: CostRates | undefined
  readonly frame: Frame
}

/** The events in a hotel, a part of them at a time; of one without any, where there are some. */
export const EventsSection = ({ hotel, town: { location }, shown, rates, frame }: Listed) => {
  const { found, total, from, further } = shown
  const address = hotelHref(hotel)
  const inTown = (
    <>
      <p className="small mute on-screen">{words.inTown(location.name)}</p>
      <p>
        <GoLink href={eventsInTownHref(location)}>{townWords.allEvents(location.name)}</GoLink>
      </p>
    </>
  )
  return (
    <MarginSection
      id="termine"
      title={words.events}
      {...(total > 0 && from === undefined && { note: words.shownOf(found.length, total) })}
      under={location.events > 0 && inTown}
    >
      {total === 0 ? (
        <NoEventsHere town={location.name} instead={shown.instead} frame={frame} />
      ) : (
        <div className="stack g3">
          {found.length === 0 && <Note icon="clock" title={pageWording.finder.nowhere} />}
          <div className="evs">
            {found.map((each) => (
              <FoundRow key={each.event.eventId} found={each} rates={rates} frame={frame} />
            ))}
          </div>
          <p className="row apart">
            {further !== undefined && (
              <GoLink href={`${hrefOf({ weiter: further }, address)}#termine`}>{words.further}</GoLink>
            )}
            {from !== undefined && (
              <a className="txt" href={`${address}#termine`}>
                {pageWording.finder.fromBeginning}
              </a>
            )}
            <a className="txt" href={calendarHref({ hotelId: hotel.internalId })}>
              <Icon name="calendar" />
              {words.calendar}
            </a>
          </p>
        </div>
      )}
    </MarginSection>
  )
}

interface Waiting {
  readonly town: string
  readonly instead: readonly HotelWithEvents[]
  readonly frame: Frame
}

const NoEventsHere = ({ town, instead, frame }: Waiting) => (
  <Note icon="clock" title={words.none.title}>
    {instead.length > 0 ? (
      <>
        <p>{words.none.instead(town)}</p>
        <ul className="dash">
          {instead.map(({ hotel, events, first }) => (
            <li key={hotel.internalId}>
              <a href={`${hotelHref(hotel)}#termine`}>{hotel.name}</a>,{' '}
              {words.none.first(events, formatDate(first.event.startDate))}
            </li>
          ))}
        </ul>
      </>
    ) : (
      <p>
        {words.none.nowhere(town)} <a href={addressOf.events}>{noEvents.all}</a>
      </p>
    )}
    <p>
      <ContactWays brand={frame.brand} />
    </p>
  </Note>
)
