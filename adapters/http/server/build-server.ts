import cookie from '@fastify/cookie'
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance, type FastifyRequest } from 'fastify'
import { randomUUID } from 'node:crypto'
import type { ForKnowingWhatChanged } from '#core/changes/ports.ts'
import type { Render } from '#pages-port/page-rendering.ts'
import { StoreUnavailable } from '#core/shared/store-unavailable.ts'
import type { Visitor } from '#core/shared/visitor.ts'
import type { SiteForPages } from '#core/site.ts'
import type { Endpoint } from '#http/contract/endpoint.ts'
import { closeEveryListener } from './listening.ts'
import { beginInTurns } from './admission/begun-in-turns.ts'
import { dearWork, Overloaded, type DearWork } from './admission/dear-work.ts'
import { logAnswers } from './operation/request-log.ts'
import { apiDescription } from './calls/api-description.ts'
import { addApiDocs } from './calls/api-docs.ts'
import { addSyncRoutes, type SyncParts } from './calls/sync-routes.ts'
import { addressToRoute } from './requests/request-address.ts'
import { addHandWrittenRoutes } from './calls/hand-written-routes.ts'
import { staticFiles } from './pages/static-files.ts'
import { answerBrokenConnection, learnHeaders } from './requests/broken-connections.ts'
import { addEndpoints } from './calls/endpoint-routes.ts'
import { failuresOf, secondsUntilAgain, statusOfError } from './answers/failures.ts'
import { guardRequests } from './requests/request-guard.ts'
import { readBodies } from './requests/bodies.ts'
import { limitSlowBodies } from './requests/slow-bodies.ts'
import { discardUnreadBodies } from './requests/unread-bodies.ts'
import { answerFromCache } from './cache/answer-from-cache.ts'
import { answerCounts, countAnswers, figuresOf } from './operation/metrics.ts'
import { eventLoopDelay } from './operation/event-loop-delay.ts'
import { watchForSecurity } from './operation/security-events.ts'
import { endConnectionsWhenLeaving, leaving, type Leaving } from './operation/leaving.ts'
import { logSerializers } from './operation/error-in-log.ts'
import { liveStreams } from './live/live-streams.ts'
import { openPageCache, type PageCaching } from './cache/page-cache.ts'
import { addHealth } from './operation/health-routes.ts'
import { pagesOf } from './pages/page-routes.ts'
import { addFilesThenPages } from './pages/files-then-pages.ts'
import { setSecurityHeaders } from './requests/security-headers.ts'
import { addSpeculationRules } from './pages/speculation-rules.ts'
import { largestBody, usualPatience, type ServerSettings } from './server-settings.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The endpoint that a route carries. */
    readonly endpoint?: Endpoint
  }
}

export interface ServerParts {
  readonly openSite: (visitor: Visitor) => SiteForPages
  readonly render: Render
  readonly settings: ServerSettings
  /** Silent without one. */
  readonly log?: FastifyBaseLogger
  /** Whether the store answers, for /readyz. */
  readonly ready?: () => Promise<boolean>
  /** Whether the process is about to end; never, where nothing is said. */
  readonly leaving?: Leaving
  /** Whether the first search need not wait for the finder's index, for /metrics. */
  readonly finderIsWarm?: () => boolean
  /** What the store and its pools have to tell, for /metrics. */
  readonly storeFigures?: () => Promise<readonly string[]>
  /** Public pages are made anew for everyone without it. */
  readonly pageCaching?: PageCaching
  /** Nobody is told on an open page what has changed without it. */
  readonly changes?: ForKnowingWhatChanged
  /** Other systems bring nothing without it. */
  readonly sync?: SyncParts
  /** Decides what dear work is begun; the site's own ports may ask it as well. */
  readonly dear?: DearWork
}

/** Whether nobody is there any more to be answered. */
const hasGone = ({ raw }: FastifyRequest): boolean => raw.socket.destroyed

/** The whole site as a Fastify instance: endpoints from the contract, files, and pages for everything else. */
export function buildServer({
  openSite,
  render,
  settings,
  log,
  ready = async () => true,
  finderIsWarm,
  storeFigures = async () => [],
  pageCaching,
  changes,
  sync,
  dear = dearWork(),
  leaving: lameDuck = leaving(),
}: ServerParts): FastifyInstance {
  const patience = { ...usualPatience, ...settings.patience }
  const app = Fastify({
    ...(log && { loggerInstance: log.child({}, { serializers: logSerializers }) }),
    trustProxy: settings.trustProxy ?? false,
    bodyLimit: largestBody,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    requestIdHeader: false,
    genReqId: () => randomUUID().slice(0, 13),
    return503OnClosing: false,
    rewriteUrl: addressToRoute,
    // As long as any address may be: what is too long for that is refused before it gets here.
    routerOptions: { maxParamLength: 16_384 },
    clientErrorHandler: answerBrokenConnection,
    // Who sends or reads too slowly holds neither memory nor the end of the process for ever.
    http: { headersTimeout: patience.head, connectionsCheckingInterval: Math.ceil(patience.head / 4) },
    requestTimeout: patience.request,
    connectionTimeout: patience.silence,
  })
  const document = apiDescription(openSite, settings)
  const cache =
    pageCaching &&
    openPageCache(
      pageCaching,
      (path) => render.reads?.(path),
      (error) => app.log.warn({ err: error }, 'the store does not answer: cached pages are sent as they are'),
    )
  const counts = answerCounts()
  const requests = beginInTurns(app)
  const streams = changes && liveStreams(app, changes, lameDuck, settings.streams)
  const pages = pagesOf(openSite, render, settings, dear, cache)
  const fail = failuresOf(pages, settings)

  setSecurityHeaders(app, settings)
  learnHeaders(app)
  void app.register(cookie)
  readBodies(app)
  logAnswers(app)
  const security = watchForSecurity(app)
  const delay = eventLoopDelay(app)
  countAnswers(app, counts)
  app.setErrorHandler(async (error, request, reply) => {
    if (hasGone(request)) {
      request.log.info({ err: error }, 'whoever asked has gone before all of it had arrived')
      return reply.code(400).send()
    }
    const status = statusOfError(error)
    if (error instanceof Overloaded)
      return fail(request, reply.header('retry-after', error.retryAfter), status, { busy: true })
    if (status >= 500) request.log.error({ err: error }, 'failed')
    // The rest of a body that is too large is discarded at a pace, so that the answer arrives.
    if (status === 413) reply.removeHeader('connection')
    if (!(error instanceof StoreUnavailable)) return fail(request, reply, status)
    return fail(request, reply.header('retry-after', secondsUntilAgain), status, { mayBeDone: error.mayBeDone })
  })
  // In a plugin of their own, so that the cookies are read before requests are guarded.
  void app.register(async (site) => {
    guardRequests(site, fail, settings, requests)
    limitSlowBodies(site, patience)
    discardUnreadBodies(site, dear)
    addHealth(
      site,
      fail,
      async () => !lameDuck.hasBegun() && (await ready()),
      async () =>
        [
          ...(await storeFigures()),
          ...security.figures(),
          ...delay.figures(),
          ...(streams?.figures() ?? []),
          figuresOf(counts, dear, requests.figures, cache, finderIsWarm),
        ].join('\n'),
      settings,
    )
    addEndpoints(site, openSite, pages, dear, settings, streams)
    addHandWrittenRoutes(site, document, settings)
    if (sync) addSyncRoutes(site, sync, dear, settings)
    addApiDocs(site, document)
    addSpeculationRules(site)
    addFilesThenPages(site, staticFiles(settings.folders), pages, fail)
  })
  if (cache) answerFromCache(app, cache, counts, settings)
  endConnectionsWhenLeaving(app.server, lameDuck)
  closeEveryListener(app)
  return app
}
