import type { User } from '../accounts/accounts.ts'
import { actionsOf, costOfCancelling } from '../booking/booking-rules.ts'
import { pathOf } from '../booking/booking-path.view.ts'
import { costsOf, type Booking } from '../booking/booking.ts'
import { isPending } from '../cart/cart.ts'
import { roleIn, type Gremium, type PortalRole } from '../gremium/gremium.ts'
import { papersOf } from '../papers/papers.ts'
import { bookingCalendar, eventCalendar, eventMaterials } from '../shared/addresses.ts'
import { addDays, berlinDay } from '../shared/dates.ts'
import type { Day } from '../shared/day.ts'
import { noticesOf } from './notices.ts'
import { participationsOf } from './participation.ts'
import { standingAtEvent } from './standing-at-event.ts'
import type { ShownParticipant, ShownParty } from './ports.ts'

/** Who looks at bookings: an account with its confirmed address, and the Gremien that it belongs to. */
export interface Onlooker extends Pick<User, 'id' | 'email'> {
  readonly gremien: readonly Gremium[]
}

/** The moment in which somebody looks. */
export interface Moment {
  readonly today: Day
  readonly freeUntil: number
}

/**
 * What somebody is to a booking: who may do all that its link allows ('all': its orderer, or a manager of its Gremium),
 * somebody of its Gremium, or somebody who takes part and no more. undefined: nothing, it does not exist for her.
 */
export type Standing = 'all' | 'colleague' | 'participant'

export function standingTo(
  { userId, gremiumId, recipients }: Pick<Booking, 'userId' | 'gremiumId' | 'recipients'>,
  { id, email, gremien }: Onlooker,
): Standing | undefined {
  const role = roleOf(gremiumId, { id, gremien })
  if (userId === id || role === 'verwalter') return 'all'
  if (role !== undefined) return 'colleague'
  return recipients.some((it) => !isPending(it) && it.email === email) ? 'participant' : undefined
}

const roleOf = (
  gremiumId: string | undefined,
  { id, gremien }: Pick<Onlooker, 'id' | 'gremien'>,
): PortalRole | undefined => {
  const gremium = gremien.find((one) => one.id === gremiumId)
  return gremium && roleIn(gremium, id)
}

/** Whether a recipient is whoever looks, by the address of her account. */
export const isHerself = (recipient: Booking['recipients'][number], { email }: Pick<Onlooker, 'email'>): boolean =>
  !isPending(recipient) && recipient.email === email

/** A booking as far as somebody may know it. */
export function seenParty(booking: Booking, onlooker: Onlooker, standing: Standing, on: Moment): ShownParty {
  const { id: bookingId, token, orderNo, event, state: status, recipients } = booking
  const seesAll = standing === 'all'
  const canCancel = actionsOf(booking, on).includes('cancel')
  const canSubstitute = actionsOf(booking, on).includes('substitute')
  const byId = new Map(recipients.map((it) => [it.id, it]))
  const shown = participationsOf(booking).flatMap((one): readonly ShownParticipant[] => {
    const { recipientId, name, state, attended, net, email } = one
    const isMe = email !== undefined && email === onlooker.email
    if (standing === 'participant' && !isMe) return []
    const recipient = byId.get(recipientId)
    const cancelling =
      recipient && canCancel && (seesAll || isMe) ? costOfCancelling(booking, [recipient], on)[0] : undefined
    return [
      {
        recipientId,
        ...(name !== undefined && { name }),
        state,
        ...(attended !== undefined && (seesAll || isMe) && { attended }),
        ...(isMe && { isMe }),
        ...(seesAll && { net }),
        ...(cancelling && { cancelling: cancelling.net }),
        ...(seesAll && recipient && canSubstitute && { maySubstitute: true as const }),
      },
    ]
  })
  const startDate = berlinDay(event.startDate)
  const { net, complete } = costsOf(booking).totals
  return {
    bookingId,
    eventId: event.eventId,
    eventUrl: event.url,
    theme: { title: event.theme.title, url: event.themeUrl },
    startDate,
    endDate: berlinDay(event.endDate),
    isOnline: event.isOnlineEvent,
    ...(event.hotel && { location: event.hotel.location, hotel: event.hotel.name }),
    status,
    participants: shown,
    ...(standing !== 'participant' && { path: pathOf(booking, on.today) }),
    documents: seesAll ? papersOf(booking, on.today).length : 0,
    notices: seesAll ? noticesOf(booking, on.today) : [],
    ...(canCancel && {
      ...((seesAll || shown.some(({ isMe }) => isMe)) && { cancelableUntil: addDays(startDate, -1) }),
      ...(seesAll && { feePreview: costOfCancelling(booking, recipients, on)[0].net }),
    }),
    ...(standingAtEvent([booking], onlooker) && { materials: eventMaterials(String(event.eventId)) }),
    ical: seesAll ? bookingCalendar(token) : eventCalendar(event.url),
    ...(seesAll && { token, orderNo, net, complete }),
  }
}
