import type { ForKnowingTheBrand } from '../brand/ports.ts'
import type { CartItem, CartMode } from '../cart/cart.ts'
import { orderOptionsFrom } from '../cart/order-options-rules.ts'
import { costsOfEach } from '../cart/priced-cart.ts'
import { whyNotOrderable } from '../cart/why-not-orderable.ts'
import type { ListedEvent } from '../catalogue/catalogue.ts'
import { feeToday } from '../conference/conference-fee.ts'
import type { Conference } from '../conference/conference.ts'
import type { ForVisitingConferences } from '../conference/ports.ts'
import { merged, totalsOf } from '../costs/cost-totals.ts'
import type { ForReckoningCosts } from '../costs/ports.ts'
import type { ForRememberingRequests } from '../forms/ports.ts'
import type { ForStoringGremien } from '../gremium/ports.ts'
import type { AskingTx } from '../newsletter/asking.step.ts'
import { today } from '../shared/dates.ts'
import type { Cents } from '../shared/money.ts'
import { isSameRequest, type ForTakingRequests, type KeyTaken, type Once } from '../shared/once-only.ts'
import { required } from '../shared/required.ts'
import { done, refused, type Result, type TooMany } from '../shared/result.ts'
import type { ForMakingSecrets } from '../shared/secrets.ts'
import type { ForChanging } from '../shared/transaction.ts'
import type { Visitor } from '../shared/visitor.ts'
import { orderedAs } from './checking-out.ts'
import { gremiumOfOrder } from './gremium-of-order.ts'
import { newsletterWithOrder } from './newsletter-with-order.ts'
import { withinOrderLimit, type OrderLimitNeeds, type OrderTaken } from './order-limit.ts'
import { orderNoFrom } from './order-number.ts'
import { bookingsFrom } from './placing-bookings.ts'
import { storeOrder, type RefusalOfOrder } from './placing-orders.step.ts'
import type { ForStoringBookings, Ordered } from './ports.ts'
import type { RegistrationForm } from './registration.ts'
import type { ForRegistering, RegistrationAsk, WhyNotRegistered, WhyNotReviewed } from './registration-ports.ts'
import { isSomebodyTwice, registered, whyNotRegistered } from './registration-rules.ts'
import type { BookingTx } from './stepping.step.ts'

export interface RegisteringNeeds extends OrderLimitNeeds {
  readonly conferences: Pick<ForVisitingConferences, 'conference'>
  readonly change: ForChanging<BookingTx & AskingTx & { readonly requests: ForTakingRequests }>
  readonly bookings: Pick<ForStoringBookings, 'order'>
  readonly gremien: Pick<ForStoringGremien, 'ofUser'>
  readonly requests: ForRememberingRequests
  readonly costs: Pick<ForReckoningCosts, 'rates'>
  readonly content: ForKnowingTheBrand
  readonly secrets: Pick<ForMakingSecrets, 'id' | 'token' | 'digest'>
  readonly limits: OrderLimitNeeds['limits'] & { readonly lettersPerDay: number }
}

/** A Fachtagung that can be booked, with its event at the price of today. */
interface Bookable extends Pick<Conference, 'workshops'> {
  readonly event: ListedEvent
}

/** How somebody registers for a Fachtagung. */
export function registeringOf(
  { network }: Pick<Visitor, 'network'>,
  whoIsAsking: () => Promise<string | undefined>,
  needs: RegisteringNeeds,
): ForRegistering {
  const { conferences, change, bookings, requests, costs, content, clock, secrets } = needs

  const checked = async (form: RegistrationForm, mode: CartMode): Promise<Result<Bookable, WhyNotReviewed>> => {
    const found = await conferences.conference({ url: form.conferenceId })
    if (!found.ok) return found
    const { event, workshops } = found.value
    // Without an event there is nothing to register for yet; one that is over is no conference's any more.
    const over = event && whyNotOrderable(event, today(clock))
    if (!event || over?.why === 'past') return refused({ why: 'not-found' })
    if (over) return refused(over)
    const faulty = whyNotRegistered(form, workshops)
    if (faulty) return refused(faulty)
    if (isSomebodyTwice(form)) return refused({ why: 'recipient-twice' })
    if (mode !== 'warteliste') {
      const { eventId, placesLeft } = event
      if (placesLeft < form.participants.length)
        return refused({ why: 'sold-out', of: { kind: 'event', eventId }, left: placesLeft })
      const full = workshopWithoutSeat(form, workshops)
      if (full)
        return refused({
          why: 'sold-out',
          of: { kind: 'workshop', eventId, workshop: full.id, capacity: full.capacity },
          left: 0,
        })
    }
    return done({ workshops, event: { ...event, price: feeToday(found.value) } })
  }

  const itemOf = (form: RegistrationForm, { event, workshops }: Bookable, mode: CartMode): CartItem => ({
    id: secrets.id(),
    eventId: event.eventId,
    mode,
    recipients: form.participants.map((it) => registered(it, workshops, secrets.id())),
  })

  const priced = async ({ recipients }: CartItem, event: ListedEvent, form: RegistrationForm) => {
    const rates = await costs.rates({})
    if (!rates.ok) return rates.refusal
    const { hotelPayer } = orderOptionsFrom(form)
    const each = costsOfEach(event, recipients, { rates: rates.value, hotelPayer })
    const lines = merged(each.flatMap((of) => of.lines))
    const hotelTotals = totalsOf(merged(each.flatMap((of) => of.hotelLines)))
    return { rates: rates.value, lines, totals: totalsOf(lines), hotelTotals }
  }

  const ordered = async (orderNo: string): Promise<Result<Ordered, never>> =>
    done(orderedAs(required(await bookings.order(orderNo))))

  const placing =
    (mode: CartMode) =>
    async ({ gross, idempotencyKey, ...form }: RegistrationAsk): Promise<Result<Ordered, WhyNotRegistered>> => {
      const userId = await whoIsAsking()
      const once = onceOf(userId ?? network, mode, { form, idempotencyKey }, secrets)
      const known = once && (await requests.find(once.key))
      if (known && once) return isSameRequest(known, once) ? ordered(known.id) : refused({ why: 'key-taken' })
      const placed = await withinOrderLimit({ network, email: form.email }, needs, async (tooMany) =>
        tooMany && !once ? refused(tooMany) : placedAs(form, mode, { userId, gross, once, tooMany }),
      )
      return placed.ok ? ordered(placed.value.orderNo) : placed
    }

  /** Stores the order of a registration; or answers the one that it became already. */
  const placedAs = async (
    form: RegistrationForm,
    mode: CartMode,
    { userId, gross, once, tooMany }: Sending,
  ): Promise<Result<OrderTaken, WhyNotRegistered>> => {
    const bookable = await checked(form, mode)
    if (!bookable.ok) return bookable
    const item = itemOf(form, bookable.value, mode)
    const { event } = bookable.value
    const { rates, totals } = await priced(item, event, form)
    if (gross !== undefined && gross !== totals.gross) return refused({ why: 'price-changed', gross: totals.gross })

    const now = clock.now()
    const orderNo = orderNoFrom(secrets.digest(secrets.token()))
    const gremium = await gremiumOfOrder(userId, form, needs.gremien)
    if (!gremium.ok) return gremium
    const options = orderOptionsFrom(form)
    const order = { orderNo, ...(userId !== undefined && { userId }), ...gremium.value, options, placedAt: now }
    const making = { ...order, rates, now, newId: secrets.id, newToken: secrets.token }
    const made = bookingsFrom([{ item, event }], making)
    const office = (await content.brand())?.email ?? ''
    const askForNewsletter = await newsletterWithOrder(options, now, needs)

    const placed = await change<string, RefusalOfOrder | KeyTaken | TooMany>(async (tx) => {
      const earlier = once && (await tx.requests.remember(once, orderNo, now))
      if (earlier && once) return isSameRequest(earlier, once) ? done(earlier.id) : refused({ why: 'key-taken' })
      if (tooMany) return refused(tooMany)
      await askForNewsletter(tx)
      const stored = await storeOrder(order, made, office)(tx)
      return stored.ok ? done(orderNo) : stored
    })
    if (!placed.ok) return refused(placed.refusal.why === 'called-off' ? { why: 'not-found' } : placed.refusal)
    return done({ orderNo: placed.value, isKnown: placed.value !== orderNo })
  }

  return {
    async review({ mode, ...form }) {
      const bookable = await checked(form, mode)
      if (!bookable.ok) return bookable
      const { rates: _, ...costing } = await priced(itemOf(form, bookable.value, mode), bookable.value.event, form)
      return done({ ...costing, idempotencyKey: secrets.token() })
    },
    register: placing('buchen'),
    reserve: placing('reservieren'),
    async wait(ask) {
      const answer = await placing('warteliste')(ask)
      if (answer.ok || answer.refusal.why !== 'sold-out') return answer as Awaited<ReturnType<ForRegistering['wait']>>
      throw new Error('whoever waits takes no seats')
    },
  }
}

/** How a registration was sent. */
interface Sending {
  readonly userId: string | undefined
  /** What the sender saw that it costs, in cents. */
  readonly gross: Cents | undefined
  readonly once: Once | undefined
  /** From this network so many came that only what is an order already may pass. */
  readonly tooMany: TooMany | undefined
}

/** The first choice of somebody who chose workshops of which none has a seat left. */
const workshopWithoutSeat = ({ participants }: RegistrationForm, offered: Conference['workshops']) => {
  const isFree = (wished: string): boolean => offered.some(({ id, free }) => id === wished && free > 0)
  const unlucky = participants.find(({ workshops = [] }) => workshops.length > 0 && !workshops.some(isFree))
  return unlucky && offered.find(({ id }) => id === unlucky.workshops?.[0])
}

/** By which a registration with a key of its own is known again: the key is its sender's alone. */
function onceOf(
  whose: string,
  mode: CartMode,
  { form, idempotencyKey }: { readonly form: RegistrationForm; readonly idempotencyKey: string | undefined },
  { digest }: Pick<RegisteringNeeds['secrets'], 'digest'>,
): Once | undefined {
  if (idempotencyKey === undefined) return undefined
  return {
    key: digest(`registration ${whose} ${idempotencyKey}`),
    fingerprint: digest(JSON.stringify([mode, inOrder(form)])),
  }
}

/** What was typed, whatever order its fields came in. */
const inOrder = ({ participants, ...form }: RegistrationForm) => [sorted(form), participants.map(sorted)]
const sorted = (fields: object) => Object.entries(fields).toSorted(([one], [other]) => (one < other ? -1 : 1))
