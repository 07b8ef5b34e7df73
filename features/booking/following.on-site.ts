import { bookingStateLabels } from '#core/booking/booking-state.ts'
import { pathOf } from '#core/booking/booking-path.view.ts'
import type { ShownBooking } from '#core/booking/ports.ts'
import { isPending } from '#core/cart/cart.ts'
import type { Result } from '#core/shared/result.ts'
import type { SiteRefusal } from '#core/site.ts'
import { bookingHistory } from '#wording/booking-history.ts'
import { sentenceOf } from '#wording/field-faults.ts'
import { bookingPathWording, standingText } from '#wording/pages/booking-path.ts'
import { bookingWording } from '#wording/pages/booking.ts'
import { refusalText } from '#wording/refusals.ts'
import type { Entry } from '../support/entry.ts'
import { said } from '../support/said.ts'
import type { FollowsABooking } from './following.driver.ts'

/** Follows a booking through its port. */
export const followsABookingOnSite = ({ site: { booking: site } }: Entry): FollowsABooking => {
  let shown: ShownBooking | undefined
  const seen = (): ShownBooking => {
    if (!shown) throw new Error('no booking is open')
    return shown
  }
  const changing = () => ({ token: seen().booking.token, version: seen().booking.version })
  /** What a refusal says; of fields at fault the sentence of the first. */
  const told = (answer: Result<ShownBooking, SiteRefusal>): string | undefined => {
    if (answer.ok) {
      shown = answer.value
      return undefined
    }
    const [field] = 'fields' in answer.refusal ? Object.entries(answer.refusal.fields) : []
    return said(field ? sentenceOf(...field) : refusalText(answer.refusal))
  }
  return {
    async open(token) {
      const answer = await site.bookings.booking({ token })
      shown = answer.ok ? answer.value : undefined
      if (!shown) return undefined
      const { booking, today } = shown
      const { recipients } = booking
      return {
        state: bookingStateLabels[booking.state],
        seats: recipients.map((it) =>
          isPending(it) ? bookingWording.people.nobody : `${it.firstName} ${it.lastName}`,
        ),
        way: pathOf(booking, today).map((step) => [
          bookingPathWording.steps[step.step],
          said(standingText(step, recipients.some(isPending))),
        ]),
        history: booking.history.map(({ what, detail = '' }) => bookingHistory[what](detail)),
      }
    },
    book: async (acceptAgb) => told(await site.bookings.book({ ...changing(), acceptAgb })),
    async name(firstName, lastName, email) {
      const recipientId = seen().booking.recipients.find(isPending)?.id ?? ''
      const form = { salutationId: 'divers', firstName, lastName, email, function: 'br-mitglied' }
      return told(await site.bookings.substitute({ ...changing(), recipientId, ...form }))
    },
    resolve: async (votes) => told(await site.bookings.resolve({ ...changing(), ...votes })),
    cancel: async () => told(await site.bookings.cancel({ ...changing(), feeNet: seen().cancellation?.[0]?.net ?? 0 })),
  }
}
