import { mostRegistered } from '#core/booking/registration.ts'
import type { ForRegistering } from '#core/booking/ports.ts'
import { cartModes } from '#core/cart/cart.ts'
import { z } from 'zod'
import { BookingState } from './booking-values.ts'
import { recipientForm, typedOptions } from './cart.ts'
import { CostLine, CostTotals } from './costs.ts'
import type { Carrying } from './endpoint.ts'
import { refusing } from './refusing.ts'
import { line, segment } from './text-sizes.ts'

const Registered = z
  .object({ ...recipientForm, workshops: z.array(segment).max(mostRegistered).exactOptional() })
  .meta({ id: 'Registered', description: 'Wer an einer Fachtagung teilnimmt; workshops: erste und zweite Wahl.' })

const registration = {
  conferenceId: segment,
  participants: z.array(Registered).max(mostRegistered),
  ...typedOptions,
  agb: z.boolean().exactOptional(),
  privacyAccepted: z.boolean().exactOptional(),
}

const placing = (says: string) =>
  ({
    method: 'POST',
    says,
    ask: z.object({
      ...registration,
      gross: z.number().int().exactOptional(),
      idempotencyKey: line.exactOptional(),
    }),
    ok: 201,
    value: z.object({ orderNo: z.string(), status: BookingState, confirmationUrl: z.string() }),
  }) as const

const always = refusing(
  'not-found',
  'moved',
  'begun',
  'invalid',
  'recipient-twice',
  'price-changed',
  'key-taken',
  'too-many',
)

/** The paths are those of spec §2. */
export const registrations: Carrying<ForRegistering> = {
  review: {
    method: 'POST',
    path: '/order-api/review-registration',
    says: 'Was eine Anmeldung zu einer Fachtagung kostet, und ob sie so möglich ist',
    ask: z.object({ ...registration, mode: z.enum(cartModes) }),
    ok: 200,
    value: z.object({
      lines: z.array(CostLine),
      totals: CostTotals,
      hotelTotals: CostTotals,
      idempotencyKey: z.string(),
    }),
    refusals: refusing('not-found', 'moved', 'begun', 'sold-out', 'invalid', 'recipient-twice'),
  },
  register: {
    path: '/fachtagung/anmeldung',
    ...placing('Zu einer Fachtagung anmelden, verbindlich'),
    refusals: { ...always, ...refusing('sold-out') },
  },
  reserve: {
    path: '/fachtagung/reservierung',
    ...placing('Plätze auf einer Fachtagung für 14 Tage halten'),
    refusals: { ...always, ...refusing('sold-out') },
  },
  wait: { path: '/fachtagung/warteliste', ...placing('Auf die Warteliste einer Fachtagung'), refusals: always },
}
