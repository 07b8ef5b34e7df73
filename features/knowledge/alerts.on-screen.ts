import * as addressOf from '#core/shared/addresses.ts'
import { lines, linkSeen } from '#features/screens/readings.ts'
import { sooner, type PageAddress } from '../screens/page-address.ts'
import type { SubjectName } from '#core/alerts/alerts.ts'
import type { Follows } from './alerts.driver.ts'

/** Where it is read. */
const pages: { readonly [Kind in SubjectName['kind']]: (key: string) => string } = {
  norm: (key) => `/gesetze/${key}`,
  term: (key) => `/betriebsratslexikon/${key}`,
  theme: addressOf.theme,
}

/** Follows something from its page. */
export const followsOnScreen = ({ screen }: PageAddress): Follows => {
  const { page } = screen
  const press = async (button: string) => {
    await (await sooner('button', async () => (await page.all('button', button))[0])).click()
    await screen.settle()
  }
  const said = async () =>
    (await (await sooner('main part', async () => (await page.all('main'))[0])).read(lines)).join(' ')
  const follow = async (address: string, button: string, done: string): Promise<boolean> => {
    await screen.go(address)
    if ((await page.all('button', button)).length === 0) return false
    await press(button)
    return (await said()).includes(done)
  }
  return {
    async ask({ kind, key }, email, pass) {
      await screen.go(pages[kind](key))
      const [link] = await page.all('link', /benachrichtigen$/)
      if (!link) return undefined
      await link.click()
      await screen.settle()
      const field = await page.field('E-Mail-Adresse')
      await field.click()
      await screen.settle()
      pass(5)
      await field.fill(email)
      await (await page.field(/^Ich habe die Hinweise/)).tick(true)
      await press('Benachrichtigen Sie mich')
      return said()
    },
    confirm: (token) =>
      follow(
        `/benachrichtigungen/bestaetigen/${token}`,
        'Ja, benachrichtigen Sie mich',
        'Wir benachrichtigen Sie ab jetzt',
      ),
    stop: (token) =>
      follow(`/benachrichtigungen/beenden/${token}`, 'Benachrichtigung beenden', 'Diese Benachrichtigung ist beendet'),
    async own() {
      await screen.go('/benachrichtigungen')
      const [list] = await page.all('region', 'Darüber benachrichtigen wir Sie')
      return list ? (await list.readAll('link', linkSeen)).map(({ label }) => label) : []
    },
    end: async (title) => {
      await screen.go('/benachrichtigungen')
      await press(`Beenden: ${title}`)
    },
  }
}
