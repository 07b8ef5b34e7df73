// Without React: what a posted form means, which draws nothing.
import { safeRedirect } from '#core/accounts/redirect-target.ts'
import { withBookmark } from '#core/wishlist/bookmark-in-address.ts'
import { bookmarkItemOf } from '#core/wishlist/bookmark-items.ts'
import { signInHref } from '#core/wishlist/sign-in-link.ts'
import { backBookmarked, here } from '#core/wishlist/wishlist-address.ts'
import { afterForm } from '../../answers.ts'
import type { HydratedPageRequest } from '../../page.ts'
import { refusedWith, type Answered } from './refused.ts'

/** What a heart does without JavaScript (domain §9): it leads back, where a sign says so, or to the login. */
export async function added({ site, form, settings }: HydratedPageRequest): Answered {
  const item = bookmarkItemOf(form.one('type'), form.one('value'))
  const back = safeRedirect(form.one('back') ?? here, { site: settings.siteOrigin, br: settings.brOrigin })
  const who = await site.account.accounts.whoAmI({})
  if (!who.ok || !who.value.isLoggedIn)
    return afterForm(
      item ? signInHref(settings, withBookmark(back, item.value), item.type) : signInHref(settings, back),
    )
  if (!item) return refusedWith({ why: 'unknown-content' }, settings)
  const answer = await site.account.wishlist.add(item)
  if (answer.ok) return afterForm(backBookmarked(back))
  return refusedWith(answer.refusal, settings)
}
