import { cartModes, mostPersons } from '#core/cart/cart.ts'
import type { ForFillingACart } from '#core/cart/ports.ts'
import { z } from 'zod'
import { ListedEvent } from './catalogue-values.ts'
import { CostLine, CostTotals } from './costs.ts'
import type { Carrying } from './endpoint.ts'
import { refusing } from './refusing.ts'
import { line, segment, text } from './text-sizes.ts'

const cents = z.number().int()
const count = z.number().int()
const prose = text(10_000)
/** More than any run has. */
const mostModules = 50

const ChosenWorkshop = z.object({ id: z.string(), title: z.string(), capacity: count })
const Stay = z.object({ overnight: z.boolean().nullable(), arrivalEve: z.boolean(), departureLate: z.boolean() })

export const Recipient = z
  .union([
    z.object({ id: z.string(), version: count, pending: z.literal(true), stay: Stay }),
    z.object({
      id: z.string(),
      version: count,
      salutationId: z.string(),
      firstName: z.string(),
      lastName: z.string(),
      email: z.string(),
      phone: z.string().exactOptional(),
      function: z.string(),
      isFirstTerm: z.boolean(),
      stay: Stay,
      notes: z.string().exactOptional(),
      workshopChoices: z.array(ChosenWorkshop).exactOptional(),
      workshop: ChosenWorkshop.exactOptional(),
    }),
  ])
  .meta({ id: 'Recipient', description: 'Wer teilnimmt; pending: der Name folgt.' })

const ShownItem = z
  .object({
    id: z.string(),
    eventId: count,
    modules: z.array(z.string()).exactOptional(),
    mode: z.enum(cartModes),
    recipients: z.array(Recipient),
    event: ListedEvent.exactOptional(),
    availability: z.enum(['ausgebucht', 'wenige', 'frei']).exactOptional(),
    obstacle: z.enum(['gone', 'begun', 'sold-out']).exactOptional(),
    lines: z.array(CostLine),
    hotelLines: z.array(CostLine),
    totals: CostTotals,
  })
  .meta({ id: 'CartItem', description: 'Ein Termin im Warenkorb, zu den Preisen von heute.' })

/** What somebody types about his order; all of it is text as typed, what is chosen too. */
export const typedOptions = {
  buyerType: line,
  gremium: line.exactOptional(),
  salutationId: line,
  firstName: line,
  lastName: line,
  email: line,
  phone: line.exactOptional(),
  company: line.exactOptional(),
  department: line.exactOptional(),
  street: line,
  zip: line,
  city: line,
  country: line,
  vatId: line.exactOptional(),
  orderNo: line.exactOptional(),
  costCentre: line.exactOptional(),
  leitwegId: line.exactOptional(),
  billingEmail: line,
  hotelPayer: line,
  legalBasis: line,
  resolutionDate: line.exactOptional(),
  remarks: prose.exactOptional(),
  newsletter: z.boolean().exactOptional(),
}

export const ShownCart = z
  .object({
    id: z.string(),
    version: count,
    items: z.array(ShownItem),
    orderOptions: z.object({
      ...typedOptions,
      buyerType: line.exactOptional(),
      salutationId: line.exactOptional(),
      firstName: line.exactOptional(),
      lastName: line.exactOptional(),
      email: line.exactOptional(),
      street: line.exactOptional(),
      zip: line.exactOptional(),
      city: line.exactOptional(),
      country: line.exactOptional(),
      billingEmail: line.exactOptional(),
      hotelPayer: line.exactOptional(),
      legalBasis: line.exactOptional(),
    }),
    totals: CostTotals,
    hotelTotals: CostTotals,
    overlaps: z.array(z.object({ email: z.string(), eventIds: z.tuple([count, count]) })),
  })
  .meta({ id: 'Cart', description: 'Der Warenkorb zu den Preisen von heute; version nennt eine Bestellung.' })

export const recipientForm = {
  salutationId: line,
  firstName: line,
  lastName: line,
  email: line,
  phone: line.exactOptional(),
  function: line,
  isFirstTerm: z.boolean().exactOptional(),
  overnight: z.enum(['yes', 'no']).exactOptional(),
  arrivalEve: z.boolean().exactOptional(),
  departureLate: z.boolean().exactOptional(),
  notes: prose.exactOptional(),
}

const howMany = { count, itemCount: count }

/** The paths are those of spec §7 and domain §7.3. */
export const cart: Carrying<ForFillingACart> = {
  cart: {
    method: 'GET',
    path: '/order-api/get-shopping-cart',
    says: 'Der Warenkorb',
    ask: z.object({}),
    ok: 200,
    value: ShownCart,
    refusals: {},
  },
  count: {
    method: 'GET',
    path: '/order-api/count-shopping-cart',
    says: 'Wie viele Plätze und Termine im Warenkorb liegen',
    ask: z.object({}),
    ok: 200,
    value: z.object(howMany),
    refusals: {},
  },
  small: {
    method: 'GET',
    path: '/order-api/get-shopping-cart-small',
    says: 'Wie viel im Warenkorb liegt, und was es kostet',
    ask: z.object({}),
    ok: 200,
    value: z.object({ ...howMany, gross: cents }),
    refusals: {},
  },
  addItem: {
    method: 'POST',
    path: '/order-api/add-cart-item',
    says: 'Plätze eines Termins in den Warenkorb legen',
    ask: z.object({
      eventId: count,
      modules: z.array(line).max(mostModules).exactOptional(),
      quantity: count.max(mostPersons * 2).exactOptional(),
      mode: z.enum(cartModes).exactOptional(),
    }),
    ok: 201,
    value: ShownCart,
    refusals: refusing('not-found', 'past', 'begun', 'sold-out', 'cart-full', 'invalid', 'too-many'),
  },
  changeItem: {
    method: 'POST',
    path: '/order-api/change-cart-item',
    says: 'Buchen, reservieren oder warten',
    ask: z.object({ itemId: segment, mode: z.enum(cartModes) }),
    ok: 200,
    value: ShownCart,
    refusals: refusing('not-found'),
  },
  deleteItem: {
    method: 'POST',
    path: '/order-api/delete-cart-item',
    says: 'Einen Termin aus dem Warenkorb nehmen',
    ask: z.object({ itemId: segment }),
    ok: 200,
    value: ShownCart,
    refusals: {},
  },
  addRecipient: {
    method: 'POST',
    path: '/order-api/add-recipient',
    says: 'Benennen, wer teilnimmt',
    ask: z.object({ itemId: segment, ...recipientForm }),
    ok: 201,
    value: ShownCart,
    refusals: refusing('not-found', 'recipient-twice', 'invalid', 'cart-full'),
  },
  editRecipient: {
    method: 'POST',
    path: '/order-api/edit-recipient',
    says: 'Ändern, wer teilnimmt',
    ask: z.object({ itemId: segment, recipientId: segment, version: count, ...recipientForm }),
    ok: 200,
    value: ShownCart,
    refusals: refusing('not-found', 'recipient-twice', 'invalid', 'outdated'),
  },
  deleteRecipient: {
    method: 'POST',
    path: '/order-api/delete-recipient',
    says: 'Jemanden nicht mehr teilnehmen lassen',
    ask: z.object({ itemId: segment, recipientId: segment }),
    ok: 200,
    value: ShownCart,
    refusals: refusing('not-found'),
  },
  updateOrderOptions: {
    method: 'POST',
    path: '/order-api/update-order-options',
    says: 'Rechnung, Ansprechperson und Rechtsgrundlage einer Bestellung',
    ask: z.object({
      ...typedOptions,
      agb: z.boolean().exactOptional(),
      privacyAccepted: z.boolean().exactOptional(),
    }),
    ok: 200,
    value: ShownCart,
    refusals: refusing('invalid', 'too-many'),
  },
}
