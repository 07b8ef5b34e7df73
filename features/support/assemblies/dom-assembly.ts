import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import '../tsx-hooks.ts'
import { visitOnScreen } from '#features/support/assemblies/visit-on-screen.ts'
import { happyDomScreen } from '#features/screens/happy-dom-screen.ts'
import { openMemoryStore } from '#storage/open-memory-store.ts'
import { quickSecrets } from '../quick-secrets.ts'
import type { Assembly } from './assembly.ts'
import { inProcessServer } from './in-process-server.ts'

/** happy-dom on the HTML that the real server rendered; widgets start by the browser's own entry, unbuilt. */
export const domAssembly = async (): Promise<Assembly> => {
  const { createRender } = await import('#react/render.tsx')
  const { startPage } = await import('#react/browser/start-page.ts')
  const server = await inProcessServer({
    render: (origin) =>
      createRender({
        siteOrigin: origin,
        brOrigin: origin,
        assets: { loader: '/widgets.js', styles: ['/assets/site.css'], wording: '/wording/de.json', fonts: [] },
      }),
    secrets: quickSecrets(),
    openStore: async () => openMemoryStore(),
    folders: [],
    styles: wholeStyles(),
  })
  return {
    name: 'dom',
    async open() {
      const app = await server.openApp()
      return {
        ...app,
        visit: async ({ network = '192.0.2.1' } = {}) =>
          visitOnScreen(happyDomScreen({ origin: app.origin, network, startPage }), app),
      }
    },
    close: server.close,
  }
}

const styles = join(import.meta.dirname, '../../../adapters/react')

/** All style sheets in one, as the build joins them. */
const wholeStyles = (): string =>
  readdirSync(styles, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => readFileSync(join(styles, file), 'utf8'))
    .join('\n')
