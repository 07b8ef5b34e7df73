import type { Consent } from '#core/media/media.ts'
import type { ForAskingConsent } from '#core/media/ports.ts'
import { tellOtherTabs } from './changed-elsewhere.ts'
import { choiceListeners } from './choice-listeners.ts'

/** As much of Cookiebot as is used. */
interface Cookiebot {
  readonly hasResponse: boolean
  readonly consent: { readonly marketing: boolean }
  renew(): void
}

/** Until it is loaded, the name stands for the element of its script, whose id it is. */
const cookiebotOf = (window: Window): Cookiebot | undefined => {
  const named = (window as Window & { readonly Cookiebot?: Partial<Cookiebot> }).Cookiebot
  return typeof named?.renew === 'function' ? (named as Cookiebot) : undefined
}

/** Whether the page has Cookiebot, loaded or still to come. */
export const pageHasCookiebot = (window: Window): boolean =>
  cookiebotOf(window) !== undefined || window.document.getElementById('Cookiebot') !== null

/**
 * Cookiebot as the consent tool of a page. Until it is loaded nothing is decided, and a request to choose waits for it.
 */
export function cookiebotConsent(window: Window): ForAskingConsent {
  const current = (): Consent => {
    const cookiebot = cookiebotOf(window)
    return {
      decided: cookiebot?.hasResponse ?? false,
      marketing: Boolean(cookiebot?.hasResponse && cookiebot.consent.marketing) && !isWithdrawn(window.document.cookie),
    }
  }
  const listeners = choiceListeners(window, current)
  const chosen = () => {
    listeners.chosen()
    tellOtherTabs(window)
  }
  window.addEventListener('CookiebotOnAccept', chosen)
  window.addEventListener('CookiebotOnDecline', chosen)
  const renew = () => {
    letThePageBeReached(window.document)
    cookiebotOf(window)?.renew()
  }
  return {
    current,
    renew: () => (cookiebotOf(window) ? renew() : window.addEventListener('CookiebotOnLoad', renew, { once: true })),
    subscribe: listeners.subscribe,
  }
}

/** What was chosen in another tab stands in Cookiebot's cookie, of which its script in this one hears nothing. */
const isWithdrawn = (cookies: string): boolean => {
  const pair = cookies.split('; ').find((cookie) => cookie.startsWith('CookieConsent='))
  return pair !== undefined && /marketing(?::|%3A)false/.test(pair)
}

/** Cookiebot's choice lies on the page, which a modal dialog makes unreachable: open ones become ordinary dialogs. */
function letThePageBeReached(document: Document): void {
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) {
    dialog.setAttribute('data-aside', '')
    dialog.close()
    dialog.show()
  }
}
