import { allText } from '#features/screens/readings.ts'
import { faultOf } from '../screens/field-fault.ts'
import type { Spot } from '../screens/screen.ts'
import { sooner, type PageAddress } from '../screens/page-address.ts'
import { press } from '../screens/press.ts'
import type { CodeOutcome, ManagesALogin, SettingsOutcome } from './login.driver.ts'

const settings = '/meinifb/einstellungen/zugang'

/** Manages a login through the pages. */
export const managesALoginOnScreen = ({ screen }: PageAddress): ManagesALogin => {
  const { page } = screen
  const path = async (): Promise<string> => new URL(await screen.address()).pathname
  const region = (title: string): Promise<Spot> =>
    sooner(`part ${title}`, async () => (await page.all('region', title))[0])
  const alerts = async (): Promise<string> => (await page.readAll('alert', allText)).join(' ')

  /** Fills a part in, sends it, and reads what came of it. */
  const save = async (
    title: string,
    fields: Readonly<Record<string, string>>,
    button: string,
  ): Promise<SettingsOutcome> => {
    await screen.go(settings)
    const part = await region(title)
    for (const [label, text] of Object.entries(fields)) await (await part.field(label)).fill(text)
    await press(screen, button, part)
    if ((await page.readAll('status', allText)).length > 0) return { saved: true }
    const faults: Record<string, string> = {}
    for (const label of Object.keys(fields)) {
      const { invalid, message } = await (await (await region(title)).field(label)).read(faultOf)
      if (invalid) faults[label] = message
    }
    return Object.keys(faults).length > 0 ? { saved: false, faults } : { saved: false, told: await alerts() }
  }

  const sendCode = async (label: string, button: string, code: string): Promise<void> => {
    await (await page.field(label)).fill(code)
    await press(screen, button)
  }
  const readKey = async (): Promise<string> => {
    const [key = ''] = (await page.readAll('main', (main) => main.querySelector('code')?.textContent ?? '')) as string[]
    return key.replaceAll(' ', '')
  }

  return {
    async sessions() {
      await screen.go(settings)
      if ((await path()) !== settings) return undefined
      const items = await (
        await region('Wo Sie angemeldet sind')
      ).readAll('listitem', (item) => (item.querySelector('p')?.textContent ?? '').replaceAll('\u00ad', ''))
      return items.map((text) => ({
        device: text.replace(' (dieses Gerät)', ''),
        isThis: text.endsWith('(dieses Gerät)'),
      }))
    },
    async endSession(nth) {
      await screen.go(settings)
      const items = await (await region('Wo Sie angemeldet sind')).all('listitem')
      const item = items[nth]
      if (!item) throw new Error(`there is no session ${nth}`)
      await press(screen, /^Sitzung beenden/, item)
    },
    async endAllSessions() {
      await screen.go(settings)
      await press(screen, 'Überall abmelden', await region('Wo Sie angemeldet sind'))
    },
    changePassword: (current, chosen) =>
      save('Passwort', { 'Ihr jetziges Passwort': current, 'Neues Passwort': chosen }, 'Passwort ändern'),
    changeAddress: (email, password) =>
      save('E-Mail-Adresse', { 'Neue E-Mail-Adresse': email, 'Ihr jetziges Passwort': password }, 'Adresse ändern'),
    async confirmAddress(token) {
      await screen.go(`/kundenportal/neue-adresse/${token}`)
      const [title] = await page.readAll('heading', allText, /^(Neue E-Mail-Adresse|Dieser Link)/)
      if (title?.startsWith('Dieser Link')) return 'expired'
      await press(screen, 'Adresse bestätigen')
      return (await path()) === '/kundenportal/adresse-geaendert' ? 'confirmed' : 'expired'
    },
    async beginApp(password) {
      await screen.go(settings)
      const part = await region('Code aus einer App')
      await (await part.field('Ihr jetziges Passwort')).fill(password)
      await press(screen, 'App einrichten', part)
      return readKey()
    },
    readKey,
    async confirmApp(code): Promise<CodeOutcome> {
      await sendCode('Code aus der App', 'Einrichtung abschließen', code)
      const items = await page.readAll('listitem', allText)
      const recoveryCodes = items.filter((item) => /^([a-z2-7]{4}-){3}[a-z2-7]{4}$/.test(item))
      return recoveryCodes.length > 0 ? { accepted: true, recoveryCodes } : { accepted: false, told: await alerts() }
    },
    async enterCode(code): Promise<CodeOutcome> {
      await sendCode('Code', 'Anmelden', code)
      if ((await path()) !== '/kundenportal/zweiter-faktor') return { accepted: true, recoveryCodes: [] }
      return { accepted: false, told: await alerts() }
    },
  }
}
