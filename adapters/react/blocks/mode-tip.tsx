import { useId } from 'react'
import type { ThemeCard } from '#core/catalogue/catalogue.ts'
import { modeOf, tooltips } from '#core/catalogue/card-words.ts'
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
  const mode = modeOf(card)
  if (mode === undefined) return null
  return (
    <span className="tipped">
      <button className="tip" type="button" aria-describedby={id} aria-label={words[mode]}>
        {mode !== 'inPerson' && <Icon name="screen" />}
        {mode !== 'online' && <Icon name="pin" />}
      </button>
      <span role="tooltip" id={id}>
        {tooltips[mode]}
      </span>
    </span>
  )
}
