import * as addressOf from '#core/shared/addresses.ts'
import type { TargetGroup } from '#core/shared/target-group.ts'
import type { Brand } from '#core/brand/brand.ts'
import type { PageSettings } from '#pages-port/page-rendering.ts'
import type { BookmarkType } from '#core/wishlist/wishlist.ts'
import type { Head } from '../page.ts'

/** The lexicon of a target group; the prefix is the product's (spec §2). */
export const lexiconOf = ({ product }: Pick<Brand, 'product'>, group: TargetGroup): string =>
  addressOf.lexicon(product, group)

export const programmeOf = (group: TargetGroup): string => addressOf.programmeFor(group)

/** Where the choice of a target group leads: it keeps to the lexicon for those who read there. */
export const audienceHref = (
  head: { readonly section?: Head['section'] | undefined },
  brand: Brand,
  group: TargetGroup,
): string => (head.section === 'lexikon' ? lexiconOf(brand, group) : programmeOf(group))

/** In the login's address and form: the type of the item to keep after signing in. Its value is the target's. */
export const bookmarkField = 'merken'

/**
 * The member login, on its own domain where the provider has one; it leads back to the target. A heart without JavaScript
 * names the type of its item, because then nothing on the target could keep it.
 */
export const signInHref = ({ siteOrigin, brOrigin }: PageSettings, target: string, wish?: BookmarkType): string => {
  const elsewhere = siteOrigin !== brOrigin
  const address = elsewhere && target.startsWith('/') ? siteOrigin + target : target
  const login = `${elsewhere ? brOrigin : ''}${addressOf.signIn}?post_login_redirect_url=${encodeURIComponent(address)}`
  return wish ? `${login}&${bookmarkField}=${wish}` : login
}
