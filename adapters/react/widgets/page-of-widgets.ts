// Without React: what widgets are given.
import type { ActorRefFrom } from 'xstate'
import type { ThemeCard } from '#core/catalogue/catalogue.ts'
import type { Site } from '#core/site.ts'
import type { ForAskingConsent } from '#core/media/ports.ts'
import type { wishlistMachine } from '#core/wishlist/wishlist.machine.ts'
import type { BookmarkItem } from '#core/wishlist/wishlist.ts'
import type { WidgetWording } from '#wording/widgets.ts'

/** A heart that stands on the page: its item and the host element that events of it rise from. */
export interface ShownHeart {
  readonly item: BookmarkItem
  readonly host: HTMLElement
  /** Origin of the login link, empty for the page's own (domain §9). */
  readonly domain: string
}

/** The one wishlist of a page, however many hearts select from it. */
export interface PageWishlist {
  readonly actor: ActorRefFrom<typeof wishlistMachine>
  /** Tells that a heart stands on the page; answers how to take it away again. */
  show(heart: ShownHeart): () => void
  click(heart: ShownHeart): void
  /** The heart that a dialog or event of an item belongs to: the one clicked last, else the first on the page. */
  heartOf(item: BookmarkItem): ShownHeart | undefined
  stop(): void
}

/** The themes that teasers and info boxes of a page name. */
export interface PageThemes {
  /** The card of a theme, or undefined when there is none. Rejects when asking failed. */
  card(url: string): Promise<ThemeCard | undefined>
  /** Forgets what failed, so that the next `card` asks again. */
  again(): void
}

/** What the widgets of one page share. */
export interface PageOfWidgets {
  readonly window: Window
  readonly site: { readonly knowledge: { readonly lexicon: Pick<Site['knowledge']['lexicon'], 'lexicon'> } }
  readonly consent: ForAskingConsent
  readonly wording: WidgetWording
  readonly wishlist: PageWishlist
  readonly themes: PageThemes
}

/** What every widget is given: its page, and the host element with its settings and its own content. */
export interface WidgetProps {
  readonly page: PageOfWidgets
  readonly host: HTMLElement
}
