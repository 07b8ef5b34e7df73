import { isTerminal } from '#core/booking/booking-state.ts'
import { freeAgainUntil, isBinding } from '#core/booking/booking-rules.ts'
import type { WhenAndWhere } from '#core/booking/when-and-where.ts'
import { hasBegun } from '#core/catalogue/event-lifetime.ts'
import { papersOf } from '#core/papers/papers.ts'
import * as addressOf from '#core/shared/addresses.ts'
import { dateRange, daySpan } from '#core/shared/date-texts.ts'
import { formatDate } from '#core/shared/dates.ts'
import { bookingWording as words } from '#wording/pages/booking.ts'
import { EventVenue } from '../../blocks/event-venue.tsx'
import { StateBadge } from '../../blocks/state-badge.tsx'
import { withJoints } from '../../ui/compound-joints.ts'
import { GoLink } from '../../ui/go-link.tsx'
import type { Following } from './booking-form.tsx'
import { untilText } from './until-text.ts'

/** What is booked, how it stands, and what that means. */
export const BookingHead = ({ shown }: Pick<Following, 'shown'>) => {
  const { orderNo, event, modules, recipients, state } = shown.booking
  return (
    <div className="wrap rhead stack">
      <p className="small mute">{words.order(orderNo)}</p>
      <h1>
        <span className="of">{words.heading}</span> {withJoints(event.theme.title)}
      </h1>
      <StateBadge state={state} />
      <p>
        <strong>{dateRange(event.startDate, event.endDate)}</strong>
        {', '}
        {words.clock(event.startTime, event.endTime)}
        {recipients.length > 0 && `, ${words.seats(recipients.length)}`}
      </p>
      {modules && <p>{words.chosenModules(event.modules.map(({ title }) => title))}</p>}
      <EventVenue event={event} />
      <Meaning shown={shown} />
    </div>
  )
}

/** What has become of the event since it was booked, while that still concerns anybody. */
const Change = ({ shown: { booking, event, today } }: Pick<Following, 'shown'>) => {
  const { state, rescheduled } = booking
  if (isTerminal(state) || hasBegun(booking.event.startDate, today)) return null
  const freeUntil = isBinding(state) ? freeAgainUntil(booking) : undefined
  const lasts = freeUntil !== undefined && today <= freeUntil
  return (
    <>
      {rescheduled && (
        <p>{words.rescheduled(whenAndWhere(rescheduled.from), lasts ? formatDate(freeUntil) : undefined)}</p>
      )}
      {!event && <p>{words.hasLeft}</p>}
    </>
  )
}

/** On one line, for a sentence. */
const whenAndWhere = ({ startDate, endDate, startTime, endTime, venue }: WhenAndWhere): string =>
  [daySpan(startDate, endDate), words.clock(startTime, endTime), venue ?? 'online'].join(', ')

/** Whoever ordered with a signature on paper is led to his form first. */
const ToSign = ({ booking: { token } }: Pick<Following['shown'], 'booking'>) => (
  <div className="stack g1 on-screen">
    <p>{words.toSign.text}</p>
    <p>
      <a className="btn" href={addressOf.bookingPaper(token, 'bestellformular')}>
        {words.toSign.link}
      </a>
    </p>
  </div>
)

const Meaning = ({ shown }: Pick<Following, 'shown'>) => {
  const { booking, today, others, actions } = shown
  const { state, heldUntil, reason, event, rebookedTo } = booking
  const until = heldUntil === undefined ? '' : untilText(heldUntil)
  const begun = !isTerminal(state) && hasBegun(event.startDate, today)
  const next = others.find(({ id }) => id === rebookedTo)
  return (
    <>
      <p className="lead">{begun ? words.begun : words.states[state](until)}</p>
      {papersOf(booking, today).some(({ kind }) => kind === 'bestellformular') && <ToSign booking={booking} />}
      {reason !== undefined && <p>{words.reason(reason)}</p>}
      <Change shown={shown} />
      <p className="row on-screen">
        {actions.includes('book') && <GoLink href="#buchen">{words.toBook}</GoLink>}
        {actions.includes('claim') && <GoLink href="#buchen">{words.toOffer}</GoLink>}
        {state === 'teilgenommen' && <GoLink href="#teilnehmen">{words.toCertificates}</GoLink>}
        {next && (
          <GoLink href={addressOf.booking(next.token)}>
            {words.toNewBooking(dateRange(next.event.startDate, next.event.endDate))}
          </GoLink>
        )}
        {isTerminal(state) && !next ? (
          <GoLink href={addressOf.themeEvents(event.themeUrl)}>{words.otherEvents}</GoLink>
        ) : (
          <GoLink href={addressOf.theme(event.themeUrl)}>{words.toTheme}</GoLink>
        )}
      </p>
      <p className="small mute measure on-screen">{words.keepLink}</p>
    </>
  )
}
