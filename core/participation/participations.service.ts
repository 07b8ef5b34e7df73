import type { User } from '../accounts/accounts.ts'
import type { ForStoringUsers } from '../accounts/ports.ts'
import { brandBeforeContent } from '../brand/brand.ts'
import type { ForKnowingTheBrand } from '../brand/ports.ts'
import { actionsOf, costOfCancelling, freeUntilOf } from '../booking/booking-rules.ts'
import { nameSeat } from '../booking/booking-changes.step.ts'
import { cancelFor } from '../booking/cancelling.step.ts'
import { whyNotChangedAgain } from '../booking/change-limit.ts'
import type { Booking } from '../booking/booking.ts'
import type { FeeNotConfirmed, ForStoringBookings, NotPossible } from '../booking/ports.ts'
import type { BookingTx } from '../booking/stepping.step.ts'
import { longestReason } from '../booking/longest-reason.ts'
import { recipientFrom, whyNotRecipient, type RecipientField } from '../cart/recipient-rules.ts'
import type { ForPrintingPdfs } from '../documents/ports.ts'
import { gremiumMeant } from '../gremium/gremium-meant.ts'
import { nameOfGremium, roleIn } from '../gremium/gremium.ts'
import type { ForStoringGremien } from '../gremium/ports.ts'
import type { ForTakingPapers } from '../papers/ports.ts'
import type { Clock } from '../shared/clock.ts'
import { today } from '../shared/dates.ts'
import type { Day, Instant } from '../shared/day.ts'
import { ifGiven, proseFault, tidyProse } from '../shared/field-rules.ts'
import type { Page, PageQuery } from '../shared/page.ts'
import {
  done,
  refused,
  type Invalid,
  type NotAllowed,
  type NotFound,
  type NotSignedIn,
  type Refusal,
  type Result,
  type TooMany,
} from '../shared/result.ts'
import type { ForChanging } from '../shared/transaction.ts'
import { cancelledText } from './cancelled-text.ts'
import { costsOfYear } from './costs-of-year.ts'
import { peopleInYear } from './gremium-year.ts'
import { paperOfNotice } from './notices.ts'
import type {
  CancelledParticipation,
  ForFollowingParticipations,
  ForStoringParticipations,
  Scope,
  ShownParty,
  WhichEvents,
} from './ports.ts'
import { isHerself, seenParty, standingTo, type Moment, type Onlooker } from './seen-parties.ts'
import { yearPaper } from './year-paper.ts'

export interface ParticipationNeeds {
  readonly participations: ForStoringParticipations
  readonly bookings: Pick<ForStoringBookings, 'byId'>
  readonly users: Pick<ForStoringUsers, 'byId' | 'byIds'>
  readonly gremien: Pick<ForStoringGremien, 'ofUser'>
  readonly change: ForChanging<BookingTx>
  readonly papers: Pick<ForTakingPapers, 'paper'>
  readonly pdfs: ForPrintingPdfs
  readonly content: ForKnowingTheBrand
  readonly clock: Clock
}

const notSignedIn: NotSignedIn = { why: 'not-signed-in' }
const unknown: NotFound = { why: 'not-found' }
const notAllowed: NotAllowed = { why: 'not-allowed' }

/** Bookings of one visitor, and of the Gremien that she belongs to. */
export function followingParticipations(
  whoIsAsking: () => Promise<User['id'] | undefined>,
  needs: ParticipationNeeds,
): ForFollowingParticipations {
  const { participations, bookings, users, gremien, change, papers, pdfs, content, clock } = needs

  const moment = async (): Promise<Moment & { readonly now: Instant }> => ({
    now: clock.now(),
    today: today(clock),
    freeUntil: freeUntilOf(await content.brand()),
  })

  const onlooker = async (): Promise<Onlooker | undefined> => {
    const id = await whoIsAsking()
    if (id === undefined) return undefined
    const [user, own] = await Promise.all([users.byId(id), gremien.ofUser(id)])
    return user && { id, email: user.email, gremien: own }
  }

  /** A page of what she may see, with her and the moment. */
  const page = async (
    { scope, gremium }: { readonly scope: Scope; readonly gremium?: string },
    which: WhichEvents['which'],
    asked: PageQuery,
  ): Promise<Result<Page<ShownParty>, NotSignedIn | NotFound>> => {
    const who = await onlooker()
    if (!who) return refused(notSignedIn)
    const of = scope === 'gremium' ? gremiumMeant(who.gremien, gremium) : undefined
    if (scope === 'gremium' && !of) return refused(unknown)
    const on = await moment()
    const events = { which, today: on.today }
    const found = of
      ? await participations.ofGremium(of.id, events, asked)
      : await participations.ofPeople({ userIds: [who.id], emails: [who.email] }, events, asked)
    const { items, ...rest } = found
    return done({ items: items.flatMap((booking) => seen(booking, who, on)), ...rest })
  }

  const seen = (booking: Booking, who: Onlooker, on: Moment): readonly ShownParty[] => {
    const standing = standingTo(booking, who)
    return standing ? [seenParty(booking, who, standing, on)] : []
  }

  /** Changes a booking in one transaction, if whoever asks may, as it is now. */
  const changing = async <T, R extends Refusal>(
    { bookingId, recipientId }: { readonly bookingId: string; readonly recipientId: string },
    action: 'cancel' | 'substitute',
    work: (tx: BookingTx, booking: Booking, on: Moment & { readonly now: Instant }) => Promise<Result<T, R>>,
  ): Promise<Result<T, R | NotSignedIn | NotFound | NotAllowed | NotPossible>> => {
    const who = await onlooker()
    if (!who) return refused(notSignedIn)
    const on = await moment()
    return change<T, R | NotFound | NotAllowed | NotPossible>(async (tx) => {
      const booking = await tx.bookings.lockById(bookingId)
      const standing = booking && standingTo(booking, who)
      if (!booking || !standing) return refused(unknown)
      const recipient = booking.recipients.find(({ id }) => id === recipientId)
      const left = booking.cancelled.find((one) => one.recipient.id === recipientId)?.recipient
      const seat = recipient ?? left
      const isOwn = action === 'cancel' && seat !== undefined && isHerself(seat, who)
      if (standing !== 'all' && !isOwn) return refused(standing === 'participant' ? unknown : notAllowed)
      if (!recipient && left) return refused({ why: 'not-possible', state: 'storniert_kunde' })
      if (!recipient) return refused(unknown)
      if (!actionsOf(booking, on).includes(action)) return refused({ why: 'not-possible', state: booking.state })
      return work(tx, booking, on)
    })
  }

  const yearOf: ForFollowingParticipations['year'] = async (ask) => {
    const who = await onlooker()
    if (!who) return refused(notSignedIn)
    const of = gremiumMeant(who.gremien, ask.gremium)
    if (!of) return refused(unknown)
    const on = await moment()
    const { year = Number(on.today.slice(0, 4)) } = ask
    const [accounts, found] = await Promise.all([
      users.byIds(of.users.map(({ userId }) => userId)),
      participations.ofGremiumBetween(of.id, firstDayOf(year), lastDayOf(year)),
    ])
    const manages = roleIn(of, who.id) === 'verwalter'
    const known = [...of.members, ...accounts].map(({ firstName, lastName, email }) => ({
      name: `${firstName} ${lastName}`,
      ...(email !== undefined && { email }),
    }))
    return done({
      gremium: of.id,
      name: nameOfGremium(of),
      year,
      today: on.today,
      people: peopleInYear(known, found, manages),
      bookings: found.flatMap((booking) => seen(booking, who, on)),
      ...(manages && { costs: costsOfYear(found, on.today, of.budget) }),
    })
  }

  return {
    future: ({ scope, gremium, ...asked }) =>
      page({ scope, ...(gremium !== undefined && { gremium }) }, 'future', asked),
    past: ({ scope, gremium, ...asked }) => page({ scope, ...(gremium !== undefined && { gremium }) }, 'past', asked),

    async nextRecipients(ask) {
      const found = await page(ask, 'future', {})
      if (!found.ok) return found
      const next = found.value.items.find(({ status }) => status !== 'abgesagt_veranstalter')
      const items = next?.participants.filter(({ state }) => state !== 'storniert_kunde') ?? []
      return done({ ...(next && { next }), items })
    },

    cancel: ({ bookingId, recipientId, reason = '', confirmFee, feeNet }) =>
      changing<CancelledParticipation, FeeNotConfirmed | Invalid<'reason'>>(
        { bookingId, recipientId },
        'cancel',
        async (tx, booking, on) => {
          const fault = ifGiven(reason, (text) => proseFault(tidyProse(text), 0, longestReason))
          if (fault) return refused({ why: 'invalid', fields: { reason: fault } })
          const recipients = booking.recipients.filter(({ id }) => id === recipientId)
          const [{ net }] = costOfCancelling(booking, recipients, on)
          const isConfirmed = (net === 0 || confirmFee) && (feeNet === undefined || feeNet === net)
          if (!isConfirmed) return refused({ why: 'fee-not-confirmed', net })
          const said = tidyProse(reason)
          await cancelFor(tx, booking, { ...on, recipients, by: 'orderer', ...(said !== '' && { reason: said }) })
          return done({ status: 'storniert_kunde', feeNet: net, message: cancelledText(recipients, net) })
        },
      ),

    substitute: ({ bookingId, recipientId, newRecipient }) =>
      changing<void, Invalid<RecipientField> | NotFound | { readonly why: 'recipient-twice' } | TooMany>(
        { bookingId, recipientId },
        'substitute',
        async (tx, booking, { now }) => {
          const refusal = whyNotRecipient(newRecipient) ?? whyNotChangedAgain(booking, now)
          if (refusal) return refused(refusal)
          const changed = await nameSeat(tx, booking, recipientFrom(newRecipient, recipientId, 1), now)
          return changed.ok ? done(undefined) : changed
        },
      ),

    async notice({ bookingId, type }) {
      const who = await onlooker()
      if (!who) return refused(notSignedIn)
      const booking = await bookings.byId(bookingId)
      const standing = booking && standingTo(booking, who)
      if (!booking || !standing || standing === 'participant') return refused(unknown)
      if (standing !== 'all') return refused(notAllowed)
      return papers.paper({ token: booking.token, kind: paperOfNotice[type] })
    },

    year: yearOf,

    async yearPdf(ask) {
      const found = await yearOf(ask)
      if (!found.ok) return found
      const paper = yearPaper(found.value, {
        brand: (await content.brand()) ?? brandBeforeContent,
        today: today(clock),
      })
      return done({
        mime: 'application/pdf',
        filename: `schulungen-${found.value.year}.pdf`,
        bytes: await pdfs.print(paper),
      })
    },
  }
}

const firstDayOf = (year: number): Day => `${String(year).padStart(4, '0')}-01-01`
const lastDayOf = (year: number): Day => `${String(year).padStart(4, '0')}-12-31`
