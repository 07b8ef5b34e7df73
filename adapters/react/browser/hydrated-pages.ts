import * as addressOf from '#core/shared/addresses.ts'
import type { Page } from '../page.ts'

type AnyPage = Page<unknown, unknown>

/** Pages that a browser takes over, by their path; each is loaded where it is shown. */
export const hydratedPages: Readonly<Record<string, () => Promise<AnyPage>>> = {
  [addressOf.wishlist]: async () => (await import('../pages/wishlist/wishlist.tsx')).wishlistPage,
}
