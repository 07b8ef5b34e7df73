import { signInAt } from '../accounts/sign-in-link.ts'
import type { BookmarkType } from './wishlist.ts'

/** In the login's address and form: the type of the item to bookmark after signing in. Its value is the target's. */
export const bookmarkField = 'merken'

/**
 * The member login, on its own domain where the provider has one; it leads back to the target. A heart without
 * JavaScript names the type of its item, because then nothing on the target could bookmark it.
 */
export const signInHref = (
  { siteOrigin, brOrigin }: { readonly siteOrigin: string; readonly brOrigin: string },
  target: string,
  item?: BookmarkType,
): string => {
  const elsewhere = siteOrigin !== brOrigin
  const address = elsewhere && target.startsWith('/') ? siteOrigin + target : target
  const login = signInAt(elsewhere ? brOrigin : '', address)
  return item ? `${login}&${bookmarkField}=${item}` : login
}
