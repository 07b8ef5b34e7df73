import { countries } from '#core/accounts/countries.ts'
import { salutations } from '#core/accounts/choices.ts'
import { orderMode } from '#core/cart/cart.view.ts'
import { invoiceText } from '#core/cart/order-options.view.ts'
import type { OrderOptionsField, OrderOptionsForm } from '#core/cart/order-options-rules.ts'
import { dayText } from '#core/shared/day-texts.ts'
import { formatEuro } from '#core/shared/money.ts'
import { faultsOf } from '#core/shared/result.ts'
import { optionFaultText } from '#wording/option-faults.ts'
import { checkoutWording as words } from '#wording/pages/checkout.ts'
import { refusalText } from '#wording/refusals.ts'
import type { Entry } from '../support/entry.ts'
import { said } from '../support/said.ts'
import { valueOf } from '../support/value-of.ts'
import type { ChecksOut } from './checkout.driver.ts'

const fields = Object.entries(words.fields) as [OrderOptionsField, string][]
const chosen: OrderOptionsForm = {
  buyerType: 'arbeitgeber',
  salutationId: '',
  firstName: '',
  lastName: '',
  email: '',
  street: '',
  zip: '',
  city: '',
  country: 'DE',
  billingEmail: '',
  hotelPayer: 'rechnung',
  legalBasis: '37_6',
}

/** Checks out through the ports. */
export const checksOutOnSite = ({ site }: Entry): ChecksOut => {
  const { cart, orders } = site.booking
  const shown = async () => valueOf(await cart.cart({}))
  return {
    async bill(typed) {
      const form = Object.fromEntries(fields.flatMap(([field, label]) => (typed[label] ? [[field, typed[label]]] : [])))
      const salutationId = salutations.find(({ label }) => label === typed[words.fields.salutationId])?.id ?? ''
      const answer = await cart.updateOrderOptions({ ...chosen, ...form, salutationId })
      if (answer.ok) return {}
      if (answer.refusal.why !== 'invalid') throw new Error(answer.refusal.why)
      const faults = faultsOf(answer.refusal.fields)
      return Object.fromEntries(faults.map(([field, fault]) => [words.fields[field], optionFaultText(field, fault)]))
    },
    async typed() {
      const { orderOptions } = await shown()
      return Object.fromEntries(fields.map(([field, label]) => [label, orderOptions[field as 'zip'] ?? '']))
    },
    async lastLook() {
      const { totals, items, orderOptions } = await shown()
      const country = countries.find(({ code }) => code === orderOptions.country)?.label
      return {
        net: said(formatEuro(totals.net)),
        gross: said(formatEuro(totals.gross)),
        button: words.submit[orderMode(items)],
        invoice: { [words.review.to]: invoiceText(orderOptions, country) },
      }
    },
    async order(accepting) {
      const { version, totals } = await shown()
      const answer = await orders.checkout({
        cartVersion: version,
        acceptAgb: accepting,
        privacyAccepted: accepting,
        gross: totals.gross,
      })
      if (answer.ok) return []
      if (answer.refusal.why !== 'invalid') return [said(refusalText(answer.refusal))]
      return faultsOf(answer.refusal.fields).map(([field, fault]) => said(optionFaultText(field, fault)))
    },
    async thanks() {
      const { bookings } = valueOf(await orders.placed({}))
      const states: Readonly<Record<string, string>> = words.thanks.states
      return bookings.map(({ event, state, heldUntil }) => ({
        date: said(`${event.theme.title}, ${dayText(event.startDate)}`),
        says: [states[state], heldUntil && words.thanks.heldUntil(dayText(heldUntil))].filter(Boolean).join(' '),
      }))
    },
  }
}
