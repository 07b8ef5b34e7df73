import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'

interface Chunk {
  readonly file: string
  readonly imports?: readonly string[]
}

const browser = 'adapters/react/browser'
const widgets = 'adapters/react/widgets'
const loader = `${browser}/loader.ts`
const drawn = [loader, `${browser}/widgets.tsx`, `${browser}/site-in-browser.ts`]
const dialog = [loader, `${browser}/wishlist-on-page.ts`]
/** What is there for whoever is signed in, or has a cart. */
const own = [`${browser}/own-parts.ts`]
const withHearts = [...drawn, ...dialog]

const before = 10_000
const after = 100_000
/**
 * Of what nobody but its owner sees: React with its router is 90 kB of it, and its forms bring their words and rules.
 */
const ownPage = 120_000
/** Of the members' portal, where one page leads to the other without a reload, and each brings its own view. */
const portalPage = 150_000
const served = ['hydration.ts', 'served-views.ts', 'by-server.ts', 'links-go-on.ts'].map((name) => `${browser}/${name}`)
const portal = [
  ['the overview of the portal', 'overview/overview'],
  ['bookings of the Gremium', 'gremium/bookings'],
  ['members of the Gremium', 'gremium/members'],
  ['the list of the Gremium', 'shared-list/list'],
  ['settings of the Gremium', 'gremium/settings'],
  ['training plans', 'training-plan/own-plans'],
  ['members’ knowledge', 'members-knowledge/primers'],
  ['settings of a person', 'settings/settings-of-person'],
  ['settings of a login', 'settings/settings-of-login'],
  ['settings of data', 'settings/settings-of-data'],
] as const
// A page holds one or two kinds; the last row only tells what all of them cost together.
const situations: readonly (readonly [string, readonly string[], number?])[] = [
  ['any page, before the first interaction', [loader], before],
  ['a page with limited texts, before it', [loader, `${browser}/shorten-sleeping-texts.ts`], before],
  ['a page that shows what it says by now, before it', [loader, `${browser}/follow-part.ts`], before],
  ['a conversation with the chatbot', [loader, `${browser}/chat-goes-on.ts`, `${browser}/site-in-browser.ts`], after],
  ['a heart, clicked by somebody signed out', dialog, after],
  ['a heart of somebody signed in', [...withHearts, ...own, `${widgets}/bookmark.tsx`], after],
  ['a limited text, expanded', [...drawn, `${widgets}/limited-text.tsx`], after],
  ['a video, clicked', [...drawn, `${widgets}/video.tsx`], after],
  [
    'a video and the cookie choice',
    [...drawn, `${widgets}/video.tsx`, 'adapters/react/consent/cookie-choice.ts'],
    after,
  ],
  ['a theme teaser', [...withHearts, `${widgets}/theme-teaser.tsx`], after],
  ['a theme info box', [...drawn, `${widgets}/theme-info-box.tsx`], after],
  [
    'a theme info box, and a heart clicked by somebody signed out',
    [...drawn, ...dialog, `${widgets}/theme-info-box.tsx`],
    after,
  ],
  [
    'the wishlist, taken over',
    [loader, `${browser}/hydration.ts`, 'adapters/react/pages/wishlist/wishlist.tsx'],
    ownPage,
  ],
  ['the cart, taken over', [loader, `${browser}/hydration.ts`, 'adapters/react/pages/cart/cart.tsx'], ownPage],
  ['the checkout, taken over', [loader, `${browser}/hydration.ts`, 'adapters/react/pages/cart/checkout.tsx'], ownPage],
  ...portal.map(([name, view]): readonly [string, readonly string[], number] => [
    `${name}, taken over`,
    [loader, ...own, ...served, `adapters/react/pages/${view}.tsx`],
    portalPage,
  ]),
  ['a lexicon grid', [...drawn, `${widgets}/lexicon-grid.tsx`], after],
  [
    'a lexicon grid and a heart of somebody signed in',
    [...withHearts, ...own, `${widgets}/bookmark.tsx`, `${widgets}/lexicon-grid.tsx`],
    after,
  ],
  [
    'all six widgets on one page',
    [
      ...withHearts,
      `${browser}/shorten-sleeping-texts.ts`,
      ...['bookmark', 'limited-text', 'video', 'theme-teaser', 'theme-info-box', 'lexicon-grid'].map(
        (name) => `${widgets}/${name}.tsx`,
      ),
    ],
  ],
]

/** What a page loads in one situation, as a browser gets it. */
export interface BundleRow {
  readonly name: string
  readonly files: number
  /** Compressed with brotli. */
  readonly bytes: number
  /** In bytes; some rows have none. */
  readonly budget: number | undefined
}

/** JavaScript that a page loads, by the build in a folder. Throws where there is none, or where it lacks a part. */
export function bundleRows(folder: string): readonly BundleRow[] {
  const manifestIn = (name: string): Readonly<Record<string, Chunk>> => {
    const file = join(folder, '.vite', name)
    if (!existsSync(file)) throw new Error(`${folder} holds no build`)
    return JSON.parse(readFileSync(file, 'utf8'))
  }
  // Pages that browsers take over have a build of their own (docs/decisions/027).
  const manifest = { ...manifestIn('manifest.json'), ...manifestIn('hydration.json') }
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

  return situations.map(([name, entries, budget]) => {
    const keys = entries.reduce((seen, entry) => withImports(entry, seen), new Set<string>())
    const files = new Set([...keys].map((key) => chunk(key).file))
    return { name, files: files.size, bytes: [...files].reduce((sum, file) => sum + encodedSize(file), 0), budget }
  })
}
