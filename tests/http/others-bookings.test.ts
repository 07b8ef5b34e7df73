import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { shopperIn, type Shopper } from './shopper.ts'
import { openTestApp, type TestApp } from './test-app.ts'

let testApp: TestApp
let kim: Shopper
let eve: Shopper
beforeAll(async () => {
  testApp = await openTestApp({ settings: { trustProxy: 'loopback' } })
  kim = await shopperIn(testApp, { email: 'kim@werk.example', from: '192.0.2.1' })
  eve = await shopperIn(testApp, { email: 'eve@anderswo.example', from: '198.51.100.1' })
})
afterAll(() => testApp.close())

const person = {
  salutationId: 'divers',
  firstName: 'Eve',
  lastName: 'Fremd',
  email: 'eve@anderswo.example',
  function: 'br-mitglied',
}
const booking = ({ token }: Shopper): string => `/order-api/booking/${token}`
const versionOf = async (of: Shopper): Promise<number> =>
  (await of.visitor.get(booking(of))).json<{ booking: { version: number } }>().booking.version
const cartOf = async (of: Shopper): Promise<unknown> => (await of.visitor.get('/order-api/get-shopping-cart')).json()

/** What Eve asks of what is Kim's, by the numbers and names of it. */
const attempts: Readonly<Record<string, () => Promise<LightMyRequestResponse>>> = {
  'changes a line of the cart': () =>
    eve.visitor.json('/order-api/change-cart-item', { itemId: kim.itemId, version: 1, mode: 'reservieren' }),
  'adds a recipient': () => eve.visitor.json('/order-api/add-recipient', { itemId: kim.itemId, ...person }),
  'edits a recipient': () =>
    eve.visitor.json('/order-api/edit-recipient', {
      itemId: eve.itemId,
      recipientId: kim.cartRecipientId,
      version: 1,
      ...person,
    }),
  'deletes a recipient': () =>
    eve.visitor.json('/order-api/delete-recipient', {
      itemId: eve.itemId,
      recipientId: kim.cartRecipientId,
      version: 1,
    }),
  'names somebody for a seat': async () =>
    eve.visitor.json(`${booking(eve)}/substitute`, {
      version: await versionOf(eve),
      recipientId: kim.recipientId,
      ...person,
    }),
  'cancels a seat': async () =>
    eve.visitor.json(`${booking(eve)}/cancel`, {
      version: await versionOf(eve),
      recipientIds: [kim.recipientId],
      feeNet: 0,
    }),
  'takes the certificate of somebody': () =>
    eve.visitor.get(`/buchung/${eve.token}/teilnahmebescheinigung-${kim.recipientId}.pdf`),
  'takes an invoice of another booking': () => eve.visitor.get(`/buchung/${eve.token}/rechnung/R-2026-00001.pdf`),
  'takes the order number for a token': () => eve.visitor.get(`/order-api/booking/${kim.orderNo}`),
  'takes the recipient for a token': () => eve.visitor.get(`/order-api/booking/${kim.recipientId}`),
  'takes the employer’s link for the booking’s': () => eve.visitor.get(`/order-api/booking/${kim.employersToken}`),
  'cancels by the employer’s link': () =>
    eve.visitor.json(`/order-api/booking/${kim.employersToken}/cancel`, { version: 1, feeNet: 0 }),
  'takes the booking’s link for the employer’s': () => eve.visitor.get(`/order-api/employer/${kim.token}`),
}

it.each(Object.entries(attempts))('whoever %s that is not his finds nothing, and it stays as it is', async (_, ask) => {
  const before = [await cartOf(kim), (await kim.visitor.get(booking(kim))).json()]
  const answer = await ask()
  expect([answer.statusCode, answer.body], answer.body).toEqual([404, expect.any(String)])
  expect(answer.body).not.toMatch(/kim@werk|Łuczak/)
  expect([await cartOf(kim), (await kim.visitor.get(booking(kim))).json()]).toEqual(before)
})

it('whoever deletes a line that is not in his cart deletes nothing of another’s', async () => {
  const [own, before] = [await cartOf(eve), await cartOf(kim)]
  expect((await eve.visitor.json('/order-api/delete-cart-item', { itemId: kim.itemId })).json()).toEqual(own)
  expect(await cartOf(kim)).toEqual(before)
})

it('what a browser ordered is shown in that browser alone', async () => {
  const shown = (of: Shopper) => of.visitor.get('/order-api/order')
  expect((await shown(kim)).json()).toMatchObject({ orderNo: kim.orderNo })
  expect((await shown(eve)).json()).toMatchObject({ orderNo: eve.orderNo })
})
