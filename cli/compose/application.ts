import { randomBytes } from 'node:crypto'
import { setImmediate as aTurn, setTimeout as aPause } from 'node:timers/promises'
import { Container } from 'inversify'
import { measuringFiles } from '#pdf/measuring-files.ts'
import { printingPdfs } from '#pdf/printing-pdfs.ts'
import { phrasingData } from '#pdf/personal-data-paper.ts'
import { phrasingPlans } from '#pdf/training-plan-papers.ts'
import { writingICalendar } from '#feeds/icalendar/icalendar.ts'
import { writingEInvoices } from '#feeds/e-invoice/cross-industry-invoice.ts'
import { writingRss } from '#feeds/rss-xml.ts'
import { writingSiteMaps } from '#feeds/site-map-xml.ts'
import { readingPdfs } from '#reading/pdf/reading-pdfs.ts'
import { analysingGerman } from '#reading/german.ts'
import { knowingHolidays } from '#reading/holidays.ts'
import { locatingPostcodes } from '#reading/postcodes/postcodes.ts'
import { filesInBucket } from '#files/files-in-bucket.ts'
import { filesInFolder } from '#files/files-in-folder.ts'
import { packingFiles } from '#files/packing-files.ts'
import { preparingPhotos } from '#reading/photos/preparing-photos.ts'
import { nodeSecrets } from '#secrets/node-secrets.ts'
import { oneTimeCodes } from '#secrets/one-time-codes.ts'
import { qrCodes } from '#secrets/qr-codes.ts'
import { sealing } from '#secrets/sealing.ts'
import { signing } from '#secrets/signing.ts'
import { usualPasswords } from '#secrets/usual-passwords.ts'
import { openMemoryStore } from '#storage/open-memory-store.ts'
import type { OpenStore } from '#storage/open-store.ts'
import { megabyte } from '#core/forms/forms.ts'
import type { Limits, Needs, Origins } from '#core/needs.ts'
import type { ExportAccess } from '#core/exports/exports.ts'
import { openSite } from '#core/open-site.ts'
import { setTheStage } from '#core/set-the-stage.ts'
import type { ForKeepingFiles, ForPreparingPhotos, ForSigning } from '#core/materials/ports.ts'
import type { ForKnowingHolidays } from '#core/shared/holidays.ts'
import type { ForKnowingUsualPasswords } from '#core/accounts/ports.ts'
import type { ForReadingPdfs } from '#core/analysis/ports.ts'
import type { ForPackingFiles } from '#core/shared/archives.ts'
import type { ForDrawingPosts } from '#core/forum/ports.ts'
import { drawingPosts } from '#reading/post-markup.ts'
import type { ForPhrasingData } from '#core/privacy/ports.ts'
import type { ForPhrasingReplies, ForRewording } from '#core/chatbot/ports.ts'
import { phrasingReplies } from '#wording/chatbot-replies.ts'
import type { ForPrintingPdfs, ForWritingCalendars } from '#core/documents/ports.ts'
import type { ForReadingLawFiles } from '#core/knowledge/laws/ports.ts'
import type { ForReadingRulingFiles } from '#core/knowledge/rulings/ports.ts'
import type { ForReadingSources, ForSyncing } from '#core/sync/ports.ts'
import { syncingOf } from '#core/sync/syncing.service.ts'
import type { ForWritingEInvoices } from '#core/invoices/ports.ts'
import type { ForMeasuringFiles } from '#core/knowledge/downloads/ports.ts'
import type { ForWritingFeeds, ForWritingSiteMaps } from '#core/feeds/ports.ts'
import type { ForLocatingPostcodes } from '#core/finder/ports.ts'
import type { ForAnalysingGerman } from '#core/shared/german-analyser.ts'
import type { ForCollectingFaults } from '#core/diagnostics/ports.ts'
import type { ForDrawingQrCodes, ForReckoningCodes, ForSealing } from '#core/second-factor/ports.ts'
import type { ForMakingSecrets } from '#core/shared/secrets.ts'
import type { ForSettingTheStage } from '#core/stage.ts'
import type { Clock } from '#core/shared/clock.ts'
import type { ForPhrasingPlans } from '#core/training-plan/ports.ts'
import type { ForTakingTurns } from '#core/shared/turns.ts'
import type { SiteForPages } from '#core/site.ts'
import type { Visitor } from '#core/shared/visitor.ts'
import type { Settings } from '../settings.ts'
import { constant, singleton } from './binding.ts'
import { token } from './tokens.ts'

export const parts = {
  settings: token<Settings>('settings'),
  store: token<OpenStore>('store'),
  clock: token<Clock>('clock'),
  turns: token<ForTakingTurns>('turns'),
  secrets: token<ForMakingSecrets>('secrets'),
  codes: token<ForReckoningCodes>('codes'),
  sealing: token<ForSealing>('sealing'),
  qrCodes: token<ForDrawingQrCodes>('qrCodes'),
  usualPasswords: token<ForKnowingUsualPasswords>('usualPasswords'),
  german: token<ForAnalysingGerman>('german'),
  postcodes: token<ForLocatingPostcodes>('postcodes'),
  holidays: token<ForKnowingHolidays>('holidays'),
  faults: token<ForCollectingFaults>('faults'),
  lawFiles: token<ForReadingLawFiles>('lawFiles'),
  rulingFiles: token<ForReadingRulingFiles>('rulingFiles'),
  pdfReading: token<ForReadingPdfs>('pdfReading'),
  reading: token<ForReadingSources>('reading'),
  pdfs: token<ForPrintingPdfs>('pdfs'),
  files: token<ForMeasuringFiles>('files'),
  keptFiles: token<ForKeepingFiles>('keptFiles'),
  photos: token<ForPreparingPhotos>('photos'),
  signing: token<ForSigning>('signing'),
  calendars: token<ForWritingCalendars>('calendars'),
  phrasing: token<ForPhrasingPlans>('phrasing'),
  phrasingData: token<ForPhrasingData>('phrasingData'),
  phrasingReplies: token<ForPhrasingReplies>('phrasingReplies'),
  rewording: token<ForRewording>('rewording'),
  packing: token<ForPackingFiles>('packing'),
  markup: token<ForDrawingPosts>('markup'),
  eInvoices: token<ForWritingEInvoices>('eInvoices'),
  siteMaps: token<ForWritingSiteMaps>('siteMaps'),
  rss: token<ForWritingFeeds>('rss'),
  origins: token<Origins>('origins'),
  limits: token<Limits>('limits'),
  exportAccess: token<ExportAccess>('exportAccess'),
  needs: token<Needs>('needs'),
  site: token<(visitor: Visitor) => SiteForPages>('site'),
  stage: token<ForSettingTheStage>('stage'),
  syncing: token<ForSyncing>('syncing'),
}

/** The whole application on the database that is set. */
export const compose = async (settings: Settings): Promise<Container> =>
  applicationOn(await openStore(settings), settings)

/**
 * The one place where ports get their adapters, for the server, the command line and every assembly of the tests.
 * Whoever needs another clock, another store or a machine that breaks binds that part anew before asking for any.
 */
export function applicationOn(store: OpenStore, settings: Settings): Container {
  const application = new Container()
  constant(application, parts.settings, settings)
  constant(application, parts.store, store)
  singleton(application, parts.clock, clockOf, [parts.settings])
  constant(application, parts.turns, takingTurns)
  singleton(application, parts.secrets, nodeSecrets, [])
  singleton(application, parts.codes, oneTimeCodes, [])
  singleton(application, parts.sealing, (set, kept) => sealing(() => siteSecretOf(set, kept)), [
    parts.settings,
    parts.store,
  ])
  singleton(application, parts.qrCodes, qrCodes, [])
  singleton(application, parts.usualPasswords, usualPasswords, [])
  singleton(application, parts.german, analysingGerman, [])
  singleton(application, parts.postcodes, locatingPostcodes, [])
  constant(application, parts.holidays, knowingHolidays)
  singleton(application, parts.lawFiles, readingLawFilesWhenNeeded, [])
  singleton(application, parts.rulingFiles, readingRulingFilesWhenNeeded, [])
  singleton(application, parts.pdfReading, () => readingPdfs(), [])
  singleton(application, parts.reading, readingSourcesWhenNeeded, [])
  singleton(application, parts.pdfs, () => printingPdfs(), [])
  singleton(application, parts.files, () => measuringFiles, [])
  singleton(application, parts.keptFiles, keepingFiles, [parts.settings, parts.store])
  singleton(application, parts.photos, () => preparingPhotos(), [])
  singleton(application, parts.signing, (set, kept) => signing(() => siteSecretOf(set, kept)), [
    parts.settings,
    parts.store,
  ])
  singleton(application, parts.calendars, writingICalendar, [])
  constant(application, parts.phrasing, phrasingPlans)
  constant(application, parts.phrasingData, phrasingData)
  constant(application, parts.phrasingReplies, phrasingReplies)
  constant(application, parts.rewording, withoutRewording)
  constant(application, parts.packing, packingFiles)
  constant(application, parts.markup, drawingPosts)
  singleton(application, parts.eInvoices, writingEInvoices, [])
  singleton(application, parts.siteMaps, writingSiteMaps, [])
  singleton(application, parts.rss, writingRss, [])
  singleton(application, parts.faults, () => faultsOnStandardError, [])
  singleton(application, parts.origins, originsOf, [parts.settings])
  singleton(application, parts.limits, limitsOf, [parts.settings])
  singleton(application, parts.exportAccess, exportAccessOf, [parts.settings])
  singleton(application, parts.needs, needsOf, [
    parts.store,
    parts.clock,
    parts.turns,
    parts.secrets,
    parts.codes,
    parts.sealing,
    parts.qrCodes,
    parts.usualPasswords,
    parts.german,
    parts.postcodes,
    parts.holidays,
    parts.faults,
    parts.pdfs,
    parts.files,
    parts.calendars,
    parts.phrasing,
    parts.eInvoices,
    parts.siteMaps,
    parts.rss,
    parts.origins,
    parts.limits,
    parts.exportAccess,
    parts.lawFiles,
    parts.rulingFiles,
    parts.pdfReading,
    parts.reading,
    parts.keptFiles,
    parts.phrasingData,
    parts.phrasingReplies,
    parts.rewording,
    parts.packing,
    parts.photos,
    parts.signing,
    parts.markup,
  ])
  singleton(application, parts.site, openSite, [parts.needs])
  singleton(application, parts.stage, setTheStage, [parts.needs])
  singleton(
    application,
    parts.syncing,
    ({ content, sources, syncedItems }, reading, german, clock) =>
      syncingOf({ content, sources, syncedItems, reading, german, clock }),
    [parts.store, parts.reading, parts.german, parts.clock],
  )
  return application
}

async function openStore({ databaseUrl, databaseLimits }: Settings): Promise<OpenStore> {
  if (databaseUrl === 'memory:') return openMemoryStore()
  // Loaded where it is needed: tests of the core never open a database.
  const { openSqlStore } = await import('#storage/open-sql-store.ts')
  return openSqlStore({ url: databaseUrl, limits: databaseLimits })
}

const clockOf = ({ siteNow }: Settings): Clock => (siteNow ? { now: () => siteNow } : clockOfMachine())

/** Written down once in a millisecond, however many ask: every cached page does. */
function clockOfMachine(): Clock {
  let milliseconds: number | undefined
  let written = ''
  return {
    now: () => {
      const now = Date.now()
      if (now !== milliseconds) [milliseconds, written] = [now, new Date(now).toISOString()]
      return written
    },
  }
}

/** Set from outside, or made once and stored in the database. */
export const siteSecretOf = ({ siteSecret }: Settings, store: OpenStore): string | Promise<string> =>
  siteSecret ?? store.secretOnce('site-secret', () => randomBytes(32).toString('base64url'))

/** Where the site is reached; loopback with the set port where nothing else is said. */
export const originsOf = ({ siteOrigin, brOrigin, port }: Settings): Origins => {
  const site = siteOrigin ?? `http://localhost:${port}`
  return { site, br: brOrigin ?? site }
}

function keepingFiles({ filesIn }: Settings, { filesInStore }: OpenStore): ForKeepingFiles {
  if (filesIn.kind === 'folder') return filesInFolder(filesIn.folder)
  return filesIn.kind === 'bucket' ? filesInBucket(filesIn.bucket) : filesInStore
}

const exportAccessOf = ({ exportToken, exportsPublic }: Settings): ExportAccess => ({
  isPublic: exportsPublic,
  ...(exportToken !== undefined && { token: exportToken }),
})

const limitsOf = (settings: Settings): Limits => ({
  registrationsPerHour: settings.registrationsPerHour,
  registrationsPerNetwork: settings.registrationsPerNetwork,
  lettersPerDay: settings.lettersPerDay,
  wrongPasswordsPerNetwork: settings.wrongPasswordsPerNetwork,
  wrongPasswordsPerAccount: settings.wrongPasswordsPerAccount,
  wrongAccountsPerPassword: settings.wrongAccountsPerPassword,
  addressesPerMinute: settings.addressesPerMinute,
  tellsAddresses: settings.tellsAddresses,
  requestsPerHour: settings.requestsPerHour,
  cartsPerHour: settings.cartsPerHour,
  ordersPerHour: settings.ordersPerHour,
  ordersPerAddress: settings.ordersPerAddress,
  bookingLettersPerDay: settings.bookingLettersPerDay,
  faultsPerMinute: settings.faultsPerMinute,
  questionsPerMinute: settings.questionsPerMinute,
  uploadsPerDay: settings.uploadMegabytesPerDay * megabyte,
  uploadsInAll: settings.uploadMegabytes * megabyte,
  materialsInAll: settings.materialMegabytes * megabyte,
})

/** Loaded by the first import: few processes ever read a law's file. */
const readingLawFilesWhenNeeded = (): ForReadingLawFiles => ({
  read: async (bytes, tell) => {
    const { readingLawFiles } = await import('#reading/laws/reading-law-files.ts')
    return readingLawFiles.read(bytes, tell)
  },
})

/** As files of laws. */
const readingRulingFilesWhenNeeded = (): ForReadingRulingFiles => ({
  read: async (bytes) => {
    const { readingRulingFiles } = await import('#reading/rulings/reading-ruling-files.ts')
    return readingRulingFiles.read(bytes)
  },
})
/** Quotes are shown as they are; who wants a language model for it binds one here. */
const withoutRewording: ForRewording = { reword: async () => undefined }
/** A turn of the event loop. */
const takingTurns: ForTakingTurns = {
  next: () => aTurn(),
  // Nobody waits for the process because of it.
  pause: (milliseconds) => aPause(milliseconds, undefined, { ref: false }),
}

/** Loaded by the first import or batch. */
const readingSourcesWhenNeeded = (): ForReadingSources => ({
  filesOf: async (kind, fields) => {
    const { filesOf } = await import('#reading/item-files.ts')
    return filesOf(kind, fields)
  },
  read: async (files) => {
    const [{ filesAtHand }, { readContentFiles }] = await Promise.all([
      import('#reading/content-files.ts'),
      import('#reading/content-folder.ts'),
    ])
    return readContentFiles(filesAtHand(files))
  },
})

const faultsOnStandardError: ForCollectingFaults = {
  collect: (fault) => console.error(JSON.stringify({ fault })),
}

const needsOf = (
  store: OpenStore,
  clock: Clock,
  turns: ForTakingTurns,
  secrets: ForMakingSecrets,
  codes: ForReckoningCodes,
  sealing: ForSealing,
  qrCodes: ForDrawingQrCodes,
  usualPasswords: ForKnowingUsualPasswords,
  german: ForAnalysingGerman,
  postcodes: ForLocatingPostcodes,
  holidays: ForKnowingHolidays,
  faults: ForCollectingFaults,
  pdfs: ForPrintingPdfs,
  files: ForMeasuringFiles,
  calendars: ForWritingCalendars,
  phrasing: ForPhrasingPlans,
  eInvoices: ForWritingEInvoices,
  siteMaps: ForWritingSiteMaps,
  rss: ForWritingFeeds,
  origins: Origins,
  limits: Limits,
  exportAccess: ExportAccess,
  lawFiles: ForReadingLawFiles,
  rulingFiles: ForReadingRulingFiles,
  pdfReading: ForReadingPdfs,
  reading: ForReadingSources,
  keptFiles: ForKeepingFiles,
  phrasingData: ForPhrasingData,
  phrasingReplies: ForPhrasingReplies,
  rewording: ForRewording,
  packing: ForPackingFiles,
  photos: ForPreparingPhotos,
  signing: ForSigning,
  markup: ForDrawingPosts,
): Needs => ({
  ...store,
  clock,
  turns,
  secrets,
  codes,
  sealing,
  qrCodes,
  usualPasswords,
  german,
  postcodes,
  holidays,
  faults,
  pdfs,
  files,
  calendars,
  phrasing,
  eInvoices,
  siteMaps,
  rss,
  origins,
  limits,
  exportAccess,
  lawFiles,
  rulingFiles,
  pdfReading,
  reading,
  keptFiles,
  phrasingData,
  phrasingReplies,
  rewording,
  packing,
  photos,
  signing,
  markup,
})
