import { bookingStateFacts, type BookingStateFacts } from '#core/booking/booking-state.ts'
import { required } from '#core/shared/required.ts'
import { bookingWording } from '#wording/pages/booking.ts'
import { Icon } from '../ui/icon.tsx'
import type { IconName } from '../ui/icons.ts'

const badges: Readonly<Record<BookingStateFacts['color'], { readonly icon: IconName; readonly className: string }>> = {
  green: { icon: 'tick', className: 'stat ok' },
  orange: { icon: 'clock', className: 'stat warn' },
  teal: { icon: 'few', className: 'stat' },
  grey: { icon: 'gone', className: 'stat' },
  red: { icon: 'alert', className: 'stat bad' },
}

/** By word and sign, never by colour alone. */
export const StateBadge = ({ state }: { readonly state: BookingStateFacts['key'] }) => {
  const { label, color } = required(bookingStateFacts.find(({ key }) => key === state))
  const { icon, className } = badges[color]
  return (
    <p className={className}>
      <Icon name={icon} />
      <span>
        <span className="vh">{bookingWording.state}: </span>
        {label}
      </span>
    </p>
  )
}
