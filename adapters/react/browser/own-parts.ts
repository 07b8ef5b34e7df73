import { signInAt } from '#core/accounts/sign-in-link.ts'
import type { ForFillingACart } from '#core/cart/ports.ts'
import type { ForManagingALogin } from '#core/login/ports.ts'
import type { WidgetWording } from '#wording/widgets.ts'
import { reportTo } from '../ui/report-error.ts'
import { doneOnPage } from './done-on-page.ts'
import { isSignedIn } from './is-signed-in.ts'
import { leadMembersOn, showCartCount } from './members-head.ts'
import { warnBeforeTheEnd } from './session-warning.ts'

interface OwnParts {
  readonly window: Window
  readonly site: () => Promise<{
    readonly account: { readonly login: Pick<ForManagingALogin, 'sessionTime' | 'extendSession'> }
    readonly booking: { readonly cart: Pick<ForFillingACart, 'count'> }
  }>
  readonly wording: () => Promise<WidgetWording>
}

/**
 * What of a page is the visitor's own, for whoever has something of his own: how much is in his cart, the way to his
 * pages, and that his session ends (WCAG 2.2.1). The page itself is the same for everybody.
 */
export function showOwnParts({ window, site, wording }: OwnParts): void {
  const { document } = window
  const failed = (error: unknown) => reportTo(window, error)
  const cart = async () => (await site()).booking.cart
  // Without an answer the header says what it said before.
  const count = () => void showCartCount({ document, cart }).catch(() => undefined)
  count()
  window.addEventListener(doneOnPage, count)
  window.addEventListener('pageshow', ({ persisted }) => persisted && count())
  if (!isSignedIn(document)) return
  const signIn = signInFrom(document, window.location.href)
  leadMembersOn(document)
  wording().then(
    ({ session: words }) =>
      warnBeforeTheEnd({ window, words, signIn, login: async () => (await site()).account.login }),
    failed,
  )
}

/** The login that the page's header names, which may be another site's, leading back here. */
const signInFrom = (document: Document, here: string): string => {
  const link = document.querySelector('a[data-portal]')?.getAttribute('href') ?? ''
  const { origin, href, pathname, search } = new URL(here)
  const login = new URL(link, here)
  return login.origin === origin ? signInAt('', pathname + search) : signInAt(login.origin, href)
}
