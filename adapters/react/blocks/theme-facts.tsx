import type { ReactNode } from 'react'
import { cardLabels, standorteText, tooltipOf } from '#core/catalogue/card-words.ts'
import type { ThemeCard } from '#core/catalogue/catalogue.ts'
import type { ThemeCardWording } from '#wording/theme-card.ts'
import { withJoints } from '../ui/compound-joints.ts'
import { ModeTip } from './mode-tip.tsx'

/** What the facts of a theme are told from. */
export type FactsOfTheme = Pick<ThemeCard, 'duration' | 'locations' | 'hasOnlineEvents' | 'hasInPersonEvents' | 'extra'>

/** Dauer, Standorte with the icons of the kinds of events, Extras (spec §4). */
export function ThemeFacts({
  card,
  words,
  id,
  children,
}: {
  readonly card: FactsOfTheme
  readonly words: ThemeCardWording
  /** Unique on the page. */
  readonly id: string
  /** More facts, before the extras. */
  readonly children?: ReactNode
}) {
  const locations = standorteText(card.locations)
  const withModes = (text: string) =>
    tooltipOf(card) === undefined ? (
      text
    ) : (
      <>
        <span>{text}</span>
        <ModeTip card={card} words={words} id={`weise-${id}`} />
      </>
    )
  return (
    <dl className="facts">
      <div>
        <dt>{cardLabels.duration}</dt>
        <dd>{locations ? card.duration : withModes(card.duration)}</dd>
      </div>
      {locations && (
        <div>
          <dt>{cardLabels.locations}</dt>
          <dd>{withModes(locations)}</dd>
        </div>
      )}
      {children}
      {card.extra !== undefined && (
        <div>
          <dt>{cardLabels.extras}</dt>
          <dd>{withJoints(card.extra)}</dd>
        </div>
      )}
    </dl>
  )
}
