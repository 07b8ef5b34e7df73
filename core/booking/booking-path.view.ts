import { addDays, addSeconds, berlinDay } from '../shared/dates.ts'
import type { Day } from '../shared/day.ts'
import { isPending } from '../cart/cart.ts'
import { namesDays, type Booking } from './booking.ts'
import { isTerminal } from './booking-state.ts'
import { pathSteps, type BookingStep, type PathStepName, type WhyAfresh } from './booking-path.ts'
import { claimsCosts, needsNotice, needsResolution } from './training-claim.ts'

/** A works council does well to decide so many days before the first one (domain §4.3). */
export const resolutionDays = 42
/** The employer hears of it so many days before, and still in time so many (domain §4.3). */
export const noticeDays = 21
export const latestNoticeDays = 14

/**
 * A resolution, a notice and a promise of the costs speak of one time of one training (§ 37 Abs. 6 S. 3, 4 BetrVG). An
 * event that the provider moves costs what it did: what was promised of it is still promised.
 */
export const stepsDoneAfresh = {
  rebooked: ['resolve', 'tell-employer', 'costs'],
  rescheduled: ['resolve', 'tell-employer'],
} as const satisfies Readonly<Record<WhyAfresh, readonly PathStepName[]>>

/** Why what was decided and told of other days is decided and told anew; undefined where it was of these. */
export function whyAfresh({ rebookedFrom, onOtherDays }: Pick<Booking, 'rebookedFrom' | 'onOtherDays'>) {
  if (onOtherDays) return 'rescheduled' satisfies WhyAfresh
  return rebookedFrom === undefined ? undefined : ('rebooked' satisfies WhyAfresh)
}

/** Why the Gremium decides anew, where a booking's way says so; whoever decides alone, or has done so, does not. */
export const whyResolvedAfresh = (booking: Booking): WhyAfresh | undefined =>
  !isTerminal(booking.state) && needsResolution(booking) && resolvedOn(booking) === undefined
    ? whyAfresh(booking)
    : undefined

const resolvedOn = ({ resolution, options }: Booking): Day | undefined => resolution?.heldOn ?? options.resolutionDate

/** What is known of a step before anybody asks which comes next. */
interface Standing {
  readonly needed: boolean
  readonly done: boolean
  readonly doneOn?: Day | undefined
  readonly by?: Day | undefined
}

/**
 * The way of a booking, step by step: what is done and when, the first that is open as what is next, and by when. What
 * a booking that has ended left open is needed no more.
 */
export function pathOf(booking: Booking, today: Day): readonly BookingStep[] {
  const over = isTerminal(booking.state)
  const standing = standingOf(booking, today)
  const why = whyAfresh(booking)
  const next = pathSteps.find((step) => standing[step].needed && !standing[step].done)
  return pathSteps.map((step) => {
    const { needed, done, doneOn, by } = standing[step]
    if (done && needed) return { step, state: 'done', ...(doneOn !== undefined && { doneOn }) }
    if (over || !needed) return { step, state: 'not-needed' }
    const isAfresh = why !== undefined && stepsDoneAfresh[why].some((it) => it === step)
    return {
      step,
      state: step === next ? 'next' : 'later',
      ...(by !== undefined && { by }),
      ...(isAfresh && { afresh: why }),
    }
  })
}

const standingOf = (booking: Booking, today: Day): Readonly<Record<PathStepName, Standing>> => {
  const { state, event, boundAt, heldUntil, employerToldOn, employersLink } = booking
  const decidedOn = resolvedOn(booking)
  const confirmed = employersLink?.answers.at(-1)
  const notice = dayOfNotice(event.startDate, today)
  const heldSince = seatsHeldSince(booking)
  return {
    reserve: { needed: true, done: heldSince !== undefined, doneOn: heldSince },
    resolve: {
      needed: needsResolution(booking),
      done: decidedOn !== undefined,
      doneOn: decidedOn,
      by: dayOfResolution(booking, today),
    },
    'tell-employer': {
      needed: needsNotice(booking),
      done: employerToldOn !== undefined,
      doneOn: employerToldOn,
      by: notice,
    },
    costs: {
      needed: claimsCosts(booking),
      done: confirmed?.kind === 'bestaetigt',
      doneOn: confirmed?.on,
      // What ends at midnight lasts until the end of the day before.
      by:
        employersLink && employersLink.revokedAt === undefined
          ? berlinDay(addSeconds(employersLink.until, -1))
          : notice,
    },
    book: {
      needed: true,
      done: boundAt !== undefined,
      doneOn: boundAt && berlinDay(boundAt),
      by: heldUntil && berlinDay(heldUntil),
    },
    attend: {
      needed: true,
      done: state === 'teilgenommen',
      doneOn: berlinDay(event.endDate),
      by: dayToBeNamed(booking),
    },
  }
}

/** Since when seats are, or were, held; undefined where a party waits, or waited in vain. */
const seatsHeldSince = ({ history, placedAt }: Booking): Day | undefined => {
  const offered = history.findLast(({ what }) => what === 'offered')
  if (offered) return berlinDay(offered.at)
  return history.some(({ what }) => what === 'waiting') ? undefined : berlinDay(placedAt)
}

/**
 * Six weeks before, while that is to come; then at the latest on the eve; in any case before the booking binds, which a
 * reservation does at its end at the latest. What was rebooked or rescheduled binds already, and is decided about anew.
 */
const dayOfResolution = ({ boundAt, heldUntil, ...booking }: Booking, today: Day): Day => {
  const { event } = booking
  if (boundAt !== undefined && whyAfresh(booking) === undefined) return berlinDay(boundAt)
  const start = berlinDay(event.startDate)
  const wise = addDays(start, -resolutionDays)
  const day = wise >= today ? wise : addDays(start, -1)
  return earlier(day, heldUntil && berlinDay(heldUntil))
}

/** Three weeks before, or two where three are gone; after that at once. */
const dayOfNotice = (startDate: Booking['event']['startDate'], today: Day): Day => {
  const days = [noticeDays, latestNoticeDays].map((before) => addDays(berlinDay(startDate), -before))
  return days.find((day) => day >= today) ?? today
}

/** The first day; where somebody is still to be named, the day on which names are due. */
const dayToBeNamed = ({ event, recipients }: Booking): Day => {
  const start = berlinDay(event.startDate)
  return recipients.some(isPending) ? addDays(start, -namesDays) : start
}

const earlier = (one: Day, other: Day | undefined): Day => (other !== undefined && other < one ? other : one)
