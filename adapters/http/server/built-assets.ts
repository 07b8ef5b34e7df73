import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PageAssets } from './page-rendering.ts'
import { versionOf, widgetsScript } from './built-files.ts'

type Manifest = Readonly<Record<string, { readonly file: string; readonly css?: readonly string[] }>>

/** The addresses of what the build made, read from its folder (dist/client). Throws when there is no whole build. */
export function builtAssets(folder: string): PageAssets {
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest
  const styles = Object.entries(manifest)
    .filter(([source]) => source.endsWith('styles/site.css'))
    .map(([, { file }]) => `/${file}`)
  const wording = readdirSync(join(folder, 'wording')).find((name) => /^de\.[\w-]+\.json$/.test(name))
  if (styles.length === 0 || wording === undefined) throw new Error(`${folder} holds no whole build`)
  return {
    loader: `${widgetsScript}?v=${versionOf(readFileSync(join(folder, 'widgets.js')))}`,
    styles,
    wording: `/wording/${wording}`,
    fonts: [],
  }
}
