import fetch from 'cross-fetch'
import { cookieJar } from '#http/client/cookies.ts'
import { httpSite } from '#http/client/http-site.ts'
import { visitOnSite } from '#features/support/assemblies/visit-on-site.ts'
import { nodeSecrets } from '#secrets/node-secrets.ts'
import type { Assembly } from './assembly.ts'
import { inProcessServer } from './in-process-server.ts'
import { storeOf } from '../chosen-store.ts'

/**
 * The same drivers over the wire: HTTP client, real socket, server, core; below the store of `npm start`, unless STORE
 * names another.
 */
export const httpAssembly = async (): Promise<Assembly> => {
  // No screen, so nobody asks for a page.
  const render = async () => ({ status: 404, html: '', cache: 'private', tags: [] }) as const
  const stores = await storeOf(process.env['STORE'] ?? 'sqlite')
  const server = await inProcessServer({
    render: () => render,
    secrets: nodeSecrets(),
    openStore: stores.open,
    folders: [],
  })
  return {
    name: 'http',
    async open() {
      const app = await server.openApp()
      return {
        ...app,
        requests: app.arrived,
        async visit({ network = '192.0.2.1', bearer } = {}) {
          const cookies = cookieJar()
          const site = httpSite({
            origin: app.origin,
            cookies,
            fetch: (address, init) =>
              fetch(address, {
                ...init,
                headers: {
                  ...init?.headers,
                  'x-forwarded-for': network,
                  ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
                },
              }),
          })
          return visitOnSite({ site, origin: app.origin, signedIn: () => cookies.value('signed-in') === '1' })
        },
      }
    },
    async close() {
      await server.close()
      await stores.close()
    },
  }
}
