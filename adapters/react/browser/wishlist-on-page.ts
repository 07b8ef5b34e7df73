import type { WidgetWording } from '#wording/widgets.ts'
import { heartSettings } from '#core/wishlist/heart-settings.ts'
import type { BookmarksOfPage } from '#core/wishlist/wishlist-on-port.ts'
import { drawLoginDialog } from '../widgets/login-dialog.ts'
import type { PageWishlist } from '../widgets/page-of-widgets.ts'
import { isSignedIn } from './is-signed-in.ts'
import { pageWishlist } from './page-wishlist.ts'
import { portalName, type SaysTheBrand } from './portal-name.ts'
import { iconFor } from './symbols-in-document.ts'
import { hostsIn, kindOf } from './widget-hosts.ts'

/** As much of the application as hearts ask. */
export type SiteOfHearts = { readonly account: { readonly wishlist: BookmarksOfPage } } & SaysTheBrand

export interface WishlistParts {
  readonly window: Window
  /** Loaded when something is asked of it: whoever is signed out needs none on our own pages. */
  readonly site: () => Promise<SiteOfHearts>
  readonly wording: Pick<WidgetWording, 'portal' | 'close'>
}

/** The wishlist of a page with its login dialog: all that hearts of a signed-out visitor need. */
export async function openWishlist({ window, site, wording }: WishlistParts): Promise<PageWishlist> {
  const { document } = window
  const portal = await portalName(document, site, wording.portal)
  const wishlist = pageWishlist({
    window,
    wishlist: {
      list: async (ask) => (await site()).account.wishlist.list(ask),
      add: async (ask) => (await site()).account.wishlist.add(ask),
      remove: async (ask) => (await site()).account.wishlist.remove(ask),
    },
    signedIn: signedInOn(document),
  })
  const undraw = drawLoginDialog({ window, wishlist, portal, closeLabel: wording.close, icon: iconFor(document) })
  return {
    ...wishlist,
    stop() {
      undraw()
      wishlist.stop()
    },
  }
}

/** Clicks a heart that sleeps, by what its host says. A host that names nothing to bookmark is left as it is. */
export function clickSleeping(wishlist: PageWishlist, host: HTMLElement): void {
  const settings = heartSettings(host.dataset)
  if (settings) {
    const { type, value, domain } = settings
    wishlist.click({ item: { type, value }, host, domain })
  }
}

/** A host may say whether its visitor is signed in; where none does, the cookie tells. */
function signedInOn(document: Document): boolean {
  const said = hostsIn(document)
    .filter((host) => kindOf(host) === 'bookmark')
    .map((host) => heartSettings(host.dataset)?.isUserLoggedIn)
  return said.find((answer) => answer !== undefined) ?? isSignedIn(document)
}
