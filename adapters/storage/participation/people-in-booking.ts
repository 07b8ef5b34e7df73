import type { Booking } from '#core/booking/booking.ts'
import { isPending } from '#core/cart/cart.ts'

/** Addresses of those who take part, each once. */
export const emailsIn = ({ recipients }: Pick<Booking, 'recipients'>): readonly string[] => [
  ...new Set(recipients.flatMap((recipient) => (isPending(recipient) ? [] : [recipient.email]))),
]

/** By whom a booking is found: the account that ordered it, and the addresses of those who take part. */
export const peopleIn = (booking: Pick<Booking, 'userId' | 'recipients'>): readonly string[] => [
  ...new Set([...(booking.userId === undefined ? [] : [booking.userId]), ...emailsIn(booking)]),
]
