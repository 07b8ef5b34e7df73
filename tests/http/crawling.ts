import { parse, type DefaultTreeAdapterTypes } from 'parse5'

/** Addresses that are many and alike: of these so many are visited in all, evenly over those that are linked. */
const samples: readonly (readonly [pattern: RegExp, most: number])[] = [
  [/^\/seminare\/(pdf|p-pdf)\//, 20],
  [/^\/pdf-kostenrechner\//, 10],
  [/^\/(kostenrechner|online-fax)\//, 40],
  [/\.ics(\?|$)/, 60],
  [/^\/kundenportal\//, 20],
  [/^\/meinifb\//, 40],
  [/^\/benachrichtigungen\?/, 20],
  [/^\/news\?after=/, 5],
  [/^\/forum.*\?/, 30],
  [/\?/, 250],
]

export interface Visited {
  readonly status: number
  readonly type: string
  /** Of pages that answer 200. */
  readonly html: string | undefined
  /** Whether it leads whoever is not signed in to the sign-in, and from there back to itself. */
  readonly asksToSignIn: boolean
}

/** All that can be reached from the start page and from the site map. */
export interface Crawled {
  readonly visited: ReadonlyMap<string, Visited>
  /** Where an address was first linked. */
  readonly linkedFrom: ReadonlyMap<string, string>
  readonly foreignRequests: readonly string[]
  /** In its order, an address as often as it stands there. */
  readonly siteMap: readonly string[]
}

export async function crawl(origin: string): Promise<Crawled> {
  const visited = new Map<string, Visited>()
  const linkedFrom = new Map<string, string>()
  const foreignRequests: string[] = []
  const waiting: string[] = []
  const held = new Map<number, string[]>()
  // A finder with several values of each filter leads on to more addresses with every page.
  const left = samples.map(([, most]) => most)
  const meet = (address: string, on: string): void => {
    if (linkedFrom.has(address)) return
    linkedFrom.set(address, on)
    const sample = samples.findIndex(([pattern]) => pattern.test(address))
    if (sample === -1) waiting.push(address)
    else held.set(sample, [...(held.get(sample) ?? []), address])
  }
  // The second is where advertisements lead.
  for (const address of ['/', '/brick']) meet(address, 'nowhere')
  const siteMap = await addressesOfSiteMap(origin)
  for (const address of siteMap) {
    linkedFrom.set(address, 'the sitemap')
    waiting.push(address)
  }
  while (waiting.length > 0 || held.size > 0) {
    if (waiting.length === 0) {
      for (const [sample, addresses] of held) {
        const chosen = evenly(addresses, left[sample] ?? 0)
        left[sample] = (left[sample] ?? 0) - chosen.length
        waiting.push(...chosen)
      }
      held.clear()
    }
    const address = waiting.shift()
    if (address === undefined || visited.has(address)) continue
    const page = await visit(origin, address)
    visited.set(address, page)
    for (const { name, attributes } of page.html === undefined ? [] : elementsOf(parse(page.html))) {
      for (const asked of addressesIn(name, attributes))
        if (new URL(asked, origin + address).origin !== origin) foreignRequests.push(`${asked} on ${address}`)
      for (const href of leadingTo(name, attributes)) {
        const url = new URL(href, origin + address)
        if (url.origin === origin) meet(url.pathname + url.search, address)
      }
    }
  }
  return { visited, linkedFrom, foreignRequests, siteMap }
}

/** So many of a list, evenly spread over it. */
export function evenly<T>(things: readonly T[], most: number): readonly T[] {
  const step = Math.max(1, things.length / most)
  return things.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step)).slice(0, most)
}

/** What somebody has for herself, and what the office has. */
export const withinPortal =
  /^\/(meinifb|kundenportal|personalisierter-schulungsplan|schulungsplan|manage|buchung|wishlist|warenkorb)/

/** Entries of one alphabet. */
const anEntry = /^(\/meinifb\/wissen\/br-a-z-content)\/.+$/

/** Addresses of one shape lead to pages of one kind: ids, tokens and what is chosen left out. */
const shapeOf = (address: string): string => {
  const { pathname, searchParams } = new URL(address, 'http://localhost')
  const segments = pathname
    .replace(anEntry, '$1/*')
    .split('/')
    .map((segment) => (/\d|.{24}/.test(segment) ? '*' : segment))
  return [segments.join('/'), ...[...searchParams.keys()].toSorted()].join(' ')
}

export interface CrawledAs {
  /** With what it was kept by whom. */
  readonly visited: ReadonlyMap<string, Visited & { readonly cacheControl: string }>
  readonly linkedFrom: ReadonlyMap<string, string>
}

/** All of one part of the site that somebody can reach by links from some pages; of each kind so many. */
export async function crawlAs(
  origin: string,
  asked: {
    readonly cookie?: string
    readonly from: readonly string[]
    readonly within: RegExp
    readonly ofEachKind: number
  },
): Promise<CrawledAs> {
  const { cookie, from, within, ofEachKind } = asked
  const visited = new Map<string, Visited & { readonly cacheControl: string }>()
  const linkedFrom = new Map(from.map((address) => [address, 'nowhere']))
  const met = new Map<string, number>()
  // What is met on the way is visited as well.
  for (const address of linkedFrom.keys()) {
    const page = await visit(origin, address, cookie)
    visited.set(address, page)
    for (const { name, attributes } of page.html === undefined ? [] : elementsOf(parse(page.html)))
      for (const href of leadingTo(name, attributes)) {
        const url = new URL(href, origin + address)
        const next = url.pathname + url.search
        if (url.origin !== origin || !within.test(next) || linkedFrom.has(next)) continue
        const count = met.get(shapeOf(next)) ?? 0
        met.set(shapeOf(next), count + 1)
        if (count < ofEachKind) linkedFrom.set(next, address)
      }
  }
  return { visited, linkedFrom }
}

async function visit(
  origin: string,
  address: string,
  cookie?: string,
): Promise<Visited & { readonly cacheControl: string }> {
  const headers = { accept: 'text/html,*/*', ...(cookie !== undefined && { cookie }) }
  const answer = await fetch(origin + address, { redirect: 'manual', headers })
  const type = answer.headers.get('content-type') ?? ''
  const body = type.startsWith('text/html') ? await answer.text() : void (await answer.arrayBuffer())
  const back = new URL(answer.headers.get('location') ?? '', origin)
  return {
    status: answer.status,
    cacheControl: answer.headers.get('cache-control') ?? '',
    type,
    html: answer.status === 200 ? body : undefined,
    asksToSignIn:
      answer.status === 302 &&
      back.pathname === '/kundenportal/login' &&
      new URL(back.searchParams.get('post_login_redirect_url') ?? '', origin).href === origin + address,
  }
}

async function addressesOfSiteMap(origin: string): Promise<readonly string[]> {
  const robots = await (await fetch(`${origin}/robots.txt`)).text()
  const index = /^Sitemap: (.+)$/m.exec(robots)?.[1]
  if (index === undefined) throw new Error('robots.txt names no sitemap')
  const locations = async (address: string): Promise<readonly string[]> =>
    [...(await (await fetch(address)).text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, location]) => location ?? '')
  const maps = await locations(index)
  const pages = (await Promise.all(maps.map(locations))).flat()
  return pages.map((page) => new URL(page)).map(({ pathname, search }) => pathname + search)
}

type Attributes = Readonly<Record<string, string>>

export function* elementsOf(
  node: DefaultTreeAdapterTypes.Node,
): Generator<{ readonly name: string; readonly attributes: Attributes }> {
  if ('tagName' in node)
    yield { name: node.tagName, attributes: Object.fromEntries(node.attrs.map(({ name, value }) => [name, value])) }
  if ('childNodes' in node) for (const child of node.childNodes) yield* elementsOf(child)
}

/** What a browser would fetch by itself because of an element. */
function addressesIn(name: string, { src, srcset, href, rel = '', poster }: Attributes): readonly string[] {
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
  return [...(name === 'a' || name === 'area' || name === 'link' ? web(href) : []), ...addressesIn(name, attributes)]
}
