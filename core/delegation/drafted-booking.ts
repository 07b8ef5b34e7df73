import type { Booking } from '../booking/booking.ts'
import { bookingsFrom } from '../booking/placing-bookings.ts'
import { usualStay, type NamedRecipient, type Recipient } from '../cart/cart.ts'
import type { OrderOptions } from '../cart/order-options.ts'
import type { ListedEvent } from '../catalogue/catalogue.ts'
import type { CostRates } from '../costs/with-hotel.ts'
import type { Gremium } from '../gremium/gremium.ts'
import type { Instant } from '../shared/day.ts'
import { required } from '../shared/required.ts'
import type { TargetGroup } from '../shared/target-group.ts'
import { isNamed, type Delegate } from './candidates.ts'

/** Whose training it is that a Gremium of a type decides about. */
export const bodyOf = (type: string): TargetGroup => {
  if (type === 'SBV') return 'sbv'
  return type === 'JAV' || type === 'GJAV' ? 'jav' : 'br'
}

const basisOf = { br: '37_6', sbv: '179_sgb9', jav: '65' } as const satisfies Readonly<
  Record<TargetGroup, OrderOptions['legalBasis']>
>

/** What she is called in a booking: one of the functions of an account. */
const functionOf = ({ role }: Delegate, body: TargetGroup): string => {
  if (role === 'ersatz') return body === 'sbv' ? 'sbv-stellvertretung' : 'br-ersatzmitglied'
  if (body === 'sbv') return role === 'stellv' ? 'sbv-stellvertretung' : 'sbv'
  if (body === 'jav' || role === 'jav') return role === 'vorsitz' ? 'jav-vorsitz' : 'jav'
  if (role === 'sbv') return 'sbv'
  if (role === 'vorsitz') return 'br-vorsitz'
  return role === 'stellv' ? 'br-stellvertretung' : 'br-mitglied'
}

/** As a booking has her; her number is that of her seat. */
const namedAs = (delegate: Delegate, body: TargetGroup): NamedRecipient => ({
  id: delegate.id,
  version: 1,
  salutationId: delegate.salutationId ?? '',
  firstName: delegate.firstName,
  lastName: delegate.lastName,
  email: delegate.email ?? '',
  function: functionOf(delegate, body),
  isFirstTerm: delegate.firstTerm,
  stay: usualStay,
})

/** As a cart takes her: whoever cannot be named yet has a seat for 'N. N.'. */
export const recipientOf = (delegate: Delegate, body: TargetGroup, id: string): Recipient =>
  isNamed(delegate) ? { ...namedAs(delegate, body), id } : { id, version: 1, pending: true, stay: usualStay }

/** What was not said yet, where papers before a booking need nothing of it. */
const unsaid = { salutationId: '', firstName: '', lastName: '', email: '' }

/**
 * The booking as it would be if these were sent by today's prices: papers and costs before a meeting are those of the
 * booking after it. Nothing of it is stored.
 */
export const draftedBooking = (
  { type, company }: Pick<Gremium, 'type' | 'company'>,
  event: ListedEvent,
  delegates: readonly Delegate[],
  { rates, now }: { readonly rates: CostRates; readonly now: Instant },
): Booking => {
  const body = bodyOf(type)
  const options: OrderOptions = {
    buyerType: 'arbeitgeber',
    contact: unsaid,
    billing: { company, street: '', zip: '', city: '', country: 'DE', email: '' },
    hotelPayer: 'arbeitgeber',
    legalBasis: basisOf[body],
    newsletter: false,
  }
  const recipients = delegates.map((one) => namedAs(one, body))
  const item = { id: 'entwurf', eventId: event.eventId, mode: 'reservieren' as const, recipients }
  const placing = { orderNo: '', options, rates, now, newId: () => 'entwurf', newToken: () => '' }
  return required(bookingsFrom([{ item, event }], placing)[0])
}
