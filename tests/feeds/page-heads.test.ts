import { readdirSync, readFileSync, statSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Document } from '#core/shared/document.ts'
import type { Result } from '#core/shared/result.ts'
import { now, openPages, origin, type Browsing } from '../react/pages-app.ts'
import { missingIn } from './json-ld-shapes.ts'
import { readHead, type ReadHead } from './read-page.ts'

type Offered = { readonly price: string } | undefined

let browser: Browsing
let content: Awaited<ReturnType<typeof openPages>>['content']
const heads = new Map<string, { readonly status: number; readonly head: ReadHead; readonly html: string }>()

beforeAll(async () => {
  const pages = await openPages()
  browser = pages.visit()
  content = pages.content
  const { feeds } = browser.site.office
  for (const file of pathsIn(await feeds.siteMap({})))
    for (const path of pathsIn(await feeds.siteMapPart({ part: file.replace('/sitemap/', '') }))) await look(path)
}, 120_000)

const pathsIn = (file: Result<Document, { readonly why: string }>): readonly string[] => {
  if (!file.ok) throw new Error(file.refusal.why)
  const pages = JSON.parse(new TextDecoder().decode(file.value.bytes)) as readonly { readonly address: string }[]
  return pages.map(({ address }) => address.replace(origin, ''))
}
const look = async (path: string) => {
  const { status, html } = await browser.get(path)
  const seen = { status, html, head: readHead(html) }
  heads.set(path, seen)
  return seen
}
const of = (pattern: RegExp) => [...heads].filter(([path]) => pattern.test(path))
/** Width and height of a PNG of our own, read from its file. */
const pngSize = (address: string): readonly number[] => {
  const bytes = readFileSync(new URL(`../../public${address.replace(origin, '')}`, import.meta.url))
  expect(bytes.subarray(1, 4).toString()).toBe('PNG')
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)]
}
const blockOf = ({ jsonLd }: ReadHead, type: string) => jsonLd.find((block) => block['@type'] === type)

describe('a choice of filters that is shared', () => {
  const brand = `${origin}/img/seminarhaus.png`
  const headOf = async (path: string) => {
    const { status, html } = await browser.get(path)
    const { meta, robots } = readHead(html)
    expect(status, path).toBe(200)
    expect(robots, path).toBe('noindex')
    expect(meta.get('description'), path).toBe(meta.get('og:description'))
    expect(meta.get('og:url'), path).toBe(origin + path)
    return { title: meta.get('og:title'), text: meta.get('og:description'), picture: meta.get('og:image') }
  }

  test('says what was chosen and how many dates there are', async () => {
    const { title, text, picture } = await headOf('/seminare/p?zielgruppe=br&monat=2027-03,2027-04,2027-05')
    const count = /^\d+\sTermine/.exec(title ?? '')?.[0]
    expect(title).toBe(`${count}: Betriebsrat, Frühjahr 2027`)
    expect(text).toContain(`Betriebsrat, Frühjahr 2027: ${count}, mit Ort`)
    expect(picture).toBe(brand)
  })

  test('has the cover of its one town, else of its one rubric, where that is drawn', async () => {
    const town = await headOf('/seminare/p?rubrik=betriebsverfassung&ort=1&frei=ja')
    expect(town.picture).toMatch(/\/img\/umschlag\/ort-[a-zü-]+-1\.png$/)
    expect(pngSize(town.picture ?? '')).toEqual([1200, 630])
    expect((await headOf('/seminare/p?rubrik=betriebsverfassung&frei=ja')).picture).toMatch(
      /\/umschlag\/rubrik-\d\.png$/,
    )
    expect((await headOf('/seminare/p?ort=1,2&frei=ja')).picture).toBe(brand)
    expect((await headOf('/seminare/rubrik?rubrik=betriebsverfassung&frei=ja')).picture).toMatch(
      /\/umschlag\/rubrik-\d\.png$/,
    )
  })

  test('differs in its text from every other choice', async () => {
    const paths = [
      '/seminare/p?monat=2027-03',
      '/seminare/p?monat=2027-03&frei=ja',
      '/seminare/p?monat=1999-03',
      '/seminare/rubrik?monat=2027-03',
      '/seminare/rubrik?monat=2027-03&frei=ja',
      '/seminare/rubrik?monat=1999-03',
    ]
    const texts = await Promise.all(paths.map(async (path) => (await headOf(path)).text))
    expect(new Set(texts).size).toBe(paths.length)
    for (const text of texts) expect(text?.length).toBeLessThan(301)
  })
})

describe('every page of the site map', () => {
  test('there are hundreds, of every kind', () => {
    expect(heads.size).toBeGreaterThan(400)
    for (const kind of [
      /^\/$/,
      /^\/seminare\/r\//,
      /^\/seminare\/t\/[^/]+$/,
      /^\/seminare\/p\//,
      /^\/standorte\/[^/]+$/,
      /^\/standorte\/hotel\//,
      /^\/fachtagung\//,
      /^\/jobs-karriere\/offene-stellen\//,
      /slexikon\/br\//,
      /^\/impressum$/,
    ])
      expect(of(kind).length, String(kind)).toBeGreaterThan(0)
  })

  test('is there under that very address, and lets searches keep it', () => {
    const wrong = [...heads].filter(
      ([path, { status, head }]) => status !== 200 || head.canonical !== origin + path || head.robots !== undefined,
    )
    expect(
      wrong.map(([path, { status, head }]) => ({ path, status, canonical: head.canonical, robots: head.robots })),
    ).toEqual([])
  })

  test('tells others who link to it its title, text and picture', () => {
    for (const [path, { head }] of heads) {
      const { meta } = head
      expect(meta.get('og:title'), path).toBeTruthy()
      expect(meta.get('og:description')?.length, path).toBeGreaterThan(20)
      expect(meta.get('description'), path).toBe(meta.get('og:description'))
      expect(meta.get('og:url'), path).toBe(origin + path)
      expect(pngSize(meta.get('og:image') ?? ''), path).toEqual([1200, 630])
      expect([meta.get('og:image:width'), meta.get('og:image:height')], path).toEqual(['1200', '630'])
      expect([meta.get('og:type'), meta.get('og:locale'), meta.get('og:site_name')], path).toEqual([
        'website',
        'de_DE',
        'Seminarhaus',
      ])
      expect(meta.get('twitter:card'), path).toBe('summary_large_image')
    }
  })

  test('has a picture of its own, where it is about a theme, an event, a rubric, a town or a hotel', () => {
    const brand = `${origin}/img/seminarhaus.png`
    const pictures = (pattern: RegExp) => of(pattern).map(([, { head }]) => head.meta.get('og:image') ?? '')
    for (const pattern of [
      /^\/seminare\/t\/[^/]+$/,
      /^\/seminare\/r\//,
      /^\/standorte\/[^/]+-\d+$/,
      /^\/standorte\/hotel\//,
      /^\/fachtagung\/./,
    ]) {
      expect(new Set(pictures(pattern)).size, String(pattern)).toBe(pictures(pattern).length)
      expect(pictures(pattern), String(pattern)).not.toContain(brand)
    }
    expect(pictures(/^\/seminare\/p\/./)).not.toContain(brand)
    expect(JSON.stringify([...heads].map(([, { head }]) => head.jsonLd))).not.toContain(`"image":"${brand}"`)
  })

  test('weighs no more than four megabytes of pictures together', () => {
    const folder = new URL('../../public/img/umschlag/', import.meta.url)
    const bytes = readdirSync(folder).reduce((sum, file) => sum + statSync(new URL(file, folder)).size, 0)
    expect(bytes).toBeLessThan(4_000_000)
  })

  test('has data that name all that searches ask for', () => {
    const missing = [...heads].flatMap(([path, { head }]) =>
      head.jsonLd.flatMap((block) => missingIn(block).map((what) => `${path}: ${what}`)),
    )
    expect(missing).toEqual([])
  })

  test('but the start page tells the way to it, once', () => {
    for (const [path, { head }] of heads) {
      const ways = head.jsonLd.filter((block) => block['@type'] === 'BreadcrumbList')
      expect(ways.length, path).toBe(path === '/' ? 0 : 1)
      const way = (ways[0]?.['itemListElement'] ?? []) as { readonly item: string }[]
      if (path === '/') continue
      expect(way[0]?.item, path).toBe(`${origin}/`)
      expect(way.at(-1)?.item, path).toBe(origin + path)
    }
  })

  test('writes no data that end their script', () => {
    for (const [path, { html }] of heads)
      for (const [, block = ''] of html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs))
        expect(block, path).not.toContain('<')
  })
})

describe('data of a kind of page', () => {
  test('the start page tells who runs it, and of its film with a picture of ours', () => {
    const head = heads.get('/')?.head as ReadHead
    expect(blockOf(head, 'EducationalOrganization')).toMatchObject({ name: 'Seminarhaus', url: origin })
    const { thumbnailUrl, embedUrl, url } = blockOf(head, 'VideoObject') ?? {}
    expect([thumbnailUrl, url]).toEqual([`${origin}/img/seminarhaus.png`, `${origin}/`])
    expect(embedUrl).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\/[\w-]{11}$/)
  })

  test('a film names the moment since which it can be seen, as searches ask for', () => {
    const films = [...heads].flatMap(([, { head }]) => head.jsonLd.filter((block) => block['@type'] === 'VideoObject'))
    expect(films.length).toBeGreaterThan(1)
    for (const { uploadDate } of films) {
      expect(String(uploadDate)).toMatch(/^20\d\d-\d\d-\d\dT00:00:00\+0[12]:00$/)
      expect(Date.parse(String(uploadDate))).toBeLessThan(Date.parse(now))
    }
  })

  test('a theme is a course, a rubric with three themes or more a list of courses', () => {
    for (const [path, { head }] of of(/^\/seminare\/t\/[^/]+$/)) expect(blockOf(head, 'Course'), path).toBeDefined()
    for (const [path, { head }] of of(/^\/seminare\/r\//)) {
      const items = (blockOf(head, 'ItemList')?.['itemListElement'] ?? []) as {
        readonly item: { readonly '@type': string }
      }[]
      expect(items.length, path).toBeGreaterThanOrEqual(3)
      for (const { item } of items) expect(item['@type'], path).toBe('Course')
    }
  })

  test('offers cost what people pay, with VAT', () => {
    const nets = new Map(content.events.map(({ eventId, price }) => [eventId, price]))
    const events = of(/^\/seminare\/p\/[^/]+-\d+$/)
    let priced = 0
    for (const [path, { head }] of events) {
      const offer = (blockOf(head, 'EducationEvent') ?? blockOf(head, 'BusinessEvent'))?.['offers'] as Offered
      const price = nets.get(Number(/\d+$/.exec(path)?.[0]))
      if (!price) continue
      priced += 1
      expect([path, offer?.price], path).toEqual([path, ((price.net * (100 + price.rate)) / 10_000).toFixed(2)])
    }
    expect(priced).toBeGreaterThan(100)
  })

  test('a page of an event has a schema.org event of its kind, with a calendar beside it', () => {
    const kinds = new Set<unknown>()
    for (const [path, { head }] of of(/^\/seminare\/p\//)) {
      const event = blockOf(head, 'EducationEvent') ?? blockOf(head, 'BusinessEvent')
      expect(event, path).toBeDefined()
      expect(String(event?.['startDate']), path).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:00\+0[12]:00$/)
      expect(head.calendar, path).toBe(`${path}/termin.ics`)
      kinds.add(event?.['@type'])
      kinds.add(event?.['eventAttendanceMode'])
      if (event?.['offers'])
        expect(String((event['offers'] as Record<string, unknown>)['validFrom']), path).toMatch(
          /^20\d\d-\d\d-\d\dT\d\d:\d\d:\d\d\+0[12]:00$/,
        )
      kinds.add((event?.['offers'] as Record<string, unknown> | undefined)?.['availability'])
    }
    expect([...kinds]).toEqual(
      expect.arrayContaining([
        'EducationEvent',
        'BusinessEvent',
        'https://schema.org/OnlineEventAttendanceMode',
        'https://schema.org/OfflineEventAttendanceMode',
        'https://schema.org/SoldOut',
        'https://schema.org/LimitedAvailability',
        'https://schema.org/InStock',
      ]),
    )
  })

  test.each([
    ['a hotel', /^\/standorte\/hotel\//, 'Hotel'],
    ['a position', /^\/jobs-karriere\/offene-stellen\//, 'JobPosting'],
    ['a term', /slexikon\/br\//, 'DefinedTerm'],
    ['a ruling', /^\/rechtsprechung\/urteil\//, 'WebPage'],
  ])('%s is one', (_, pattern, type) => {
    for (const [path, { head }] of of(pattern)) expect(blockOf(head, type), path).toBeDefined()
  })
})

describe('what searches shall not keep', () => {
  test.each(['/suche?q=recht', '/wishlist/list', '/kundenportal/login', '/seminare/p/gibt-es-nicht-1', '/fehlt'])(
    '%s says so, and names no address of its own',
    async (path) => {
      const { head } = await look(path)
      expect(head.robots).toContain('noindex')
      expect(head.canonical).toBeUndefined()
      expect(blockOf(head, 'BreadcrumbList')).toBeUndefined()
    },
  )
})
