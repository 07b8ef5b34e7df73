import { beforeAll, describe, expect, test } from 'vitest'
import type { MappedPage } from '#core/feeds/feeds.ts'
import type { FeedNeeds } from '#core/feeds/feeds.service.ts'
import { siteMapOf } from '#core/feeds/site-map.service.ts'
import { links } from '#core/open-site.ts'
import { recordOf } from '#features/support/record-builder.ts'
import { aVisitor, openTestCore, valueOf } from './test-core.ts'
import {
  anEventContent,
  aHotelEntry,
  anArticle,
  anEntry,
  anOnlineEventContent,
  aPage,
  aRubric,
  aThemeFile,
  aTown,
  aWord,
  someContentFolder,
} from './sample-content.ts'

const origin = 'https://www.seminarhaus.example'
const { expert, conference, location, position } = recordOf
const fachtagung = (internalId: number, url: string, change: Parameters<typeof aThemeFile>[0] = {}) =>
  aThemeFile({ internalId, url, title: url, eventType: 3, ...change })

const content = someContentFolder({
  rubrics: [aRubric(), aRubric({ id: 2, url: 'sbv-praxis', position: 2 })],
  locations: [aTown(), aTown({ internalId: 2, name: 'Köln' })],
  hotels: [aHotelEntry(), aHotelEntry({ internalId: 21, name: 'Hotel Rheinwerft', locationId: 2 })],
  themes: [
    aThemeFile({ content: [anEntry({ starterPackages: [{ title: 'Gesetzbuch' }] })] }),
    aThemeFile({ internalId: 103, url: 'abmahnung', title: 'Abmahnung' }),
    aThemeFile({ internalId: 102, url: 'umgezogen', title: 'Umgezogen', redirectUrl: '/anderswo' }),
    fachtagung(301, 'fachtagung-sbv'),
    fachtagung(302, 'fachtagung-fort', { redirectUrl: '/anderswo' }),
  ],
  events: [
    anEventContent({ eventId: 4002, start: '2026-11-22' }),
    anEventContent({ eventId: 4009, themeUrl: 'abmahnung', hotelId: 21, start: '2026-11-22' }),
    anEventContent({ eventId: 4001, start: '2026-12-07' }),
    anOnlineEventContent({ eventId: 4003, themeUrl: 'umgezogen', start: '2026-12-08' }),
    anEventContent({ eventId: 4004, themeUrl: 'fachtagung-sbv', start: '2027-03-01' }),
    anEventContent({ eventId: 4000, start: '2026-11-21' }),
  ],
  lexicon: [aWord(), aWord({ group: 'sbv', slug: 'bem', title: 'BEM' })],
  articles: [
    ...[1001, 1002, 1003].map((id) => anArticle({ id, tags: [{ slug: 'mobile-arbeit', title: 'Mobile Arbeit' }] })),
    anArticle({
      id: 5007,
      kind: 'wahl',
      slug: 'verfahren',
      category: 'sbv-wahl',
      tags: [{ slug: 'selten', title: 'Selten' }],
    }),
  ],
  pages: [aPage()],
  records: [
    expert(),
    conference(),
    conference({ theme: 'fachtagung-fort' }),
    location(),
    location({ locationId: 2, sideProgramme: [] }),
    position({ id: 701, postedOn: '2026-11-02', validThrough: '2026-11-21' }),
    position({ id: 702, postedOn: '2026-10-01', validThrough: '2026-11-20' }),
  ],
})

const testCore = openTestCore()
beforeAll(async () => {
  valueOf(await testCore.stage.content(content))
})

type Mapped = readonly MappedPage[]
const read = (bytes: Uint8Array): Mapped => JSON.parse(new TextDecoder().decode(bytes)) as Mapped
const paths = (pages: Mapped) => pages.map(({ address }) => address.replace(origin, ''))

const siteMapWith = (change: Partial<FeedNeeds['addresses']> = {}, datesInFile?: number) => {
  const { siteMap, siteMapPart } = siteMapOf(
    { ...testCore.needs, addresses: { ...testCore.needs.addresses, ...change } },
    links,
    datesInFile,
  )
  return {
    index: async () => read(valueOf(await siteMap({})).bytes),
    part: async (part: string) => read(valueOf(await siteMapPart({ part })).bytes),
  }
}

const overviews = ['/seminare/rubrik', ...['sbv', 'jav'].map((group) => `/seminare/rubrik?amt=${group}`)]

/** The site map of a site where nothing but what this tag names has ever changed. */
const changedOnly = (tag: string) =>
  siteMapWith({ lastChanges: async (tags) => new Map(tags.includes(tag) ? [[tag, '2026-12-01T23:30:00.000Z']] : []) })

describe('the files of the site map', () => {
  test('are XML under their own names', async () => {
    const { feeds } = testCore.site(aVisitor()).office
    const mime = 'application/xml; charset=utf-8'
    expect(valueOf(await feeds.siteMap({}))).toMatchObject({ mime, filename: 'sitemap.xml' })
    expect(valueOf(await feeds.siteMapPart({ part: 'seiten.xml' }))).toMatchObject({ mime, filename: 'seiten.xml' })
  })

  test('are one of pages, and the events to come from each chunk on, with the day of the last change', async () => {
    const changedOn = '2026-11-21'
    expect(await siteMapWith({}, 2).index()).toEqual([
      { address: `${origin}/sitemap/seiten.xml`, changedOn },
      { address: `${origin}/sitemap/termine-2026-11-22-4002.xml`, changedOn },
      { address: `${origin}/sitemap/termine-2026-12-07-4001.xml`, changedOn },
    ])
  })

  test('are as old as the latest change of anything in them', async () => {
    const changed = {
      'page:impressum': '2026-12-03T09:00:00Z',
      themes: '2026-12-01T09:00:00Z',
      dates: '2026-12-02T09:00:00Z',
    }
    const { index } = siteMapWith({
      lastChanges: async (tags) => new Map(Object.entries(changed).filter(([tag]) => tags.includes(tag))),
    })
    expect((await index()).map(({ changedOn }) => changedOn)).toEqual(['2026-12-03', '2026-12-02'])
  })

  test('are one alone where no event is to come', async () => {
    const { stage, site } = openTestCore()
    valueOf(await stage.content(someContentFolder({ events: [] })))
    const { bytes } = valueOf(await site(aVisitor()).office.feeds.siteMap({}))
    expect(paths(read(bytes))).toEqual(['/sitemap/seiten.xml'])
  })

  test('hold at most 10,000 events each', async () => {
    const dates = Array.from({ length: 10_001 }, (_, nth) => {
      return { eventId: nth + 1, startDate: '2027-01-01', url: `termin-${nth + 1}` }
    })
    const { index, part } = siteMapWith({
      chunksOfEvents: async (_, length) => dates.filter((_date, nth) => nth % length === 0),
      events: async (from, limit) => dates.filter(({ eventId }) => eventId >= from.eventId).slice(0, limit),
    })
    expect(paths(await index()).slice(1)).toEqual([
      '/sitemap/termine-2027-01-01-1.xml',
      '/sitemap/termine-2027-01-01-10001.xml',
    ])
    expect(await part('termine-2027-01-01-1.xml')).toHaveLength(10_000)
    expect(await part('termine-2027-01-01-10001.xml')).toHaveLength(1)
  })
})

describe('a file of events', () => {
  test.each([
    ['termine-2026-11-22-4002.xml', [4002, 4009, 4001, 4004]],
    // From its event on, whatever stands before it on the same day.
    ['termine-2026-11-22-4003.xml', [4009, 4001, 4004]],
    ['termine-2026-12-07-4001.xml', [4001, 4004]],
    // Named before its first event began: all that are to come, though their numbers be lower.
    ['termine-2026-11-21-9999.xml', [4002, 4009, 4001, 4004]],
    ['termine-2020-01-01-1.xml', [4002, 4009, 4001, 4004]],
    ['termine-2030-01-01-1.xml', []],
  ])('%s names %j', async (part, numbers) => {
    const named = paths(await siteMapWith().part(part))
    expect(named.map((path) => Number(/^\/seminare\/p\/.*-(\d+)$/.exec(path)?.[1]))).toEqual(numbers)
  })

  test('tells the Berlin day of the last change of each event, where it is known', async () => {
    const known = { eventId: 1, startDate: '2027-01-01', url: 'x-1', changedAt: '2026-11-30T23:30:00.000Z' }
    const { part } = siteMapWith({ events: async () => [known, { eventId: 2, startDate: '2027-01-01', url: 'y-2' }] })
    expect(await part('termine-2027-01-01-1.xml')).toEqual([
      { address: `${origin}/seminare/p/x-1`, changedOn: '2026-12-01' },
      { address: `${origin}/seminare/p/y-2` },
    ])
  })

  test.each([
    'fehlt.xml',
    'seiten',
    'termine-2026-02-30-1.xml',
    'termine-2026-12-07.xml',
    'termine-2026-12-07-.xml',
    'termine-2026-12-07-1.xml.gz',
    'alle-termine-2026-12-07-1.xml',
    '',
  ])('there is none named %j', async (part) => {
    const refusal = { ok: false, refusal: { why: 'not-found' } }
    expect(await testCore.site(aVisitor()).office.feeds.siteMapPart({ part })).toEqual(refusal)
  })
})

describe('the file of pages', () => {
  test('names each page once, with the day of its last change', async () => {
    const pages = await siteMapWith().part('seiten.xml')
    expect(new Set(paths(pages)).size).toBe(pages.length)
    expect(pages).toContainEqual({ address: `${origin}/impressum`, changedOn: '2026-11-21' })
  })

  test('names nothing that is redirected, is closed or is empty', async () => {
    const named = paths(await siteMapWith().part('seiten.xml')).join('\n')
    for (const gone of [
      'umgezogen',
      'fachtagung-fort',
      '-702',
      'slexikon/jav',
      '/fachartikel',
      '/br-magazin',
      'jav-wahl',
      '/tag/selten',
    ])
      expect(named).not.toContain(gone)
  })

  test('names those pages of a theme whose text is its own', async () => {
    const named = paths(await siteMapWith().part('seiten.xml')).filter((path) => path.startsWith('/seminare/t/'))
    const of = (theme: string) => named.filter((path) => path.split('/')[3] === theme).map((path) => path.split('/')[4])
    for (const theme of ['betriebsverfassungsrecht-i', 'abmahnung', 'fachtagung-sbv'])
      expect(of(theme)).toEqual([undefined, 'termine'])
  })

  test('names the overview for works councils as that of all, and those for others beside it', async () => {
    const named = paths(await siteMapWith().part('seiten.xml')).filter((path) => path.startsWith('/seminare/rubrik'))
    expect(named).toEqual(['/seminare/rubrik', '/seminare/rubrik?amt=sbv', '/seminare/rubrik?amt=jav'])
  })

  test('names an open position to its last day, changed when it was posted', async () => {
    const position = {
      address: `${origin}/jobs-karriere/offene-stellen/seminarorganisation/veranstaltungskauffrau-701`,
      changedOn: '2026-11-02',
    }
    expect(await siteMapWith().part('seiten.xml')).toContainEqual(position)
  })

  test.each([
    ['themes', ['/', ...overviews, '/seminare/inhouse']],
    ['rubrics', [...overviews, '/seminare/inhouse']],
    ['dates', ['/', '/seminare/p']],
    ['venues', ['/seminare/erlebnis', '/standorte']],
    ['record:conference', ['/fachtagung', '/fachtagung/fachtagung-sbv']],
    ['record:position', ['/jobs-karriere']],
    ['record:download', ['/downloads']],
    ['record:faq', ['/fragen']],
    ['rubric:betriebsverfassung', ['/seminare/r/betriebsverfassung']],
    ['rubric:sbv-praxis', ['/seminare/r/sbv-praxis']],
    [
      'theme:betriebsverfassungsrecht-i',
      ['', '/termine'].map((page) => `/seminare/t/betriebsverfassungsrecht-i${page}`),
    ],
    [
      'theme:fachtagung-sbv',
      ['/seminare/t/fachtagung-sbv', '/seminare/t/fachtagung-sbv/termine', '/fachtagung/fachtagung-sbv'],
    ],
    ['location:1', ['/standorte/hamburg-1']],
    ['location:2', ['/standorte/koeln-2']],
    ['hotel:11', ['/standorte/hotel/haus-elbgarten-11']],
    ['lexicon:br', ['/betriebsratslexikon/br', '/betriebsratslexikon/br/abmahnung']],
    ['lexicon:sbv', ['/betriebsratslexikon/sbv', '/betriebsratslexikon/sbv/bem']],
    ['article:1001', ['/news/neues-recht/1001']],
    ['article:5007', ['/wahlseiten-news/verfahren/5007']],
    [
      'articles',
      ['/', '/news', '/wahlseiten-news/archiv', '/wahlseiten-news/kategorie/sbv-wahl', '/tag/mobile-arbeit'],
    ],
    ['page:impressum', ['/impressum']],
  ])('knows by %s that %j have changed', async (tag, expected) => {
    const pages = await changedOnly(tag).part('seiten.xml')
    const changed = pages.filter(({ changedOn }) => changedOn === '2026-12-02')
    expect(paths(changed)).toEqual(expect.arrayContaining([...expected]))
  })

  test('tells no day of what nobody knows to have changed', async () => {
    const days = (await changedOnly('nothing').part('seiten.xml')).flatMap(({ changedOn }) => changedOn ?? [])
    expect(days).toEqual(['2026-11-02'])
  })

  test('of a lexicon follows the name of the product, which an empty site has too', async () => {
    const { stage, site } = openTestCore()
    const pagesOf = async () =>
      paths(read(valueOf(await site(aVisitor()).office.feeds.siteMapPart({ part: 'seiten.xml' })).bytes))
    expect(await pagesOf()).toContain('/')
    const { brand } = someContentFolder()
    valueOf(await stage.content(someContentFolder({ brand: { ...brand, product: 'personalrat' } })))
    expect(await pagesOf()).toContain('/personalratslexikon/br/abmahnung')
  })
})
