// JavaScript that a page loads, compressed as a browser gets it: node bench/bundle-size.ts (needs a build in dist/)
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { kB, table, writeFigures } from './written-figures.ts'

interface Chunk {
  readonly file: string
  readonly imports?: readonly string[]
}

const folder = process.argv.slice(2).find((word) => !word.startsWith('--')) ?? 'dist/client'
const manifestIn = (name: string): Readonly<Record<string, Chunk>> => {
  const file = join(folder, '.vite', name)
  if (!existsSync(file)) throw new Error(`${folder} holds no build`)
  return JSON.parse(readFileSync(file, 'utf8'))
}
// Pages that browsers take over have a build of their own (docs/decisions/027).
const manifest = { ...manifestIn('manifest.json'), ...manifestIn('hydration.json') }

const browser = 'adapters/react/browser'
const widgets = 'adapters/react/widgets'
const loader = `${browser}/loader.ts`
const awake = [loader, `${browser}/widgets.tsx`, `${browser}/site-in-browser.ts`]
const withDialog = [...awake, `${widgets}/login-dialog.tsx`]

const before = 10_000
const after = 100_000
// A page holds one or two kinds; the last row only tells what all of them cost together.
const situations: readonly (readonly [string, readonly string[], number?])[] = [
  ['any page, before the first interaction', [loader], before],
  ['a page with limited texts, before it', [loader, `${browser}/shorten-sleeping-texts.ts`], before],
  ['a heart, clicked', [...withDialog, `${widgets}/bookmark.tsx`], after],
  ['a limited text, expanded', [...awake, `${widgets}/limited-text.tsx`], after],
  ['a video, clicked', [...awake, `${widgets}/video.tsx`], after],
  [
    'a video and the cookie choice',
    [...awake, `${widgets}/video.tsx`, 'adapters/react/consent/cookie-choice.ts'],
    after,
  ],
  ['a theme teaser', [...withDialog, `${widgets}/theme-teaser.tsx`], after],
  ['a theme info box', [...awake, `${widgets}/theme-info-box.tsx`], after],
  [
    'the wishlist, taken over',
    [loader, `${browser}/hydration.ts`, 'adapters/react/pages/wishlist/wishlist.tsx'],
    after,
  ],
  ['a lexicon grid', [...awake, `${widgets}/lexicon-grid.tsx`], after],
  [
    'all six widgets on one page',
    [
      ...withDialog,
      `${browser}/shorten-sleeping-texts.ts`,
      ...['bookmark', 'limited-text', 'video', 'theme-teaser', 'theme-info-box', 'lexicon-grid'].map(
        (name) => `${widgets}/${name}.tsx`,
      ),
    ],
  ],
]

const chunk = (key: string): Chunk => {
  const found = manifest[key]
  if (!found) throw new Error(`the build has no ${key}`)
  return found
}
/** A chunk and all it imports statically. */
const withImports = (key: string, seen: Set<string>): Set<string> => {
  if (seen.has(key)) return seen
  seen.add(key)
  for (const imported of chunk(key).imports ?? []) withImports(imported, seen)
  return seen
}
const encodedSize = (file: string): number =>
  brotliCompressSync(readFileSync(join(folder, file)), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length

const rows = situations.map(([name, entries, budget]) => {
  const keys = entries.reduce((seen, entry) => withImports(entry, seen), new Set<string>())
  const files = new Set([...keys].map((key) => chunk(key).file))
  const bytes = [...files].reduce((sum, file) => sum + encodedSize(file), 0)
  const verdict = budget === undefined ? ['–', ''] : [kB(budget), bytes <= budget ? 'met' : 'missed']
  return [name, files.size, kB(bytes), ...verdict]
})
const lines = table(['JavaScript of', 'files', 'brotli', 'budget', ''], rows)
console.log(lines.join('\n'))
if (process.argv.includes('--write')) writeFigures('bundle-size', lines)
