import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { applicationOn, parts } from '#cli/compose/application.ts'
import { constant } from '#cli/compose/binding.ts'
import { readSettings } from '#cli/settings.ts'
import { visitorInMemory } from '#cli/visitor-in-memory.ts'
import type { Gremium } from '#core/gremium/gremium.ts'
import { addDays, addSeconds } from '#core/shared/dates.ts'
import { done } from '#core/shared/result.ts'
import type { Site } from '#core/site.ts'
import type { TrainingKey } from '#core/training-plan/curriculum.ts'
import { quickSecrets } from '#features/support/quick-secrets.ts'
import { printingPdfs } from '#pdf/printing-pdfs.ts'
import { migrate } from '#storage/engine/migrate.ts'
import { openMemoryStore } from '#storage/open-memory-store.ts'
import { openSqlStore } from '#storage/open-sql-store.ts'
import type { OpenStore } from '#storage/open-store.ts'
import { readDemoContent } from '../content/reading-demo-content.ts'
import { aBooking, aListedEvent, anOrder, aRecipient } from '../core/sample-booking.ts'
import { valueOf } from '../core/test-core.ts'
import { startPostgres, whyNoPostgres } from './postgres-cluster.ts'
import { today, type Known } from './random-plan-forms.ts'

const now = `${today}T12:00:00.000Z`
const settings = readSettings({ SITE_ORIGIN: 'https://seminarhaus.example', LOG_LEVEL: 'silent' })
const pdfs = printingPdfs()

/** The demo programme in a store, and how somebody comes to its site. */
export interface PlanningStore {
  readonly store: string
  readonly teaches: ReadonlyMap<string, TrainingKey>
  /** Somebody who was, or has booked, where it is said; what is made at random for her begins with a name. */
  comes(name: string, known: readonly Known[]): Promise<Site>
  /** A Gremium of whoever came last. */
  gremium(gremium: Omit<Gremium, 'id' | 'version' | 'users' | 'invitations'>): Promise<void>
  close(): Promise<void>
}

const planningOn = async (called: string, store: OpenStore): Promise<PlanningStore> => {
  const application = applicationOn(store, settings)
  // The same in all stores: what is printed names the link.
  let named = ''
  let made = 0
  let userId = ''
  const secrets = { ...quickSecrets(), token: () => `${named}-t${(made += 1)}`, id: () => `${named}-${(made += 1)}` }
  constant(application, parts.clock, { now: () => now })
  constant(application, parts.secrets, secrets)
  constant(application, parts.pdfs, pdfs)
  const needs = application.get(parts.needs)
  const stage = application.get(parts.stage)
  valueOf(await stage.content(valueOf(await readDemoContent())))
  const records = await needs.records.all('teaching')
  return {
    store: called,
    teaches: new Map(records.flatMap(({ training, themes }) => themes.map((url) => [url, training] as const))),
    async comes(name, known) {
      named = name
      made = 0
      const email = `${name}@werk.example`
      userId = await stage.account({ email, password: 'ein gutes langes Wort' })
      await needs.change(async (tx) => {
        await tx.bookings.addOrder(anOrder({ orderNo: name }))
        for (const [nth, { themeUrl, attended, begins }] of known.entries()) {
          const listed = aListedEvent({
            startDate: addDays(today, attended ? -begins - 10 : begins),
            endDate: addDays(today, attended ? -begins - 8 : begins + 2),
          })
          const event = { ...listed, themeUrl, theme: { ...listed.theme, url: themeUrl } }
          const seat = aRecipient(name, { id: `seat-${name}` })
          const draft = { event, recipients: [seat], orderNo: name, position: nth + 1, id: `${name}-b${nth}` }
          const booking = aBooking({ ...draft, token: `${name}-bt${nth}` })
          await tx.bookings.add(attended ? { ...booking, attendance: { [seat.id]: true } } : booking)
        }
        return done(undefined)
      })
      const until = addSeconds(now, 600)
      const times = { until, idleUntil: until, begunAt: now, seenAt: now }
      const device = { browser: 'other', system: 'other' } as const
      await needs.sessions.begin({ digest: secrets.digest(`${name}-session`), userId, device, ...times })
      return application.get(parts.site)(visitorInMemory(name, `${name}-session`))
    },
    async gremium(gremium) {
      const users = [{ userId, role: 'verwalter', since: now }] as const
      await needs.change(async ({ gremien }) => {
        await gremien.save({ ...gremium, id: `${named}-g`, version: 1, users, invitations: [] })
        return done(undefined)
      })
    },
    close: () => store.close(),
  }
}

/** The demo programme in memory, in SQLite and, where there is one, in PostgreSQL; and what closes them all. */
export const openPlanningStores = async (): Promise<{
  readonly all: readonly PlanningStore[]
  readonly close: () => Promise<void>
}> => {
  const folder = mkdtempSync(join(tmpdir(), 'plans-'))
  const urls = [`file:${join(folder, 'plans.sqlite')}`]
  const reason = whyNoPostgres()
  const cluster = reason === undefined ? await startPostgres() : undefined
  if (cluster) urls.push(await cluster.database('plans'))
  else console.warn(`Skipped: plans on PostgreSQL. ${reason}`)
  const all = [await planningOn('memory', openMemoryStore())]
  for (const url of urls) {
    await migrate({ url })
    all.push(await planningOn(url.slice(0, 8), await openSqlStore({ url })))
  }
  return {
    all,
    async close() {
      for (const one of all) await one.close()
      await cluster?.stop()
      rmSync(folder, { recursive: true })
    },
  }
}
