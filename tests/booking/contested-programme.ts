import { applicationOn, parts } from '#cli/compose/application.ts'
import { constant } from '#cli/compose/binding.ts'
import { readSettings } from '#cli/settings.ts'
import type { Instant } from '#core/shared/day.ts'
import type { Site } from '#core/site.ts'
import { event } from '#features/support/content-builder.ts'
import { cookieJar } from '#http/client/cookies.ts'
import { httpSite } from '#http/client/http-site.ts'
import type { Fetch } from '#http/client/send.ts'
import { migrate } from '#storage/engine/migrate.ts'
import type { OpenStore } from '#storage/open-store.ts'
import { begunSession } from '../http/begun-session.ts'
import { smallProgramme } from '../http/small-programme.ts'
import { openSqlStore } from '#storage/open-sql-store.ts'
import { eventId, seatsInAll } from './parties.ts'

/** Another event of the same theme, with seats for everybody, and one that is called off. */
export const alternative = 1002
export const calledOff = 1003

/** When people come for seats. */
export const begins = '2026-12-01T08:00:00.000Z'

const applicationAt = (store: OpenStore, now: Instant) => {
  const application = applicationOn(store, readSettings({ LOG_LEVEL: 'silent' }))
  constant(application, parts.clock, { now: () => now })
  return application
}

/** A database with the event that all want, as a server finds it filled. */
export async function contestedStore(url: string): Promise<OpenStore> {
  await migrate({ url })
  const store = await openSqlStore({ url })
  const events = [
    event({ eventId, start: '2027-09-06', places: seatsInAll, taken: 0 }),
    event({ eventId: alternative, start: '2027-10-04', places: 1_000, taken: 0 }),
    event({ eventId: calledOff, start: '2027-11-08', places: 100, taken: 0 }),
  ]
  const filled = await applicationAt(store, begins)
    .get(parts.stage)
    .content({ ...smallProgramme, events })
  if (!filled.ok) throw new Error(JSON.stringify(filled.refusal.faults))
  return store
}

/** The site of somebody of the office, over HTTP. */
export async function siteOfOffice(store: OpenStore, origin: string, now: Instant, fetch: Fetch): Promise<Site> {
  const application = applicationAt(store, now)
  const account = { email: 'buero@haus.example', password: 'ein gutes langes Wort', roles: ['redaktion'] as const }
  const userId = await application.get(parts.stage).account(account)
  const cookies = cookieJar()
  cookies.take([`session=${await begunSession({ needs: application.get(parts.needs) }, userId)}`])
  return httpSite({ origin, fetch, cookies, timeout: 20_000 })
}
