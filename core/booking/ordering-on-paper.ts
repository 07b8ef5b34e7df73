import type { ForKnowingTheBrand } from '../brand/ports.ts'
import type { CartItem } from '../cart/cart.ts'
import { orderOptionsFrom } from '../cart/order-options-rules.ts'
import type { ItemObstacle } from '../cart/priced-cart.ts'
import { recipientFrom } from '../cart/recipient-rules.ts'
import { whyNotOrderable } from '../cart/why-not-orderable.ts'
import type { ListedEvent } from '../catalogue/catalogue.ts'
import type { ForStoringTheCatalogue } from '../catalogue/ports.ts'
import type { ForReckoningCosts } from '../costs/ports.ts'
import type { ForRememberingRequests } from '../forms/ports.ts'
import type { ForStoringGremien } from '../gremium/ports.ts'
import { bookingPaper } from '../shared/addresses.ts'
import { today } from '../shared/dates.ts'
import { isSameRequest, type ForTakingRequests, type KeyTaken, type Once } from '../shared/once-only.ts'
import { required } from '../shared/required.ts'
import { done, refused, type Result, type TooMany } from '../shared/result.ts'
import type { ForMakingSecrets } from '../shared/secrets.ts'
import type { ForChanging } from '../shared/transaction.ts'
import type { Visitor } from '../shared/visitor.ts'
import { isTerminal } from './booking-state.ts'
import { orderedAs } from './checking-out.ts'
import { gremiumOfOrder } from './gremium-of-order.ts'
import { withinOrderLimit, type OrderLimitNeeds, type OrderTaken } from './order-limit.ts'
import { orderNoFrom } from './order-number.ts'
import { otherEventsWith } from './other-events.ts'
import { namesSomebodyTwice, signedBy, whyNotOnPaper } from './paper-order-rules.ts'
import type { ForOrderingOnPaper, OrderedOnPaper, WhyNotOnPaper } from './paper-order-ports.ts'
import type { PaperOrderForm } from './paper-order.ts'
import { bookingsFrom } from './placing-bookings.ts'
import { storeOrder, type RefusalOfOrder } from './placing-orders.step.ts'
import type { ForStoringBookings, StoredOrder } from './ports.ts'
import type { BookingTx } from './stepping.step.ts'

interface PaperOrderTx extends BookingTx {
  readonly requests: ForTakingRequests
}

export interface PaperOrderNeeds extends OrderLimitNeeds {
  readonly catalogue: Pick<ForStoringTheCatalogue, 'event' | 'theme'>
  readonly change: ForChanging<PaperOrderTx>
  readonly bookings: Pick<ForStoringBookings, 'order'>
  readonly gremien: Pick<ForStoringGremien, 'ofUser'>
  readonly requests: ForRememberingRequests
  readonly costs: Pick<ForReckoningCosts, 'rates'>
  readonly content: ForKnowingTheBrand
  readonly secrets: Pick<ForMakingSecrets, 'id' | 'token' | 'digest'>
}

/** How somebody orders with his signature on paper: the seats are held, and what he typed stands on the form. */
export function orderingOnPaperOf(
  { network }: Pick<Visitor, 'network'>,
  whoIsAsking: () => Promise<string | undefined>,
  needs: PaperOrderNeeds,
): ForOrderingOnPaper {
  const { catalogue, change, bookings, requests, costs, content, clock, secrets } = needs

  const checked = async (form: PaperOrderForm): Promise<Result<ListedEvent, WhyNotOnPaper>> => {
    const event = await catalogue.event(form.eventId)
    if (!event) return refused({ why: 'not-found' })
    const over = whyNotOrderable(event, today(clock))
    if (over) return refused(over)
    const faulty = whyNotOnPaper(form, today(clock))
    if (faulty) return refused(faulty)
    if (namesSomebodyTwice(form)) return refused({ why: 'recipient-twice' })
    return event.placesLeft < form.recipients.length ? notOrderable(form, event, 'sold-out') : done(event)
  }

  const notOrderable = async (form: PaperOrderForm, event: ListedEvent, obstacle: ItemObstacle) => {
    const { eventId } = event
    const alternatives = await otherEventsWith(form.recipients.length, event, needs)
    return refused({
      why: 'not-orderable' as const,
      items: [{ itemId: String(eventId), eventId, obstacle, alternatives }],
    })
  }

  const itemOf = ({ eventId, recipients }: PaperOrderForm): CartItem => ({
    id: secrets.id(),
    eventId,
    mode: 'reservieren',
    recipients: recipients.map((it) => recipientFrom(it, secrets.id(), 1)),
  })

  const storedOrder = async (orderNo: string): Promise<StoredOrder> => required(await bookings.order(orderNo))

  const ordered = async (orderNo: string): Promise<Result<OrderedOnPaper, never>> => {
    const stored = await storedOrder(orderNo)
    const { confirmationUrl } = orderedAs(stored)
    const pdfUrl = bookingPaper(required(stored.bookings[0]).token, 'bestellformular')
    return done({ faxNo: orderNo, pdfUrl, confirmationUrl })
  }

  /**
   * By which a form is known again, and the order that it has become. Without a key of its own it is a new one once
   * that order has ended: whoever gave seats back may want them again.
   */
  const onceOf = async (whose: string, form: PaperOrderForm, given: string | undefined) => {
    const fingerprint = secrets.digest(JSON.stringify(saysOf(form)))
    let key = secrets.digest(`order form ${whose} ${given ?? fingerprint}`)
    for (;;) {
      const once: Once = { key, fingerprint }
      const known = await requests.find(key)
      if (!known || given !== undefined) return { once, known }
      const { bookings: made } = await storedOrder(known.id)
      if (made.some(({ state }) => !isTerminal(state))) return { once, known }
      key = secrets.digest(`${key} again`)
    }
  }

  return {
    async order({ idempotencyKey, ...form }) {
      const userId = await whoIsAsking()
      const { once, known } = await onceOf(userId ?? network, form, idempotencyKey)
      if (known) return isSameRequest(known, once) ? ordered(known.id) : refused({ why: 'key-taken' })
      const event = await checked(form)
      if (!event.ok) return event
      const rates = await costs.rates({})
      if (!rates.ok) return rates.refusal

      const now = clock.now()
      const orderNo = orderNoFrom(secrets.digest(secrets.token()))
      const gremium = await gremiumOfOrder(userId, form.billing, needs.gremien)
      if (!gremium.ok) return gremium
      const options = orderOptionsFrom(form.billing)
      const order = { orderNo, ...(userId !== undefined && { userId }), ...gremium.value, options, placedAt: now }
      const placing = { ...order, rates: rates.value, now, newId: secrets.id, newToken: secrets.token }
      const reserved = bookingsFrom([{ item: itemOf(form), event: event.value }], placing)
      const made = reserved.map((booking) => ({ ...booking, orderForm: signedBy(form) }))
      const office = (await content.brand())?.email ?? ''

      const place = (tooMany: TooMany | undefined) =>
        change<OrderTaken, RefusalOfOrder | KeyTaken | TooMany>(async (tx) => {
          const earlier = await tx.requests.remember(once, orderNo, now)
          if (earlier)
            return isSameRequest(earlier, once)
              ? done({ orderNo: earlier.id, isKnown: true })
              : refused({ why: 'key-taken' })
          if (tooMany) return refused(tooMany)
          const stored = await storeOrder(order, made, office)(tx)
          return stored.ok ? done({ orderNo, isKnown: false }) : stored
        })
      const placed = await withinOrderLimit({ network, email: options.contact.email }, needs, place)
      if (placed.ok) return ordered(placed.value.orderNo)
      const { refusal } = placed
      if (refusal.why === 'sold-out') return notOrderable(form, event.value, 'sold-out')
      return refused(refusal.why === 'key-taken' || refusal.why === 'too-many' ? refusal : { why: 'not-found' })
    },
  }
}

/** What was typed, whatever order its fields came in. */
const saysOf = ({ recipients, billing, ...form }: PaperOrderForm) => [
  sorted(form),
  recipients.map(sorted),
  sorted(billing),
]
const sorted = (fields: object) => Object.entries(fields).toSorted(([one], [other]) => (one < other ? -1 : 1))
