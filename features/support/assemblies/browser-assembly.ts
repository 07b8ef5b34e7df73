import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type BrowserContext } from 'playwright'
import { visitOnScreen } from '#features/support/assemblies/visit-on-screen.ts'
import { chromiumScreen } from '#features/screens/chromium-screen.ts'
import { builtAssets } from '#http/server/pages/built-assets.ts'
import type { Render } from '#pages-port/page-rendering.ts'
import { quickSecrets } from '../quick-secrets.ts'
import { openMemoryStore } from '#storage/open-memory-store.ts'
import type { Assembly } from './assembly.ts'
import { inProcessServer } from './in-process-server.ts'

const root = join(import.meta.dirname, '../../..')
const client = join(root, 'dist/client')
const renderer = join(root, 'dist/server/render.js')

const switches = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const window = { viewport: { width: 1440, height: 900 }, locale: 'de-DE' }

/** Chromium on the built site. CHROMIUM names the binary where it is not Debian's. */
export const browserAssembly = async (): Promise<Assembly> => {
  if (!existsSync(renderer)) throw new Error('the site is not built: run `vite build --app` first')
  const { createRender } = (await import(renderer)) as { readonly createRender: (settings: object) => Render }
  const server = await inProcessServer({
    render: (origin) => createRender({ siteOrigin: origin, brOrigin: origin, assets: builtAssets(client) }),
    secrets: quickSecrets(),
    openStore: async () => openMemoryStore(),
    folders: [client, join(root, 'public')],
  })
  const { CHROMIUM } = process.env
  const browser = await chromium.launch({
    executablePath: CHROMIUM === undefined || CHROMIUM === '' ? '/usr/bin/chromium' : CHROMIUM,
    args: switches,
  })
  return {
    name: 'browser',
    async open() {
      const app = await server.openApp()
      const contexts: BrowserContext[] = []
      return {
        ...app,
        async browserWindow({ scripts }) {
          const context = await browser.newContext({ ...window, baseURL: app.origin, javaScriptEnabled: scripts })
          // A guard against what hangs: beside other work a window may draw nothing for many seconds.
          context.setDefaultTimeout(60_000)
          contexts.push(context)
          return context.newPage()
        },
        async close() {
          await Promise.all(contexts.map((context) => context.close()))
          await app.close()
        },
        visit: async ({ network = '192.0.2.1' } = {}) =>
          visitOnScreen(await chromiumScreen({ browser, origin: app.origin, network }), app),
      }
    },
    async close() {
      await browser.close()
      await server.close()
    },
  }
}
