import { fileURLToPath, pathToFileURL } from 'node:url'
import type { PageSettings, Render } from '#pages-port/page-rendering.ts'
import { refuseOldBuild } from './fresh-build.ts'

const bundle = fileURLToPath(new URL('../../dist/server/render.js', import.meta.url))

/** The real renderer, as it is built. */
export async function builtPages(origins: { readonly siteOrigin: string; readonly brOrigin: string }): Promise<Render> {
  await refuseOldBuild()
  const { createRender } = (await import(pathToFileURL(bundle).href)) as {
    createRender(settings: PageSettings): Render
  }
  return createRender({
    ...origins,
    assets: { loader: '/widgets.js', styles: ['/assets/site.css'], wording: '/wording/de.json', fonts: [] },
  })
}
