import { anyField } from '#wording/any-field.ts'
import { sentenceOf } from '#wording/field-faults.ts'
import { refusalWording } from '#wording/refusals.ts'
import { mainOf } from '../screens/opening.ts'
import type { PageAddress } from '../screens/page-address.ts'
import { allText } from '../screens/readings.ts'
import { said } from '../support/said.ts'
import type { Said } from './membership.driver.ts'

/** What forms of a Gremium are not heard for although their fields are right. */
const refusals = [
  'not-allowed',
  'last-manager',
  'gremium-changed',
  'member-changed',
  'plan-changed',
  'not-found',
] as const

type Fault = keyof typeof anyField
const faults = Object.keys(anyField) as readonly Fault[]

/** What the page says of the form that was sent, named as programs name it; its fields by their labels. */
export const saidOnPage = async (place: PageAddress, labels: Readonly<Record<string, string>>): Promise<Said> => {
  const main = await mainOf(place)
  const alerts = said((await main.readAll('alert', allText)).join(' '))
  if (alerts === '') return 'done'
  const refused = refusals.find((why) => alerts.includes(said(refusalWording[why]({} as never))))
  if (refused !== undefined) return refused
  const wrong = (await main.read(faultsIn)).map(({ label, message }) => {
    const field = Object.entries(labels).find(([, text]) => label.startsWith(text))?.[0] ?? label
    return `${field} ${faults.find((fault) => said(sentenceOf(field, fault)) === said(message)) ?? message}`
  })
  return wrong.length > 0 ? wrong.join(', ') : alerts
}

/** The id of a choice by its label, and the other way round. */
export const labelFor = (choices: readonly { readonly id: string; readonly label: string }[], id: string): string => {
  const found = choices.find((one) => one.id === id)
  if (!found) throw new Error(`${id} is not offered`)
  return found.label
}
export const idFor = (choices: readonly { readonly id: string; readonly label: string }[], label: string): string =>
  choices.find((one) => one.label === label)?.id ?? label

// Readings run inside a page.

const faultsIn = (main: Element): readonly { readonly label: string; readonly message: string }[] =>
  [...main.querySelectorAll('[aria-invalid="true"]')].map((field) => {
    const textOf = (element: Element | null | undefined) =>
      (element?.textContent ?? '').replaceAll('\u00ad', '').replace(/\s+/g, ' ').trim()
    const message = field.getAttribute('aria-describedby')?.split(' ').at(-1) ?? ''
    return {
      label: textOf(main.querySelector(`label[for="${field.id}"]`)),
      message: textOf(field.ownerDocument.getElementById(message)),
    }
  })
