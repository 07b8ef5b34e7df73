import { beforeAll, describe, expect, test } from 'vitest'
import { consumerOf } from '#core/feeds/feeds.service.ts'
import { targetGroupOf } from '#core/feeds/target-group-of.ts'
import { aVisitor, openTestCore, valueOf } from './test-core.ts'
import {
  anEventContent,
  aHotelEntry,
  anEntry,
  anOnlineEventContent,
  aRubric,
  aThemeFile,
  aTown,
  someContentFolder,
} from './sample-content.ts'

const content = someContentFolder({
  rubrics: [aRubric(), aRubric({ id: 2, url: 'recht', position: 2 })],
  locations: [
    aTown(),
    aTown({ internalId: 2, name: 'Leipzig' }),
    aTown({ internalId: 3, name: 'Ägidienberg' }),
    aTown({ internalId: 4, name: 'Bonn' }),
  ],
  hotels: [
    aHotelEntry(),
    aHotelEntry({ internalId: 12, name: 'Am Fleet' }),
    aHotelEntry({ internalId: 21, name: 'Waldhaus', locationId: 3 }),
    aHotelEntry({ internalId: 31, name: 'Ännchen', locationId: 2 }),
  ],
  themes: [
    aThemeFile({ content: [anEntry({ image: { url: '/img/cover.svg' } })] }),
    aThemeFile({ internalId: 102, url: 'abmahnung', title: 'Abmahnung', rubric: 'recht' }),
    aThemeFile({ internalId: 103, url: 'vorbei', title: 'Vorbei' }),
    aThemeFile({ internalId: 104, url: 'umgezogen', title: 'Umgezogen', redirectUrl: '/anderswo' }),
  ],
  events: [
    anEventContent({ hotelId: 31 }),
    anEventContent({ eventId: 4002, hotelId: 21, price: { net: 99_000, rate: 19 } }),
    anOnlineEventContent({ eventId: 4003, themeUrl: 'abmahnung', price: null }),
    anEventContent({ eventId: 4004, themeUrl: 'vorbei', start: '2026-11-21' }),
    anEventContent({ eventId: 4005, themeUrl: 'umgezogen' }),
  ],
})
const testCore = openTestCore()
beforeAll(async () => {
  valueOf(await testCore.stage.content(content))
})
const feeds = () => testCore.site(aVisitor()).office.feeds

test('themes for advertisements are those with an event to come, with whole addresses', async () => {
  expect(valueOf(await feeds().themesRemarketing({}))).toEqual([
    {
      id: 101,
      title: 'Betriebsverfassungsrecht I',
      url: 'https://www.seminarhaus.example/seminare/t/betriebsverfassungsrecht-i',
      image: 'https://www.seminarhaus.example/img/cover.svg',
      price: { net: 99_000, rate: 19 },
      locations: ['Ägidienberg', 'Leipzig'],
    },
    {
      id: 102,
      title: 'Abmahnung',
      url: 'https://www.seminarhaus.example/seminare/t/abmahnung',
      image: 'https://www.seminarhaus.example/img/seminarhaus.png',
      price: null,
      locations: [],
    },
  ])
})

test('towns to choose from are names in German order', async () => {
  expect(valueOf(await feeds().townNames({}))).toEqual(['Ägidienberg', 'Bonn', 'Hamburg', 'Leipzig'])
})

describe('hotels to choose from', () => {
  test.each<[string | undefined, number[]]>([
    [undefined, [21, 12, 11, 31]],
    ['Hamburg', [12, 11]],
    [' hamburg ', [12, 11]],
    ['2', [31]],
    ['Bonn', []],
    ['Atlantis', []],
    ['522', []],
    ['', []],
  ])('in %j are %j', async (location, numbers) => {
    const hotels = valueOf(await feeds().hotelsIn(location === undefined ? {} : { location }))
    expect(hotels.map(({ internalId }) => internalId)).toEqual(numbers)
  })
})

/** Whether a crawler that keeps to a robots.txt may read an address (RFC 9309, 2.2.2). */
const mayRead = (robots: string, path: string): boolean => {
  const longest = (word: string): number =>
    Math.max(
      -1,
      ...robots
        .split('\n')
        .flatMap((line) => (line.startsWith(`${word}: `) ? [line.slice(word.length + 2)] : []))
        .filter((rule) => new RegExp(`^${rule.split('*').map(RegExp.escape).join('.*')}`).test(path))
        .map((rule) => rule.length),
    )
  return longest('Allow') >= longest('Disallow')
}

describe('robots.txt', () => {
  const robots = async () => valueOf(await feeds().robots({}))
  const text = async () => new TextDecoder().decode((await robots()).bytes)

  test('is a text that speaks to every crawler and names the site map', async () => {
    expect(await robots()).toMatchObject({ mime: 'text/plain; charset=utf-8', filename: 'robots.txt' })
    const lines = (await text()).split('\n')
    expect(lines[0]).toBe('User-agent: *')
    expect(lines.slice(-3)).toEqual(['', 'Sitemap: https://www.seminarhaus.example/sitemap.xml', ''])
  })

  test.each([
    // Personal, or behind a login
    '/kundenportal/login',
    '/meinifb/einstellungen',
    '/wishlist/list',
    '/seminare/warenkorb',
    '/seminare/warenkorb/checkout',
    '/checkout-pdf',
    '/registrierung/bestaetigen',
    '/personalisierter-schulungsplan/7',
    '/manage',
    '/manage/legislation',
    '/schulungsplan/admin',
    // Calls of programs
    '/api/get-hotels',
    '/api-meinifb/future-events',
    '/order-api/get-shopping-cart',
    '/quote-api/get/7',
    '/consultant/get-consultant',
    '/recommendations/news',
    '/download/get-download-filter-data',
    '/obj-export/lexicon',
    '/sync/themes',
    '/fragments/header',
    '/standorte/get-datalist-locations',
    '/standorte/hotels',
    // Results of searches, and files
    '/suche?q=urlaub',
    '/online-fax/4001',
    '/pdf-kostenrechner/4001',
    '/news/pdf/7',
    '/seminare/pdf/betriebsverfassungsrecht-i',
    '/seminare/p-pdf/betriebsverfassungsrecht-i-4001',
    '/seminare/p/termine.ics?rubric=recht',
    '/seminare/p/betriebsverfassungsrecht-i-4001/termin.ics',
  ])('leaves %s alone', async (path) => expect(mayRead(await text(), path)).toBe(false))

  test.each([
    '/',
    '/seminare/p',
    '/seminare/p/termine-und-fristen-4001',
    '/seminare/t/betriebsverfassungsrecht-i/termine',
    '/standorte',
    '/standorte/hotel/haus-elbgarten-11',
    '/news/rss',
    '/kundenportal/meinifb',
    '/registrierung',
    '/sitemap.xml',
  ])('lets everyone read %s', async (path) => expect(mayRead(await text(), path)).toBe(true))
})

describe('the consumer', () => {
  const nobody = {
    targetGroup: null,
    isLoggedIn: false,
    cartCount: 0,
    wishlistCount: 0,
    consent: { decided: false, marketing: false },
  }

  test('is nobody in particular before he signs in', async () => {
    expect(valueOf(await feeds().consumer({}))).toEqual(nobody)
  })

  test('is known by what he keeps and whom he serves', async () => {
    const { stage, site } = openTestCore()
    valueOf(await stage.content(content))
    await stage.account({ email: 'kim@werk.example', password: 'ein guter Satz' })
    await stage.bookmark('kim@werk.example', { type: 'seminar', value: 'abmahnung' })
    const {
      account: { accounts },
      office: { feeds },
    } = site(aVisitor())
    valueOf(await accounts.signIn({ email: 'kim@werk.example', password: 'ein guter Satz' }))
    expect(valueOf(await feeds.consumer({}))).toEqual({
      ...nobody,
      targetGroup: 'br',
      isLoggedIn: true,
      wishlistCount: 1,
    })
  })

  test('is nobody in particular once his account is gone', async () => {
    const shown = { userId: async () => 'gone', consent: () => nobody.consent }
    expect(valueOf(await consumerOf(shown, testCore.needs).consumer({}))).toEqual(nobody)
  })

  test('has chosen what his cookie says', async () => {
    const choice = JSON.stringify({ revision: 1, categories: ['necessary', 'marketing'] })
    const { feeds } = testCore.site({ ...aVisitor(), cookieChoice: () => choice }).office
    expect(valueOf(await feeds.consumer({})).consent).toEqual({ decided: true, marketing: true })
  })

  test.each([
    ['br-vorsitz', 'br'],
    ['gbr-kbr', 'br'],
    ['wahlvorstand', 'br'],
    ['wirtschaftsausschuss', 'br'],
    ['sbv', 'sbv'],
    ['sbv-stellvertretung', 'sbv'],
    ['jav', 'jav'],
    ['jav-vorsitz', 'jav'],
    // Whose beginning says it, and not what stands in the middle
    ['ex-jav', null],
    ['buero', null],
    ['brandschutz', null],
    ['arbeitgeber', null],
    ['', null],
  ])('with the function %j serves %s', (functionCode, group) => expect(targetGroupOf(functionCode)).toBe(group))
})
