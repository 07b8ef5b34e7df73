import type { Site } from '#core/site.ts'

const kim = {
  salutationId: 'divers',
  firstName: 'Kim',
  lastName: 'Ö’Brien-von der Heide',
  email: 'kim@betrieb.example',
  function: 'br-mitglied',
}
export const typedOptions = {
  buyerType: 'arbeitgeber',
  salutationId: 'frau',
  firstName: 'Änne',
  lastName: 'Łuczak',
  email: 'aenne@betrieb.example',
  company: 'Łuczak & Söhne',
  street: 'Straße 1?&=',
  zip: '20095',
  city: 'Hamburg',
  country: 'DE',
  billingEmail: 'rechnung@betrieb.example',
  hotelPayer: 'arbeitgeber',
  legalBasis: '37_6',
  remarks: 'Eins\nzwei',
  agb: true,
  privacyAccepted: true,
}

const shown = async ({ booking }: Site) => {
  const answer = await booking.cart.cart({})
  if (!answer.ok) throw new Error('a cart is always shown')
  return answer.value
}
const firstItem = async (site: Site) => (await shown(site)).items[0]?.id ?? 'no item'
const firstRecipient = async (site: Site) => (await shown(site)).items[0]?.recipients[0]?.id ?? 'no recipient'

/** What is asked of the cart, in order; each line names the port method it asks. */
export const cartCalls: readonly (readonly [string, (site: Site) => Promise<unknown>])[] = [
  ['cart.small', ({ booking }) => booking.cart.small({})],
  ['cart.addItem', ({ booking }) => booking.cart.addItem({ eventId: 4002, quantity: 2 })],
  ['cart.addItem', ({ booking }) => booking.cart.addItem({ eventId: 4003, mode: 'reservieren' })],
  ['cart.addItem', ({ booking }) => booking.cart.addItem({ eventId: 9999 })],
  ['cart.addItem', ({ booking }) => booking.cart.addItem({ eventId: 4001 })],
  ['cart.addItem', ({ booking }) => booking.cart.addItem({ eventId: 4001, mode: 'warteliste' })],
  ['cart.addItem', ({ booking }) => booking.cart.addItem({ eventId: 4002, quantity: 0 })],
  ['cart.addItem', ({ booking }) => booking.cart.addItem({ eventId: 4001, quantity: 49, mode: 'warteliste' })],
  ['cart.cart', ({ booking }) => booking.cart.cart({})],
  ['cart.count', ({ booking }) => booking.cart.count({})],
  [
    'cart.changeItem',
    async (site) => site.booking.cart.changeItem({ itemId: await firstItem(site), mode: 'reservieren' }),
  ],
  ['cart.changeItem', ({ booking }) => booking.cart.changeItem({ itemId: 'gibt es/nicht?', mode: 'buchen' })],
  [
    'cart.addRecipient',
    async (site) => site.booking.cart.addRecipient({ itemId: await firstItem(site), ...kim, overnight: 'yes' }),
  ],
  [
    'cart.addRecipient',
    async (site) => site.booking.cart.addRecipient({ itemId: await firstItem(site), ...kim, arrivalEve: true }),
  ],
  [
    'cart.addRecipient',
    async (site) => site.booking.cart.addRecipient({ itemId: await firstItem(site), ...kim, email: 'x', notes: '' }),
  ],
  ['cart.addRecipient', ({ booking }) => booking.cart.addRecipient({ itemId: 'gibt es/nicht?', ...kim })],
  [
    'cart.addRecipient',
    async (site) => {
      const itemId = await firstItem(site)
      for (let n = 0; n < 50; n += 1)
        await site.booking.cart.addRecipient({ itemId, ...kim, email: `kim.${n}@betrieb.example` })
      return site.booking.cart.addRecipient({ itemId, ...kim, email: 'kim.zuviel@betrieb.example' })
    },
  ],
  [
    'cart.editRecipient',
    async (site) => {
      const [itemId, recipientId] = [await firstItem(site), await firstRecipient(site)]
      return site.booking.cart.editRecipient({ itemId, recipientId, version: 1, ...kim, firstName: 'Kimberly' })
    },
  ],
  [
    'cart.editRecipient',
    async (site) => {
      const [itemId, recipientId] = [await firstItem(site), await firstRecipient(site)]
      return site.booking.cart.editRecipient({ itemId, recipientId, version: 1, ...kim })
    },
  ],
  [
    'cart.editRecipient',
    async (site) => {
      const [itemId, recipientId] = [await firstItem(site), await firstRecipient(site)]
      const ask = { itemId, recipientId, version: 2, ...kim, email: 'kim.1@betrieb.example' }
      return site.booking.cart.editRecipient(ask)
    },
  ],
  [
    'cart.editRecipient',
    ({ booking }) => booking.cart.editRecipient({ itemId: 'x', recipientId: 'y', version: 1, ...kim, function: '' }),
  ],
  [
    'cart.editRecipient',
    ({ booking }) => booking.cart.editRecipient({ itemId: 'x', recipientId: 'y', version: 1, ...kim }),
  ],
  [
    'cart.deleteRecipient',
    async (site) =>
      site.booking.cart.deleteRecipient({ itemId: await firstItem(site), recipientId: await firstRecipient(site) }),
  ],
  ['cart.deleteRecipient', ({ booking }) => booking.cart.deleteRecipient({ itemId: 'x', recipientId: 'y' })],
  ['cart.updateOrderOptions', ({ booking }) => booking.cart.updateOrderOptions(typedOptions)],
  [
    'cart.updateOrderOptions',
    ({ booking }) => booking.cart.updateOrderOptions({ ...typedOptions, city: '', agb: false }),
  ],
  ['cart.deleteItem', async (site) => site.booking.cart.deleteItem({ itemId: await firstItem(site) })],
  ['cart.deleteItem', ({ booking }) => booking.cart.deleteItem({ itemId: 'gibt es/nicht?' })],
  ['cart.small', ({ booking }) => booking.cart.small({})],
  // Modules of a series, on the days on which they begin.
  ['cart.addItem', ({ booking }) => booking.cart.addItem({ eventId: 4004, modules: ['2027-04-05', '2027-05-03'] })],
  ['cart.addItem', ({ booking }) => booking.cart.addItem({ eventId: 4004, modules: ['2027-04-06', 'ä&='] })],
  ['cart.addItem', ({ booking }) => booking.cart.addItem({ eventId: 4002, modules: ['2027-01-11'] })],
]
