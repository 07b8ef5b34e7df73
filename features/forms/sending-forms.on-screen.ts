import { allText, lines } from '#features/screens/readings.ts'
import { faultOf } from '../screens/field-fault.ts'
import { sooner, type PageAddress } from '../screens/page-address.ts'
import type { SendsForms, SteadyForm } from './sending-forms.driver.ts'

/** Where each form stands, and the button that sends it. */
const pages: Readonly<Record<SteadyForm, readonly [address: string, button: string]>> = {
  'contact-request': ['/kontakt', 'Nachricht absenden'],
  'brick-contact': ['/brick', 'Nachricht absenden'],
  'inhouse-request': ['/seminare/inhouse', 'Angebot anfragen'],
  'sbv-request': ['/sbv-beratung', 'Frage absenden'],
  'catalogue-request': ['/katalog', 'Kataloge bestellen'],
  'lawyer-consultation-request': ['/rechtsfrage', 'Frage weitergeben lassen'],
  'digitalen-wandel-registration-request': ['/digitaler-wandel', 'Anmelden'],
  'newsletter-subscription-request': ['/newsletter', 'Newsletter abonnieren'],
  feedback: ['/kundenportal/send-feedback', 'Rückmeldung absenden'],
  withdrawal: ['/widerruf/erklaeren', 'Widerruf bestätigen'],
  infoabend: ['/anmeldung/infoabend', 'Anmelden'],
  netzwerktreffen: ['/anmeldung/netzwerktreffen', 'Anmelden'],
}
const escaped = (label: string): string => label.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
const labelled = (label: string): RegExp =>
  new RegExp(String.raw`^\s*${escaped(label)}\s*(?:\(freiwillig\)\s*)?(?:Datenschutz)?\s*$`)

/** Sends forms from their pages. */
export const sendsFormsOnScreen = ({ screen: usual }: PageAddress): SendsForms => {
  let screen = usual
  let { page } = usual
  let answered = false
  const pathNow = async () => new URL(await screen.address()).pathname

  return {
    async begin(form, { scripts } = { scripts: true }) {
      if (screen !== usual) await screen.close()
      screen = scripts ? usual : await usual.withoutScripts()
      page = screen.page
      await screen.go(pages[form][0])
      await (await page.field(labelled(form === 'feedback' ? 'Ihre Rückmeldung' : 'E-Mail-Adresse'))).click()
      await screen.settle()
    },

    async send(form, { fields, files }) {
      const [address, button] = pages[form]
      if (answered || !(await pathNow()).startsWith(address)) await screen.go(address)
      answered = false
      for (const [label, value] of Object.entries(fields)) {
        if (typeof value === 'boolean') await (await page.field(labelled(label))).tick(value)
        else if (typeof value !== 'string') for (const one of value) await (await page.field(labelled(one))).tick(true)
        else {
          const field = await page.field(labelled(label))
          const isChoice = await field.read(isList)
          if (isChoice) await field.choose(value === '' ? 'Bitte auswählen' : value)
          else await field.fill(value)
        }
      }
      if (files.length > 0) await (await page.field(labelled('Unterlagen'))).attach(files)
      await (await sooner('button', async () => (await page.all('button', button))[0])).click()
      await screen.settle()
      const said = (await (await sooner('main part', async () => (await page.all('main'))[0])).read(lines)).join(' ')
      const reference = /Ihr Vorgang: (\w+)/.exec(said)?.[1]
      const isThanked = (await pathNow()).startsWith('/danke/')
      answered = isThanked || reference !== undefined
      if (answered) return { accepted: true, reference: reference ?? '', ...(!isThanked && { receipt: said }) }
      const faults: Record<string, string> = {}
      for (const [label, value] of Object.entries(fields)) {
        if (Array.isArray(value)) continue
        const { invalid, message } = await (await page.field(labelled(label))).read(faultOf)
        if (invalid) faults[label] = message
      }
      for (const box of await page.all('checkbox')) {
        const list = await box.read(listAround)
        const { invalid, message } = await box.read(faultOf)
        if (invalid && list !== '') faults[list] = message
      }
      return { accepted: false, told: (await page.readAll('alert', allText)).join(' '), faults }
    },

    typed: async (label) => (await page.field(labelled(label))).read(valueIn),
  }
}

const isList = (element: Element): boolean => element.tagName === 'SELECT'
const valueIn = (element: Element): string => (element as Element & { readonly value: string }).value
/** What a list of boxes is called that a box belongs to. */
const listAround = (box: Element): string => box.closest('fieldset')?.querySelector('legend')?.textContent?.trim() ?? ''
