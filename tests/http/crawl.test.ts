import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parse, type DefaultTreeAdapterTypes } from 'parse5'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openServedSite, type ServedSite } from '../browser/served-site.ts'
import { faultsIn } from '../react/faults-in-html.ts'

/**
 * Public routes of the specification (§2) that need no login, each as the crawl must have met it from a link or from the
 * sitemap. Pages of later contexts are added with them.
 */
const publicRoutes: readonly (readonly [route: string, pattern: RegExp])[] = [
  ['/', /^\/$/],
  ['/seminare/t/{theme}', /^\/seminare\/t\/[^/]+$/],
  ['/seminare/t/{theme}/starterpaket', /^\/seminare\/t\/[^/]+\/starterpaket$/],
  ['/seminare/t/{theme}/termine', /^\/seminare\/t\/[^/]+\/termine$/],
  ['/seminare/t/{theme}/erlebnis', /^\/seminare\/t\/[^/]+\/erlebnis$/],
  ['/seminare/t/{theme}/inhouse', /^\/seminare\/t\/[^/]+\/inhouse$/],
  ['/seminare/p', /^\/seminare\/p$/],
  ['/seminare/p with filters', /^\/seminare\/p\?/],
  ['/seminare/p/{event}', /^\/seminare\/p\/[^/]+-\d+$/],
  ['/seminare/p/{event} as a calendar', /^\/seminare\/p\/[^/]+\/termin\.ics$/],
  ['filtered events as a calendar', /^\/seminare\/p\/termine\.ics/],
  ['/seminare/r/{rubric}', /^\/seminare\/r\/[^/]+$/],
  ['/seminare/rubrik', /^\/seminare\/rubrik$/],
  ['/seminare/p-pdf/{event}', /^\/seminare\/p-pdf\/[^/]+$/],
  ['/seminare/pdf/{theme}', /^\/seminare\/pdf\/[^/]+$/],
  ['/kostenrechner/{x}', /^\/kostenrechner\/[^/]+$/],
  ['/pdf-kostenrechner/{x}', /^\/pdf-kostenrechner\/[^/]+$/],
  ['/online-fax/{x}', /^\/online-fax\/[^/]+$/],
  ['/fachtagung/{x}', /^\/fachtagung\/[^/]+$/],
  ['/fachtagung/{x}/buchung', /^\/fachtagung\/[^/]+\/buchung$/],
  ['/{product}slexikon/br', /^\/betriebsratslexikon\/br$/],
  ['/{product}slexikon/sbv', /^\/betriebsratslexikon\/sbv$/],
  ['/{product}slexikon/jav', /^\/betriebsratslexikon\/jav$/],
  ['/{product}slexikon/br/{x}', /^\/betriebsratslexikon\/br\/[^/]+$/],
  ['/standorte', /^\/standorte$/],
  ['/standorte/{name}-{locationId}', /^\/standorte\/[a-z-]+-\d+$/],
  ['/standorte/hotel/{name}-{hotelId}', /^\/standorte\/hotel\/[a-z-]+-\d+$/],
  ['/jobs-karriere', /^\/jobs-karriere$/],
  ['/jobs-karriere/offene-stellen/{x}/{paramWithId}', /^\/jobs-karriere\/offene-stellen\/[^/]+\/[^/]+-\d+$/],
  ['/brick', /^\/brick$/],
  ['/wishlist/list', /^\/wishlist\/list$/],
  ['/kundenportal/login', /^\/kundenportal\/login/],
  ['/registrierung', /^\/registrierung$/],
  ['/suche', /^\/suche/],
  ...['impressum', 'datenschutz', 'agb', 'barrierefreiheit', 'widerruf', 'cookie-einstellungen'].map(
    (slug) => [`/${slug}`, new RegExp(`^/${slug}$`)] as const,
  ),
]

/** Addresses that are many and alike: of these so many are visited, evenly over all that are linked. */
const samples: readonly (readonly [pattern: RegExp, most: number])[] = [
  [/^\/(seminare\/(pdf|p-pdf)|pdf-kostenrechner)\//, 25],
  [/^\/(kostenrechner|online-fax)\//, 40],
  [/\.ics(\?|$)/, 60],
  [/^\/kundenportal\//, 20],
  [/\?/, 250],
]

/** Pages of a kind that are validated; that takes longer than asking for them. */
const validated = process.env['LONG'] ? 25 : 3

interface Visited {
  readonly status: number
  readonly type: string
  readonly html: string | undefined
}

/** Classes that any of the built stylesheets names. */
const stylesheetClasses = (): ReadonlySet<string> => {
  const folder = fileURLToPath(new URL('../../dist/client/assets', import.meta.url))
  const styles = readdirSync(folder)
    .filter((file) => file.endsWith('.css'))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
  return new Set(styles.flatMap((css) => [...css.matchAll(/\.(-?[a-z_][\w-]*)/gi)].map(([, name = '']) => name)))
}

let testApp: ServedSite
const visited = new Map<string, Visited>()
/** Where an address was first linked. */
const linkedFrom = new Map<string, string>()
const foreignRequests: string[] = []

beforeAll(async () => {
  testApp = await openServedSite()
  await crawl()
}, 600_000)
afterAll(() => testApp.close())

test('every public route of the specification is linked and answers', () => {
  const met = [...visited].filter(([, { status }]) => status === 200).map(([address]) => address)
  const missing = publicRoutes.filter(([, pattern]) => !met.some((address) => pattern.test(address)))
  expect(missing.map(([route]) => route)).toEqual([])
})

test('no link is dead, and none leads over a redirect', () => {
  const dead = [...visited].filter(([, { status }]) => status !== 200)
  expect(dead.map(([address, { status }]) => `${status} ${address} on ${linkedFrom.get(address)}`)).toEqual([])
})

test('no page asks another host for anything', () => {
  expect(foreignRequests).toEqual([])
})

test('pages of every kind are valid HTML', async () => {
  const faults: string[] = []
  for (const [, pattern] of publicRoutes) {
    const pages = [...visited].filter(([address, { html }]) => html !== undefined && pattern.test(address))
    for (const [address, { html = '' }] of evenly(pages, validated))
      for (const fault of await faultsIn(html)) faults.push(`${address}: ${fault}`)
  }
  expect(faults).toEqual([])
}, 600_000)

test('every class in HTML is one that a stylesheet of ours knows', () => {
  const styled = stylesheetClasses()
  const unknown = new Map<string, string>()
  for (const [address, { html }] of visited)
    for (const { attributes } of html === undefined ? [] : elementsOf(parse(html)))
      for (const name of (attributes['class'] ?? '').split(/\s+/).filter(Boolean))
        if (!styled.has(name) && !unknown.has(name)) unknown.set(name, address)
  expect([...unknown].map(([name, address]) => `${name} on ${address}`)).toEqual([])
})

async function crawl(): Promise<void> {
  const waiting: string[] = []
  const held = new Map<number, string[]>()
  const meet = (address: string, on: string): void => {
    if (linkedFrom.has(address)) return
    linkedFrom.set(address, on)
    const sample = samples.findIndex(([pattern]) => pattern.test(address))
    if (sample === -1) waiting.push(address)
    else held.set(sample, [...(held.get(sample) ?? []), address])
  }
  // The second is where advertisements lead.
  for (const address of ['/', '/brick']) meet(address, 'nowhere')
  for (const address of await addressesOfSiteMap()) meet(address, 'the sitemap')
  while (waiting.length > 0 || held.size > 0) {
    if (waiting.length === 0) {
      for (const [sample, addresses] of held) waiting.push(...evenly(addresses, samples[sample]?.[1] ?? 0))
      held.clear()
    }
    const address = waiting.shift()
    if (address !== undefined && !visited.has(address)) await visit(address, meet)
  }
}

/** So many of a list, evenly spread over it. */
function evenly<T>(things: readonly T[], most: number): readonly T[] {
  const step = Math.max(1, things.length / most)
  return things.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step)).slice(0, most)
}

async function visit(address: string, meet: (address: string, on: string) => void): Promise<void> {
  const answer = await fetch(testApp.origin + address, { redirect: 'manual', headers: { accept: 'text/html,*/*' } })
  const type = answer.headers.get('content-type') ?? ''
  const isPage = type.startsWith('text/html')
  const html = isPage ? await answer.text() : undefined
  if (!isPage) await answer.arrayBuffer()
  visited.set(address, { status: answer.status, type, html: answer.status === 200 ? html : undefined })
  if (html === undefined || answer.status !== 200) return
  for (const { name, attributes } of elementsOf(parse(html))) {
    for (const asked of askedFor(name, attributes))
      if (new URL(asked, testApp.origin + address).origin !== testApp.origin)
        foreignRequests.push(`${asked} on ${address}`)
    for (const href of leadingTo(name, attributes)) {
      const url = new URL(href, testApp.origin + address)
      if (url.origin === testApp.origin) meet(url.pathname + url.search, address)
    }
  }
}

async function addressesOfSiteMap(): Promise<readonly string[]> {
  const robots = await (await fetch(`${testApp.origin}/robots.txt`)).text()
  const index = /^Sitemap: (.+)$/m.exec(robots)?.[1]
  if (index === undefined) throw new Error('robots.txt names no sitemap')
  const locations = async (address: string): Promise<readonly string[]> =>
    [...(await (await fetch(address)).text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, location]) => location ?? '')
  const maps = await locations(index)
  const pages = (await Promise.all(maps.map(locations))).flat()
  return pages.map((page) => new URL(page)).map(({ pathname, search }) => pathname + search)
}

type Attributes = Readonly<Record<string, string>>

function* elementsOf(
  node: DefaultTreeAdapterTypes.Node,
): Generator<{ readonly name: string; readonly attributes: Attributes }> {
  if ('tagName' in node)
    yield { name: node.tagName, attributes: Object.fromEntries(node.attrs.map(({ name, value }) => [name, value])) }
  if ('childNodes' in node) for (const child of node.childNodes) yield* elementsOf(child)
}

/** What a browser would fetch by itself because of an element. */
function askedFor(name: string, { src, srcset, href, rel = '', poster }: Attributes): readonly string[] {
  const fetched = /\b(stylesheet|preload|modulepreload|icon|manifest|prefetch|preconnect|dns-prefetch)\b/
  return [
    ...(src === undefined ? [] : [src]),
    ...(srcset?.split(',').map((candidate) => candidate.trim().split(' ')[0] ?? '') ?? []),
    ...(poster === undefined ? [] : [poster]),
    ...(name === 'link' && fetched.test(rel) && href !== undefined ? [href] : []),
    ...((name === 'use' || name === 'image') && href !== undefined ? [href] : []),
  ].filter((address) => !address.startsWith('data:') && !address.startsWith('#'))
}

/** Where an element leads or what of ours it loads; forms that change something are not tried. */
function leadingTo(name: string, attributes: Attributes): readonly string[] {
  const { href, action, method = 'get' } = attributes
  const web = (address: string | undefined): readonly string[] =>
    address === undefined || /^(#|mailto:|tel:|webcal:|data:)/.test(address) ? [] : [address]
  if (name === 'form') return method.toLowerCase() === 'get' ? web(action) : []
  return [...(name === 'a' || name === 'area' || name === 'link' ? web(href) : []), ...askedFor(name, attributes)]
}
