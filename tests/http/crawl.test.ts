import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parse } from 'parse5'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openServedSite, type ServedSite } from '../browser/served-site.ts'
import { readHead, type ReadHead } from '../feeds/read-page.ts'
import { faultsIn } from '../react/faults-in-html.ts'
import { crawl, elementsOf, evenly, type Crawled } from './crawling.ts'
import { nearDuplicates } from './near-duplicates.ts'
import { isLong } from '#tests/long-run.ts'

/**
 * Public routes of the specification (§2) that need no login, each as the crawl must have met it from a link or from
 * the sitemap. Pages of later contexts are added with them.
 */
const publicRoutes: readonly (readonly [route: string, pattern: RegExp])[] = [
  ['/', /^\/$/],
  ['/seminare/t/{theme}', /^\/seminare\/t\/[^/]+$/],
  ['/seminare/t/{theme}/starterpaket', /^\/seminare\/t\/[^/]+\/starterpaket$/],
  ['/seminare/t/{theme}/termine', /^\/seminare\/t\/[^/]+\/termine$/],
  ['/seminare/t/{theme}/erlebnis', /^\/seminare\/t\/[^/]+\/erlebnis$/],
  ['/seminare/t/{theme}/inhouse', /^\/seminare\/t\/[^/]+\/inhouse$/],
  ['in-house seminars', /^\/seminare\/inhouse$/],
  ['evenings by town', /^\/seminare\/erlebnis$/],
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
  ['/news', /^\/news$/],
  ['/news further on', /^\/news\?after=/],
  ['/news/{x}/{idString}', /^\/news\/[^/]+\/\d+$/],
  ['/fachartikel', /^\/fachartikel$/],
  ['/fachartikel/{x}/{idString}', /^\/fachartikel\/[^/]+\/\d+$/],
  ['/news/pdf/{x}', /^\/news\/pdf\/[^/]+$/],
  ['/news/rss', /^\/news\/rss$/],
  ['/rss', /^\/rss$/],
  ['/br-magazin', /^\/br-magazin$/],
  ['/br-magazin/{x}', /^\/br-magazin\/[^/]+-\d+$/],
  ['/br-magazin-interview/{x}', /^\/br-magazin-interview\/[^/]+-\d+$/],
  ['/wahlseiten-news/archiv', /^\/wahlseiten-news\/archiv$/],
  ['/wahlseiten-news/kategorie/{x}', /^\/wahlseiten-news\/kategorie\/[^/]+$/],
  ['/wahlseiten-news/{x}/{id}', /^\/wahlseiten-news\/[^/]+\/\d+$/],
  ['/tag/{x}', /^\/tag\/[^/]+$/],
  ['/rechtsprechung', /^\/rechtsprechung$/],
  ['/rechtsprechung/{br|sbv|jav}', /^\/rechtsprechung\/sbv$/],
  ['/rechtsprechung/{x}', /^\/rechtsprechung\/arbeitsrecht$/],
  ['/rechtsprechung/{br|sbv|jav}/{x}', /^\/rechtsprechung\/br\/arbeitsrecht$/],
  ['/rechtsprechung/urteil/{x}', /^\/rechtsprechung\/urteil\/[^/]+$/],
  ['/gesetze', /^\/gesetze$/],
  ['/gesetze/{x}', /^\/gesetze\/gartg$/],
  ['/gesetze/{x}/{nr}', /^\/gesetze\/gartg\/2$/],
  ['/gesetze/{x}/{nr} compared', /^\/gesetze\/gartg\/1\?mit=/],
  ['/gesetze/{x}, still to come', /^\/gesetze\/kschg$/],
  ['/benachrichtigungen about an entry', /^\/benachrichtigungen\?begriff=/],
  ['/standorte', /^\/standorte$/],
  ['/standorte/{name}-{locationId}', /^\/standorte\/[a-z-]+-\d+$/],
  ['/standorte/hotel/{name}-{hotelId}', /^\/standorte\/hotel\/[a-z-]+-\d+$/],
  ['/jobs-karriere', /^\/jobs-karriere$/],
  ['/jobs-karriere/offene-stellen/{x}/{paramWithId}', /^\/jobs-karriere\/offene-stellen\/[^/]+\/[^/]+-\d+$/],
  ['/brick', /^\/brick$/],
  ['/downloads', /^\/downloads$/],
  ['/download/{x}.pdf', /^\/download\/[^/]+\.pdf$/],
  ['/fragen', /^\/fragen$/],
  ['/forum', /^\/forum$/],
  ['/forum/{category}', /^\/forum\/[a-z-]+$/],
  ['/forum/thema/{id}', /^\/forum\/thema\/[^/]+$/],
  ['/wishlist/list', /^\/wishlist\/list$/],
  ['/kundenportal/login', /^\/kundenportal\/login/],
  ['/registrierung', /^\/registrierung$/],
  ['/suche', /^\/suche/],
  ['/chatbot', /^\/chatbot$/],
  ['/chatbot-sbv', /^\/chatbot-sbv$/],
  ...['impressum', 'datenschutz', 'agb', 'barrierefreiheit', 'widerruf', 'cookie-einstellungen'].map(
    (slug) => [`/${slug}`, new RegExp(`^/${slug}$`)] as const,
  ),
]

/** Pages of a kind that are validated; that takes longer than asking for them. */
const validated = isLong ? 25 : 3

/** Classes that a built style sheet names, by its address; each is read once. */
const classesOfSheets = () => {
  const folder = fileURLToPath(new URL('../../dist/client', import.meta.url))
  const known = new Map<string, readonly string[]>()
  return (address: string): readonly string[] => {
    const read = () =>
      readFileSync(join(folder, address), 'utf8')
        .matchAll(/\.(-?[a-z_][\w-]*)/gi)
        .map(([, name = '']) => name)
    return known.getOrInsertComputed(address, () => [...read()])
  }
}

let testApp: ServedSite
let crawled: Crawled

beforeAll(async () => {
  testApp = await openServedSite()
  crawled = await crawl(testApp.origin)
}, 600_000)
afterAll(() => testApp.close())

test('every public route of the specification is linked and answers', () => {
  const met = [...crawled.visited].filter(([, { status }]) => status === 200).map(([address]) => address)
  const missing = publicRoutes.filter(([, pattern]) => !met.some((address) => pattern.test(address)))
  expect(missing.map(([route]) => route)).toEqual([])
})

test('pages of members lead to the sign-in and back', () => {
  const asking = [...crawled.visited].filter(([, { asksToSignIn }]) => asksToSignIn).map(([address]) => address)
  expect(asking.length).toBeGreaterThan(10)
  const elsewhere = asking.filter((address) => !address.startsWith('/meinifb/'))
  // Of the forum: what is for a closed group, and what a member has of a page for herself.
  expect(elsewhere.filter((address) => !/^\/forum(\/(sbv|jav)$|.*\?ich(&|$))/.test(address))).toEqual([])
})

test('no link is dead, and none leads over a redirect', () => {
  const dead = [...crawled.visited].filter(([, { status, asksToSignIn }]) => status !== 200 && !asksToSignIn)
  expect(dead.map(([address, { status }]) => `${status} ${address} on ${crawled.linkedFrom.get(address)}`)).toEqual([])
})

test('no page asks another host for anything', () => {
  expect(crawled.foreignRequests).toEqual([])
})

test('pages of every kind are valid HTML', async () => {
  const faults: string[] = []
  for (const [, pattern] of publicRoutes) {
    const pages = [...crawled.visited].filter(([address, { html }]) => html !== undefined && pattern.test(address))
    for (const [address, { html = '' }] of evenly(pages, validated))
      for (const fault of await faultsIn(html)) faults.push(`${address}: ${fault}`)
  }
  expect(faults).toEqual([])
}, 600_000)

test('every picture brings its size, so that nothing moves when it comes', () => {
  const sizeless = new Map<string, string>()
  let pictures = 0
  for (const [address, { html }] of crawled.visited)
    for (const { name, attributes } of html === undefined ? [] : elementsOf(parse(html))) {
      if (name !== 'img') continue
      pictures += 1
      if (!(Number(attributes['width']) > 0 && Number(attributes['height']) > 0))
        sizeless.set(attributes['src'] ?? '', address)
    }
  expect(pictures).toBeGreaterThan(100)
  expect([...sizeless]).toEqual([])
})

test('every class in HTML is one that a style sheet which the page links knows', () => {
  const classesIn = classesOfSheets()
  const unknown = new Map<string, string>()
  for (const [address, { html }] of crawled.visited) {
    const elements = html === undefined ? [] : [...elementsOf(parse(html))]
    const sheets = elements.filter(({ attributes }) => attributes['rel'] === 'stylesheet')
    const styled = new Set(sheets.flatMap(({ attributes }) => classesIn(attributes['href'] ?? '')))
    for (const { attributes } of elements)
      for (const name of (attributes['class'] ?? '').split(/\s+/).filter(Boolean))
        if (!styled.has(name) && !unknown.has(name)) unknown.set(name, address)
  }
  expect([...unknown].map(([name, address]) => `${name} on ${address}`)).toEqual([])
}, 120_000)

// From one value to two there are more ways than any search engine should try.
test('no link that searches follow chooses a second value of a filter', () => {
  const endless = [...crawled.visited]
    .filter(([address]) => !address.includes(','))
    .flatMap(([address, { html }]) =>
      (html === undefined ? [] : [...elementsOf(parse(html))])
        .filter(({ name, attributes }) => name === 'a' && attributes['rel'] !== 'nofollow')
        .map(({ attributes }) => attributes['href'] ?? '')
        .filter((href) => /^\/seminare\/p\?.*(,|%2C)/.test(href))
        .map((href) => `${href} on ${address}`),
    )
  expect(endless).toEqual([])
}, 120_000)

test('whoever cannot call can write: beside every number to call stands an e-mail address', () => {
  const silent = [...crawled.visited].flatMap(([address, { html = '' }]) => {
    const main = /<main.*<\/main>/s.exec(html)?.[0] ?? ''
    return main.includes('href="tel:') && !main.includes('href="mailto:') ? [address] : []
  })
  expect(silent).toEqual([])
})

test('every event that can be booked can be booked on paper', () => {
  const events = [...crawled.visited].filter(([address]) => /^\/seminare\/p\/[^/?]+-\d+$/.test(address))
  const without = events.filter(
    ([, { html = '' }]) =>
      !/href="\/online-fax\/[^"]+"[^>]*>[^<]*Anmeldung zum Ausdrucken|Warteliste|abgesagt/.test(html),
  )
  expect(without.map(([address]) => address)).toEqual([])
})

describe('pages that searches may show', () => {
  test('have each a title and a description of their own', () => {
    const indexed = indexedPages()
    expect(indexed.length).toBeGreaterThan(700)
    expect(repeatedIn(indexed, ({ meta }) => meta.get('description'))).toEqual([])
    expect(repeatedIn(indexed, ({ title }) => title)).toEqual([])
  })

  test('stand in the site map once, and all that stands there is one', () => {
    const indexed = indexedPages().map(({ address }) => address)
    expect(crawled.siteMap.filter((address, index) => crawled.siteMap.indexOf(address) !== index)).toEqual([])
    expect(crawled.siteMap.filter((address) => !indexed.includes(address))).toEqual([])
  })

  test('are not the same text under several addresses', () => {
    const pages = crawled.siteMap.map((address) => ({ address, html: crawled.visited.get(address)?.html ?? '' }))
    // An event's page is its theme's text on other days: searches ask for a page of each (schema.org Event).
    const ofOneTheme = /^(\/seminare\/p\/.*)-\d+ \1-\d+$/
    const alike = nearDuplicates(pages, 0.6).filter(({ one, other }) => !ofOneTheme.test(`${one} ${other}`))
    expect(alike.map(({ one, other, share }) => `${Math.round(share * 100)} % ${one} ${other}`)).toEqual([])
  })
})

interface Indexed {
  readonly address: string
  readonly head: ReadHead
}

/** Pages that name themselves as the one address of what they say, and do not ask to be left out. */
const indexedPages = (): readonly Indexed[] =>
  [...crawled.visited].flatMap(([address, { html }]) => {
    const head = html === undefined ? undefined : readHead(html)
    const own = head?.robots === undefined && head?.canonical === testApp.origin + address
    return head && own ? [{ address, head }] : []
  })

/** What several pages say alike, or what a page does not say. */
const repeatedIn = (pages: readonly Indexed[], what: (head: ReadHead) => string | undefined): readonly string[] =>
  [...Map.groupBy(pages, ({ head }) => what(head) ?? '')]
    .filter(([text, { length }]) => text === '' || length > 1)
    .map(([text, alike]) => `${text}: ${alike.map(({ address }) => address).join(' ')}`)
