import { MapPin, Monitor } from 'lucide-react'
import { useId } from 'react'
import { cardLabels, standorteText, tooltipOf } from '#core/catalogue/card-words.ts'
import type { ThemeCard } from '#core/catalogue/catalogue.ts'
import { withJoints } from '../ui/compound-joints.ts'
import type { WidgetWording } from '#wording/widgets.ts'

interface Told {
  readonly card: ThemeCard
  readonly wording: WidgetWording
}

/** Dauer, Standorte with the icons of the kinds of dates, Extras (spec §4). */
export function ThemeFacts({ card, wording }: Told) {
  const places = standorteText(card.locations)
  const modes = <Modes card={card} wording={wording} />
  return (
    <dl className="facts">
      <div>
        <dt>{cardLabels.duration}</dt>
        <dd>
          <span>{card.duration}</span>
          {!places && modes}
        </dd>
      </div>
      {places && (
        <div>
          <dt>{cardLabels.locations}</dt>
          <dd>
            <span>{places}</span>
            {modes}
          </dd>
        </div>
      )}
      {card.extra !== undefined && (
        <div>
          <dt>{cardLabels.extras}</dt>
          <dd>{withJoints(card.extra)}</dd>
        </div>
      )}
    </dl>
  )
}

/** Icons for online and in-person dates with their tooltip, on a real button (design guide §5). */
function Modes({ card, wording: { theme } }: Told) {
  const id = useId()
  const tooltip = tooltipOf(card)
  if (!tooltip) return null
  const { hasOnlineEvents, hasInPersonEvents } = card
  return (
    <span className="tipped">
      <button
        className="tip"
        type="button"
        aria-label={hasOnlineEvents && hasInPersonEvents ? theme.both : hasOnlineEvents ? theme.online : theme.inPerson}
        aria-describedby={id}
      >
        {hasOnlineEvents && <Monitor className="ico" aria-hidden="true" />}
        {hasInPersonEvents && <MapPin className="ico" aria-hidden="true" />}
      </button>
      <span role="tooltip" id={id}>
        {tooltip}
      </span>
    </span>
  )
}
