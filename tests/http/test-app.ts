import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Needs } from '#core/needs.ts'
import type { ForSettingTheStage } from '#core/stage.ts'
import type { Visitor } from '#core/shared/visitor.ts'
import type { Site } from '#core/site.ts'
import { applicationOn, parts } from '#cli/compose/application.ts'
import { constant } from '#cli/compose/binding.ts'
import { addServer, serverParts } from '#cli/compose/server.ts'
import { readSettings } from '#cli/settings.ts'
import { quickSecrets } from '#features/support/quick-secrets.ts'
import { settableClock, type SettableClock } from '#features/support/settable-clock.ts'
import type { Render } from '#pages-port/page-rendering.ts'
import { dearWork, type DearWork, type Shares } from '#http/server/admission/dear-work.ts'
import type { ServerSettings } from '#http/server/server-settings.ts'
import { printingPdfs } from '#pdf/printing-pdfs.ts'
import type { OpenStore } from '#storage/open-store.ts'
import { openMemoryStore } from '#storage/open-memory-store.ts'
import { plainPages } from './plain-pages.ts'
import { smallProgramme, today } from './small-programme.ts'

/** What programs show that take exports. */
export const exportToken = 'nur-fuer-tests.0123456789.abcdefgh'

/**
 * No page is cached, so that every test sees what it made; tests of the page cache open a second server
 * (`two-servers.ts`).
 */
const usualSettings = readSettings({ LOG_LEVEL: 'silent', PAGE_CACHE: 'off' })

/** One press for all test apps of a file. */
const pdfs = printingPdfs()

export const person = { email: 'kim@betrieb.example', password: 'ein gutes langes Wort' } as const

export interface TestApp {
  readonly app: FastifyInstance
  readonly needs: Needs
  readonly clock: SettableClock
  readonly stage: ForSettingTheStage
  readonly settings: ServerSettings
  /** Who may take exports; may be changed. */
  readonly exportAccess: { isPublic: boolean; readonly token: string }
  /** What was reported from the user interface. */
  readonly faults: { readonly message: string; readonly stack?: string; readonly route: string }[]
  /** The application without a wire. */
  readonly siteOf: (visitor: Visitor) => Site
  /** Another application over the same store and clock, which has read and cached nothing yet. */
  siteAnew(visitor: Visitor): Site
  close(): Promise<void>
}

export interface TestAppOptions {
  readonly render?: Render
  readonly settings?: Partial<ServerSettings>
  readonly limits?: Partial<Needs['limits']>
  readonly log?: FastifyBaseLogger
  readonly store?: OpenStore
  readonly openSite?: (visitor: Visitor) => Site
  readonly ready?: () => Promise<boolean>
  readonly secrets?: Needs['secrets']
  readonly pdfs?: Needs['pdfs']
  readonly pdfReading?: Needs['pdfReading']
  /** Megabytes; no page is cached without. */
  readonly pageCache?: number
  /** To be looked at. */
  readonly dear?: DearWork
  /** Of dear work, where they differ from the usual ones. */
  readonly shares?: Shares
}

/** A whole server over a small programme with one account, in memory unless told otherwise. Nothing listens yet. */
export async function openTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const store = options.store ?? openMemoryStore()
  const clock = settableClock(today)
  const faults: TestApp['faults'] = []
  const exportAccess = { isPublic: false, token: exportToken }
  const settings: ServerSettings = {
    siteOrigin: 'http://localhost:3000',
    brOrigin: 'http://localhost:3000',
    siteSecret: 'a secret for tests, nothing else',
    folders: [],
    ...options.settings,
  }
  const secrets = options.secrets ?? quickSecrets()
  const applicationAnew = () => {
    const made = applicationOn(store, { ...usualSettings, pageCacheMegabytes: options.pageCache ?? 0 })
    addServer(made)
    constant(made, parts.clock, clock)
    constant(made, parts.secrets, secrets)
    constant(made, parts.exportAccess, exportAccess)
    constant(made, parts.pdfs, options.pdfs ?? pdfs)
    if (options.pdfReading) constant(made, parts.pdfReading, options.pdfReading)
    constant(made, parts.faults, { collect: (fault) => void faults.push(fault) })
    constant(made, parts.origins, { site: settings.siteOrigin, br: settings.brOrigin })
    constant(made, parts.limits, { ...made.get(parts.limits), ...options.limits })
    return made
  }
  const application = applicationAnew()
  constant(application, serverParts.render, options.render ?? plainPages)
  constant(application, serverParts.serverSettings, settings)
  constant(application, serverParts.ready, options.ready ?? (async () => true))
  if (options.shares) constant(application, serverParts.dear, dearWork(options.shares))
  if (options.dear) constant(application, serverParts.dear, options.dear)
  if (options.log) constant(application, serverParts.log, options.log)
  if (options.openSite) constant(application, parts.site, options.openSite)

  const stage = application.get(parts.stage)
  const imported = await stage.content(smallProgramme)
  if (!imported.ok) throw new Error(JSON.stringify(imported.refusal.faults))
  await stage.account(person)

  const siteOf = application.get(parts.site)
  const app = await application.getAsync(serverParts.server)
  const needs = application.get(parts.needs)
  await app.ready()
  const close = async () => {
    await app.close()
    await store.close()
  }
  const siteAnew = (visitor: Visitor): Site => applicationAnew().get(parts.site)(visitor)
  return { app, needs, clock, stage, settings, exportAccess, faults, siteOf, siteAnew, close }
}
