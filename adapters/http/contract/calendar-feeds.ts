import type { ForFeedingCalendars } from '#core/calendar-feeds/ports.ts'
import * as addressOf from '#core/shared/addresses.ts'
import { z } from 'zod'
import type { Carrying } from './endpoint.ts'
import { refusing } from './refusing.ts'
import { segment } from './text-sizes.ts'

const path = '/api-meinifb/calendar-feed'

export const OfferedFeed = z
  .object({
    gremium: z.object({ id: z.string(), name: z.string() }).exactOptional(),
    since: z.string().exactOptional(),
    fetchedAt: z.string().exactOptional(),
  })
  .meta({ id: 'CalendarFeed', description: 'Ein Kalender zum Abonnieren; ohne gremium der eigene, ohne since aus.' })

/** Calendars to subscribe to, and what their addresses answer. */
export const calendarFeeds: Carrying<ForFeedingCalendars> = {
  feeds: {
    method: 'GET',
    path: '/api-meinifb/calendar-feeds',
    says: 'Kalender zum Abonnieren: der eigene und die der Gremien, die man verwaltet',
    ask: z.object({}),
    ok: 200,
    value: z.object({ items: z.array(OfferedFeed) }),
    refusals: refusing('not-signed-in'),
  },
  switchOn: {
    method: 'POST',
    path,
    says: 'Einen Kalender einschalten oder seine Adresse erneuern; die Adresse wird nur dieses eine Mal genannt',
    ask: z.object({ gremium: segment.exactOptional() }),
    ok: 201,
    value: z.object({ https: z.string(), webcal: z.string() }),
    refusals: refusing('not-signed-in', 'not-found', 'not-allowed', 'too-many'),
  },
  switchOff: {
    method: 'POST',
    path: `${path}/off`,
    says: 'Einen Kalender ausschalten; seine Adresse führt sofort ins Leere',
    ask: z.object({ gremium: segment.exactOptional() }),
    ok: 204,
    refusals: refusing('not-signed-in', 'not-found', 'not-allowed'),
  },
  calendar: {
    method: 'GET',
    path: addressOf.calendarFeed(':token'),
    says: 'Ein abonnierter Kalender (iCalendar), für alle, die seine Adresse haben',
    ask: z.object({ token: segment }),
    ok: 200,
    file: ['text/calendar'],
    refusals: refusing('not-found', 'too-many'),
  },
}
