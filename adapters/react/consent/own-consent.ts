import * as addressOf from '#core/shared/addresses.ts'
import { consentIn } from '#core/media/consent-cookie.ts'
import type { ForAskingConsent } from '#core/media/ports.ts'
import type { WidgetWording } from '#wording/widgets.ts'
import { reportTo } from '../ui/report-error.ts'
import { tellOtherTabs } from './changed-elsewhere.ts'
import { choiceListeners } from './choice-listeners.ts'

/** Opens the choice; resolves once it is open, and calls back when something was decided in it. */
type OpenChoice = (window: Window, words: WidgetWording['consent'], decided: () => void) => Promise<void>

/**
 * Our own consent tool. What was decided stands in a cookie and is read without loading anything; the choice itself is
 * loaded when somebody asks for it, for there is nothing to ask before (no tracking, no external content by itself).
 */
export function ownConsent(
  window: Window,
  wording: () => Promise<WidgetWording>,
  openChoice: OpenChoice = async (...asked) => (await import('./cookie-choice.ts')).openCookieChoice(...asked),
): ForAskingConsent {
  const current = () => consentIn(window.document.cookie)
  const listeners = choiceListeners(window, current)
  const decided = () => {
    listeners.chosen()
    tellOtherTabs(window)
  }
  return {
    current,
    renew() {
      wording()
        .then((words) => openChoice(window, words.consent, decided))
        .catch((error: unknown) => {
          reportTo(window, error)
          window.location.assign(addressOf.cookieSettings)
        })
    },
    subscribe: listeners.subscribe,
  }
}
