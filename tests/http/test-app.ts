import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { setTheStage } from '#core/set-the-stage.ts'
import { openSite } from '#core/open-site.ts'
import type { Needs, Store } from '#core/needs.ts'
import type { ForSettingTheStage } from '#core/stage.ts'
import type { Visitor } from '#core/shared/visitor.ts'
import type { Site } from '#core/site.ts'
import { quickSecrets } from '#features/support/quick-secrets.ts'
import { settableClock, type SettableClock } from '#features/support/settable-clock.ts'
import { buildServer } from '#http/server/build-server.ts'
import type { Render } from '#core/page-rendering.ts'
import type { ServerSettings } from '#http/server/server-settings.ts'
import { printingPdfs } from '#pdf/printing-pdfs.ts'
import { writingICalendar } from '#feeds/icalendar/icalendar.ts'
import { writingSiteMaps } from '#feeds/site-map-xml.ts'
import { analysingGerman } from '#reading/german.ts'
import { locatingPostcodes } from '#reading/postcodes/postcodes.ts'
import { openMemoryStore } from '#storage/memory/memory-store.ts'
import { plainPages } from './plain-pages.ts'
import { smallProgramme, today } from './small-programme.ts'

/** One press for all houses of a file. */
const pdfs = printingPdfs()

export const person = { email: 'kim@betrieb.example', password: 'ein gutes langes Wort' } as const

export interface TestApp {
  readonly app: FastifyInstance
  readonly needs: Needs
  readonly clock: SettableClock
  readonly stage: ForSettingTheStage
  readonly settings: ServerSettings
  /** What was reported from the user interface. */
  readonly faults: { readonly message: string; readonly stack?: string; readonly route: string }[]
  /** The application without a wire. */
  readonly siteOf: (visitor: Visitor) => Site
  close(): Promise<void>
}

export interface TestAppOptions {
  readonly render?: Render
  readonly settings?: Partial<ServerSettings>
  readonly limits?: Partial<Needs['limits']>
  readonly log?: FastifyBaseLogger
  readonly store?: Store & { close(): Promise<void> }
  readonly openSite?: (visitor: Visitor) => Site
  readonly ready?: () => Promise<boolean>
}

/** A whole server over a small programme with one account, in memory unless told otherwise. Nothing listens yet. */
export async function openTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const store = options.store ?? openMemoryStore()
  const clock = settableClock(today)
  const faults: TestApp['faults'] = []
  const settings: ServerSettings = {
    siteOrigin: 'http://localhost:3000',
    brOrigin: 'http://localhost:3000',
    siteSecret: 'a secret for tests, nothing else',
    folders: [],
    ...options.settings,
  }
  const needs: Needs = {
    ...store,
    clock,
    secrets: quickSecrets(),
    german: analysingGerman(),
    postcodes: locatingPostcodes(),
    pdfs,
    faults: { collect: (fault) => void faults.push(fault) },
    origins: { site: settings.siteOrigin, br: settings.brOrigin },
    calendars: writingICalendar(),
    siteMaps: writingSiteMaps(),
    limits: { registrationsPerHour: 5, requestsPerHour: 5, faultsPerMinute: 10, ...options.limits },
  }
  const stage = setTheStage(needs)
  const imported = await stage.content(smallProgramme)
  if (!imported.ok) throw new Error(JSON.stringify(imported.refusal.faults))
  await stage.account(person)

  const siteOf = options.openSite ?? openSite(needs)
  const app = buildServer({
    openSite: siteOf,
    render: options.render ?? plainPages,
    settings,
    ...(options.log && { log: options.log }),
    ...(options.ready && { ready: options.ready }),
  })
  await app.ready()
  const close = async () => {
    await app.close()
    await store.close()
  }
  return { app, needs, clock, stage, settings, faults, siteOf, close }
}
