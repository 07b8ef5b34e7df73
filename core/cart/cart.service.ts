import { whyNotOrderable } from './why-not-orderable.ts'
import { chosenModules } from '../catalogue/choosing-modules.step.ts'
import type { ForStoringTheCatalogue } from '../catalogue/ports.ts'
import type { ForReckoningCosts } from '../costs/ports.ts'
import type { Clock } from '../shared/clock.ts'
import { today } from '../shared/dates.ts'
import { done, refused, type Refusal, type Result } from '../shared/result.ts'
import type { ForCountingAttempts } from '../shared/rate-limit.ts'
import type { ForMakingSecrets } from '../shared/secrets.ts'
import type { ForChanging } from '../shared/transaction.ts'
import type { Visitor } from '../shared/visitor.ts'
import { mostPersons, personsIn, type Cart, type CartItem } from './cart.ts'
import {
  withChangedRecipient,
  withMode,
  withoutItem,
  withoutRecipient,
  withRecipient,
  withSeats,
} from './changing-cart.ts'
import { hotelPayers } from './order-options.ts'
import { whyNotOrdered } from './order-options-rules.ts'
import { cartOwners } from './owners.ts'
import { pricedCart } from './priced-cart.ts'
import { withParty } from './party.ts'
import type { ForChangingCarts, ForFillingACart, ForFillingForAGremium, ForStoringCarts, ShownCart } from './ports.ts'
import { recipientFrom, whyNotRecipient } from './recipient-rules.ts'
import { whyNoRoom } from './seats-in-cart.ts'

export interface CartTx {
  readonly carts: ForChangingCarts
}

export interface CartNeeds {
  readonly attempts: ForCountingAttempts
  readonly limits: { readonly cartsPerHour: number }
  readonly carts: ForStoringCarts
  readonly change: ForChanging<CartTx>
  readonly catalogue: Pick<ForStoringTheCatalogue, 'event' | 'theme'>
  readonly costs: Pick<ForReckoningCosts, 'rates'>
  readonly clock: Clock
  readonly secrets: Pick<ForMakingSecrets, 'id' | 'token' | 'digest'>
}

/** Puts events into a cart for those who do not ask how many seats there are already. */
export interface AddsOnce {
  /** The same as `addItem`; an event that is there stays as it is, whoever put it there a moment ago. */
  readonly addOnce: ForFillingACart['addItem']
}

/** The cart of one visitor, signed in or not. */
export const cartOf = (
  visitor: Visitor,
  whoIsAsking: () => Promise<string | undefined>,
  needs: CartNeeds,
): ForFillingACart & AddsOnce & ForFillingForAGremium => {
  const { catalogue, costs, clock, secrets } = needs
  const owners = cartOwners(visitor, whoIsAsking, needs)

  const shown = async ({ id, version, items, typed }: Cart): Promise<ShownCart> => {
    const found = await Promise.all(items.map(({ eventId }) => catalogue.event(eventId)))
    const events = new Map(found.flatMap((event) => (event ? [[event.eventId, event] as const] : [])))
    const rates = await costs.rates({})
    if (!rates.ok) return rates.refusal
    const hotelPayer = hotelPayers.find((payer) => payer === typed.hotelPayer) ?? 'rechnung'
    const { items: priced, ...sums } = pricedCart(items, events, {
      rates: rates.value,
      hotelPayer,
      today: today(clock),
    })
    return {
      id,
      version,
      items: priced.map(({ item, ...costing }) => ({ ...item, ...costing })),
      orderOptions: typed,
      ...sums,
    }
  }

  /** Changes the items of the cart in one transaction; a change that changes nothing is none. */
  const changing = async <R extends Refusal = never>(
    changed: (cart: Cart) => Result<readonly CartItem[], R>,
  ): Promise<Result<ShownCart, R>> => {
    const written = await owners.change<R>((cart) => {
      const items = changed(cart)
      return items.ok ? done({ ...cart, items: items.value }) : items
    })
    return written.ok ? done(await shown(written.value)) : written
  }

  const adding =
    (once: boolean): ForFillingACart['addItem'] =>
    async ({ eventId, modules: days = [], quantity = 1, mode = 'buchen' }) => {
      if (!Number.isSafeInteger(quantity) || quantity < 1) return invalid('quantity', 'too-low')
      if (quantity > mostPersons) return invalid('quantity', 'too-high')
      const event = await catalogue.event(eventId)
      if (!event) return refused({ why: 'not-found' })
      const obstacle = whyNotOrderable(event, today(clock))
      if (obstacle) return refused(obstacle)
      const chosen = await chosenModules(event, days, needs)
      if (chosen === undefined) return refused({ why: 'not-found' })
      const cart = await owners.cart()
      const ofEvent = (items: readonly CartItem[]) => items.filter((item) => item.eventId === eventId)
      if (once && ofEvent(cart.items).length > 0) return done(await shown(cart))
      const modules = chosen === 'whole' ? {} : { modules: chosen }
      const full = mode === 'warteliste' ? undefined : whyNoRoom(event, cart.items, { ...modules, seats: quantity })
      if (full) return refused(full)
      const tooMany = await owners.whyNotBegun()
      if (tooMany) return refused(tooMany)
      return changing((it) =>
        once && ofEvent(it.items).length > 0
          ? done(it.items)
          : withSeats(it, { eventId, ...modules, quantity, mode }, secrets.id),
      )
    }

  return {
    cart: async () => done(await shown(await owners.cart())),

    count: async () => done(countOf(await owners.cart())),

    async small() {
      const cart = await owners.cart()
      const gross = cart.items.length === 0 ? 0 : (await shown(cart)).totals.gross
      return done({ ...countOf(cart), gross })
    },

    addItem: adding(false),
    addOnce: adding(true),

    async addParty(party) {
      const written = await owners.change((cart) => withParty(cart, party, secrets.id))
      return written.ok ? done(undefined) : written
    },

    changeItem: ({ itemId, mode }) => changing((cart) => withMode(cart, itemId, mode)),

    async deleteItem({ itemId }) {
      const cart = await owners.cart()
      if (!cart.items.some(({ id }) => id === itemId)) return done(await shown(cart))
      return changing((it) => done(withoutItem(it, itemId)))
    },

    async addRecipient({ itemId, ...form }) {
      const faulty = whyNotRecipient(form)
      if (faulty) return refused(faulty)
      return changing((cart) => withRecipient(cart, itemId, recipientFrom(form, secrets.id(), 1)))
    },

    async editRecipient({ itemId, recipientId, version, ...form }) {
      const faulty = whyNotRecipient(form)
      if (faulty) return refused(faulty)
      return changing((cart) => withChangedRecipient(cart, itemId, recipientFrom(form, recipientId, version), version))
    },

    deleteRecipient: ({ itemId, recipientId }) => changing((cart) => withoutRecipient(cart, itemId, recipientId)),

    async updateOrderOptions(form) {
      const tooMany = await owners.whyNotBegun()
      if (tooMany) return refused(tooMany)
      const { agb: _, privacyAccepted: __, ...typed } = form
      const written = await owners.change<never>((cart) => done({ ...cart, typed }))
      const faulty = whyNotOrdered(form)
      if (faulty) return refused(faulty)
      return written.ok ? done(await shown(written.value)) : written
    },
  }
}

const countOf = (cart: Cart) => ({ count: personsIn(cart), itemCount: cart.items.length })

const invalid = (field: 'quantity', fault: 'too-low' | 'too-high') =>
  refused({ why: 'invalid', fields: { [field]: fault } } as const)
