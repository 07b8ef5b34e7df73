import { allText, lines } from '#features/screens/readings.ts'
import type { AppliesForWork, ApplicationOutcome } from './applying.driver.ts'
import { faultOf } from '../screens/field-fault.ts'
import { sooner } from '../screens/page-address.ts'
import type { PageAddress } from '../screens/page-address.ts'

const labelled = (label: string): RegExp =>
  label === 'Datenschutz' ? /^Ich habe die Hinweise/ : new RegExp(String.raw`^\s*${label}\s*(?:\(freiwillig\)\s*)?$`)
const files = 'Lebenslauf und weitere Unterlagen'

/** The fields by their labels, in the order of the form. */
const labels = ['Vorname', 'Nachname', 'E-Mail-Adresse', 'Telefon', 'Ihre Nachricht', files, 'Datenschutz']

/** Applies through the form below a position. */
export const appliesForWorkOnScreen = ({ screen: usual }: PageAddress): AppliesForWork => {
  let screen = usual
  let { page } = usual
  const addressOf = (department: string, segment: string) => `/jobs-karriere/offene-stellen/${department}/${segment}`
  const isOn = async (address: string) => new URL(await screen.address()).pathname === address

  const faultsOn = async (): Promise<Readonly<Record<string, string>>> => {
    const faults: Record<string, string> = {}
    for (const label of labels) {
      const { invalid, message } = await (await page.field(labelled(label))).read(faultOf)
      if (invalid) faults[label] = message
    }
    return faults
  }

  const outcome = async (): Promise<ApplicationOutcome> => {
    if (await isOn('/jobs-karriere/beworben')) return { accepted: true }
    const main = (await sooner('main part', async () => (await page.all('main'))[0])).read(lines)
    const closed = /Für „(.*)“ nehmen wir keine Bewerbungen mehr an/.exec((await main).join(' '))?.[1]
    if (closed !== undefined) return { accepted: false, closed }
    return { accepted: false, told: (await page.readAll('alert', allText)).join(' '), faults: await faultsOn() }
  }

  return {
    async begin(department, segment, { scripts } = { scripts: true }) {
      if (screen !== usual) await screen.close()
      screen = scripts ? usual : await usual.withoutScripts()
      page = screen.page
      await screen.go(addressOf(department, segment))
      await (await page.field(labelled('Vorname'))).click()
      await screen.settle()
    },

    async send(department, segment, form) {
      const address = addressOf(department, segment)
      if (!(await isOn(address))) await screen.go(address)
      for (const label of labels) {
        const field = await page.field(labelled(label))
        const value = form.fields[label] ?? ''
        if (label === files) await field.attach(form.files)
        else if (label === 'Datenschutz') await field.tick(value === 'ja')
        else await field.fill(value)
      }
      await (await sooner('button', async () => (await page.all('button', 'Bewerbung absenden'))[0])).click()
      await screen.settle()
      return outcome()
    },
  }
}
