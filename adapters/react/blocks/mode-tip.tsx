import { useId } from 'react'
import type { ThemeCard } from '#core/catalogue/catalogue.ts'
import { tooltipOf } from '#core/catalogue/card-words.ts'
import { Icon } from '../ui/icon.tsx'
import type { ThemeCardWording } from '#wording/theme-card.ts'

/** The icons of how people meet, with their tooltip on hover and focus (spec §4). */
export function ModeTip({
  card,
  words,
  id: given,
}: {
  readonly card: Pick<ThemeCard, 'hasOnlineEvents' | 'hasInPersonEvents'>
  readonly words: ThemeCardWording
  /** Of the tooltip; one of its own where none is given. */
  readonly id?: string
}) {
  const own = useId()
  const id = given ?? own
  const tooltip = tooltipOf(card)
  if (!tooltip) return null
  const { both, online, inPerson } = words
  const name = card.hasOnlineEvents && card.hasInPersonEvents ? both : card.hasOnlineEvents ? online : inPerson
  return (
    <span className="tipped">
      <button className="tip" type="button" aria-describedby={id} aria-label={name}>
        {card.hasOnlineEvents && <Icon name="screen" />}
        {card.hasInPersonEvents && <Icon name="pin" />}
      </button>
      <span role="tooltip" id={id}>
        {tooltip}
      </span>
    </span>
  )
}
