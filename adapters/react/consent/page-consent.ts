import type { ForAskingConsent } from '#core/media/ports.ts'
import type { WidgetWording } from '#wording/widgets.ts'
import { cookiebotConsent, pageHasCookiebot } from './cookiebot-consent.ts'
import { ownConsent } from './own-consent.ts'

/** The page's consent tool: Cookiebot where a page has it, else our own. */
export const pageConsent = (window: Window, wording: () => Promise<WidgetWording>): ForAskingConsent =>
  pageHasCookiebot(window) ? cookiebotConsent(window) : ownConsent(window, wording)
