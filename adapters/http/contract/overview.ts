import { memberRoles } from '#core/gremium/roster.ts'
import { pathSteps } from '#core/booking/booking-path.ts'
import type { ForSeeingTheOverview } from '#core/overview/ports.ts'
import { z } from 'zod'
import { BookingState } from './booking-values.ts'
import type { Carrying } from './endpoint.ts'
import { GremiumHint } from './gremium-hints.ts'
import { OwnGremium } from './membership.ts'
import { refusing } from './refusing.ts'
import { segment } from './text-sizes.ts'
import { WishlistEntry } from './wishlist.ts'

const roles = memberRoles.map(({ id }) => id)

const bookedInBrief = {
  bookingId: z.string(),
  title: z.string(),
  startDate: z.string(),
  endDate: z.string(),
  venue: z.string().exactOptional(),
  state: BookingState,
  token: z.string().exactOptional(),
}

const NextEvent = z
  .object({
    ...bookedInBrief,
    days: z.number().int(),
    isRunning: z.boolean(),
    eventUrl: z.string(),
    startTime: z.string(),
    endTime: z.string(),
    hotelHref: z.string().exactOptional(),
    materials: z.string().exactOptional(),
    companions: z.array(z.string()),
  })
  .meta({ id: 'NextEvent', description: 'Woran jemand als Nächstes teilnimmt.' })

const BookingUnderWay = z
  .object({
    ...bookedInBrief,
    seats: z.number().int(),
    steps: z.array(
      z.object({
        step: z.enum(pathSteps),
        state: z.enum(['done', 'next', 'later', 'not-needed']),
        doneOn: z.string().exactOptional(),
        by: z.string().exactOptional(),
        afresh: z.enum(['rebooked', 'rescheduled']).exactOptional(),
      }),
    ),
    heldUntil: z.string().exactOptional(),
  })
  .meta({ id: 'BookingUnderWay', description: 'Eine Buchung auf dem Weg vom Wunsch zum Seminar.' })

const GremiumInBrief = z.object({
  id: z.string(),
  seated: z.array(z.object({ id: z.string(), firstName: z.string(), lastName: z.string(), role: z.enum(roles) })),
  seats: z.number().int().exactOptional(),
  hints: z.array(GremiumHint),
})

export const Overview = z
  .object({
    greeted: z.object({ salutation: z.string().exactOptional(), firstName: z.string(), lastName: z.string() }),
    gremien: z.array(OwnGremium),
    gremium: GremiumInBrief.exactOptional(),
    next: NextEvent.exactOptional(),
    underWay: z.array(BookingUnderWay),
    wishlist: z.object({ items: z.array(WishlistEntry), total: z.number().int() }),
  })
  .meta({ id: 'Overview', description: 'Was ein Mitglied im Portal zuerst sieht.' })

export const overview: Carrying<ForSeeingTheOverview> = {
  overview: {
    method: 'GET',
    path: '/api-meinifb/overview',
    says: 'Was im Portal zuerst zu sehen ist: der nächste Termin, was läuft, Hinweise zum Gremium, Merkliste',
    ask: z.object({ gremium: segment.exactOptional() }),
    ok: 200,
    value: Overview,
    refusals: refusing('not-signed-in', 'not-found'),
  },
}
