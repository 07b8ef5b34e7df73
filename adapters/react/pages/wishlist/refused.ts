// Without React: what a posted form means, which draws nothing.
import { here } from '#core/wishlist/wishlist-address.ts'
import { signInHref } from '#core/wishlist/sign-in-link.ts'
import { afterForm, again } from '../../answers.ts'
import type { ActionAnswer, HydratedPageRequest } from '../../page.ts'
import type { Acted, Refusal } from './answer.tsx'

/** What a form of the wishlist is answered with. */
export type Answered = Promise<Response | ActionAnswer<Acted>>

type Refused = Extract<Acted, { readonly refusal: unknown }>

/** Whoever is no longer signed in goes to the login; all else is said on the page. */
export const refusedWith = (
  refusal: Refusal,
  settings: HydratedPageRequest['settings'],
  more: Omit<Refused, 'refusal'> = {},
): Response | ActionAnswer<Acted> =>
  refusal.why === 'not-signed-in' ? afterForm(signInHref(settings, here)) : again(refusal, { refusal, ...more })
