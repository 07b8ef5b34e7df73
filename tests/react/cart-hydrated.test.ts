// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { cartWording } from '#wording/pages/cart.ts'
import { checkoutWording } from '#wording/pages/checkout.ts'
import { formsWording } from '#wording/pages/forms.ts'
import { typedOptions } from '../http/cart-calls.ts'
import { textOf } from './pages-app.ts'
import { takingOver } from './taken-over-as-it-came.ts'

const cart = '/seminare/warenkorb'
const checkout = `${cart}/checkout`
const { browser, said, get, post, takenOver } = takingOver()

/** Lays seats of the demo's second event into the cart. */
const laid = async (quantity = 2) => {
  const answer = await browser().site.booking.cart.addItem({ eventId: 4002, quantity })
  if (!answer.ok) throw new Error(answer.refusal.why)
  return answer.value
}
const seatForm = async () => {
  const [item] = (await laid()).items
  const [seat] = item?.recipients ?? []
  return { do: 'seat', item: item?.id ?? '', recipient: seat?.id ?? '', version: '1', firstName: 'Kim' }
}
const withOptions = async () => {
  await laid()
  await browser().site.booking.cart.updateOrderOptions(typedOptions)
}

interface State {
  readonly says: string
  readonly at: string
  readonly reach: () => Promise<string>
}
const states: Readonly<Record<string, State>> = {
  'the empty cart': { says: cartWording.empty, at: cart, reach: () => get(cart) },
  'a cart with what was laid into it': {
    says: cartWording.nothingYet,
    at: `${cart}?dazu=4002`,
    async reach() {
      await laid()
      return get(`${cart}?dazu=4002`)
    },
  },
  'a cart with somebody who was named badly': {
    says: formsWording.check(4),
    at: cart,
    reach: async () => post(cart, await seatForm()),
  },
  'a cart without the seat that somebody was named for': {
    says: cartWording.gone,
    at: cart,
    reach: () => post(cart, { do: 'seat', item: 'x', recipient: 'y', version: '1', firstName: 'Kim' }),
  },
  'a cart with too many seats wished for': {
    says: cartWording.changeMode.warteliste,
    at: cart,
    reach: () => post(cart, { termin: '4002', plaetze: '50', art: 'buchen' }),
  },
  'the step of the people': {
    says: checkoutWording.namesLater,
    at: checkout,
    async reach() {
      await laid()
      return get(checkout)
    },
  },
  'the step of the invoice': {
    says: checkoutWording.basisTexts['65'],
    at: `${checkout}?schritt=rechnung`,
    async reach() {
      await laid()
      return get(`${checkout}?schritt=rechnung`)
    },
  },
  'an invoice with faults': {
    says: formsWording.check(11),
    at: `${checkout}?schritt=rechnung`,
    async reach() {
      await laid()
      return post(`${checkout}?schritt=rechnung`, { do: 'options', buyerType: 'arbeitgeber', country: 'DE' })
    },
  },
  'the last look': {
    says: checkoutWording.submit.buchen,
    at: `${checkout}?schritt=pruefen`,
    async reach() {
      await withOptions()
      return get(`${checkout}?schritt=pruefen`)
    },
  },
  'an order that accepts nothing': {
    says: formsWording.check(2),
    at: `${checkout}?schritt=pruefen`,
    async reach() {
      await withOptions()
      const { version } = await shown()
      return post(`${checkout}?schritt=pruefen`, { do: 'checkout', version: String(version), gross: '' })
    },
  },
  'an order': {
    says: checkoutWording.thanks.bookings,
    at: `${checkout}?schritt=danke`,
    async reach() {
      await withOptions()
      const { version } = await shown()
      await post(`${checkout}?schritt=pruefen`, {
        do: 'checkout',
        version: String(version),
        agb: 'on',
        privacyAccepted: 'on',
      })
      return get(`${checkout}?schritt=danke`)
    },
  },
}

const shown = async () => {
  const answer = await browser().site.booking.cart.cart({})
  if (!answer.ok) throw new Error('a cart is always shown')
  return answer.value
}

test.each(Object.keys(states))('taken over as it came: %s', async (state) => {
  const { says, at, reach } = states[state] ?? { says: '', at: cart, reach: () => get(cart) }
  const html = await reach()
  expect(textOf(html)).toContain(says.replaceAll('\u00a0', ' '))
  const { before, after, leave } = await takenOver(html, at)
  expect(after).toBe(before)
  expect(said).toEqual([])
  leave()
})
