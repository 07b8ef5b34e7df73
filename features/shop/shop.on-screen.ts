import { allText, lines } from '#features/screens/readings.ts'
import { faultOf } from '../screens/field-fault.ts'
import { sooner, type PageAddress } from '../screens/page-address.ts'
import { press } from '../screens/press.ts'
import type { FormOutcome } from '../forms/sending-forms.driver.ts'
import type { VisitsTheShop } from './shop.driver.ts'

const beginning = (label: string): RegExp => new RegExp(`^\\s*${label.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}`)

/** Visits the shop by its pages. */
export const visitsTheShopOnScreen = ({ screen }: PageAddress): VisitsTheShop => {
  const { page } = screen
  const pathNow = async () => new URL(await screen.address()).pathname
  const told = async () => (await page.readAll('alert', allText)).join(' ')
  const asksForTheCode = async () => (await page.all('button', 'Shop öffnen')).length > 0
  const send = async (): Promise<FormOutcome> => {
    await press(screen, 'Werbemittel bestellen')
    if (!(await pathNow()).startsWith('/danke/')) return { accepted: false, told: await told(), faults: {} }
    const main = await sooner('main part', async () => (await page.all('main'))[0])
    const said = (await main.read(lines)).join(' ')
    return { accepted: true, reference: /Ihr Vorgang: (\w+)/.exec(said)?.[1] ?? '' }
  }
  return {
    async open(code) {
      await screen.go('/werbemittelshop-login')
      await (await page.field('Ihr Code')).fill(code)
      await press(screen, 'Shop öffnen')
      if ((await pathNow()) === '/werbemittelshop') return undefined
      return told()
    },
    async articles() {
      await screen.go('/werbemittelshop')
      if ((await pathNow()) !== '/werbemittelshop') return undefined
      const main = await sooner('main part', async () => (await page.all('main'))[0])
      return main.read(labelsOfQuantities)
    },
    async begin() {
      await screen.go('/werbemittelshop')
      await (await page.field('E-Mail-Adresse')).click()
      await screen.settle()
    },
    async order({ quantities, fields }) {
      if ((await pathNow()) !== '/werbemittelshop') await screen.go('/werbemittelshop')
      for (const [title, count] of Object.entries(quantities)) await (await page.field(title)).fill(count)
      for (const [label, value] of Object.entries(fields)) {
        const field = await page.field(beginning(label))
        if (typeof value === 'boolean') await field.tick(value)
        else await field.fill(value)
      }
      const outcome = await send()
      if (outcome.accepted || (await asksForTheCode())) return outcome
      const faults: Record<string, string> = {}
      for (const label of Object.keys(fields)) {
        const { invalid, message } = await (await page.field(beginning(label))).read(faultOf)
        if (invalid) faults[label] = message
      }
      return { ...outcome, faults }
    },
    async reopen(code) {
      await (await page.field('Ihr Code')).fill(code)
      await press(screen, 'Shop öffnen')
      return (await asksForTheCode()) ? told() : undefined
    },
    sendAgain: send,
    async close() {
      await screen.go('/werbemittelshop-logout')
      await press(screen, 'Shop schließen')
    },
  }
}

const labelsOfQuantities = (main: Element): readonly string[] =>
  [...main.querySelectorAll('fieldset .quantity label')].map((label) => label.textContent?.trim() ?? '')
