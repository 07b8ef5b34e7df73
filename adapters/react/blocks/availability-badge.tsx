import { availabilityOf, availabilityText, type Availability } from '#core/catalogue/availability.ts'
import type { Event } from '#core/catalogue/catalogue.ts'
import { Icon } from '../ui/icon.tsx'
import type { IconName } from '../ui/icons.ts'

const badges: Readonly<Record<Availability, { readonly icon: IconName; readonly className: string }>> = {
  frei: { icon: 'free', className: 'stat ok' },
  garantiert: { icon: 'promised', className: 'stat ok' },
  wenige: { icon: 'few', className: 'stat warn' },
  ausgebucht: { icon: 'gone', className: 'stat bad' },
}

/** How an event stands, by sign and word, never by colour alone. */
export function AvailabilityBadge({ event }: { readonly event: Pick<Event, 'placesLeft' | 'guaranteed'> }) {
  const { icon, className } = badges[availabilityOf(event)]
  return (
    <span className={className}>
      <Icon name={icon} />
      {availabilityText(event)}
    </span>
  )
}
