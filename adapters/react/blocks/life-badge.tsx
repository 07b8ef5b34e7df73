import type { EventHistory } from '#core/catalogue/catalogue.ts'
import { underWay } from '#core/catalogue/event-lifetime.ts'
import { programmeWording } from '#wording/pages/programme.ts'
import { Icon } from '../ui/icon.tsx'

/** That an event begins today, is being held or has just ended; nothing of one that is to come. */
export const LifeBadge = ({ history: { event, life } }: { readonly history: Pick<EventHistory, 'event' | 'life'> }) => {
  const told = underWay(event, life)
  return (
    told && (
      <p className="stat ok">
        <Icon name="clock" />
        <strong>{programmeWording.event.life(told)}</strong>
      </p>
    )
  )
}
