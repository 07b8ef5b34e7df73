import type { ForKnowingTheBrand } from '../brand/ports.ts'
import type { Outdated } from '../cart/changing-cart.ts'
import { hasBegun, isOver } from '../catalogue/event-lifetime.ts'
import type { ForRememberingRevisions, ForStoringTheCatalogue } from '../catalogue/ports.ts'
import type { Clock } from '../shared/clock.ts'
import { today } from '../shared/dates.ts'
import type { Day, Instant } from '../shared/day.ts'
import { proseFault, tidyProse } from '../shared/field-rules.ts'
import type { Cents } from '../shared/money.ts'
import { pageQueryOf } from '../shared/page.ts'
import {
  done,
  refused,
  type FieldFault,
  type Invalid,
  type NotFound,
  type Refusal,
  type Result,
} from '../shared/result.ts'
import type { ForChanging } from '../shared/transaction.ts'
import { searchWordsOf } from './booking-search.ts'
import { costOfCancelling, freeUntilOf, isFeeNoLongerCharged } from './booking-rules.ts'
import { bookedEvent, seatsOf, seenBooking, type Booking } from './booking.ts'
import { bookingStates, isTerminal, keepsSeats, type BookingState } from './booking-state.ts'
import { stateAfter, type BookingEvent } from './booking.machine.ts'
import { callOff } from './calling-off.ts'
import { cancelFor } from './cancelling.step.ts'
import { longestReason } from './longest-reason.ts'
import { confirmAt, noteAttendance } from './office-changes.ts'
import type {
  BookingInBrief,
  FeeNoLonger,
  ForRunningBookings,
  NotBegun,
  NotStaff,
  OfficeAction,
  OfficeBooking,
  OfficeField,
  Participants,
} from './office-ports.ts'
import type { FeeNotConfirmed, ForStoringBookings, NotPossible } from './ports.ts'
import { bindSigned, isToBeSigned, whyNotSigned } from './signed-order.ts'
import type { BookingTx } from './stepping.step.ts'

export interface RunningNeeds {
  readonly change: ForChanging<BookingTx>
  readonly bookings: ForStoringBookings
  readonly catalogue: Pick<ForStoringTheCatalogue, 'event'>
  readonly revisions: Pick<ForRememberingRevisions, 'calledOff'>
  readonly content: ForKnowingTheBrand
  readonly clock: Clock
}

/** More is a slip of the pen, in net cents for one seat. */
export const highestFee = 2_000_000
/** VAT on a fee of which the programme names none, in percent (§ 12 Abs. 1 UStG). */
const standardRate = 19

/** Who is on the list of participants. */
const onTheList: readonly BookingState[] = bookingStates.filter(keepsSeats)
const stillOpen: readonly BookingState[] = bookingStates.filter((state) => !isTerminal(state))

interface Moment {
  readonly now: Instant
  readonly today: Day
  readonly freeUntil: number
}

/** Whether the machine of a booking knows what an action does, and its time is not over. */
const fitting: Readonly<Record<OfficeAction, (booking: Booking, now: Instant) => boolean>> = {
  bind: (booking, now) => knows(booking, { type: 'signed', priceIsKnown: true }) && isToBeSigned(booking, now),
  confirm: (booking) => knows(booking, { type: 'confirmed' }),
  cancel: (booking) => knows(booking, { type: 'cancelled' }),
  attendance: (booking) => knows(booking, { type: 'attended' }),
}
const knows = ({ state }: Booking, event: BookingEvent): boolean => stateAfter(state, event) !== undefined

const actionsOf = (booking: Booking, { now, today: on }: Moment): readonly OfficeAction[] =>
  (Object.keys(fitting) as OfficeAction[]).filter(
    (action) => fitting[action](booking, now) && (action !== 'attendance' || hasBegun(booking.event.startDate, on)),
  )

const inBrief = (booking: Booking): BookingInBrief => {
  const { id, orderNo, state, event, placedAt, options } = booking
  const { firstName, lastName } = options.contact
  const orderer = `${firstName} ${lastName}`
  return { id, orderNo, state, event, placedAt, company: options.billing.company, orderer, seats: seatsOf(booking) }
}

/** What the office does with bookings; `whyNotStaff` says why the one who asks is not of it. */
export function runningBookings(
  whyNotStaff: () => Promise<NotStaff | undefined>,
  { change, bookings, catalogue, revisions, content, clock }: RunningNeeds,
): ForRunningBookings {
  const moment = async (): Promise<Moment> => ({
    now: clock.now(),
    today: today(clock),
    freeUntil: freeUntilOf(await content.brand()),
  })

  const shown = (booking: Booking, on: Moment): OfficeBooking => {
    const actions = actionsOf(booking, on)
    const cancellation = costOfCancelling(booking, booking.recipients, on)
    const isShown = actions.includes('cancel') && !isFeeNoLongerCharged(booking.event, on.today, cancellation[0].net)
    return { booking: seenBooking(booking), actions, ...(isShown && { cancellation }) }
  }

  /** Changes a booking in one transaction, if its state allows that and nobody else has changed it meanwhile. */
  const changing = async <R extends Refusal = never>(
    { id, version }: { readonly id: string; readonly version: number },
    action: OfficeAction,
    work: (tx: BookingTx, booking: Booking, on: Moment) => Promise<Result<Booking, R>>,
  ): Promise<Result<OfficeBooking, R | NotStaff | NotFound | Outdated | NotPossible>> => {
    const stranger = await whyNotStaff()
    if (stranger) return refused(stranger)
    const on = await moment()
    const changed = await change<Booking, R | NotFound | Outdated | NotPossible>(async (tx) => {
      const booking = await tx.bookings.lockById(id)
      if (!booking) return refused({ why: 'not-found' })
      if (booking.version !== version) return refused({ why: 'outdated', version: booking.version })
      if (!fitting[action](booking, on.now)) return refused({ why: 'not-possible', state: booking.state })
      return work(tx, booking, on)
    })
    return changed.ok ? done(shown(changed.value, on)) : changed
  }

  /** An event of the programme, or one that has left it and was booked. */
  const participantsOf = async (eventId: number): Promise<Participants | undefined> => {
    const listed = await catalogue.event(eventId)
    const [on, open, calledOff] = await Promise.all([
      bookings.ofEvent(eventId, onTheList),
      bookings.ofEvent(eventId, stillOpen),
      bookings.calledOff(eventId),
    ])
    const booked = on[0] ?? open[0] ?? (await bookings.search({ words: [], eventId }, { limit: 1 })).items[0]
    const gone = listed ? undefined : await revisions.calledOff(eventId)
    const event = listed ? bookedEvent(listed) : (booked?.event ?? (gone && bookedEvent(gone)))
    if (!event) return undefined
    const participants = on.flatMap(({ id: bookingId, orderNo, state, options, recipients, attendance }) =>
      recipients.map((recipient) => {
        const attended = attendance?.[recipient.id]
        const { company } = options.billing
        return { bookingId, orderNo, state, company, recipient, ...(attended !== undefined && { attended }) }
      }),
    )
    const hasLeft = !listed && !calledOff && !isOver(event, today(clock)) ? ({ hasLeft: true } as const) : {}
    return { event, participants, open: open.length, ...(calledOff && { calledOff }), ...hasLeft }
  }

  return {
    async list({ q = '', state, eventId, ...page }) {
      const stranger = await whyNotStaff()
      if (stranger) return refused(stranger)
      const filter = {
        words: searchWordsOf(q),
        ...(state !== undefined && { state }),
        ...(eventId !== undefined && { eventId }),
      }
      const { items, ...rest } = await bookings.search(filter, pageQueryOf(page))
      return done({ items: items.map(inBrief), ...rest })
    },

    async booking({ id }) {
      const stranger = await whyNotStaff()
      if (stranger) return refused(stranger)
      const booking = await bookings.byId(id)
      return booking ? done(shown(booking, await moment())) : refused({ why: 'not-found' })
    },

    bind: ({ signatureName, signedOn, ...asked }) =>
      changing<Invalid<OfficeField>>(asked, 'bind', async (tx, booking, { now, today: on }) => {
        const signature = { signatureName, signedOn }
        const why = whyNotSigned(signature, booking, on)
        return why ? refused(why) : done(await bindSigned(tx, booking, signature, now))
      }),

    confirm: ({ feeNet, ...asked }) =>
      changing(asked, 'confirm', async (tx, booking, { now }) => {
        const fault = feeFault(feeNet)
        if (fault) return invalid('feeNet', fault)
        const rate = (await catalogue.event(booking.event.eventId))?.price?.rate ?? standardRate
        return done(await confirmAt(tx, booking, { net: feeNet, rate }, now))
      }),

    cancel: ({ recipientIds, feeNet, reason = '', ...asked }) =>
      changing<NotFound | FeeNotConfirmed | FeeNoLonger | Invalid<OfficeField>>(
        asked,
        'cancel',
        async (tx, booking, on) => {
          const said = tidyProse(reason)
          const fault = proseFault(said, 0, longestReason)
          if (fault) return invalid('reason', fault)
          if (recipientIds?.length === 0) return invalid('recipientIds', 'missing')
          const chosen = recipientIds && new Set(recipientIds)
          const recipients = booking.recipients.filter(({ id }) => !chosen || chosen.has(id))
          if (recipients.length === 0 || (chosen && recipients.length < chosen.size))
            return refused({ why: 'not-found' })
          const [{ net }] = costOfCancelling(booking, recipients, on)
          const { event } = booking
          if (feeNet !== 0 && isFeeNoLongerCharged(event, on.today, net))
            return refused({ why: 'fee-no-longer', startDate: event.startDate })
          if (feeNet !== undefined && feeNet !== 0 && feeNet !== net) return refused({ why: 'fee-not-confirmed', net })
          const waived = feeNet === 0 ? ({ waived: true } as const) : {}
          const why = said === '' ? {} : { reason: said }
          return done(await cancelFor(tx, booking, { ...on, recipients, by: 'office', ...why, ...waived }))
        },
      ),

    attendance: ({ attended, ...asked }) =>
      changing<NotFound | NotBegun>(asked, 'attendance', async (tx, booking, { now, today: on }) => {
        const { startDate } = booking.event
        if (!hasBegun(startDate, on)) return refused({ why: 'not-begun', startDate })
        const came = new Set(attended)
        const known = booking.recipients.filter(({ id }) => came.has(id))
        return known.length < came.size
          ? refused({ why: 'not-found' })
          : done(await noteAttendance(tx, booking, came, now))
      }),

    async participants({ eventId }) {
      const stranger = await whyNotStaff()
      if (stranger) return refused(stranger)
      const all = await participantsOf(eventId)
      return all ? done(all) : refused({ why: 'not-found' })
    },

    async callOff({ eventId, reason }) {
      const stranger = await whyNotStaff()
      if (stranger) return refused(stranger)
      const said = tidyProse(reason)
      const fault = said === '' ? 'missing' : proseFault(said, 0, longestReason)
      if (fault) return invalid('reason', fault)
      const known = await participantsOf(eventId)
      if (!known) return refused({ why: 'not-found' })
      const { themeUrl, startDate, endDate } = known.event
      if (isOver({ endDate }, today(clock))) return refused({ why: 'past', themeUrl, startDate, endDate })
      await change(async (tx) => done(await callOff(tx, eventId, { reason: said, at: clock.now() })))
      const after = await participantsOf(eventId)
      return after ? done(after) : refused({ why: 'not-found' })
    },
  }
}

const feeFault = (net: Cents): FieldFault | undefined => {
  if (!Number.isSafeInteger(net)) return 'malformed'
  if (net < 0) return 'too-low'
  return net > highestFee ? 'too-high' : undefined
}

const invalid = (field: OfficeField, fault: FieldFault) =>
  refused({ why: 'invalid', fields: { [field]: fault } as { readonly [F in OfficeField]?: FieldFault } } as const)
