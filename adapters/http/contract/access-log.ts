import { accessKinds } from '#core/access-log/access-log.ts'
import type { ForSeeingAccesses } from '#core/access-log/ports.ts'
import { z } from 'zod'
import type { Carrying } from './endpoint.ts'
import { pageOf, pageQuery } from './page-of.ts'
import { refusing } from './refusing.ts'

const common = {
  at: z.string(),
  as: z.enum(['redaktion', 'admin']),
  what: z.enum(accessKinds),
  purpose: z.string().exactOptional(),
}

export const AccessToMe = z
  .object({ ...common, event: z.object({ title: z.string(), startDate: z.string() }).exactOptional() })
  .meta({ id: 'AccessToMe', description: 'Jemand aus dem Büro hat die eigenen Daten angesehen.' })

export const LoggedAccess = z
  .object({
    ...common,
    by: z.string(),
    name: z.string().exactOptional(),
    bookingId: z.string().exactOptional(),
    userId: z.string().exactOptional(),
    requestId: z.string().exactOptional(),
    orderNo: z.string().exactOptional(),
  })
  .meta({
    id: 'LoggedAccess',
    description: 'Wer aus dem Büro welche Buchung, welches Konto oder welche Anfrage angesehen hat.',
  })

/** Who of the office looked at whose data. */
export const accesses: Carrying<ForSeeingAccesses> = {
  own: {
    method: 'GET',
    path: '/api-meinifb/data-accesses',
    says: 'Wer aus dem Büro die eigenen Daten angesehen hat, zwölf Monate zurück, das Neueste zuerst',
    ask: z.object(pageQuery),
    ok: 200,
    value: pageOf(AccessToMe),
    refusals: refusing('not-signed-in'),
  },
  all: {
    method: 'GET',
    path: '/api/office/data-accesses',
    says: 'Alle Zugriffe des Büros auf Daten anderer, das Neueste zuerst',
    ask: z.object(pageQuery),
    ok: 200,
    value: pageOf(LoggedAccess),
    refusals: refusing('not-signed-in', 'not-allowed'),
  },
}
