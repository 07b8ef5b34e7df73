import type { Event } from '#core/catalogue/catalogue.ts'
import { hotelsOf } from '#core/catalogue/towns.ts'
import { clockText, longDate, timeRange } from '#core/shared/date-texts.ts'
import { berlinDay } from '#core/shared/dates.ts'
import { hotelHref } from '#core/venues/venue-links.ts'
import type { Hotel } from '#core/shared/venues.ts'
import { pageWording } from '#wording/pages.ts'
import { WholeWords } from '../../ui/whole-words.tsx'

const words = pageWording.programme.event

/** When an event begins and ends, and where people meet. */
export const EventSlots = ({ event }: { readonly event: Event }) => (
  <dl className="lines slots">
    <TimesOf event={event} />
    <SeatsOf event={event} />
  </dl>
)

const TimesOf = ({ event }: { readonly event: Event }) =>
  berlinDay(event.startDate) === berlinDay(event.endDate) ? (
    <div>
      <dt>{longDate(event.startDate)}</dt>
      <dd>{timeRange(event.startTime, event.endTime)}</dd>
    </div>
  ) : (
    <>
      <div>
        <dt>{words.begins}</dt>
        <dd>
          {longDate(event.startDate)}, {clockText(event.startTime)}
        </dd>
      </div>
      <div>
        <dt>{words.ends}</dt>
        <dd>
          {longDate(event.endDate)}, {clockText(event.endTime)}
        </dd>
      </div>
    </>
  )

const SeatsOf = ({ event }: { readonly event: Event }) => {
  const hotels = [...new Map(hotelsOf(event).map((hotel) => [hotel.internalId, hotel])).values()]
  if (hotels.length === 0)
    return (
      <div>
        <dt>{words.online}</dt>
        <dd>
          <WholeWords text={words.onlineText} />
        </dd>
      </div>
    )
  return hotels.map((hotel) => <HotelOf key={hotel.internalId} hotel={hotel} />)
}

const HotelOf = ({ hotel }: { readonly hotel: Hotel }) => (
  <div>
    <dt>
      <a href={hotelHref(hotel)}>{hotel.name}</a>
    </dt>
    <dd>
      {hotel.address.street}, {hotel.address.zip} {hotel.address.city}
    </dd>
  </div>
)
