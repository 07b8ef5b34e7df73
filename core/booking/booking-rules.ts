import type { Brand } from '../brand/brand.ts'
import { isPending, type Recipient } from '../cart/cart.ts'
import { hasBegun } from '../catalogue/event-lifetime.ts'
import { addDays, berlinDay } from '../shared/dates.ts'
import type { Day } from '../shared/day.ts'
import type { Cents } from '../shared/money.ts'
import { namesDays, reschedulingDays, type Booking } from './booking.ts'
import { isTerminal, type BookingState } from './booking-state.ts'
import { cancellationSteps, type CancellationStep } from './cancellation-fee.ts'
import type { BookingAction } from './ports.ts'
import { claimsCosts, needsNotice, needsResolution } from './training-claim.ts'

/**
 * Until so many days before its first day an event is cancelled and rebooked for nothing, where the content says none.
 */
const usualFreeUntil = 28

/** Until so many days before its first day one leaves an event for nothing, as the provider sets it. */
export const freeUntilOf = (brand: Brand | undefined): number => brand?.freeCancellation ?? usualFreeUntil

/** Whether so shortly before the first day every seat needs a name (domain §9). */
export const needsNames = ({ startDate }: Booking['event'], today: Day): boolean =>
  today > addDays(berlinDay(startDate), -namesDays)

/** Whether somebody is to be named before these seats can be booked. */
export const areNamesMissing = (event: Booking['event'], recipients: readonly Recipient[], today: Day): boolean =>
  needsNames(event, today) && recipients.some(isPending)

/** In these states a cancellation costs what the terms say; before, nobody is bound (terms and conditions, § 2). */
export const isBinding = (state: BookingState): boolean => state === 'bestaetigt' || state === 'eingeladen'

/** The seminar fee of some recipients in net cents; what is on request counts nothing. */
export const feeOf = ({ costs }: Pick<Booking, 'costs'>, recipients: readonly Pick<Recipient, 'id'>[]): Cents =>
  recipients
    .flatMap(({ id }) => costs[id]?.lines ?? [])
    .filter(({ item }) => item === 'fee')
    .reduce((sum, { quantity, net }) => sum + quantity * (net ?? 0), 0)

/** The last day on which one leaves for nothing what was rescheduled (terms and conditions, § 7). */
export const freeAgainUntil = ({ rescheduled, event }: Pick<Booking, 'rescheduled' | 'event'>): Day | undefined => {
  if (!rescheduled) return undefined
  const last = addDays(berlinDay(rescheduled.at), reschedulingDays)
  const eve = addDays(berlinDay(event.startDate), -1)
  return last < eve ? last : eve
}

const isFreeAgain = (booking: Booking, today: Day): boolean => today <= (freeAgainUntil(booking) ?? '')

/**
 * What it costs to cancel for some recipients, today and later (terms and conditions, § 6), where the event was
 * rescheduled nothing for a while (§ 7).
 */
export function costOfCancelling(
  booking: Booking,
  recipients: readonly Recipient[],
  { today, freeUntil }: { readonly today: Day; readonly freeUntil: number },
): readonly [now: CancellationStep, ...later: CancellationStep[]] {
  if (!isBinding(booking.state)) return [{ from: today, percent: 0, net: 0 }]
  const startDay = berlinDay(booking.event.startDate)
  const owed = { startDay, net: feeOf(booking, recipients) }
  const freeAgain = freeAgainUntil(booking)
  if (freeAgain === undefined || today > freeAgain) return cancellationSteps(owed, today, freeUntil)
  const [next, ...later] = cancellationSteps(owed, addDays(freeAgain, 1), freeUntil)
  return [{ from: today, percent: 0, net: 0 }, ...(next.percent === 0 || next.from >= startDay ? [] : [next]), ...later]
}

/**
 * Whether a fee is not charged any more that the terms name: from the first day on whoever does not come has had his
 * seat kept, and his invoice stands (docs/decisions/054). Then the office cancels to waive the fee, or not at all.
 */
export const isFeeNoLongerCharged = ({ startDate }: Booking['event'], today: Day, net: Cents): boolean =>
  net > 0 && hasBegun(startDate, today)

const isToCome = ({ event, state }: Booking, today: Day): boolean =>
  !isTerminal(state) && !hasBegun(event.startDate, today)

/**
 * When an action is offered. A rebooking is free once, as long as a cancellation is (terms and conditions, § 5), and
 * again where the event was rescheduled (§ 7); what the law asks for is said by the right on which the booking rests.
 */
const offered: Readonly<
  Record<BookingAction, (booking: Booking, on: { readonly today: Day; readonly freeUntil: number }) => boolean>
> = {
  book: ({ state }) => state === 'reserviert',
  claim: ({ state }) => state === 'nachgerueckt',
  decline: ({ state }) => state === 'nachgerueckt',
  cancel: () => true,
  substitute: () => true,
  // Which modules of another run they would be, nobody can tell.
  rebook: (booking, { today, freeUntil }) =>
    isBinding(booking.state) &&
    !booking.modules &&
    (isFreeAgain(booking, today) ||
      (booking.rebookedFrom === undefined && today <= addDays(berlinDay(booking.event.startDate), -freeUntil))),
  resolve: needsResolution,
  'tell-employer': needsNotice,
  'hand-over': claimsCosts,
  revoke: ({ employersLink }) => employersLink !== undefined && employersLink.revokedAt === undefined,
}

/** What whoever has the booking's link may do with it today: nothing once it has ended or its event has begun. */
export const actionsOf = (
  booking: Booking,
  on: { readonly today: Day; readonly freeUntil: number },
): readonly BookingAction[] =>
  isToCome(booking, on.today)
    ? (Object.keys(offered) as BookingAction[]).filter((action) => offered[action](booking, on))
    : []
