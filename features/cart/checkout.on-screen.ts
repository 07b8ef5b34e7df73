import { faultOf } from '../screens/field-fault.ts'
import { sooner } from '../screens/page-address.ts'
import type { PageAddress } from '../screens/page-address.ts'
import { press } from '../screens/press.ts'
import { whoPays, type ChecksOut, type LastLook } from './checkout.driver.ts'

const checkout = '/seminare/warenkorb/checkout'
const labelled = (label: string): RegExp => new RegExp(String.raw`^\s*${label}\s*(?:\(freiwillig\)\s*)?$`)
const labels = [...Object.keys(whoPays), 'Leitweg-ID']

/** Of what the invoice lets one choose, the right on which most trainings rest. */
const usual = [/^\s*§.37 Abs\..6/]

interface ChecksOutOnScreen extends ChecksOut {
  /** The same, with other choices than the usual one, by their labels. */
  bill(fields: Readonly<Record<string, string>>, chosen?: readonly RegExp[]): ReturnType<ChecksOut['bill']>
  /** Orders on the last look as it stands open; answers what was wrong. */
  orderAsSeen(accepting: boolean): Promise<readonly string[]>
}

/** Checks out by the steps of its page. */
export const checksOutOnScreen = ({ screen }: PageAddress): ChecksOutOnScreen => {
  const { page } = screen
  const main = () => sooner('main part', async () => (await page.all('main'))[0])
  const step = async () => new URL(await screen.address()).searchParams.get('schritt')

  const lookLast = () => screen.go(`${checkout}?schritt=pruefen`)
  const orderAsSeen = async (accepting: boolean): Promise<readonly string[]> => {
    await (await page.field(/^\s*Ich habe die\s+AGB/)).tick(accepting)
    await (await page.field(/^\s*Ich habe die\s+Hinweise/)).tick(accepting)
    await press(screen, /buchen$|reservieren$|^Auf die Warteliste$/)
    if ((await step()) === 'danke') return []
    const alert = await sooner('alert', async () => (await page.all('alert'))[0])
    return alert.read(sentencesIn)
  }

  return {
    async bill(fields, chosen = usual) {
      await screen.go(`${checkout}?schritt=rechnung`)
      for (const label of labels) {
        const field = await page.field(labelled(label))
        if (label === 'Anrede') await field.choose(fields[label] ?? '')
        else await field.fill(fields[label] ?? '')
      }
      for (const label of chosen) await (await page.field(label)).tick(true)
      await press(screen, 'Weiter zum Prüfen')
      if ((await step()) === 'pruefen') return {}
      const wrong: Record<string, string> = {}
      for (const label of labels) {
        const { invalid, message } = await (await page.field(labelled(label))).read(faultOf)
        if (invalid) wrong[label] = message.replace(/^.*XRechnung\. ?/, '')
      }
      return wrong
    },
    async typed() {
      await screen.go(`${checkout}?schritt=rechnung`)
      const typed: Record<string, string> = {}
      for (const label of labels)
        typed[label] = await (await page.field(labelled(label))).read((field) => (field as HTMLInputElement).value)
      return typed
    },
    async lastLook() {
      await lookLast()
      return (await main()).read(lastLookIn)
    },
    async order(accepting) {
      await lookLast()
      return orderAsSeen(accepting)
    },
    orderAsSeen,
    async thanks() {
      await screen.go(`${checkout}?schritt=danke`)
      return (await main()).read(thanksIn)
    },
  }
}

/** What an alert tells: its sentence, or that of each field, without the label before it; runs inside the page. */
const sentencesIn = (alert: Element): string[] => {
  const textOf = (element: Element) =>
    (element.textContent ?? '').replaceAll('\u00ad', '').replaceAll('\u00a0', ' ').replace(/\s+/g, ' ').trim()
  const told = alert.querySelector('p, ul')
  if (told?.localName === 'p') return [textOf(told)]
  return [...(told?.querySelectorAll('li') ?? [])].map((item) => {
    const copy = item.cloneNode(true) as Element
    copy.querySelector('b')?.remove()
    return textOf(copy)
  })
}

/** Reads the last look; runs inside the page. */
const lastLookIn = (main: Element): LastLook => {
  const textOf = (element: Element | null | undefined) =>
    (element?.textContent ?? '').replaceAll('\u00ad', '').replaceAll('\u00a0', ' ').replace(/\s+/g, ' ').trim()
  const told = [...main.querySelectorAll('dt')].map((term) => [textOf(term), textOf(term.nextElementSibling)] as const)
  const toPay = main.querySelector('form .to-pay')
  const amounts = [...(toPay?.querySelectorAll('dd') ?? [])].map(textOf)
  return {
    net: amounts[0] ?? '',
    gross: amounts[1] ?? '',
    button: textOf(toPay?.querySelector('button')),
    invoice: Object.fromEntries(told),
  }
}

/** Reads what was done; runs inside the page. */
const thanksIn = (main: Element) => {
  const textOf = (element: Element | null | undefined) =>
    (element?.textContent ?? '').replaceAll('\u00ad', '').replaceAll('\u00a0', ' ').replace(/\s+/g, ' ').trim()
  return [...main.querySelectorAll('article')].map((booked) => {
    const [, says] = [...booked.querySelectorAll('p')].map(textOf)
    return { date: textOf(booked.querySelector('h3')).replace(/ bis [\d.]+$/, ''), says: says ?? '' }
  })
}
