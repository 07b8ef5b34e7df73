import { askForLetters, followLink } from '../screens/double-opt-in.ts'
import type { PageAddress } from '../screens/page-address.ts'
import type { LinkOutcome, ReadsTheNewsletter } from './newsletter.driver.ts'

/** Asks for the newsletter from its pages. */
export const readsTheNewsletterOnScreen = (place: PageAddress): ReadsTheNewsletter => {
  const { screen } = place
  const follow = async (address: string, button: string, done: string): Promise<LinkOutcome> =>
    (await followLink(place, { address, button, done })) ? 'done' : 'expired'
  return {
    async ask(email, pass) {
      await screen.go('/newsletter')
      return askForLetters(place, { email, button: 'Newsletter abonnieren', pass })
    },
    lookAtConfirmation: (token) => screen.go(`/newsletter/bestaetigen/${token}`),
    lookAtEnd: (token) => screen.go(`/newsletter/abmelden/${token}`),
    confirm: (token) =>
      follow(
        `/newsletter/bestaetigen/${token}`,
        'Ja, ich möchte den Newsletter',
        'Sie bekommen jetzt unseren Newsletter',
      ),
    end: (token) =>
      follow(`/newsletter/abmelden/${token}`, 'Newsletter beenden', 'Sie bekommen keinen Newsletter mehr'),
  }
}
