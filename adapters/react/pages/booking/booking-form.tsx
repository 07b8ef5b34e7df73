import type { ReactNode } from 'react'
import type { ShownBooking } from '#core/booking/ports.ts'
import type { Doing, Refused } from './acting.ts'

/** What all parts of the page are given. */
export interface Following {
  readonly shown: ShownBooking
  /** Where forms are posted to: the page, with what was chosen on it. */
  readonly action: string
  /** The form that was refused, as it was typed. */
  readonly refused: Refused | undefined
}

/** One form of the page: what it does, to the booking as it was seen. */
export const BookingForm = ({
  what,
  shown: { booking },
  action,
  className,
  children,
}: Pick<Following, 'shown' | 'action'> & {
  readonly what: Doing
  readonly className?: string
  readonly children: ReactNode
}) => (
  <form method="post" action={action} className={className} noValidate>
    <input type="hidden" name="do" value={what} />
    <input type="hidden" name="version" value={booking.version} />
    {children}
  </form>
)
