import { areNamesMissing } from '../booking/booking-rules.ts'
import type { Booking, Order } from '../booking/booking.ts'
import { orderNoFrom } from '../booking/order-number.ts'
import type { OtherEvent } from '../booking/ports.ts'
import { bookingsFrom } from '../booking/placing-bookings.ts'
import { storeOrder, type RefusalOfOrder } from '../booking/placing-orders.step.ts'
import type { ForKnowingTheBrand } from '../brand/ports.ts'
import { orderOptionsFrom, whyNotOrdered, type OrderOptionsForm } from '../cart/order-options-rules.ts'
import type { ItemObstacle } from '../cart/priced-cart.ts'
import { whyNotOrderable } from '../cart/why-not-orderable.ts'
import type { ListedEvent } from '../catalogue/catalogue.ts'
import { eventOfModules } from '../catalogue/chosen-modules.ts'
import type { ForStoringTheCatalogue } from '../catalogue/ports.ts'
import type { ForReckoningCosts } from '../costs/ports.ts'
import type { Clock } from '../shared/clock.ts'
import { today } from '../shared/dates.ts'
import { required } from '../shared/required.ts'
import { done, refused, type Invalid, type Result } from '../shared/result.ts'
import type { ForMakingSecrets } from '../shared/secrets.ts'
import type { ForChanging } from '../shared/transaction.ts'
import type { BookingTx } from '../booking/stepping.step.ts'
import { answerableQuote } from './answerable-quote.ts'
import { steppedQuote, whyNotAnswered, withLockedQuote, type QuotesTx } from './changing-quotes.step.ts'
import type { AcceptQuote, ForReceivingQuotes, ForStoringQuotes, WhyNotAccepted } from './ports.ts'
import { newsForCustomer, newsForOffice } from './quote-letters.ts'
import type { Quote, QuotedEvent } from './quote.ts'
import { seenQuote } from './seen-quote.ts'

export interface AcceptingTx extends QuotesTx, Omit<BookingTx, keyof QuotesTx> {
  readonly letters: QuotesTx['letters'] & BookingTx['letters']
}

export interface AcceptingNeeds {
  readonly change: ForChanging<AcceptingTx>
  readonly quotes: ForStoringQuotes
  readonly catalogue: Pick<ForStoringTheCatalogue, 'event'>
  readonly costs: Pick<ForReckoningCosts, 'rates'>
  readonly content: ForKnowingTheBrand
  readonly secrets: Pick<ForMakingSecrets, 'id' | 'token' | 'digest'>
  readonly clock: Clock
  readonly whoIsAsking: () => Promise<string | undefined>
  /** For which Gremium somebody orders, as at the checkout. */
  readonly gremiumOf: (
    userId: string | undefined,
    typed: Partial<Pick<OrderOptionsForm, 'buyerType' | 'gremium'>>,
  ) => Promise<Result<Pick<Order, 'gremiumId'>, Invalid<'gremium'>>>
  /** Events of the same theme that have so many seats, as at the checkout. */
  readonly otherEvents: (seats: number, event: ListedEvent) => Promise<readonly OtherEvent[]>
}

interface Quoted {
  readonly item: QuotedEvent
  readonly event: ListedEvent
}

const eventsIn = ({ items }: Quote): readonly QuotedEvent[] => items.filter((item) => item.kind === 'event')

/** The step from a quote to an order. */
export const acceptingQuotes = (needs: AcceptingNeeds): ForReceivingQuotes['accept'] => {
  const { change, catalogue, costs, content, secrets, clock, whoIsAsking, gremiumOf, otherEvents } = needs

  const notOrderable = async (items: readonly QuotedEvent[], obstacle: ItemObstacle) =>
    refused({
      why: 'not-orderable' as const,
      items: await Promise.all(
        items.map(async ({ id, event, recipients }) => ({
          itemId: id,
          eventId: event.eventId,
          obstacle,
          alternatives: await alternativesTo(event.eventId, recipients.length),
        })),
      ),
    })
  const alternativesTo = async (eventId: number, seats: number) => {
    const event = await catalogue.event(eventId)
    return event ? otherEvents(seats, event) : []
  }

  /** The events as the programme has them now; what has begun or left it is not booked any more. */
  const quotedIn = async (
    quote: Quote,
  ): Promise<Result<readonly Quoted[], Extract<WhyNotAccepted, { why: 'not-orderable' }>>> => {
    const found: Quoted[] = []
    for (const item of eventsIn(quote)) {
      const whole = await catalogue.event(item.event.eventId)
      const event = whole && item.modules ? eventOfModules(whole, item.modules) : whole
      if (!event) return notOrderable([item], 'gone')
      if (whyNotOrderable(event, today(clock))) return notOrderable([item], 'begun')
      found.push({ item, event })
    }
    return done(found)
  }

  return async ({ token, version, mode, ...form }) => {
    const now = clock.now()
    const found = await answerableQuote(token, needs)
    if (!found) return refused({ why: 'not-found' })
    const early = whyNotAnswered(found, version, now)
    if (early) return refused(early)
    const faulty = whyNotTyped(form, mode, found)
    if (faulty) return refused(faulty)
    const quoted = await quotedIn(found)
    if (!quoted.ok) return quoted
    const lacking = quoted.value.filter(({ event, item }) => areNamesMissing(event, item.recipients, today(clock)))
    if (mode === 'buchen' && lacking.length > 0)
      return refused({ why: 'names-missing', eventIds: lacking.map(({ event }) => event.eventId) })

    const rates = await costs.rates({})
    if (!rates.ok) return rates.refusal
    const userId = (await whoIsAsking()) ?? found.userId
    const gremium = await gremiumOf(userId, form)
    if (!gremium.ok) return gremium
    const options = orderOptionsFrom({ ...form, hotelPayer: found.hotelPayer })
    const orderNo = orderNoFrom(secrets.digest(secrets.token()))
    const order: Order = { orderNo, ...(userId !== undefined && { userId }), ...gremium.value, options, placedAt: now }
    const placing = { ...order, rates: rates.value, now, newId: secrets.id, newToken: secrets.token }
    const made: readonly Booking[] = bookingsFrom(
      quoted.value.map(({ item, event }) => ({
        item: { ...item, eventId: event.eventId, mode },
        event,
        costs: item.costs,
      })),
      placing,
    )
    const office = (await content.brand())?.email ?? ''

    type Lost = Exclude<WhyNotAccepted, { why: 'not-orderable' }> | RefusalOfOrder
    const accepted = await change<Quote, Lost>((tx) =>
      withLockedQuote<Quote, Lost>(found.id, tx, async (quote) => {
        const why = whyNotAnswered(quote, version, now)
        if (why) return refused(why)
        const ordered = made.length > 0 ? { orderNo } : {}
        const next = required(steppedQuote(quote, { type: 'accepted' }, { at: now, by: 'customer' }, ordered))
        await tx.quotes.save(next)
        await tx.letters.post(newsForOffice(next, 'accepted', office), now)
        if (made.length === 0) {
          await tx.letters.post(newsForCustomer(next, 'accepted'), now)
          return done(next)
        }
        // Seats come last: whoever books the same event waits from then on.
        const stored = await storeOrder(order, made, office)(tx)
        return stored.ok ? done(next) : stored
      }),
    )
    if (accepted.ok) return done(seenQuote(accepted.value))
    const { refusal } = accepted
    if (refusal.why === 'sold-out')
      return notOrderable(
        eventsIn(found).filter(({ event }) => event.eventId === refusal.of.eventId),
        'sold-out',
      )
    if (refusal.why === 'called-off')
      return notOrderable(
        eventsIn(found).filter(({ event }) => event.eventId === refusal.eventId),
        'gone',
      )
    return refused(refusal)
  }
}

/** What is wrong with who orders; who pays the hotel the quote says. */
function whyNotTyped(
  form: Omit<AcceptQuote, 'token' | 'version' | 'mode'>,
  mode: string,
  { hotelPayer }: Pick<Quote, 'hotelPayer'>,
): Extract<WhyNotAccepted, { why: 'invalid' }> | undefined {
  const accepted = { agb: form.agb ?? false, privacyAccepted: form.privacyAccepted ?? false }
  const faulty = whyNotOrdered({ ...form, ...accepted, hotelPayer })
  const wrongMode = mode === 'buchen' || mode === 'reservieren' ? {} : { mode: 'unknown' as const }
  const fields = { ...faulty?.fields, ...wrongMode }
  return Object.keys(fields).length > 0 ? { why: 'invalid', fields } : undefined
}
