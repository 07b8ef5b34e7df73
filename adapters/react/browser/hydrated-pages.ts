import * as addressOf from '#core/shared/addresses.ts'
import type { HydratedPage } from '../page.ts'

/** Pages by their path; each is loaded where it is shown. */
export type HydratedPages = Readonly<Record<string, () => Promise<HydratedPage<unknown, unknown>>>>

/** Pages that a browser takes over. */
export const hydratedPages: HydratedPages = {
  [addressOf.cart]: async () => (await import('../pages/cart/cart.tsx')).cartPage,
  [addressOf.checkout]: async () => (await import('../pages/cart/checkout.tsx')).checkoutPage,
  [addressOf.wishlist]: async () => (await import('../pages/wishlist/wishlist.tsx')).wishlistPage,
}
