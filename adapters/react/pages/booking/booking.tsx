import { pathOf } from '#core/booking/booking-path.view.ts'
import type { ShownBooking } from '#core/booking/ports.ts'
import { bookingPathWording as pathWording } from '#wording/pages/booking-path.ts'
import { bookingHistory } from '#wording/booking-history.ts'
import { bookingWording as words } from '#wording/pages/booking.ts'
import { refusalText } from '#wording/refusals.ts'
import { forOne, notFound } from '../../answers.ts'
import type { Page } from '../../page.ts'
import { FormSummary } from '../../ui/form-summary.tsx'
import { GoLink } from '../../ui/go-link.tsx'
import { Note } from '../../ui/note.tsx'
import { act, type Refused } from './acting.ts'
import { Contact, Costs, History, Invoices, Others, Papers } from './around.tsx'
import { choosing, chosenIn, isNoticed, looking, noticed, withChosen } from './booking-address.ts'
import { BookingHead } from './booking-head.tsx'
import { faultsIn } from './faults.ts'
import { Cancelling, Rebooking } from './leaving.tsx'
import { anchors, Path } from './path.tsx'
import { People } from './people.tsx'

interface Followed {
  readonly shown: ShownBooking
  /** For whom a cancellation is looked at. */
  readonly chosen: readonly string[] | undefined
  /** A form was carried out just now. */
  readonly isDone: boolean
}

/** A booking for whoever has its link: what is done, what is next, and all that can be done with it (domain §9). */
export const bookingPage: Page<Followed, Refused> = {
  sheet: 'booking',
  reads: [noticed, looking, choosing],
  async loader({ site, params, url }) {
    const answer = await site.booking.bookings.booking({ token: params['token'] ?? '' })
    if (!answer.ok) throw notFound()
    return forOne<Followed>({
      shown: answer.value,
      chosen: chosenIn(url),
      isDone: isNoticed(url, answer.value.booking),
    })
  },
  async action(asked) {
    const answer = await act(asked)
    if (answer === undefined) throw notFound()
    return answer
  },
  head: ({ shown }) => ({ title: words.title(shown.booking.event.theme.title), noindex: true, crumbs: [] }),
  Component: ({ data: { shown, chosen, isDone }, acted, frame }) => {
    const action = chosen ? withChosen(frame.here, chosen) : frame.here
    const following = { shown, action, refused: acted }
    const last = shown.booking.history.at(-1)
    return (
      <div className="booking">
        <BookingHead shown={shown} />
        <div className="wrap notes on-screen">
          {acted && <Why refused={acted} />}
          {!acted && isDone && last && (
            <Note icon="tick" tone="ok" title={words.done(bookingHistory[last.what](last.detail ?? ''))} status focused>
              <NextStep shown={shown} />
            </Note>
          )}
        </div>
        <Path {...following} siteOrigin={frame.settings.siteOrigin} />
        <People {...following} />
        <Costs shown={shown} />
        <Papers shown={shown} />
        <Invoices shown={shown} />
        <Rebooking {...following} />
        <Cancelling {...following} chosen={chosen} here={frame.here} brand={frame.brand} />
        <History shown={shown} />
        <Others shown={shown} />
        <Contact frame={frame} />
      </div>
    )
  },
}

/** The way to what is next, once something is done. */
const NextStep = ({ shown: { booking, today } }: Pick<Followed, 'shown'>) => {
  const next = pathOf(booking, today).find(({ state }) => state === 'next')
  return (
    next && (
      <p>
        <GoLink href={`#${anchors[next.step]}`}>{words.next(pathWording.steps[next.step])}</GoLink>
      </p>
    )
  )
}

/** Why a form was refused, with ways to its fields. */
const Why = ({ refused }: { readonly refused: Refused }) => {
  const faults = faultsIn(refused)
  return <FormSummary faults={faults} refusal={faults.length > 0 ? undefined : refusalText(refused.refusal)} />
}
