import { useId } from 'react'
import { themeFacts } from '#core/catalogue/card-facts.view.ts'
import type { Event } from '#core/catalogue/catalogue.ts'
import { eventKind } from '#core/catalogue/event-kind.ts'
import { eventHref, infoBoxLinks } from '#core/catalogue/theme-links.ts'
import { hotelsOf } from '#core/catalogue/towns.ts'
import { dateRange } from '#core/shared/date-texts.ts'
import { ThemeFacts } from '../blocks/theme-facts.tsx'
import type { WidgetProps } from './page-of-widgets.ts'
import { useTheme } from './use-theme.ts'
import { Failed, Waiting } from './waiting-or-failed.tsx'

/** The theme info box on its host element: Dauer, Standorte, Extras and the next three events (domain §9). */
export function ThemeInfoBox(props: WidgetProps) {
  const { wording } = props.page
  const [asked, again] = useTheme(props)
  const heading = useId()
  if (asked.state === 'waiting') return <Waiting wording={wording} />
  if (asked.state === 'failed') return <Failed wording={wording} what={wording.failed.themes} onAgain={again} />
  const card = asked.value
  if (!card) return <p className="small">{wording.theme.unknown}</p>
  return (
    <div className="info-box top-r">
      <ThemeFacts facts={themeFacts(card)} card={card} words={wording.card} id={heading} />
      <h3 className="h4" id={heading}>
        {wording.theme.nextEvents}
      </h3>
      {card.nextDates.length === 0 && <p className="small">{wording.theme.noEvents}</p>}
      {card.nextDates.length > 0 && (
        <ul className="lines" aria-labelledby={heading}>
          {card.nextDates.map((event) => (
            <li key={event.eventId}>
              <a href={eventHref(event)}>{dateRange(event.startDate, event.endDate)}</a>{' '}
              <span className="small">{venueText(event, wording.card.online)}</span>
            </li>
          ))}
        </ul>
      )}
      <p className="row">
        {infoBoxLinks(card).map(({ label, href }) => (
          <a key={label} className="go" href={href}>
            {label}
          </a>
        ))}
      </p>
    </div>
  )
}

/** Its towns, and 'Online' where it, or a part of it, has none. */
const venueText = (event: Event, online: string): string => {
  const towns = hotelsOf(event).map(({ location }) => location)
  return [...new Set(eventKind(event) === 'in-person' ? towns : [...towns, online])].join(', ')
}
