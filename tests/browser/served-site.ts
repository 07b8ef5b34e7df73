import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { makeDemoAccounts } from '#cli/demo-accounts.ts'
import { compose, parts } from '#cli/compose/application.ts'
import { singleton } from '#cli/compose/binding.ts'
import { addServer, serverParts } from '#cli/compose/server.ts'
import { readSettings } from '#cli/settings.ts'
import { takeSeats } from '#core/capacity/taking-seats.step.ts'
import type { Letter } from '#core/letters/ports.ts'
import { rulingText } from '#features/support/content-builder.ts'
import { letterBox } from '#features/support/letter-box.ts'
import { settableClock } from '#features/support/settable-clock.ts'
import { buildServer } from '#http/server/build-server.ts'
import { begunSession } from '#tests/http/begun-session.ts'
import { refuseOldBuild } from '#tests/http/fresh-build.ts'
import { keepLinksOpen } from '#tests/react/open-links.ts'
import { aLaw, publishFormerLaw } from './a-law.ts'
import { storeEventsWithMaterials } from './events-with-materials.ts'
import { storeRequests } from './requests-in-inbox.ts'
import { storeBookingsInEveryState } from './bookings-in-every-state.ts'
import { storeQuotesInEveryState } from './quotes-in-every-state.ts'
import { readDemoContent } from '#tests/content/reading-demo-content.ts'

const folder = (path: string): string => fileURLToPath(new URL(path, import.meta.url))
const browserFiles = folder('../../dist/client')
const content = folder('../../content')
/** Pages of our origin that somebody else built. */
const plainPages = folder('plain-pages')

/** The demo programme is filled on the first day; on the later one its first events lie behind us. */
const fillDay = '2026-11-20T09:00:00Z'
const laterDay = '2026-12-08T09:00:00Z'

/** The whole application with the demo content and the demo accounts, in memory, on a port of its own. */
export interface ServedSite {
  readonly origin: string
  /** What its clock shows from the first request on. */
  readonly now: string
  /** What arrived at the socket, as 'POST /wishlist/add-bookmark', without queries; empty it to count anew. */
  readonly requests: string[]
  /** Lets time go by, as it does while somebody types. */
  pass(seconds: number): void
  /** Takes all seats that an event has left. */
  takeSeats(eventId: number): Promise<void>
  /** Begins a session of a demo account, as its cookie. */
  sessionOf(email: string): Promise<string>
  /** Letters that were sent so far. */
  letters(): Promise<readonly Letter[]>
  /** Throws when the server failed meanwhile. */
  close(): Promise<void>
}

export async function openServedSite(): Promise<ServedSite> {
  await refuseOldBuild()
  const port = await freePort()
  // Not 'localhost': errors of the user interface are collected outside the development host only.
  const origin = `http://127.0.0.1:${port}`
  const settings = readSettings({ LOG_LEVEL: 'silent', SITE_ORIGIN: origin, LIMIT_REGISTRATIONS_PER_HOUR: '100' })
  const application = await compose({ ...settings, databaseUrl: 'memory:' })
  const clock = settableClock(fillDay)
  singleton(application, parts.clock, () => clock, [])
  addServer(application)
  const programme = await readDemoContent()
  if (!programme.ok) throw new Error(JSON.stringify(programme.refusal))
  const stage = application.get(parts.stage)
  await stage.content(programme.value)
  await stage.measureDownloads()
  await publishFormerLaw(application.get(parts.needs))
  await stage.law(aLaw)
  await stage.rulingText('bag-7-abr-8-23', rulingText)
  await makeDemoAccounts(content, stage)
  // Members with wishlists of their own: who edits or administers signs in with a code as well.
  for (const name of ['kollegin', 'kollege'])
    await stage.account({ email: `${name}@seminarhaus.example`, password: 'gemeinsam-stark-2026' })
  await keepLinksOpen(application.get(parts.needs), 'demo@seminarhaus.example')
  await storeBookingsInEveryState(application.get(parts.needs))
  await storeQuotesInEveryState(application.get(parts.needs))
  await storeEventsWithMaterials(application.get(parts.needs))
  await storeRequests(application.get(parts.needs))
  clock.set(laterDay)

  const requests: string[] = []
  const failures: string[] = []
  const store = application.get(parts.store)
  const app = buildServer({
    openSite: application.get(parts.site),
    render: await application.getAsync(serverParts.render),
    changes: store.changes,
    pageCaching: { changes: store.changes, clock, megabytes: 16 },
    settings: {
      siteOrigin: origin,
      brOrigin: origin,
      siteSecret: 'a secret of tests in browsers',
      folders: [browserFiles, plainPages],
    },
  })
  app.server.on('request', ({ method, url }) => requests.push(`${method} ${url?.split('?')[0]}`))
  app.addHook('onResponse', async ({ method, url }, { statusCode }) => {
    if (statusCode >= 500) failures.push(`${method} ${url}: ${statusCode}`)
  })
  await app.listen({ host: '127.0.0.1', port })

  return {
    origin,
    now: laterDay,
    requests,
    pass: (seconds) => clock.pass(seconds / 60),
    async takeSeats(eventId) {
      await store.change(async (tx) => {
        const left = await tx.seats.left(eventId)
        return left.ok ? takeSeats([{ of: { kind: 'event', eventId }, seats: left.value }])(tx) : left
      })
    },
    async sessionOf(email) {
      const needs = application.get(parts.needs)
      const user = await needs.users.byEmail(email)
      if (!user) throw new Error(`${email} has no account`)
      return `session=${await begunSession({ needs }, user.id)}`
    },
    letters: letterBox(store.letters, clock),
    async close() {
      app.server.closeAllConnections()
      await app.close()
      await store.close()
      if (failures.length > 0) throw new Error(`the server failed: ${failures.join(', ')}`)
    },
  }
}

const freePort = async (): Promise<number> => {
  const probe = createServer()
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve))
  const { port } = probe.address() as AddressInfo
  await new Promise((resolve) => probe.close(resolve))
  return port
}
