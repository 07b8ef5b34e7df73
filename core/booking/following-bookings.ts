import type { SoldOut } from '../capacity/capacity.ts'
import type { ForKnowingTheBrand } from '../brand/ports.ts'
import type { Outdated } from '../cart/changing-cart.ts'
import { recipientFrom, whyNotRecipient } from '../cart/recipient-rules.ts'
import type { Event } from '../catalogue/catalogue.ts'
import { firstDayToCome } from '../catalogue/event-lifetime.ts'
import type { ForStoringTheCatalogue } from '../catalogue/ports.ts'
import { atFeeOf } from '../conference/conference-fee.ts'
import type { ForVisitingConferences } from '../conference/ports.ts'
import type { ForStoringInvoices } from '../invoices/ports.ts'
import type { ForReckoningCosts } from '../costs/ports.ts'
import type { Clock } from '../shared/clock.ts'
import { addDays, berlinDay, isDay, today } from '../shared/dates.ts'
import type { Day, Instant } from '../shared/day.ts'
import { ifGiven, proseFault, tidyProse } from '../shared/field-rules.ts'
import {
  done,
  refused,
  type FieldFault,
  type NotFound,
  type Refusal,
  type Result,
  type TooMany,
} from '../shared/result.ts'
import type { ForMakingSecrets } from '../shared/secrets.ts'
import type { ForChanging } from '../shared/transaction.ts'
import { bind, decline, handOver, nameSeat, noteNotice, noteResolution, revoke } from './booking-changes.step.ts'
import { actionsOf, costOfCancelling, freeUntilOf } from './booking-rules.ts'
import { seatsOf, seenBooking, type Booking } from './booking.ts'
import { whyAfresh } from './booking-path.view.ts'
import { bookingStateFacts } from './booking-state.ts'
import { cancelFor } from './cancelling.step.ts'
import { whyNotChangedAgain } from './change-limit.ts'
import type {
  BookingAction,
  FeeNotConfirmed,
  ForFollowingABooking,
  ForStoringBookings,
  NotPossible,
  ShownBooking,
} from './ports.ts'
import { longestReason } from './longest-reason.ts'
import { rebook } from './rebooking.ts'
import { whyNotResolved } from './resolution.ts'
import type { BookingTx } from './stepping.step.ts'

export interface BookingNeeds {
  readonly change: ForChanging<BookingTx>
  readonly bookings: ForStoringBookings
  readonly invoices: ForStoringInvoices
  readonly catalogue: Pick<ForStoringTheCatalogue, 'event' | 'theme'>
  readonly conferences: Pick<ForVisitingConferences, 'conference'>
  readonly costs: Pick<ForReckoningCosts, 'rates'>
  readonly content: ForKnowingTheBrand
  readonly clock: Clock
  readonly secrets: Pick<ForMakingSecrets, 'id' | 'token'>
}

/** What a change knows of the moment in which it is made. */
interface Moment {
  readonly now: Instant
  readonly today: Day
  readonly freeUntil: number
}

/** What whoever has the link of a booking does with it. */
export function followingBookings(needs: BookingNeeds): ForFollowingABooking {
  const { change, bookings, invoices, catalogue, conferences, costs, content, clock, secrets } = needs

  const moment = async (): Promise<Moment> => ({
    now: clock.now(),
    today: today(clock),
    freeUntil: freeUntilOf(await content.brand()),
  })

  /** Events of a theme at what registering for them costs today: those of a Fachtagung at its own prices. */
  const pricesOf = async (url: string): Promise<<E extends Event>(event: E) => E> => {
    const found = await conferences.conference({ url })
    return (event) => (found.ok ? atFeeOf(found.value, event, today(clock)) : event)
  }

  const shown = async (booking: Booking): Promise<ShownBooking> => {
    const on = await moment()
    const event = await catalogue.event(booking.event.eventId)
    const order = await bookings.order(booking.orderNo)
    const billed = await invoices.ofBooking(booking.id)
    const actions = actionsOf(booking, on)
    const theme = actions.includes('rebook')
      ? await catalogue.theme(booking.event.themeUrl, firstDayToCome(clock))
      : undefined
    const priced = theme ? await pricesOf(theme.url) : (it: Event) => it
    return {
      booking: seenBooking(booking),
      today: on.today,
      ...(event && { event }),
      actions,
      ...(actions.includes('cancel') && { cancellation: costOfCancelling(booking, booking.recipients, on) }),
      alternatives: (theme?.events ?? [])
        .filter(({ eventId, placesLeft }) => eventId !== booking.event.eventId && placesLeft >= seatsOf(booking))
        .map(priced),
      invoices: billed.map(({ invoice: { number, kind, issuedOn } }) => ({ number, kind, issuedOn })),
      others: (order?.bookings ?? []).flatMap(({ id, token, event: of, state }) =>
        id === booking.id ? [] : [{ id, token, event: of, state }],
      ),
    }
  }

  /** Changes a booking in one transaction, if its state allows that and nobody else has changed it meanwhile. */
  const changing = async <R extends Refusal = never>(
    { token, version }: { readonly token: string; readonly version: number },
    action: BookingAction,
    work: (tx: BookingTx, booking: Booking, on: Moment) => Promise<Result<Booking, R>>,
  ): Promise<Result<ShownBooking, R | NotFound | Outdated | NotPossible>> => {
    const on = await moment()
    const changed = await change<Booking, R | NotFound | Outdated | NotPossible>(async (tx) => {
      const booking = await tx.bookings.lock(token)
      if (!booking) return refused({ why: 'not-found' })
      if (booking.version !== version) return refused({ why: 'outdated', version: booking.version })
      if (!actionsOf(booking, on).includes(action)) return refused({ why: 'not-possible', state: booking.state })
      return work(tx, booking, on)
    })
    return changed.ok ? done(await shown(changed.value)) : changed
  }

  /** The same of what can be done again and again: so often a day. */
  const repeating = <R extends Refusal = never>(
    asked: { readonly token: string; readonly version: number },
    action: BookingAction,
    work: (tx: BookingTx, booking: Booking, on: Moment) => Promise<Result<Booking, R>>,
  ): Promise<Result<ShownBooking, R | NotFound | Outdated | NotPossible | TooMany>> =>
    changing<R | TooMany>(asked, action, async (tx, booking, on) => {
      const tooMany = whyNotChangedAgain(booking, on.now)
      return tooMany ? refused(tooMany) : work(tx, booking, on)
    })

  return {
    states: async () => done(bookingStateFacts),

    async booking({ token }) {
      const booking = await bookings.byToken(token)
      return booking ? done(await shown(booking)) : refused({ why: 'not-found' })
    },

    async book({ acceptAgb, ...asked }) {
      if (!acceptAgb) return invalid('acceptAgb', 'not-accepted')
      return changing(asked, 'book', (tx, booking, { now }) => bind(tx, booking, 'booked', now))
    },

    async claim({ acceptAgb, ...asked }) {
      if (!acceptAgb) return invalid('acceptAgb', 'not-accepted')
      return changing(asked, 'claim', (tx, booking, { now }) => bind(tx, booking, 'claimed', now))
    },

    decline: (asked) =>
      changing(asked, 'decline', async (tx, booking, { now }) => done(await decline(tx, booking, now))),

    async cancel({ recipientIds, feeNet, reason = '', ...asked }) {
      const fault = ifGiven(reason, (text) => proseFault(tidyProse(text), 0, longestReason))
      if (fault) return invalid('reason', fault)
      return changing<NotFound | FeeNotConfirmed>(asked, 'cancel', async (tx, booking, on) => {
        const chosen = recipientIds && new Set(recipientIds)
        const recipients = booking.recipients.filter(({ id }) => !chosen || chosen.has(id))
        if (recipients.length === 0 || (chosen && recipients.length < chosen.size)) return refused({ why: 'not-found' })
        const [{ net }] = costOfCancelling(booking, recipients, on)
        if (net !== feeNet) return refused({ why: 'fee-not-confirmed', net })
        const said = tidyProse(reason)
        const cancelling = { ...on, recipients, by: 'orderer', ...(said !== '' && { reason: said }) } as const
        return done(await cancelFor(tx, booking, cancelling))
      })
    },

    async substitute({ token, version, recipientId, ...form }) {
      const faulty = whyNotRecipient(form)
      if (faulty) return refused(faulty)
      const named = recipientFrom(form, recipientId, 1)
      return repeating({ token, version }, 'substitute', (tx, booking, { now }) => nameSeat(tx, booking, named, now))
    },

    async rebook({ eventId, ...asked }) {
      const listed = await catalogue.event(eventId)
      const event = listed && (await pricesOf(listed.themeUrl))(listed)
      const rates = await costs.rates({})
      if (!rates.ok) return rates.refusal
      return changing<NotFound | SoldOut>(asked, 'rebook', async (tx, booking, { now }) => {
        const fits = event?.themeUrl === booking.event.themeUrl && event.eventId !== booking.event.eventId
        if (!event || !fits || berlinDay(event.startDate) <= berlinDay(now)) return refused({ why: 'not-found' })
        return rebook(tx, booking, { event, rates: rates.value, id: secrets.id(), token: secrets.token(), now })
      })
    },

    resolve: ({ token, version, ...resolution }) =>
      repeating({ token, version }, 'resolve', async (tx, booking, on) => {
        const why = whyNotResolved(resolution, lastDayToResolve(booking, on.today))
        return why ? refused(why) : done(await noteResolution(tx, booking, resolution, on.now))
      }),

    async tellEmployer({ on: day, ...asked }) {
      if (!isDay(day)) return invalid('on', 'malformed')
      if (day > today(clock)) return invalid('on', 'too-high')
      return repeating(asked, 'tell-employer', async (tx, booking, { now }) =>
        done(await noteNotice(tx, booking, day, now)),
      )
    },

    handOver: (asked) =>
      repeating(asked, 'hand-over', async (tx, booking, { now }) =>
        done(await handOver(tx, booking, secrets.token(), now)),
      ),

    revoke: (asked) => repeating(asked, 'revoke', async (tx, booking, { now }) => done(await revoke(tx, booking, now))),
  }
}

/**
 * A resolution comes before the binding booking, and in any case before the training; where the booking was rebooked or
 * rescheduled the one about the other days came before, and the one about these may come after.
 */
const lastDayToResolve = ({ boundAt, ...booking }: Booking, today: Day): Day => {
  const eve = addDays(berlinDay(booking.event.startDate), -1)
  const latest = boundAt === undefined || whyAfresh(booking) !== undefined ? today : berlinDay(boundAt)
  return latest < eve ? latest : eve
}

const invalid = <Field extends string>(field: Field, fault: FieldFault) =>
  refused({ why: 'invalid', fields: { [field]: fault } as { readonly [F in Field]?: FieldFault } } as const)
