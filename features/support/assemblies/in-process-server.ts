import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { ForKnowingWhatChanged } from '#core/changes/ports.ts'
import type { ForMakingSecrets } from '#core/shared/secrets.ts'
import { buildServer } from '#http/server/build-server.ts'
import type { Render } from '#pages-port/page-rendering.ts'
import type { OpenStore } from '#storage/open-store.ts'
import { layFoundations } from '../foundations.ts'
import type { Foundations } from '../foundations.ts'
import { routeCalled } from '../routes-called.ts'
import type { OpenApp, Witness } from './assembly.ts'

/** An application behind a socket; who visits it is up to the assembly. */
export interface ServedApp extends Omit<OpenApp, 'visit' | 'requests'> {
  /** How many requests have arrived since the application was opened. */
  arrived(): number
  /** Lets a page stand at that path: one that somebody else of our origin built. */
  showPlainPage(path: string, html: string): void
}

export interface InProcessServer {
  readonly origin: string
  openApp(): Promise<ServedApp>
  close(): Promise<void>
}

/**
 * One real server on a real socket for all scenarios of a run; each scenario has its own application behind it. What
 * arrives at the socket is written down.
 */
export const inProcessServer = async ({
  render,
  secrets,
  openStore,
  folders,
  styles,
}: {
  readonly render: (origin: string) => Render
  readonly secrets: ForMakingSecrets
  readonly openStore: () => Promise<OpenStore>
  readonly folders: readonly string[]
  /** Stands at /assets/site.css where nothing was built. */
  readonly styles?: string
}): Promise<InProcessServer> => {
  const port = await freePort()
  // Not 'localhost': errors of the user interface are collected outside the development host only.
  const origin = `http://127.0.0.1:${port}`
  let opened: Foundations | undefined
  const requests: string[] = []
  const failures: string[] = []
  const plainPages = new Map<string, string>()

  const running = (): Foundations => {
    if (opened === undefined) throw new Error('no scenario is running')
    return opened
  }
  const app = buildServer({
    openSite: (visitor) => running().openSite(visitor),
    render: render(origin),
    settings: {
      siteOrigin: origin,
      brOrigin: origin,
      siteSecret: 'a secret of scenarios',
      trustProxy: 'loopback',
      folders,
    },
    changes: changesOf(running),
    // As where people use it: the same pages are cached from one scenario to the next, each with a store of its own.
    pageCaching: {
      changes: changesOf(running),
      clock: { now: () => running().clock.now() },
      megabytes: 8,
    },
  })
  app.server.on('request', ({ method, url }) => requests.push(`${method} ${url?.split('?')[0]}`))
  app.addHook('onResponse', async ({ method, url, routeOptions: { url: pattern } }, { statusCode }) => {
    routeCalled({ method, ...(pattern !== undefined && { pattern }), path: url.split('?')[0] ?? '' })
    if (statusCode >= 500) failures.push(`${method} ${url}: ${statusCode}`)
  })
  showPlainPages(app, plainPages)
  if (styles !== undefined) app.get('/assets/site.css', async (_, reply) => reply.type('text/css').send(styles))
  await app.listen({ host: '127.0.0.1', port })

  return {
    origin,
    async openApp() {
      const foundations = layFoundations({ store: await openStore(), origin, secrets })
      opened = foundations
      requests.length = 0
      failures.length = 0
      let brokenOnPurpose = false
      return {
        ...foundations,
        faults: {
          ...foundations.faults,
          break: (machine) => {
            brokenOnPurpose = true
            foundations.faults.break(machine)
          },
        },
        origin,
        witness: witnessOf(requests),
        arrived: () => requests.length,
        showPlainPage: (path, html) => void plainPages.set(path, html),
        async close() {
          opened = undefined
          plainPages.clear()
          await foundations.close()
          if (failures.length > 0 && !brokenOnPurpose) throw new Error(`the server failed: ${failures.join(', ')}`)
        },
      }
    },
    close: async () => {
      app.server.closeAllConnections()
      await app.close()
    },
  }
}

/** More than a scenario changes. */
const versionsOfAScenario = 1_000_000

/**
 * What has changed in the store of the scenario that is running. Each begins below all versions of the one before,
 * which tells whoever caches that it is another store.
 */
const changesOf = (running: () => Foundations): ForKnowingWhatChanged => {
  let scenarios = 0
  const firstOf = new WeakMap<Foundations, number>()
  return {
    async since(version) {
      const scenario = running()
      const first = firstOf.get(scenario) ?? -(scenarios += 1) * versionsOfAScenario
      firstOf.set(scenario, first)
      const isOwn = version !== undefined && version >= first && version < first + versionsOfAScenario
      const news = await scenario.changes.since(isOwn ? version - first : undefined)
      return news && { ...news, version: news.version + first }
    },
    isUnchanged: () => false,
  }
}

const witnessOf = (requests: readonly string[]): Witness => {
  const seen = (pattern: RegExp) => () => requests.filter((request) => pattern.test(request)).length
  return {
    adds: seen(/^POST \/wishlist\/add-bookmark$/),
    removes: seen(/^POST \/wishlist\/delete/),
    lists: seen(/^GET \/wishlist\/get-bookmarks$/),
    themeLists: seen(/^GET \/api\/get-seminars$/),
  }
}

const showPlainPages = (app: FastifyInstance, pages: ReadonlyMap<string, string>): void => {
  app.get('/probe/:name', async (request, reply) => {
    const html = pages.get(request.url.split('?')[0] ?? '')
    return html === undefined
      ? reply.code(404).send()
      : reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(html)
  })
}

const freePort = async (): Promise<number> => {
  const probe = createServer()
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve))
  const { port } = probe.address() as AddressInfo
  await new Promise((resolve) => probe.close(resolve))
  return port
}
