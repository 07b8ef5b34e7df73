import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { sectionSheets, sharedSheets } from '#pages-port/section-sheets.ts'
import type { PageView } from '#react/page.ts'
import { openPages } from './pages-app.ts'

const folder = join(import.meta.dirname, '../../adapters/react')
const sections = readdirSync(join(folder, 'pages'))
/** A sheet that several sections share may stand in a folder of its own. */
const isSheetAlone = (section: string): boolean => Object.values<string>(sharedSheets).includes(section)

/** Pages of a section by their names; whatever else its files export is none. */
async function pagesOf(section: string): Promise<readonly (readonly [name: string, page: PageView<never>])[]> {
  const files = readdirSync(join(folder, 'pages', section)).filter((file) => file.endsWith('.tsx'))
  const parts = await Promise.all(
    files.map((file) => import(join(folder, 'pages', section, file)) as Promise<Readonly<Record<string, unknown>>>),
  )
  const isPage = (value: unknown): value is PageView<never> =>
    typeof value === 'object' && value !== null && 'head' in value && 'Component' in value
  return parts.flatMap((part) =>
    Object.entries(part).flatMap(([name, value]) => (isPage(value) ? [[name, value] as const] : [])),
  )
}

test.each(sections)('pages of %s wear the sheet of their section, or none where it has none', async (section) => {
  const worn = await pagesOf(section)
  if (!isSheetAlone(section)) expect(worn.length).toBeGreaterThan(0)
  const own = sharedSheets[section] ?? sectionSheets.find((sheet) => sheet === section)
  expect(worn.filter(([, { sheet }]) => sheet !== own).map(([name]) => name)).toEqual([])
})

test('a sheet is of a section, says the order of the layers before anything else, and stands nowhere else', () => {
  const importsOf = (path: string) =>
    [...readFileSync(path, 'utf8').matchAll(/@import '([^']+)'/g)].map(([, imported]) => imported)
  const site = importsOf(join(folder, 'styles/site.css'))
  for (const section of sectionSheets) {
    const path = join(folder, `pages/${section}/${section}.css`)
    expect(existsSync(path)).toBe(true)
    expect(importsOf(path)[0]).toBe('../../styles/layers.css')
    expect(site.filter((imported) => imported?.startsWith(`../pages/${section}/`))).toEqual([])
  }
})

describe('a page links', () => {
  const sheetsIn = (html: string) =>
    [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href]) => href)

  test.each([
    ['the common sheet and that of its section', '/standorte', 200, ['/assets/site.css', '/assets/venues.css']],
    ['both also where browsers take it over', '/wishlist/list', 200, ['/assets/site.css', '/assets/wishlist.css']],
    ['the common sheet alone where its section has none', '/seminare/p', 200, ['/assets/site.css']],
    ['it alone where nothing is found in a section', '/standorte/nirgends-999', 404, ['/assets/site.css']],
  ])('%s', async (_, address, status, sheets) => {
    const { visit } = await openPages()
    const answer = await visit().get(address)
    expect([answer.status, sheetsIn(answer.html)]).toEqual([status, sheets])
    expect(sheetsIn(answer.html.split('</head>')[0] ?? '')).toEqual(sheets)
  })
})
