import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Container } from 'inversify'
import pino from 'pino'
import type { Needs, Origins } from '#core/needs.ts'
import { countAttempts } from '#core/shared/rate-limit.ts'
import type { Visitor } from '#core/shared/visitor.ts'
import type { ForSyncing } from '#core/sync/ports.ts'
import type { SiteForPages } from '#core/site.ts'
import { openSite } from '#core/open-site.ts'
import { readingLawFilesInThread } from '#reading/laws/reading-in-thread.ts'
import {
  admittedPdfReading,
  admittedPdfs,
  admittedPhotos,
  admittedSecrets,
} from '#http/server/admission/admitted-needs.ts'
import { dearWork, type DearWork } from '#http/server/admission/dear-work.ts'
import { takingBatches, type TakesBatch } from '#http/server/calls/sync-batches.ts'
import { buildServer } from '#http/server/build-server.ts'
import type { ServerSettings } from '#http/server/server-settings.ts'
import { builtAssets } from '#http/server/pages/built-assets.ts'
import { leaving, type Leaving } from '#http/server/operation/leaving.ts'
import { logSerializers } from '#http/server/operation/error-in-log.ts'
import { figuresOfStore } from '../store-figures.ts'
import { faultLog } from '#http/server/operation/fault-log.ts'
import { cachedPdfs } from '#pdf/cached-pdfs.ts'
import type { AccessibilityCheck, PageSettings, Render } from '#pages-port/page-rendering.ts'
import type { OpenStore } from '#storage/open-store.ts'
import { logOutput } from '../log-output.ts'
import { Refused } from '../outcome.ts'
import { projectRoot } from '../project-root.ts'
import type { Settings } from '../settings.ts'
import { warmingTheFinder, type Warming } from '../warming.ts'
import { visitorInMemory } from '../visitor-in-memory.ts'
import { parts, siteSecretOf } from './application.ts'
import { singleton } from './binding.ts'
import { token } from './tokens.ts'

const browserFiles = join(projectRoot, 'dist/client')
const renderer = join(projectRoot, 'dist/server/render.js')
/** Written by the tests in browsers (tests/browser/accessibility-of-kinds.test.ts and -of-states). */
const accessibilityCheck = join(projectRoot, 'docs/accessibility-check.json')

/** Beside the sources as a source, in what is built of them as a file of its own. */
const lawReadingThread = import.meta.url.endsWith('.ts')
  ? join(projectRoot, 'adapters/reading/laws/law-reading-thread.ts')
  : join(projectRoot, 'dist/server/law-reading-thread.js')

export const serverParts = {
  log: token<FastifyBaseLogger>('log'),
  secret: token<string>('secret'),
  render: token<Render>('render'),
  warming: token<Warming>('warming'),
  ready: token<() => Promise<boolean>>('ready'),
  dear: token<DearWork>('dear'),
  leaving: token<Leaving>('leaving'),
  storeFigures: token<() => Promise<readonly string[]>>('storeFigures'),
  takeBatch: token<TakesBatch>('takeBatch'),
  serverSettings: token<ServerSettings>('serverSettings'),
  server: token<FastifyInstance>('server'),
}

/**
 * Adds to an application what serves it: the log, the pages and the HTTP server. Ask for the server with `getAsync`.
 */
export function addServer(application: Container): void {
  const { settings, store, origins, needs, site } = parts
  const {
    log,
    secret,
    render,
    warming,
    ready,
    dear,
    leaving: lameDuck,
    storeFigures,
    takeBatch,
    serverSettings,
    server,
  } = serverParts
  singleton(application, log, logOf, [settings])
  singleton(application, parts.faults, (to) => faultLog(to), [log])
  singleton(application, dear, () => dearWork(), [])
  singleton(application, site, siteWithAdmission, [needs, dear])
  singleton(application, secret, siteSecretOf, [settings, store])
  singleton(application, render, renderOf, [settings, origins])
  singleton(application, warming, (openSite, to) => warmingTheFinder(openSite(visitorInMemory('cli')).programme, to), [
    site,
    log,
  ])
  singleton(application, ready, readyOnceFilled, [needs, store])
  singleton(application, storeFigures, figuresOfStore, [store])
  singleton(application, takeBatch, (syncing) => takingBatches(syncing), [parts.syncing])
  singleton(application, lameDuck, leaving, [])
  singleton(application, serverSettings, serverSettingsOf, [settings, origins, secret])
  singleton(application, server, serverOf, [
    site,
    render,
    settings,
    serverSettings,
    log,
    needs,
    ready,
    warming,
    dear,
    lameDuck,
    storeFigures,
    parts.syncing,
    takeBatch,
  ])
}

/** The application whose dear parts wait for their turn, for nobody knows how many ask the server. */
const siteWithAdmission = (needs: Needs, dear: DearWork): ((visitor: Visitor) => SiteForPages) =>
  openSite({
    ...needs,
    secrets: admittedSecrets(needs.secrets, dear),
    pdfs: cachedPdfs(admittedPdfs(needs.pdfs, dear)),
    pdfReading: admittedPdfReading(needs.pdfReading, dear),
    photos: admittedPhotos(needs.photos, dear),
    lawFiles: readingLawFilesInThread(lawReadingThread),
  })

const logOf = ({ logLevel }: Settings): FastifyBaseLogger =>
  pino({ level: logLevel, serializers: logSerializers }, logOutput())

async function renderOf({ cookiebotId }: Settings, origins: Origins): Promise<Render> {
  if (!existsSync(renderer)) throw new Refused('Die Seiten sind noch nicht gebaut: npm run build')
  const built = (await import(pathToFileURL(renderer).href)) as { createRender(settings: PageSettings): Render }
  return built.createRender({
    siteOrigin: origins.site,
    brOrigin: origins.br,
    ...(cookiebotId && { cookiebotId }),
    ...(existsSync(accessibilityCheck) && {
      accessibilityCheck: JSON.parse(readFileSync(accessibilityCheck, 'utf8')) as AccessibilityCheck,
    }),
    assets: builtAssets(browserFiles),
  })
}

/** Milliseconds for which one written value stands for the next: each is written through to the disk. */
const writingHolds = 5_000

/** Ready while the store answers the shortest of all questions and can write, once it has been filled. */
function readyOnceFilled({ content, changes }: Needs, store: OpenStore): () => Promise<boolean> {
  let filled = false
  let wrote = -Infinity
  return async () => {
    await changes.since(undefined)
    if (performance.now() - wrote > writingHolds) {
      await store.checkWriting()
      wrote = performance.now()
    }
    filled ||= (await content.firstFill()) !== undefined
    return filled
  }
}

const serverSettingsOf = (
  { trustProxy, metricsPublic, hstsSubdomains, cookiebotId, syncSecret }: Settings,
  origins: Origins,
  siteSecret: string,
): ServerSettings => ({
  siteOrigin: origins.site,
  brOrigin: origins.br,
  siteSecret,
  trustProxy,
  metricsPublic,
  hstsSubdomains,
  ...(cookiebotId && { cookiebotId }),
  ...(syncSecret !== undefined && { syncSecret }),
  folders: [browserFiles],
})

const serverOf = (
  openSite: (visitor: Visitor) => SiteForPages,
  render: Render,
  { pageCacheMegabytes }: Settings,
  settings: ServerSettings,
  log: FastifyBaseLogger,
  { changes, clock, attempts }: Needs,
  ready: () => Promise<boolean>,
  { isWarm }: Warming,
  dear: DearWork,
  lameDuck: Leaving,
  storeFigures: () => Promise<readonly string[]>,
  syncing: ForSyncing,
  takeBatch: TakesBatch,
): FastifyInstance =>
  buildServer({
    openSite,
    dear,
    render,
    log,
    finderIsWarm: isWarm,
    ready,
    leaving: lameDuck,
    storeFigures,
    ...(pageCacheMegabytes > 0 && { pageCaching: { changes, clock, megabytes: pageCacheMegabytes } }),
    settings,
    changes,
    sync: {
      syncing,
      takeBatch,
      clock,
      isFirst: async (mac, windowSeconds) =>
        (await countAttempts([{ key: `sync/${mac}`, most: 1, windowSeconds }], { attempts, clock })) === undefined,
    },
  })
