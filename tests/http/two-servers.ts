import { request, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { ForKnowingWhatChanged } from '#core/changes/ports.ts'
import type { Render } from '#pages-port/page-rendering.ts'
import { buildServer } from '#http/server/build-server.ts'
import type { ServerSettings } from '#http/server/server-settings.ts'
import { openTestApp, type TestApp, type TestAppOptions } from './test-app.ts'

export interface Heard {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

/** A server that listens, and how to ask it over a socket: what stands in front of Fastify answers there only. */
export interface Listening {
  readonly app: FastifyInstance
  readonly port: number
  ask(url: string, headers?: Readonly<Record<string, string>>, method?: string): Promise<Heard>
}

/**
 * One test app with two servers: one caches pages, the other makes every page anew, where it is given `anew` with an
 * application and a renderer that have cached nothing either.
 */
export interface TwoServers {
  readonly testApp: TestApp
  readonly caching: Listening
  readonly plain: Listening
  close(): Promise<void>
}

export async function openTwoServers({
  render,
  changes,
  anew,
  megabytes = 8,
  ...options
}: TestAppOptions & {
  readonly render: Render
  /** What the cache is told of changes, where that is not the store. */
  readonly changes?: (store: ForKnowingWhatChanged) => ForKnowingWhatChanged
  /** Makes a renderer that has drawn nothing yet. */
  readonly anew?: () => Render
  readonly megabytes?: number
  readonly settings?: Partial<ServerSettings>
}): Promise<TwoServers> {
  const testApp = await openTestApp({ ...options, render })
  const told = changes?.(testApp.needs.changes) ?? testApp.needs.changes
  const app = buildServer({
    openSite: testApp.siteOf,
    render,
    settings: testApp.settings,
    ...(options.log && { log: options.log }),
    pageCaching: { changes: told, clock: testApp.clock, megabytes },
  })
  const cachingNothing =
    anew &&
    buildServer({
      openSite: testApp.siteAnew,
      render: (request) => anew()(request),
      settings: testApp.settings,
    })
  const [caching, plain] = await Promise.all([listening(app), listening(cachingNothing ?? testApp.app)])
  return {
    testApp,
    caching,
    plain,
    close: async () => {
      app.server.closeAllConnections()
      plain.app.server.closeAllConnections()
      await app.close()
      await cachingNothing?.close()
      await testApp.close()
    },
  }
}

async function listening(app: FastifyInstance): Promise<Listening> {
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  const ask: Listening['ask'] = (url, headers = {}, method = 'GET') =>
    new Promise((resolve, reject) => {
      const sent = request({ port, path: url, method, headers, setHost: headers['host'] === undefined }, (answer) => {
        const pieces: Buffer[] = []
        answer.on('data', (piece: Buffer) => pieces.push(piece))
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(pieces) }),
        )
      })
      sent.on('error', reject)
      sent.end()
    })
  return { app, port, ask }
}
