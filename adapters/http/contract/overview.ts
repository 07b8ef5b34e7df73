import type { ForSeeingTheOverview } from '#core/overview/ports.ts'
import { z } from 'zod'
import type { Carrying } from './endpoint.ts'
import { GremiumHint } from './gremium-hints.ts'
import { OwnGremium } from './membership.ts'
import { refusing } from './refusing.ts'
import { segment } from './text-sizes.ts'
import { WishlistEntry } from './wishlist.ts'

export const Overview = z
  .object({
    greeted: z.object({ salutation: z.string().exactOptional(), firstName: z.string(), lastName: z.string() }),
    gremien: z.array(OwnGremium),
    gremium: z.object({ id: z.string(), hints: z.array(GremiumHint) }).exactOptional(),
    wishlist: z.object({ items: z.array(WishlistEntry), total: z.number().int() }),
  })
  .meta({ id: 'Overview', description: 'Was ein Mitglied im Portal zuerst sieht.' })

export const overview: Carrying<ForSeeingTheOverview> = {
  overview: {
    method: 'GET',
    path: '/api-meinifb/overview',
    says: 'Was im Portal zuerst zu sehen ist: Gremium mit Hinweisen, Merkliste',
    ask: z.object({ gremium: segment.exactOptional() }),
    ok: 200,
    value: Overview,
    refusals: refusing('not-signed-in', 'not-found'),
  },
}
