import { Container } from 'inversify'
import { printingPdfs } from '#pdf/printing-pdfs.ts'
import { writingICalendar } from '#feeds/icalendar/icalendar.ts'
import { writingSiteMaps } from '#feeds/site-map-xml.ts'
import { analysingGerman } from '#reading/german.ts'
import { locatingPostcodes } from '#reading/postcodes/postcodes.ts'
import { nodeSecrets } from '#secrets/node-secrets.ts'
import { openMemoryStore } from '#storage/memory/memory-store.ts'
import type { OpenStore } from '#storage/open-store.ts'
import { openSqlStore } from '#storage/sql/open-sql-store.ts'
import type { Needs, Origins } from '#core/needs.ts'
import { openSite } from '#core/open-site.ts'
import { setTheStage } from '#core/set-the-stage.ts'
import type { ForPrintingPdfs } from '#core/documents/ports.ts'
import type { ForAnalysingGerman } from '#core/shared/german-analyser.ts'
import type { ForCollectingFaults } from '#core/diagnostics/ports.ts'
import type { ForMakingSecrets } from '#core/accounts/ports.ts'
import type { ForSettingTheStage } from '#core/stage.ts'
import type { Clock } from '#core/shared/clock.ts'
import type { Site } from '#core/site.ts'
import type { Visitor } from '#core/shared/visitor.ts'
import type { Settings } from '../settings.ts'
import { constant, singleton } from './binding.ts'
import { token } from './tokens.ts'

export const parts = {
  settings: token<Settings>('settings'),
  store: token<OpenStore>('store'),
  clock: token<Clock>('clock'),
  secrets: token<ForMakingSecrets>('secrets'),
  german: token<ForAnalysingGerman>('german'),
  faults: token<ForCollectingFaults>('faults'),
  pdfs: token<ForPrintingPdfs>('pdfs'),
  origins: token<Origins>('origins'),
  needs: token<Needs>('needs'),
  site: token<(visitor: Visitor) => Site>('site'),
  stage: token<ForSettingTheStage>('stage'),
}

/**
 * Puts the application together: the settings choose the store and the clock, everything else follows. A caller may
 * rebind any part before it asks for one.
 */
export async function compose(settings: Settings): Promise<Container> {
  const container = new Container()
  constant(container, parts.settings, settings)
  constant(container, parts.store, await openStore(settings))
  singleton(container, parts.clock, clockOf, [parts.settings])
  singleton(container, parts.secrets, nodeSecrets, [])
  singleton(container, parts.german, analysingGerman, [])
  singleton(container, parts.pdfs, printingPdfs, [])
  singleton(container, parts.faults, () => faultsOnStandardError, [])
  singleton(container, parts.origins, originsOf, [parts.settings])
  singleton(container, parts.needs, needsOf, [
    parts.store,
    parts.clock,
    parts.secrets,
    parts.german,
    parts.faults,
    parts.pdfs,
    parts.origins,
    parts.settings,
  ])
  singleton(container, parts.site, openSite, [parts.needs])
  singleton(container, parts.stage, setTheStage, [parts.needs])
  return container
}

const openStore = (settings: Settings): Promise<OpenStore> | OpenStore =>
  settings.databaseUrl === 'memory:'
    ? openMemoryStore()
    : openSqlStore({ url: settings.databaseUrl, limits: settings.databaseLimits })

const clockOf = ({ siteNow }: Settings): Clock =>
  siteNow ? { now: () => siteNow } : { now: () => new Date().toISOString() }

/** Where the site is reached; loopback with the set port where nothing else is said. */
export const originsOf = ({ siteOrigin, brOrigin, port }: Settings): Origins => {
  const site = siteOrigin ?? `http://localhost:${port}`
  return { site, br: brOrigin ?? site }
}

const faultsOnStandardError: ForCollectingFaults = {
  collect: (fault) => console.error(JSON.stringify({ fault })),
}

const needsOf = (
  store: OpenStore,
  clock: Clock,
  secrets: ForMakingSecrets,
  german: ForAnalysingGerman,
  faults: ForCollectingFaults,
  pdfs: ForPrintingPdfs,
  origins: Origins,
  { registrationsPerHour, requestsPerHour, faultsPerMinute }: Settings,
): Needs => ({
  change: store.change,
  catalogue: store.catalogue,
  dates: store.dates,
  addingDates: store.addingDates,
  venues: store.venues,
  lexicon: store.lexicon,
  content: store.content,
  records: store.records,
  workshopSeats: store.workshopSeats,
  revisions: store.revisions,
  addresses: store.addresses,
  offers: store.offers,
  changes: store.changes,
  bookmarks: store.bookmarks,
  users: store.users,
  sessions: store.sessions,
  attempts: store.attempts,
  letters: store.letters,
  requests: store.requests,
  applications: store.applications,
  clock,
  secrets,
  german,
  postcodes: locatingPostcodes(),
  calendars: writingICalendar(),
  siteMaps: writingSiteMaps(),
  faults,
  pdfs,
  origins,
  limits: { registrationsPerHour, requestsPerHour, faultsPerMinute },
})
