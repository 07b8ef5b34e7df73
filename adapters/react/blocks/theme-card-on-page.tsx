import type { ThemeCard as Card } from '#core/catalogue/catalogue.ts'
import { themeItem } from '#core/wishlist/bookmark-items.ts'
import { themeCardWording } from '#wording/theme-card.ts'
import { CachedArticle, type Part } from '../cached-part.tsx'
import type { Frame } from '../page.ts'
import { HeartHost } from './heart-host.tsx'
import { shownOf, ThemeCard, type ShownTheme } from './theme-card.tsx'

/** A theme's card, drawn once for all pages: most of a page of themes is cards, and a card is the same on every page. */
export const ThemeCardOnPage = ({
  card,
  frame,
  isNext = false,
}: {
  readonly card: Card
  readonly frame: Frame
  /** The likeliest of the page to be read next. */
  readonly isNext?: boolean
}) => (
  <CachedArticle
    className="card"
    part={inside}
    shown={{ ...shownOf(card), ...(isNext && { isNext }) }}
    around={frame}
  />
)

const inside: Part<ShownTheme & { readonly isNext?: boolean }> = (card, frame) => (
  <ThemeCard
    card={card}
    words={themeCardWording}
    id={card.url}
    heart={<HeartHost item={themeItem(card)} label={card.title} frame={frame} />}
    isNext={card.isNext}
  />
)
