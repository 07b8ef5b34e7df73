import type { ShownBooking } from '#core/booking/ports.ts'
import { bookingHistory } from '#wording/booking-history.ts'
import { bookingWording as words } from '#wording/pages/booking.ts'
import { refusalText } from '#wording/refusals.ts'
import { forOne, notFound } from '../../answers.ts'
import type { Page } from '../../page.ts'
import { FormSummary } from '../../ui/form-summary.tsx'
import { Note } from '../../ui/note.tsx'
import { act, type Refused } from './acting.ts'
import { Contact, Costs, History, Invoices, Others, Papers } from './around.tsx'
import { choosing, chosenIn, looking, noticed, withChosen } from './booking-address.ts'
import { BookingHead } from './booking-head.tsx'
import { faultsIn } from './faults.ts'
import { Cancelling, Rebooking } from './leaving.tsx'
import { Path } from './path.tsx'
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
    return forOne<Followed>({ shown: answer.value, chosen: chosenIn(url), isDone: url.searchParams.has(noticed) })
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
            <Note icon="tick" tone="ok" title={words.done(bookingHistory[last.what](last.detail ?? ''))} status />
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

/** Why a form was refused, with ways to its fields. */
const Why = ({ refused }: { readonly refused: Refused }) => {
  const faults = faultsIn(refused)
  return <FormSummary faults={faults} refusal={faults.length > 0 ? undefined : refusalText(refused.refusal)} />
}
