import type { Event, ProgrammeDay } from '#core/catalogue/catalogue.ts'
import { hotelsOf } from '#core/catalogue/towns.ts'
import { clockText, longDate, timeRange } from '#core/shared/date-texts.ts'
import { addDays, berlinDay } from '#core/shared/dates.ts'
import type { Hotel } from '#core/venues/venues.ts'
import { pageWording } from '../wording/pages.ts'
import { WholeWords } from './whole-words.tsx'

const words = pageWording.programme.event

/** When a date begins and ends, and where people meet. */
export const EventSlots = ({ event }: { readonly event: Event }) => (
  <dl className="lines slots">
    <TimesOf event={event} />
    <PlacesOf event={event} />
  </dl>
)

/** The calendar days of a programme, where it has one part for each; the hours of a date are its own. */
export const daysOf = (event: Event, days: readonly ProgrammeDay[]): readonly (string | undefined)[] => {
  const dates = days.map((_, index) => addDays(berlinDay(event.startDate), index))
  const fits = dates.at(-1) === berlinDay(event.endDate)
  return dates.map((date) => (fits ? longDate(date) : undefined))
}

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

const PlacesOf = ({ event }: { readonly event: Event }) => {
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

const HotelOf = ({ hotel: { name, address, teaser } }: { readonly hotel: Hotel }) => (
  <div>
    <dt>{name}</dt>
    <dd>
      {address.street}, {address.zip} {address.city}
      {teaser && (
        <>
          <br />
          <span className="small mute">{teaser}</span>
        </>
      )}
    </dd>
  </div>
)
