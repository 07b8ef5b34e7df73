import { registrationFor, signInAt } from '../accounts/sign-in-link.ts'
import * as addressOf from '../shared/addresses.ts'
import { isMobile } from '../shared/breakpoints.ts'
import { withBookmark } from './bookmark-in-address.ts'

/** What the login dialog of the wishlist shows (spec §2). */
export interface LoginDialog {
  readonly id: string
  readonly heading: string
  readonly text: string
  readonly signInLabel: string
  readonly or: string
  readonly registerLabel: string
  readonly signInHref: string
  readonly registerHref: string
  readonly forgottenLabel: string
  readonly forgottenHref: string
}

/**
 * The dialog that a click on a heart opens for a signed-out visitor. `windowWidth` in px; `value` of the item, if any;
 * `address` of the page; `domain`, the origin of the login page, empty for the page's own; `portal`, what the portal is
 * called. After the login the page opens again with `add_to_wishlist`, and so it does after registering, once the
 * address is confirmed.
 */
export const loginDialogOf = ({
  windowWidth,
  value,
  address,
  domain,
  portal,
}: {
  readonly windowWidth: number
  readonly value?: string | undefined
  readonly address: string
  readonly domain: string
  readonly portal: string
}): LoginDialog => {
  const id = isMobile(windowWidth) ? 'wishlist-login-dialog-mobile' : 'wishlist-login-dialog'
  const target = value ? withBookmark(address, value) : address
  return {
    id: value ? `${id}-${value}` : id,
    heading: `Bitte bei ${portal} anmelden`,
    text: 'Bitte melden Sie sich an, um Ihre gemerkten Seminartermine, Artikel und Hotels auf all Ihren Geräten zu sehen.',
    signInLabel: 'Anmelden',
    or: 'oder',
    registerLabel: 'Jetzt registrieren',
    signInHref: signInAt(domain.replace(/(?<!\/)\/+$/, ''), target),
    registerHref: registrationFor(target),
    forgottenLabel: 'Passwort vergessen?',
    forgottenHref: addressOf.forgottenPassword,
  }
}
