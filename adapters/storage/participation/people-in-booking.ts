import type { Booking } from '#core/booking/booking.ts'
import { isPending } from '#core/cart/cart.ts'

/** By whom a booking is found: the account that ordered it, and the addresses of those who take part. */
export const peopleIn = ({ userId, recipients }: Pick<Booking, 'userId' | 'recipients'>): readonly string[] => [
  ...new Set([
    ...(userId === undefined ? [] : [userId]),
    ...recipients.flatMap((recipient) => (isPending(recipient) ? [] : [recipient.email])),
  ]),
]
