import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PageAssets } from '#pages-port/page-rendering.ts'
import { sectionSheets, type SectionSheet } from '#pages-port/section-sheets.ts'

type Manifest = Readonly<Record<string, { readonly file: string }>>

/** What every page is set in: headings and text; the other cuts are fetched when a page needs them. */
const fontsOfEveryPage = ['haus-serif-display-latin.woff2', 'haus-sans-latin.woff2']

/** The addresses of what the build made, read from its folder (dist/client). Throws when there is no whole build. */
export function builtAssets(folder: string): PageAssets {
  const manifestIn = (name: string) => JSON.parse(readFileSync(join(folder, '.vite', name), 'utf8')) as Manifest
  const manifest = { ...manifestIn('manifest.json'), ...manifestIn('hydration.json') }
  const built = (source: string): string => {
    const found = Object.entries(manifest).find(([path]) => path.endsWith(`/${source}`))
    if (!found) throw new Error(`${folder} holds no whole build: ${source} is missing`)
    return `/${found[1].file}`
  }
  const wording = readdirSync(join(folder, 'wording')).find((name) => /^de\.[\w-]+\.json$/.test(name))
  if (wording === undefined) throw new Error(`${folder} holds no whole build: the wording is missing`)
  const loader = built('browser/loader.ts')
  const hydration = built('browser/hydration.ts')
  const styles = [built('styles/site.css')]
  const sheetsOfSections = Object.fromEntries(
    sectionSheets.map((section) => [section, built(`pages/${section}/${section}.css`)]),
  ) as Record<SectionSheet, string>
  const named = [loader, hydration, ...styles, ...Object.values(sheetsOfSections)]
  const digest = (address: string): string =>
    `sha384-${createHash('sha384')
      .update(readFileSync(join(folder, address)))
      .digest('base64')}`
  return {
    loader,
    hydration,
    styles,
    sectionSheets: sheetsOfSections,
    integrity: Object.fromEntries(named.map((address) => [address, digest(address)])),
    wording: `/wording/${wording}`,
    fonts: fontsOfEveryPage.map(built),
  }
}
