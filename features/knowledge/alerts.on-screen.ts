import * as addressOf from '#core/shared/addresses.ts'
import { linkSeen } from '#features/screens/readings.ts'
import { askForLetters, followLink } from '../screens/double-opt-in.ts'
import type { PageAddress } from '../screens/page-address.ts'
import { press } from '../screens/press.ts'
import type { SubjectName } from '#core/alerts/alerts.ts'
import type { Follows } from './alerts.driver.ts'

/** Where it is read. */
const pages: { readonly [Kind in SubjectName['kind']]: (key: string) => string } = {
  norm: (key) => `/gesetze/${key}`,
  term: (key) => `/betriebsratslexikon/${key}`,
  theme: addressOf.theme,
}

/** Follows something from its page. */
export const followsOnScreen = (place: PageAddress): Follows => {
  const { screen } = place
  const { page } = screen
  return {
    async ask({ kind, key }, email, pass) {
      await screen.go(pages[kind](key))
      const [link] = await page.all('link', /benachrichtigen$/)
      if (!link) return undefined
      await link.click()
      await screen.settle()
      return askForLetters(place, { email, button: 'Benachrichtigen Sie mich', pass })
    },
    confirm: (token) =>
      followLink(place, {
        address: `/benachrichtigungen/bestaetigen/${token}`,
        button: 'Ja, benachrichtigen Sie mich',
        done: 'Wir benachrichtigen Sie ab jetzt',
      }),
    stop: (token) =>
      followLink(place, {
        address: `/benachrichtigungen/beenden/${token}`,
        button: 'Benachrichtigung beenden',
        done: 'Diese Benachrichtigung ist beendet',
      }),
    async own() {
      await screen.go('/benachrichtigungen')
      const [list] = await page.all('region', 'Darüber benachrichtigen wir Sie')
      return list ? (await list.readAll('link', linkSeen)).map(({ label }) => label) : []
    },
    end: async (title) => {
      await screen.go('/benachrichtigungen')
      await press(screen, `Beenden: ${title}`)
    },
  }
}
