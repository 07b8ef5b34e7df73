import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { builtAssets } from '#http/server/pages/built-assets.ts'
import type { PageSettings, Render } from '#pages-port/page-rendering.ts'
import { refuseOldBuild } from './fresh-build.ts'
import { openTestApp } from './test-app.ts'

const built = fileURLToPath(new URL('../../dist', import.meta.url))
const files = join(built, 'client')
const origins = { siteOrigin: 'http://localhost:3000', brOrigin: 'http://localhost:3000' }

test('every script and style sheet that a page names is told with the digest of what is served for it', async () => {
  await refuseOldBuild()
  const { createRender } = (await import(pathToFileURL(join(built, 'server/render.js')).href)) as {
    createRender(settings: PageSettings): Render
  }
  const render = createRender({ ...origins, assets: builtAssets(files) })
  const testApp = await openTestApp({ render, settings: { folders: [files] } })
  const named: string[] = []
  for (const page of ['/', '/impressum', '/wishlist/list', '/standorte']) {
    const { body } = await testApp.app.inject({ url: page })
    for (const [tag] of body.matchAll(/<(?:script[^>]* src=|link rel="stylesheet")[^>]*>/g)) {
      const address = /(?:src|href)="([^"]+)"/.exec(tag)?.[1] ?? ''
      const served = await testApp.app.inject({ url: address })
      const digest = createHash('sha384').update(served.rawPayload).digest('base64')
      expect(served.rawPayload.equals(readFileSync(join(files, address)))).toBe(true)
      expect(tag).toContain(` integrity="sha384-${digest}"`)
      named.push(address)
    }
  }
  await testApp.close()
  const sheets = new Set(named.map((address) => /\/([\w-]+)-[\w-]{8}\.css$/.exec(address)?.[1]).filter(Boolean))
  expect([...sheets].toSorted()).toEqual(['reading', 'site', 'venues', 'wishlist'])
})
