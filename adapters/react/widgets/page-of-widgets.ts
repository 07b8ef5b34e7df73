import type { Site } from '#core/site.ts'
import type { ForAskingConsent } from '#core/media/ports.ts'
import type { PageThemes } from '../browser/page-themes.ts'
import type { PageWishlist } from '../browser/page-wishlist.ts'
import type { WidgetWording } from '#wording/widgets.ts'

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
