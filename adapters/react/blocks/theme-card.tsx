import type { ReactNode } from 'react'
import { cardFacts } from '#core/catalogue/card-facts.view.ts'
import type { ThemeCard as Card } from '#core/catalogue/catalogue.ts'
import { cardLinks, themeHref } from '#core/catalogue/theme-links.ts'
import type { ThemeCardWording } from '#wording/theme-card.ts'
import { withJoints } from '../ui/compound-joints.ts'
import { GoLink } from '../ui/go-link.tsx'
import { RubricBadge } from './rubric-badge.tsx'
import { ThemeCover } from './theme-cover.tsx'
import { ThemeFacts } from './theme-facts.tsx'

/** All that a card shows of a theme. */
export type ShownTheme = Pick<
  Card,
  | 'url'
  | 'redirectUrl'
  | 'title'
  | 'teaser'
  | 'level'
  | 'eventType'
  | 'rubric'
  | 'color'
  | 'image'
  | 'isNew'
  | 'duration'
  | 'locations'
  | 'hasOnlineEvents'
  | 'hasInPersonEvents'
  | 'extra'
> & { readonly hasEvents: boolean }

/**
 * What stands on a theme's card, on pages and in widgets: cover, rubric and heart, title, teaser, Dauer / Standorte /
 * Extras, two links (spec §4, design §5).
 */
export const ThemeCard = ({
  card,
  words,
  id,
  heart,
  isNext,
  ground,
}: {
  readonly card: ShownTheme
  readonly words: ThemeCardWording
  /** Unique on the page. */
  readonly id: string
  readonly heart: ReactNode
  /** The likeliest of the page to be read next. */
  readonly isNext?: boolean | undefined
  /** Of its cover, in place of its own. */
  readonly ground?: number | undefined
}) => {
  const [toTheme, toEvents] = cardLinks(card)
  return (
    <>
      <ThemeCover card={card} id={`verlauf-${id}`} ground={ground} />
      <div className="meta">
        <RubricBadge rubric={card.rubric} />
        {heart}
      </div>
      {card.level && <p className="level">{words.levels[card.level]}</p>}
      <h3>
        <a href={themeHref(card)}>{withJoints(card.title)}</a>
      </h3>
      <p>{card.teaser}</p>
      <ThemeFacts facts={cardFacts(card)} card={card} words={words} id={id} />
      <div className="do">
        <GoLink href={toTheme.href} label={`${toTheme.label}: ${card.title}`} isNext={isNext}>
          {toTheme.label}
        </GoLink>
        {toEvents && (
          <a href={toEvents.href} aria-label={`${toEvents.label}: ${card.title}`}>
            {toEvents.label}
          </a>
        )}
      </div>
    </>
  )
}

/** Of all that is known of a theme, what its card shows. */
export const shownOf = (card: Card): ShownTheme => ({
  url: card.url,
  title: card.title,
  teaser: card.teaser,
  eventType: card.eventType,
  rubric: card.rubric,
  image: card.image,
  isNew: card.isNew,
  duration: card.duration,
  hasOnlineEvents: card.hasOnlineEvents,
  hasInPersonEvents: card.hasInPersonEvents,
  locations: card.locations,
  hasEvents: card.nextDates.length > 0,
  ...(card.level !== undefined && { level: card.level }),
  ...(card.redirectUrl !== undefined && { redirectUrl: card.redirectUrl }),
  ...(card.color !== undefined && { color: card.color }),
  ...(card.extra !== undefined && { extra: card.extra }),
})
