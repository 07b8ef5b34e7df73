import fc from 'fast-check'
import { expect, onTestFinished, test } from 'vitest'
import { required } from '#core/shared/required.ts'
import { makeXsrfToken } from '#http/server/requests/xsrf-token.ts'
import { migrate } from '#storage/engine/migrate.ts'
import { openSqlStore } from '#storage/open-sql-store.ts'
import { onBothDatabases } from '#tests/storage/on-both-databases.ts'
import { requestsTo, type Document, type Known, type Sent } from './at-random/requests-at-random.ts'
import { begunSession } from './begun-session.ts'
import { shopperIn } from './shopper.ts'
import { openTestApp, person, type TestApp } from './test-app.ts'

/** On each database. */
const requests = process.env['LONG'] === undefined ? 1_000 : 25_000

/** Whoever sends them. */
const askers = ['nobody', 'shopper', 'member', 'office'] as const
type Asker = (typeof askers)[number]

/** Stands for the version that a booking or a cart has when it is sent. */
const asItIs = 'as it is'

async function prepared(testApp: TestApp) {
  const shoppers = []
  for (let n = 1; n <= 4; n += 1)
    shoppers.push(await shopperIn(testApp, { email: `kim.${n}@werk.example`, from: `10.255.${n}.1` }))
  const { visitor } = required(shoppers[0])
  const member = await testApp.stage.account({ email: 'mitglied@werk.example', password: person.password })
  const roles = ['mitglied', 'redaktion', 'admin'] as const
  const office = await testApp.stage.account({ email: 'buero@werk.example', password: person.password, roles })
  const listed = await testApp.app.inject({
    url: '/order-api/office/bookings',
    headers: { host: 'localhost:3000', cookie: `session=${await begunSession(testApp, office)}` },
  })
  const known: Known = {
    token: shoppers.flatMap(({ token, employersToken }) => [token, token, token, employersToken]),
    version: [asItIs],
    cartVersion: [asItIs],
    recipientId: shoppers.flatMap(({ recipientId, cartRecipientId }) => [recipientId, cartRecipientId]),
    itemId: shoppers.map(({ itemId }) => itemId),
    id: [...listed.body.matchAll(/"id":"([^"]+)"/g)].map(([, id]) => id),
    eventId: [4001, 4002, 4003, 4004, 4007],
    event: ['termin-4002', '4002'],
    key: ['betriebsverfassungsrecht-i-4002', '4002', 'hamburg-1', 'veranstaltungskauffrau-701'],
    url: ['betriebsverfassungsrecht-i', 'arbeitsrecht-online', 'fachtagung-sbv'],
    department: ['seminarorganisation'],
    fragment: ['header', 'cart'],
    kind: ['bestaetigt', 'rueckfrage', 'einladung', 'mitteilung-arbeitgeber', 'entsendebeschluss'],
    number: ['R-2026-00001'],
    type: ['seminar', 'event', 'hotel'],
    value: ['betriebsverfassungsrecht-i', 'termin-4002', 'hotel-21'],
    email: [person.email, 'neu@werk.example'],
    password: [person.password],
    salutationId: ['divers'],
    month: ['2027-01', '2027-03'],
    postcode: ['20095'],
    acceptAgb: [true],
    privacyAccepted: [true],
    group: ['br'],
  }
  const session = async (asker: Asker): Promise<string | undefined> =>
    asker === 'member' || asker === 'office' ? begunSession(testApp, asker === 'member' ? member : office) : undefined

  /** The body with versions as they are, so that what came before does not end every change at its version. */
  const upToDate = async (url: string, body: string): Promise<string> => {
    if (!body.includes(asItIs)) return body
    const booking = await testApp.needs.bookings.byToken(/booking\/([^/?]+)/.exec(url)?.[1] ?? '')
    const seen = await testApp.needs.bookings.byId(/office\/bookings\/([^/?]+)/.exec(url)?.[1] ?? '')
    const cart = (await visitor.get('/order-api/get-shopping-cart')).json<{ version: number }>()
    return body
      .replace(`"version":"${asItIs}"`, `"version":${(booking ?? seen)?.version ?? 1}`)
      .replace(`"cartVersion":"${asItIs}"`, `"cartVersion":${cart.version}`)
  }

  let sent = 0
  const send = async (asker: Asker, { method, url, body }: Sent) => {
    sent += 1
    const token = await session(asker)
    const xsrf = makeXsrfToken(token, testApp.settings.siteSecret)
    const cookies = [asker === 'shopper' ? visitor.jar.header() : undefined, token && `session=${token}`]
    return testApp.app.inject({
      method,
      url,
      headers: {
        host: 'localhost:3000',
        accept: 'application/json',
        // Nobody pays for what others tried.
        'x-forwarded-for': `10.${sent >> 8}.${sent & 255}.1`,
        'x-xsrf-token': xsrf,
        cookie: [
          ...cookies.filter(Boolean).map((cookie) => cookie?.replace(/XSRF-TOKEN=[^;]*;? ?/, '')),
          `XSRF-TOKEN=${xsrf}`,
        ].join('; '),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { payload: await upToDate(url, body) }),
    })
  }
  return { known, send }
}

onBothDatabases('requests at random to every call of the document', (empty) => {
  test(`${requests} of them end in no failure of ours`, { timeout: requests * 1_000 }, async () => {
    const url = await empty()
    await migrate({ url })
    const store = await openSqlStore({ url })
    const testApp = await openTestApp({ store, settings: { trustProxy: 'loopback' } })
    onTestFinished(() => testApp.close())
    const { known, send } = await prepared(testApp)
    const document = (
      await testApp.app.inject({ url: '/api/openapi.json', headers: { host: 'localhost:3000' } })
    ).json<Document>()

    const statuses = new Map<string, Set<number>>()
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...askers), requestsTo(document, known), async (asker, sent) => {
        const { statusCode, body } = await send(asker, sent)
        expect(statusCode, body.slice(0, 400)).toBeLessThan(500)
        expect(body).not.toMatch(/ at .*\(.*:\d+:\d+\)/)
        statuses.set(sent.call, (statuses.get(sent.call) ?? new Set()).add(statusCode))
      }),
      { numRuns: requests, ...(process.env['LONG'] === undefined && { seed: 20_261_123 }) },
    )
    // They came to most calls, and many of them further than to the check of their shape.
    const calls = Object.values(document.paths).flatMap(Object.values).length
    const done = [...statuses.values()].filter((of) => [...of].some((status) => status < 400))
    expect(statuses.size).toBeGreaterThan(calls * 0.9)
    expect(done.length).toBeGreaterThan(calls * 0.4)
    expect(await store.audit.findings()).toEqual([])
  })
})
