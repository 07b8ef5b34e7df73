import type { ThemeCard as Card } from '#core/catalogue/catalogue.ts'
import { themeItem } from '#core/wishlist/bookmark-items.ts'
import { themeCardWording } from '#wording/theme-card.ts'
import { CachedArticle, type Part } from '../cached-part.tsx'
import type { Frame } from '../page.ts'
import { groundsInRow } from './covers/grounds-in-row.ts'
import { HeartHost } from './heart-host.tsx'
import { shownOf, ThemeCard, type ShownTheme } from './theme-card.tsx'

/**
 * A theme's card, drawn once for all pages: most of a page of themes is cards, and a card is the same on every page,
 * but for the ground of its cover where its neighbour has the same.
 */
export const ThemeCardOnPage = ({
  card,
  frame,
  isNext = false,
  ground,
}: {
  readonly card: Card
  readonly frame: Frame
  /** The likeliest of the page to be read next. */
  readonly isNext?: boolean
  /** Of its cover, where the card before it has the same by itself. */
  readonly ground?: number | undefined
}) => (
  <CachedArticle
    className="card"
    part={inside}
    shown={{ card: shownOnce(card), ...(isNext && { isNext }), ...(ground !== undefined && { ground }) }}
    around={frame}
  />
)

/** Cards side by side, no two neighbours on the same ground. */
export const ThemeCards = ({
  cards,
  frame,
  firstIsNext = false,
}: {
  readonly cards: readonly Card[]
  readonly frame: Frame
  /** The first is the likeliest of the page to be read next. */
  readonly firstIsNext?: boolean
}) => {
  const grounds = groundsInRow(cards)
  return cards.map((card, position) => (
    <ThemeCardOnPage
      key={card.url}
      card={card}
      frame={frame}
      isNext={firstIsNext && position === 0}
      ground={grounds[position]}
    />
  ))
}

const known = new WeakMap<Card, ShownTheme>()

/** What a card shows of a theme, the same object for as long as the theme's card is. */
const shownOnce = (card: Card): ShownTheme => {
  const before = known.get(card)
  if (before) return before
  const shown = shownOf(card)
  known.set(card, shown)
  return shown
}

interface ShownCard {
  readonly card: ShownTheme
  readonly isNext?: boolean
  readonly ground?: number
}

const inside: Part<ShownCard> = ({ card, isNext, ground }, frame) => (
  <ThemeCard
    card={card}
    words={themeCardWording}
    id={card.url}
    heart={<HeartHost item={themeItem(card)} label={card.title} frame={frame} />}
    isNext={isNext}
    ground={ground}
  />
)
