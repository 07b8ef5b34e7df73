import { fiveSteps } from '#core/overview/overview.view.ts'
import type { BookingUnderWay } from '#core/overview/overview.ts'
import * as addressOf from '#core/shared/addresses.ts'
import { daysText } from '#core/shared/day-texts.ts'
import { overviewWording } from '#wording/pages/overview.ts'
import { MarginSection } from '../../ui/margin-section.tsx'
import { withJoints } from '../../ui/compound-joints.ts'

const words = overviewWording.underWay

/** Bookings on their way, each with its five steps, and the next of them as a button for who may take it. */
export const UnderWay = ({ bookings }: { readonly bookings: readonly BookingUnderWay[] }) => (
  <MarginSection id="laeuft" title={words.title} note={words.count(bookings.length)}>
    <div className="stack flows">
      {bookings.map((booking) => (
        <article className="stack g3 flow" key={booking.bookingId}>
          <h3>
            {withJoints(booking.title)}, {daysText(booking.startDate, booking.endDate)}
          </h3>
          <ol className="steps portal-steps">
            {fiveSteps(booking.steps).map((step) => (
              <li
                key={step.step}
                className={step.state === 'done' ? 'done' : undefined}
                aria-current={step.state === 'next' ? 'step' : undefined}
              >
                <b>{words.steps[step.step]}</b>
                {words.standing(step, booking)}
              </li>
            ))}
          </ol>
          <div className="now board">
            <div className="stack g1">
              <h4>{words.now[nextOf(booking)].title}</h4>
              <p className="small">{words.now[nextOf(booking)].text}</p>
              {booking.token === undefined && <p className="small mute">{words.managers}</p>}
            </div>
            {booking.token !== undefined && (
              <p className="on-screen">
                <a className="btn" href={`${addressOf.booking(booking.token)}#${words.anchors[nextOf(booking)]}`}>
                  {words.todo[nextOf(booking)]}
                </a>
              </p>
            )}
          </div>
        </article>
      ))}
    </div>
  </MarginSection>
)

const nextOf = ({ steps }: BookingUnderWay) => steps.find(({ state }) => state === 'next')?.step ?? 'attend'
