import { Window } from 'happy-dom'
import { afterEach, describe, expect, test } from 'vitest'
import { links } from '#core/open-site.ts'
import { siteMapOf } from '#core/feeds/site-map.service.ts'
import { mostInPart } from '#core/feeds/site-map.ts'
import type { Document } from '#core/shared/document.ts'
import type { Refusal, Result } from '#core/shared/result.ts'
import { writingSiteMaps } from '#feeds/site-map-xml.ts'
import { publishLaw } from '../http/published-law.ts'
import { openTestApp, type TestApp } from '../http/test-app.ts'
import { smallProgramme } from '../http/small-programme.ts'

let testApp: TestApp | undefined
afterEach(async () => {
  await testApp?.close()
  testApp = undefined
})
const open = async (): Promise<TestApp> => (testApp = await openTestApp())

interface Entry {
  readonly loc: string
  readonly lastmod: string | undefined
}
const read = (xml: string): { readonly root: string; readonly entries: readonly Entry[] } => {
  const document = new new Window().DOMParser().parseFromString(xml, 'application/xml')
  const root = document.documentElement
  const entries = [...root.children].map((entry) => ({
    loc: entry.querySelector('loc')?.textContent ?? '',
    lastmod: entry.querySelector('lastmod')?.textContent,
  }))
  return { root: root.tagName, entries }
}
const readAt = async ({ app }: TestApp, url: string) => {
  const answer = await app.inject({ url })
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-type']).toBe('application/xml; charset=utf-8')
  return read(answer.body)
}
const entriesIn = (answer: Result<Document, Refusal>): readonly Entry[] => {
  if (!answer.ok) throw new Error(answer.refusal.why)
  return read(Buffer.from(answer.value.bytes).toString()).entries
}
const origin = 'http://localhost:3000'
const paths = (entries: readonly Entry[]) => entries.map(({ loc }) => loc.replace(origin, ''))

describe('the site map', () => {
  test('is an index of its files with the day of their last change', async () => {
    const { root, entries } = await readAt(await open(), '/sitemap.xml')
    expect(root).toBe('sitemapindex')
    expect(entries).toEqual([
      { loc: `${origin}/sitemap/seiten.xml`, lastmod: '2026-11-20' },
      { loc: `${origin}/sitemap/termine-2026-11-23-4006.xml`, lastmod: '2026-11-20' },
    ])
  })

  test('names published laws and their norms, but for those that say nothing', async () => {
    const app = await open()
    const lawsIn = async () =>
      paths((await readAt(app, '/sitemap/seiten.xml')).entries).filter((path) => path.startsWith('/gesetze'))
    expect(await lawsIn()).toEqual([])
    await publishLaw(app)
    expect(await lawsIn()).toEqual([
      '/gesetze',
      ...['', '/inhaltsuebersicht', '/1', '/2', '/7', '/7a', '/anlage-1'].map((norm) => `/gesetze/gartg_2020${norm}`),
    ])
  })

  test('names every page that searches may show', async () => {
    const { root, entries } = await readAt(await open(), '/sitemap/seiten.xml')
    expect(root).toBe('urlset')
    expect(paths(entries)).toEqual(
      expect.arrayContaining([
        '/',
        '/seminare/rubrik',
        '/seminare/rubrik?amt=sbv',
        '/seminare/p',
        '/standorte',
        '/seminare/r/arbeitsrecht',
        '/seminare/t/betriebsverfassungsrecht-i',
        '/seminare/t/betriebsverfassungsrecht-i/termine',
        '/standorte/hamburg-1',
        '/standorte/hotel/haus-elbgarten-11',
        '/betriebsratslexikon/br',
        '/betriebsratslexikon/br/aenderungskuendigung',
        '/impressum',
        '/ueber-uns',
      ]),
    )
    expect(new Set(paths(entries)).size).toBe(entries.length)
    for (const { lastmod } of entries) expect(lastmod ?? '2026-11-20').toMatch(/^\d{4}-\d{2}-\d{2}$/)
  })

  test('names nothing that is redirected, is empty, personal or the result of a search', async () => {
    const { entries } = await readAt(await open(), '/sitemap/seiten.xml')
    const all = paths(entries).join('\n')
    expect(all).not.toMatch(/umgezogen|slexikon\/jav|suche|wishlist|registrierung|warenkorb|pdf/)
  })

  test('names of the portal what everybody may read', async () => {
    const { entries } = await readAt(await open(), '/sitemap/seiten.xml')
    const ofPortal = paths(entries).filter((path) => path.includes('kundenportal'))
    expect(ofPortal.toSorted()).toEqual(['/kundenportal/br-a-z', '/kundenportal/meinifb'])
  })

  test('names the events to come', async () => {
    const { entries } = await readAt(await open(), '/sitemap/termine-2026-11-23-4006.xml')
    expect(paths(entries)).toEqual([
      '/seminare/p/betriebsverfassungsrecht-i-4006',
      '/seminare/p/betriebsverfassungsrecht-i-4001',
      '/seminare/p/betriebsverfassungsrecht-i-4002',
      '/seminare/p/arbeitsrecht-online-4003',
      '/seminare/p/ausbildung-zum-vorsitz-4004',
      '/seminare/p/betriebsverfassungsrecht-i-4007',
      '/seminare/p/fachtagung-sbv-4005',
    ])
    expect(entries[0]?.lastmod).toBe('2026-11-20')
  })

  test('forgets events that have begun, also in a file that was named before', async () => {
    const opened = await open()
    opened.clock.set('2026-12-07T09:00:00.000Z')
    const { entries } = await readAt(opened, '/sitemap/termine-2026-11-23-4006.xml')
    expect(paths(entries)[0]).toBe('/seminare/p/betriebsverfassungsrecht-i-4002')
  })

  test('tells the day of a change', async () => {
    const opened = await open()
    opened.clock.set('2026-11-25T09:00:00.000Z')
    const themes = smallProgramme.themes.map((theme) =>
      theme.url === 'arbeitsrecht-online' ? { ...theme, title: 'Arbeitsrecht an einem Tag' } : theme,
    )
    await opened.stage.content({ ...smallProgramme, themes })
    const { entries } = await readAt(opened, '/sitemap/seiten.xml')
    const lastmod = (path: string) => entries.find(({ loc }) => loc === origin + path)?.lastmod
    expect(lastmod('/seminare/t/arbeitsrecht-online')).toBe('2026-11-25')
    expect(lastmod('/seminare/t/ohne-termine')).toBe('2026-11-20')
    expect(lastmod('/impressum')).toBe('2026-11-20')
  })

  test('goes on in another file behind every so many events', async () => {
    expect(mostInPart).toBe(10_000)
    const { needs } = await open()
    const { siteMap, siteMapPart } = siteMapOf(needs, links, 4)
    const files = paths(entriesIn(await siteMap({})))
    expect(files).toEqual([
      '/sitemap/seiten.xml',
      '/sitemap/termine-2026-11-23-4006.xml',
      '/sitemap/termine-2027-03-01-4004.xml',
    ])
    const found = []
    for (const file of files.slice(1))
      found.push(...paths(entriesIn(await siteMapPart({ part: file.replace('/sitemap/', '') }))))
    expect(found).toHaveLength(7)
    expect(new Set(found).size).toBe(7)
  })

  test.each(['fehlt.xml', 'termine-2026-13-01-1.xml', 'termine-2026-12-01.xml', 'seiten', '..%2f'])(
    'has no file %s',
    async (part) => {
      const { app } = await open()
      expect((await app.inject({ url: `/sitemap/${part}` })).statusCode).toBe(404)
    },
  )

  test('escapes what XML would take for its own', () => {
    const xml = Buffer.from(writingSiteMaps().pages([{ address: `https://x.example/?a=1&b=<"'>` }])).toString()
    expect(read(xml).entries).toEqual([{ loc: `https://x.example/?a=1&b=<"'>`, lastmod: undefined }])
  })
})

/** Whether rules bar a path: the longest that fits decides (RFC 9309, 2.2.2). */
const barredBy = (robots: string) => {
  const rules = robots.split('\n').flatMap((line) => {
    const [, kind, path = ''] = /^(Allow|Disallow): (.+)$/.exec(line) ?? []
    const pattern = new RegExp(`^${path.replace(/[.?]/g, '\\$&').replaceAll('*', '.*')}`)
    return kind === undefined ? [] : [{ isBar: kind === 'Disallow', length: path.length, pattern }]
  })
  return (path: string): boolean =>
    rules
      .filter(({ pattern }) => pattern.test(path))
      .toSorted((one, other) => other.length - one.length || Number(one.isBar) - Number(other.isBar))[0]?.isBar ?? false
}

describe('robots.txt', () => {
  test('names the site map and leaves what is personal alone', async () => {
    const { app } = await open()
    const { headers, body } = await app.inject({ url: '/robots.txt' })
    expect(headers['content-type']).toBe('text/plain; charset=utf-8')
    const lines = body.split('\n')
    expect(lines[0]).toBe('User-agent: *')
    for (const path of ['/kundenportal/', '/seminare/warenkorb', '/suche', '/wishlist/', '/seminare/p-pdf/', '/api/'])
      expect(lines).toContain(`Disallow: ${path}`)
    expect(lines).toContain(`Sitemap: ${origin}/sitemap.xml`)
  })

  test('bars no page that the site map names', async () => {
    const opened = await open()
    const isBarred = barredBy((await opened.app.inject({ url: '/robots.txt' })).body)
    const { entries } = await readAt(opened, '/sitemap/seiten.xml')
    const dates = await readAt(opened, '/sitemap/termine-2026-11-23-4006.xml')
    expect(paths([...entries, ...dates.entries]).filter(isBarred)).toEqual([])
    expect(['/kundenportal/login', '/suche?q=x', '/wishlist/list'].every(isBarred)).toBe(true)
  })
})
