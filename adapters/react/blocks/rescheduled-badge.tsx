import type { EventHistory } from '#core/catalogue/catalogue.ts'
import { howRescheduled } from '#core/catalogue/rescheduled-event.ts'
import { clockText } from '#core/shared/day-texts.ts'
import { formatDate } from '#core/shared/dates.ts'
import { themePagesWording } from '#wording/pages/theme-pages.ts'
import { Icon } from '../ui/icon.tsx'

const words = themePagesWording.event

/** That an event was rescheduled, and from when. */
export const RescheduledBadge = ({ history }: { readonly history: Pick<EventHistory, 'event' | 'earlierStarts'> }) => {
  const rescheduled = howRescheduled(history)
  return (
    rescheduled && (
      <p className="stat">
        <Icon name="calendar" />
        {rescheduled.from === 'days'
          ? words.rescheduled(rescheduled.days.map(formatDate))
          : words.otherHour(rescheduled.hours.map(clockText), clockText(history.event.startTime))}
      </p>
    )
  )
}
