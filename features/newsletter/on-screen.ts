import { lines } from '#features/screens/readings.ts'
import { sooner, type PageAddress } from '../screens/page-address.ts'
import type { LinkOutcome, ReadsTheNewsletter } from './newsletter.driver.ts'

/** Asks for the newsletter from its pages. */
export const readsTheNewsletterOnScreen = ({ screen }: PageAddress): ReadsTheNewsletter => {
  const { page } = screen
  const press = async (button: string) => {
    await (await sooner('button', async () => (await page.all('button', button))[0])).click()
    await screen.settle()
  }
  const said = async () =>
    (await (await sooner('main part', async () => (await page.all('main'))[0])).read(lines)).join(' ')
  const follow = async (address: string, button: string, done: string): Promise<LinkOutcome> => {
    await screen.go(address)
    if ((await page.all('button', button)).length === 0) return 'expired'
    await press(button)
    return (await said()).includes(done) ? 'done' : 'expired'
  }
  return {
    async ask(email, pass) {
      await screen.go('/newsletter')
      const field = await page.field('E-Mail-Adresse')
      await field.click()
      await screen.settle()
      pass(5)
      await field.fill(email)
      await (await page.field(/^Ich habe die Hinweise/)).tick(true)
      await press('Newsletter abonnieren')
      return said()
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
