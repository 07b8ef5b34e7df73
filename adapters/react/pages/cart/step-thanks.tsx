import * as addressOf from '#core/shared/addresses.ts'
import type { SeenBooking } from '#core/booking/booking.ts'
import { bookingStateLabels } from '#core/booking/booking-state.ts'
import { needsNotice, needsResolution } from '#core/booking/training-claim.ts'
import type { ShownOrder } from '#core/booking/ports.ts'
import { dayText } from '#core/shared/day-texts.ts'
import { checkoutWording } from '#wording/pages/checkout.ts'
import { GoLink } from '../../ui/go-link.tsx'
import { Note } from '../../ui/note.tsx'
import { fullTitleOf, venueOf } from './item-words.ts'

const words = checkoutWording.thanks

/** What became of the order: of each item what happened and where it goes on, and what is to be done next. */
export const ThanksStep = ({ order }: { readonly order: ShownOrder | undefined }) =>
  order ? (
    <div className="stack g4">
      <p className="lead">
        {words.orderNo(order.orderNo)}. {words.lead(order.options.contact.email)}
      </p>
      <section className="stack">
        <h2 className="h3">{words.bookings}</h2>
        <ul className="lines">
          {order.bookings.map((booking) => (
            <li key={booking.id}>
              <Booked booking={booking} />
            </li>
          ))}
        </ul>
        <p>
          <a href={addressOf.checkoutPdf}>{words.pdf}</a>
        </p>
      </section>
      <section className="stack">
        <h2 className="h3">{words.next}</h2>
        <ol className="dash measure">
          {stepsAfter(order.bookings).map((step) => (
            <li key={step}>{words.nextSteps[step]}</li>
          ))}
        </ol>
      </section>
      <p>
        <GoLink href={addressOf.events}>{words.further}</GoLink>
      </p>
    </div>
  ) : (
    <Note icon="cart" title={words.noneTitle}>
      <p>{words.none}</p>
      <p>
        <GoLink href={addressOf.events}>{words.further}</GoLink>
      </p>
    </Note>
  )

/** What is still to be done of the way, by the right on which somebody is trained. */
const stepsAfter = (bookings: readonly SeenBooking[]): readonly (keyof typeof words.nextSteps)[] => {
  const asked = {
    resolve: bookings.some((booking) => needsResolution(booking) && booking.options.resolutionDate === undefined),
    tell: bookings.some(needsNotice),
    book: bookings.some(({ state }) => state === 'reserviert'),
    attend: true,
  }
  return (['resolve', 'tell', 'book', 'attend'] as const).filter((step) => asked[step])
}

const Booked = ({ booking }: { readonly booking: SeenBooking }) => {
  const { event, state, heldUntil, token, recipients } = booking
  const states: Readonly<Record<string, string>> = words.states
  const title = fullTitleOf({ eventId: event.eventId, event })
  return (
    <article className="stack g1" aria-label={title}>
      <h3 className="h4">{title}</h3>
      <p className="small mute">
        {venueOf(event)}, {checkoutWording.persons(recipients.length)}
      </p>
      <p>
        {states[state] ?? `${bookingStateLabels[state]}.`}{' '}
        {heldUntil !== undefined && words.heldUntil(dayText(heldUntil))}
      </p>
      <p>
        <GoLink href={addressOf.booking(token)} label={`${words.toBooking}: ${title}`}>
          {words.toBooking}
        </GoLink>
      </p>
    </article>
  )
}
