import { allText } from '#features/screens/readings.ts'
import type { SettingsOutcome } from '../login/login.driver.ts'
import { faultOf } from '../screens/field-fault.ts'
import { sooner, type PageAddress } from '../screens/page-address.ts'
import { press } from '../screens/press.ts'
import type { Spot } from '../screens/screen.ts'
import type { DescribesHerself } from './person.driver.ts'

const addresses: Readonly<Record<string, string>> = {
  'Ihre Angaben': '/meinifb/einstellungen',
  Mitgliedschaften: '/meinifb/einstellungen',
  Hotel: '/meinifb/einstellungen',
  Werbung: '/meinifb/einstellungen/daten',
  Newsletter: '/meinifb/einstellungen/daten',
}

/** Runs inside the page. */
const kindOf = (field: Element): string =>
  field.tagName === 'SELECT' ? 'list' : (field.getAttribute('type') ?? 'text')
const valueIn = (field: Element): string => {
  if (field.getAttribute('type') === 'checkbox') return (field as HTMLInputElement).checked ? 'ja' : 'nein'
  if (field.tagName !== 'SELECT') return (field as HTMLInputElement).value
  const { options, value } = field as HTMLSelectElement
  return [...options].find((option) => option.value === value)?.textContent ?? ''
}

/** A field by its label, which may say that it is optional. */
const labelled = (label: string): RegExp => new RegExp(`^${label}(?: \\(freiwillig\\)| (?:Erlaubt|Untersagt) am .*)?$`)

/** Describes herself on the pages of the settings. */
export const describesHerselfOnScreen = ({ screen }: PageAddress): DescribesHerself => {
  const { page } = screen
  let before: string | undefined
  const region = (title: string): Promise<Spot> =>
    sooner(`part ${title}`, async () => (await page.all('region', title))[0])
  const fill = async (field: Spot, text: string): Promise<void> => {
    const kind = await field.read(kindOf)
    if (kind === 'list') await field.choose(text)
    else if (kind === 'checkbox') await field.tick(text === 'ja')
    else await field.fill(text)
  }
  const open = async (part: string): Promise<void> => {
    await screen.go(addresses[part] ?? '/')
    before = part
  }
  return {
    open,
    async save(part, form): Promise<SettingsOutcome> {
      if (before !== part) await open(part)
      before = undefined
      const filled = await region(part)
      for (const [label, text] of Object.entries(form)) await fill(await filled.field(labelled(label)), text)
      await press(screen, 'Speichern', filled)
      if ((await page.readAll('status', allText)).length > 0) return { saved: true }
      const faults: Record<string, string> = {}
      for (const label of Object.keys(form)) {
        const { invalid, message } = await (await (await region(part)).field(labelled(label))).read(faultOf)
        if (invalid) faults[label] = message
      }
      if (Object.keys(faults).length > 0) return { saved: false, faults }
      return { saved: false, told: (await page.readAll('alert', allText)).join(' ') }
    },
    async read(part, label) {
      await screen.go(addresses[part] ?? '/')
      before = undefined
      return (await (await region(part)).field(labelled(label))).read(valueIn)
    },
    async endAccount(password) {
      await screen.go('/meinifb/einstellungen/daten')
      const label = 'Ihr jetziges Passwort'
      await (await (await region('Konto löschen')).field(label)).fill(password)
      await press(screen, 'Konto löschen', await region('Konto löschen'))
      if ((await page.readAll('status', allText)).length > 0) return { saved: true }
      const { invalid, message } = await (await (await region('Konto löschen')).field(label)).read(faultOf)
      if (invalid) return { saved: false, faults: { [label]: message } }
      return { saved: false, told: (await page.readAll('alert', allText)).join(' ') }
    },
    async keepAccount() {
      await screen.go('/meinifb/einstellungen/daten')
      await press(screen, 'Konto behalten', await region('Konto löschen'))
    },
    async accountEnds() {
      await screen.go('/meinifb/einstellungen/daten')
      const text = await (await region('Konto löschen')).read(allText)
      return /wird am (\d\d\.\d\d\.\d{4}) gelöscht/.exec(text)?.[1] ?? ''
    },
    async keepAccountByLink(token) {
      await screen.go(`/kundenportal/konto-behalten/${token}`)
      if ((await page.all('button', 'Konto behalten')).length === 0) return 'expired'
      await press(screen, 'Konto behalten')
      return (await page.all('heading', 'Ihr Konto bleibt')).length > 0 ? 'kept' : 'expired'
    },
    async consents() {
      await screen.go('/meinifb/einstellungen/daten')
      const items = await region('Einwilligungen')
      return items.readAll('listitem', (item) => item.querySelector('p')?.textContent ?? '')
    },
  }
}
