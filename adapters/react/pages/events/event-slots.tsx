import type { Event, ProgrammeDay } from '#core/catalogue/catalogue.ts'
import { hoursLines } from '#core/catalogue/hours-words.ts'
import { daysOf, heldEvent } from '#core/catalogue/schedule.ts'
import { hotelsOf } from '#core/catalogue/towns.ts'
import { hotelHref } from '#core/venues/venue-links.ts'
import type { Hotel } from '#core/shared/venues.ts'
import { pageWording } from '#wording/pages.ts'
import { WholeWords } from '../../ui/whole-words.tsx'

const words = pageWording.programme.event

/** When an event begins and ends, its hours where they are the same each day, and where people meet. */
export const EventSlots = ({
  event,
  programme,
}: {
  readonly event: Event
  /** Of its theme. */
  readonly programme: readonly ProgrammeDay[] | undefined
}) => (
  <dl className="lines slots">
    {hoursLines(daysOf(heldEvent(event), programme)).map(({ title, text }) => (
      <div key={title}>
        <dt>{title}</dt>
        <dd>{text}</dd>
      </div>
    ))}
    <SeatsOf event={event} />
  </dl>
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
