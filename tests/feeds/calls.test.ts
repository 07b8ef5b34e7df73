import { parse } from 'csv-parse/sync'
import { afterEach, describe, expect, test } from 'vitest'
import { consentCookie } from '#core/media/consent-cookie.ts'
import { targetGroupOf } from '#core/feeds/target-group-of.ts'
import { openTestApp, person, type TestApp } from '../http/test-app.ts'
import { smallProgramme } from '../http/small-programme.ts'

let testApp: TestApp | undefined
afterEach(async () => {
  await testApp?.close()
  testApp = undefined
})
const open = async (): Promise<TestApp> => (testApp = await openTestApp())

describe('themes for advertisements', () => {
  test('are those with events to come, with whole addresses', async () => {
    const { app } = await open()
    const answer = await app.inject({ url: '/api/themes-remarketing' })
    expect(answer.headers['cache-control']).toContain('public')
    const themes = answer.json<{ id: number; price: unknown }[]>()
    expect(themes.map(({ id }) => id)).toEqual([103, 101, 104, 102])
    expect(themes[1]).toEqual({
      id: 101,
      title: 'Betriebsverfassungsrecht I',
      url: 'http://localhost:3000/seminare/t/betriebsverfassungsrecht-i',
      image: 'http://localhost:3000/img/cover.svg',
      price: { net: 149_000, rate: 19 },
      locations: ['Hamburg', 'Leipzig'],
    })
    expect(themes[3]).toMatchObject({ price: null, image: 'http://localhost:3000/img/seminarhaus.png', locations: [] })
  })

  test.each([
    ['?format=csv', 'application/json'],
    ['', 'text/csv'],
  ])('are a table with %s and Accept %s', async (query, accept) => {
    const { app } = await open()
    const answer = await app.inject({ url: `/api/themes-remarketing${query}`, headers: { accept } })
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8; header=present')
    const rows = parse<Record<string, string>>(answer.body, { columns: true, relax_column_count: false })
    expect(rows[1]).toEqual({
      id: '101',
      title: 'Betriebsverfassungsrecht I',
      url: 'http://localhost:3000/seminare/t/betriebsverfassungsrecht-i',
      image: 'http://localhost:3000/img/cover.svg',
      price: '1773.10 EUR',
      locations: 'Hamburg|Leipzig',
    })
  })

  test('stay JSON for whoever takes anything', async () => {
    const { app } = await open()
    for (const accept of ['*/*', 'application/json, text/csv', 'text/html'])
      expect(
        (await app.inject({ url: '/api/themes-remarketing', headers: { accept } })).headers['content-type'],
      ).toContain('application/json')
  })

  test('a title with quotes, commas and a formula comes through the table whole', async () => {
    const opened = await open()
    const themes = smallProgramme.themes.map((theme) =>
      theme.internalId === 101 ? { ...theme, title: '=Recht, „klar“ und "kurz"' } : theme,
    )
    await opened.stage.content({ ...smallProgramme, themes })
    const { body } = await opened.app.inject({ url: '/api/themes-remarketing?format=csv' })
    const titles = parse<{ title: string }>(body, { columns: true }).map(({ title }) => title)
    expect(titles).toContain(`'=Recht, „klar“ und "kurz"`)
  })
})

describe('towns and hotels to choose from', () => {
  test('towns are bare names in German order', async () => {
    const { app } = await open()
    expect((await app.inject({ url: '/standorte/get-datalist-locations' })).json()).toEqual([
      'Hamburg',
      'Köln',
      'Leipzig',
    ])
  })

  test.each([
    ['', [12, 11, 31, 21]],
    ['?location=Hamburg', [12, 11]],
    ['?location=%20hamburg%20', [12, 11]],
    ['?location=2', [21]],
    ['?location=Atlantis', []],
    ['?location=522', []],
  ])('hotels%s', async (query, ids) => {
    const { app } = await open()
    const hotels = (await app.inject({ url: `/standorte/hotels${query}` })).json<{ internalId: number }[]>()
    expect(hotels.map(({ internalId }) => internalId).toSorted()).toEqual(ids.toSorted())
  })
})

describe('the consumer', () => {
  const nobody = {
    targetGroup: null,
    isLoggedIn: false,
    cartCount: 0,
    wishlistCount: 0,
    consent: { decided: false, marketing: false },
  }

  test('is nobody in particular, and no cache may keep that', async () => {
    const { app } = await open()
    const answer = await app.inject({ url: '/api/consumer' })
    expect(answer.json()).toEqual(nobody)
    expect(answer.headers['cache-control']).toContain('no-store')
    expect(answer.headers['set-cookie']).toBeUndefined()
  })

  test('is known by what he keeps and serves, not by name', async () => {
    const { app, stage, siteOf } = await open()
    await stage.bookmark(person.email, { type: 'seminar', value: 'betriebsverfassungsrecht-i' })
    let session: string | undefined
    const site = siteOf({
      network: 'here',
      bearer: () => undefined,
      session: () => session,
      cookieChoice: () => undefined,
      begin: (token) => (session = token),
      end: () => (session = undefined),
      deviceToken: () => undefined,
      rememberDevice: () => undefined,
      formBegun: () => undefined,
      beginForm: () => undefined,
      endForm: () => undefined,
      cartToken: () => undefined,
      rememberCart: () => undefined,
      forgetCart: () => undefined,
      userAgent: () => undefined,
      note: () => undefined,
      writeNote: () => undefined,
      dropNote: () => undefined,
    })
    await site.account.accounts.signIn({ email: person.email, password: person.password })
    const answer = await app.inject({ url: '/api/consumer', cookies: { session: session ?? '' } })
    expect(answer.json()).toEqual({ ...nobody, targetGroup: 'br', isLoggedIn: true, wishlistCount: 1 })
  })

  test.each([
    [JSON.stringify({ revision: 1, categories: ['necessary', 'marketing'] }), { decided: true, marketing: true }],
    [JSON.stringify({ revision: 1, categories: ['necessary'] }), { decided: true, marketing: false }],
    [JSON.stringify({ revision: 0, categories: ['marketing'] }), { decided: false, marketing: false }],
    ['{', { decided: false, marketing: false }],
  ])('has decided what his cookie says: %s', async (value, consent) => {
    const { app } = await open()
    const headers = { cookie: `${consentCookie}=${encodeURIComponent(value)}` }
    expect((await app.inject({ url: '/api/consumer', headers })).json()).toEqual({ ...nobody, consent })
  })

  test.each([
    ['br-vorsitz', 'br'],
    ['gbr-kbr', 'br'],
    ['wahlvorstand', 'br'],
    ['wirtschaftsausschuss', 'br'],
    ['sbv-stellvertretung', 'sbv'],
    ['jav', 'jav'],
    ['jav-vorsitz', 'jav'],
    ['buero', null],
    ['arbeitgeber', null],
    ['', null],
  ])('%s serves %s', (functionCode, group) => expect(targetGroupOf(functionCode)).toBe(group))
})
