import { memberRoles } from '#core/gremium/roster.ts'
import { pathSteps } from '#core/booking/booking-path.ts'
import { notableNews } from '#core/overview/overview.ts'
import type { ForSeeingTheOverview } from '#core/overview/ports.ts'
import { z } from 'zod'
import { BookingState } from './booking-values.ts'
import type { Carrying } from './endpoint.ts'
import { GremiumHint } from './gremium-hints.ts'
import { OwnGremium } from './membership.ts'
import { refusing } from './refusing.ts'
import { BasicsStanding, stepKey } from './training-plans.ts'
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

const ListInBrief = z.object({
  open: z.number().int(),
  waiting: z.number().int(),
  items: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      startDate: z.string().exactOptional(),
      endDate: z.string().exactOptional(),
      town: z.string().exactOptional(),
      addedBy: z.string().exactOptional(),
      addedOn: z.string(),
      isNew: z.boolean(),
      interested: z.number().int(),
      inFavour: z.number().int().exactOptional(),
      missing: z.array(z.enum(['interest', 'vote'])),
    }),
  ),
})

const News = z
  .discriminatedUnion('about', [
    z.object({ about: z.literal('booking'), ...bookedInBrief, what: z.enum(notableNews), on: z.string() }),
    z.object({
      about: z.literal('materials'),
      title: z.string(),
      href: z.string(),
      photos: z.number().int(),
      documents: z.number().int(),
    }),
    z.object({ about: z.literal('list'), entries: z.number().int() }),
  ])
  .meta({ id: 'PortalNews', description: 'Was seit dem letzten Mal neu ist.' })

const PlanInBrief = z.object({
  token: z.string(),
  name: z.string().exactOptional(),
  steps: z.array(
    z.object({
      key: stepKey,
      title: z.string().exactOptional(),
      due: z.string(),
      isLate: z.boolean(),
      event: z.object({ url: z.string(), startDate: z.string(), endDate: z.string() }).exactOptional(),
    }),
  ),
  more: z.number().int(),
})

const GremiumInBrief = z.object({
  id: z.string(),
  seated: z.array(
    z.object({
      id: z.string(),
      firstName: z.string(),
      lastName: z.string(),
      role: z.enum(roles),
      basics: BasicsStanding.exactOptional(),
    }),
  ),
  list: ListInBrief,
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
    news: z.object({ since: z.string(), items: z.array(News) }),
    plan: PlanInBrief.exactOptional(),
    recommended: z.array(z.object({ title: z.string(), url: z.string(), reason: z.string(), next: z.string() })),
    wishlist: z.object({ items: z.array(WishlistEntry), total: z.number().int() }),
  })
  .meta({ id: 'Overview', description: 'Was ein Mitglied im Portal zuerst sieht.' })

export const overview: Carrying<ForSeeingTheOverview> = {
  overview: {
    method: 'GET',
    path: '/api-meinifb/overview',
    says: 'Was im Portal zuerst zu sehen ist: der nächste Termin, was läuft und was neu ist, Gremium, Schulungsplan, Empfehlungen, Merkliste',
    ask: z.object({ gremium: segment.exactOptional() }),
    ok: 200,
    value: Overview,
    refusals: refusing('not-signed-in', 'not-found'),
  },
  seenNews: {
    method: 'POST',
    path: '/api-meinifb/overview-seen',
    says: 'Was bis jetzt neu war, ist gesehen',
    ask: z.object({}),
    ok: 204,
    refusals: refusing('not-signed-in'),
  },
}
