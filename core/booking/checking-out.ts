import type { ForKnowingTheBrand } from '../brand/ports.ts'
import type { Seated } from '../capacity/capacity.ts'
import { orderedCart, type Cart } from '../cart/cart.ts'
import { orderOptionsFrom } from '../cart/order-options-rules.ts'
import { hotelPayers } from '../cart/order-options.ts'
import { pricedCart, type ItemObstacle, type PricedItem } from '../cart/priced-cart.ts'
import type { CartOfVisitor, CartOwner, ForChangingCarts, ForStoringCarts } from '../cart/ports.ts'
import { firstTitleOf } from '../catalogue/first-titles.ts'
import type { ForStoringTheCatalogue } from '../catalogue/ports.ts'
import type { ForReckoningCosts } from '../costs/ports.ts'
import type { CostRates } from '../costs/with-hotel.ts'
import type { ForRememberingRequests } from '../forms/ports.ts'
import type { ForStoringGremien } from '../gremium/ports.ts'
import type { AskingTx } from '../newsletter/asking.step.ts'
import { booking as bookingAddress } from '../shared/addresses.ts'
import { addSeconds, today } from '../shared/dates.ts'
import { isSameRequest, type ForTakingRequests, type KeyTaken, type Once } from '../shared/once-only.ts'
import { required } from '../shared/required.ts'
import { done, refused, type Result, type TooMany } from '../shared/result.ts'
import type { ForChanging } from '../shared/transaction.ts'
import type { ForMakingSecrets } from '../shared/secrets.ts'
import type { Visitor } from '../shared/visitor.ts'
import { orderForm, whyNotCheckedOut } from './checkout-rules.ts'
import { seenBooking } from './booking.ts'
import { gremiumOfOrder } from './gremium-of-order.ts'
import { newsletterWithOrder } from './newsletter-with-order.ts'
import { withinOrderLimit, type OrderLimitNeeds, type OrderTaken } from './order-limit.ts'
import { orderNoFrom } from './order-number.ts'
import { otherEventsWith } from './other-events.ts'
import { bookingsFrom } from './placing-bookings.ts'
import { storeOrder, type RefusalOfOrder } from './placing-orders.step.ts'
import type {
  CartChanged,
  CheckoutAsk,
  ForOrdering,
  ForStoringBookings,
  ItemsNotOrderable,
  Ordered,
  OtherEvent,
  StoredOrder,
  WhyNotCheckedOut,
} from './ports.ts'
import type { BookingTx } from './stepping.step.ts'

export interface CheckoutTx extends BookingTx {
  readonly carts: ForChangingCarts
  readonly requests: ForTakingRequests
  readonly subscriptions: AskingTx['subscriptions']
  readonly letters: BookingTx['letters'] & AskingTx['letters']
}

export interface CheckoutNeeds extends OrderLimitNeeds {
  readonly owners: CartOfVisitor
  /** Does a checkout once for all who send the same one while it is under way: it counts once and has one answer. */
  readonly onceForAll: (sent: string, checkout: () => Promise<CheckedOut>) => Promise<CheckedOut>
  readonly carts: ForStoringCarts
  readonly change: ForChanging<CheckoutTx>
  readonly bookings: ForStoringBookings
  readonly gremien: Pick<ForStoringGremien, 'ofUser'>
  readonly requests: ForRememberingRequests
  readonly catalogue: Pick<ForStoringTheCatalogue, 'event' | 'theme'>
  readonly costs: Pick<ForReckoningCosts, 'rates'>
  readonly content: ForKnowingTheBrand
  readonly secrets: Pick<ForMakingSecrets, 'id' | 'token' | 'digest'>
  readonly limits: OrderLimitNeeds['limits'] & { readonly lettersPerDay: number }
}

/** Why an order that could be placed a moment ago was not. */
export type CheckedOut = Result<Ordered, WhyNotCheckedOut>

type Lost = RefusalOfOrder | CartChanged | KeyTaken

/** So long a browser shows again what it ordered last, in hours. */
const shownHours = 24

/** The step from the cart of one visitor to an order. */
export const orderingOf = ({ network }: Visitor, needs: CheckoutNeeds): ForOrdering => {
  const { owners, change, bookings, requests, catalogue, costs, content, clock, secrets } = needs

  const priced = async ({ items, typed }: Cart, rates: CostRates) => {
    const found = await Promise.all(items.map(({ eventId }) => catalogue.event(eventId)))
    const events = new Map(found.flatMap((event) => (event ? [[event.eventId, event] as const] : [])))
    const hotelPayer = hotelPayers.find((payer) => payer === typed.hotelPayer) ?? 'rechnung'
    return pricedCart(items, events, { rates, hotelPayer, today: today(clock) })
  }

  const alternativesTo = async ({ item, event }: PricedItem): Promise<readonly OtherEvent[]> =>
    event ? otherEventsWith(item.recipients.length, event, needs) : []

  const notOrderable = async (
    blocked: readonly (readonly [PricedItem, ItemObstacle])[],
  ): Promise<{ readonly ok: false; readonly refusal: ItemsNotOrderable }> => {
    const items = await Promise.all(
      blocked.map(async ([it, obstacle]) => ({
        itemId: it.item.id,
        eventId: it.item.eventId,
        obstacle,
        alternatives: await alternativesTo(it),
      })),
    )
    return refused({ why: 'not-orderable', items })
  }

  const ordered = async (orderNo: string): Promise<Result<Ordered, never>> =>
    done(orderedAs(await storedOrder(orderNo)))

  const storedOrder = async (orderNo: string): Promise<StoredOrder> => required(await bookings.order(orderNo))

  const checkOut = async (owner: CartOwner, ask: CheckoutAsk): Promise<CheckedOut> => {
    const once = onceOf(owner, ask, secrets)
    const known = once && (await requests.find(once.key))
    if (known && once) return isSameRequest(known, once) ? ordered(known.id) : refused({ why: 'key-taken' })
    const cart = await owners.cart()
    const again = orderedBefore(cart, ask)
    if (again !== undefined) return ordered(again)

    const rates = await costs.rates({})
    if (!rates.ok) return rates.refusal
    const seen = await priced(cart, rates.value)
    const refusal = whyNotCheckedOut({ ask, cart, priced: seen, today: today(clock) })
    if (refusal) return refused(refusal)
    const blocked = seen.items.flatMap((it) => (it.obstacle ? [[it, it.obstacle] as const] : []))
    if (blocked.length > 0) return notOrderable(blocked)

    const now = clock.now()
    const userId = 'user' in owner ? owner.user : undefined
    const gremium = await gremiumOfOrder(userId, cart.typed, needs.gremien)
    if (!gremium.ok) return gremium
    const options = orderOptionsFrom(orderForm(cart, ask))
    const orderNo = orderNoFrom(secrets.digest(secrets.token()))
    const order = { orderNo, ...(userId !== undefined && { userId }), ...gremium.value, options, placedAt: now }
    const items = seen.items.map(({ item, event }) => ({ item, event: required(event) }))
    const placing = { ...order, rates: rates.value, now, newId: secrets.id, newToken: secrets.token }
    const made = bookingsFrom(items, placing)
    const office = (await content.brand())?.email ?? ''
    const askForNewsletter = await newsletterWithOrder(options, now, needs)

    const place = (tooMany: TooMany | undefined) =>
      change<OrderTaken, Lost | TooMany>(async (tx) => {
        const locked = await tx.carts.lock(owner)
        const earlier = locked && orderedBefore(locked, ask)
        if (earlier !== undefined) return done({ orderNo: earlier, isKnown: true })
        if (!locked || locked.version !== cart.version)
          return refused({ why: 'cart-changed', version: locked?.version ?? 0 })
        const remembered = once && (await tx.requests.remember(once, orderNo, now))
        if (remembered && once)
          return isSameRequest(remembered, once)
            ? done({ orderNo: remembered.id, isKnown: true })
            : refused({ why: 'key-taken' })
        if (tooMany) return refused(tooMany)
        await tx.carts.save(owner, orderedCart(locked, { cartVersion: cart.version, orderNo, at: now }))
        await askForNewsletter(tx)
        const stored = await storeOrder(order, made, office)(tx)
        return stored.ok ? done({ orderNo, isKnown: false }) : stored
      })
    const placed = await withinOrderLimit({ network, email: options.contact.email }, needs, place)
    if (placed.ok)
      return placed.value.isKnown ? ordered(placed.value.orderNo) : done(orderedAs({ order, bookings: made }))
    const lost = placed.refusal
    if (lost.why === 'called-off')
      return notOrderable(seen.items.flatMap((it) => (it.item.eventId === lost.eventId ? [[it, 'gone'] as const] : [])))
    if (lost.why === 'sold-out')
      return notOrderable(seen.items.flatMap((it) => (isPartOf(it, lost.of) ? [[it, 'sold-out'] as const] : [])))
    return lost.why === 'not-found' ? notOrderable(seen.items.map((it) => [it, 'gone'] as const)) : refused(lost)
  }

  return {
    async checkout(ask) {
      const owner = await owners.owner()
      if (!owner) return refused({ why: 'cart-empty' })
      return needs.onceForAll(JSON.stringify([owner, ask]), () => checkOut(owner, ask))
    },

    async placed() {
      const owner = await owners.owner()
      const last = owner && (await needs.carts.of(owner))?.lastOrder
      if (!last || Date.parse(addSeconds(last.at, shownHours * 3600)) <= Date.parse(clock.now()))
        return refused({ why: 'not-found' })
      const { order, bookings: made } = await storedOrder(last.orderNo)
      const { userId: _, gremiumId: __, ...shown } = order
      return done({ ...shown, bookings: made.map(seenBooking) })
    },
  }
}

/** The order that this version of the cart has become already. */
const orderedBefore = ({ lastOrder }: Cart, { cartVersion }: CheckoutAsk): string | undefined =>
  lastOrder?.cartVersion === cartVersion ? lastOrder.orderNo : undefined

/** Whether an item wants seats of what has none left: of its event, or of a module that it names. */
const isPartOf = ({ item, event }: PricedItem, of: Seated): boolean => {
  if (item.eventId !== of.eventId) return false
  if (of.kind !== 'module') return !item.modules
  return item.modules !== undefined && (event?.modules ?? []).some((module) => firstTitleOf(module) === of.module)
}

/** What whoever placed an order is told of it. */
export const orderedAs = ({ order: { orderNo }, bookings }: StoredOrder): Ordered => {
  const first = required(bookings[0])
  return { orderNo, status: first.state, confirmationUrl: bookingAddress(first.token) }
}

/** By which a checkout with a key of its own is known again: the key is its owner's alone. */
function onceOf(
  owner: CartOwner,
  { idempotencyKey, ...says }: CheckoutAsk,
  { digest }: Pick<CheckoutNeeds['secrets'], 'digest'>,
): Once | undefined {
  if (idempotencyKey === undefined) return undefined
  const whose = 'user' in owner ? `user ${owner.user}` : `browser ${owner.browser}`
  const { cartVersion, acceptAgb, privacyAccepted, gross = null } = says
  return {
    key: digest(`checkout ${whose} ${idempotencyKey}`),
    fingerprint: digest(JSON.stringify([cartVersion, acceptAgb, privacyAccepted, gross])),
  }
}
