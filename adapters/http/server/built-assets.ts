import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PageAssets } from './page-rendering.ts'
import { widgetsScript } from './built-files.ts'

type Manifest = Readonly<Record<string, { readonly file: string; readonly css?: readonly string[] }>>

/** The addresses of what the build made, read from its folder (dist/client). Throws when there is no whole build. */
export function builtAssets(folder: string): PageAssets {
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest
  const styles = Object.entries(manifest)
    .filter(([source]) => source.endsWith('styles/site.css'))
    .map(([, { file }]) => `/${file}`)
  const wording = readdirSync(join(folder, 'wording')).find((name) => /^de\.[\w-]+\.json$/.test(name))
  if (!existsSync(join(folder, widgetsScript)) || styles.length === 0 || wording === undefined)
    throw new Error(`${folder} holds no whole build`)
  return {
    // Without a version: what it loads later imports it by this very address, and must not run it a second time.
    loader: widgetsScript,
    styles,
    wording: `/wording/${wording}`,
    fonts: [],
  }
}
