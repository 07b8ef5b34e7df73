import { availabilityOf, availabilityText, promiseTexts, type Availability } from '#core/catalogue/availability.ts'
import type { Event } from '#core/catalogue/catalogue.ts'
import { Icon } from '../ui/icon.tsx'
import type { IconName } from '../ui/icons.ts'

const badges: Readonly<Record<Availability, { readonly icon: IconName; readonly className: string }>> = {
  frei: { icon: 'free', className: 'stat ok' },
  wenige: { icon: 'few', className: 'stat warn' },
  ausgebucht: { icon: 'gone', className: 'stat bad' },
}

/** How the seats of an event stand, and beside them whether it is promised: by sign and word, never by colour alone. */
export function AvailabilityBadge({ event }: { readonly event: Pick<Event, 'placesLeft' | 'guaranteed'> }) {
  const { icon, className } = badges[availabilityOf(event)]
  return (
    <div className="stats">
      <p className={className}>
        <Icon name={icon} />
        {availabilityText(event)}
      </p>
      {promiseTexts(event).map((promise) => (
        <p key={promise} className="stat ok">
          <Icon name="promised" />
          {promise}
        </p>
      ))}
    </div>
  )
}
