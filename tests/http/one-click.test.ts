import { afterAll, beforeAll, expect, test } from 'vitest'
import { done } from '#core/shared/result.ts'
import { builtPages } from './built-pages.ts'
import { openTestApp, type TestApp } from './test-app.ts'

const subscription = {
  id: 's-1',
  email: 'anna@firma.example',
  topics: [],
  requestedAt: '2026-11-20T12:00:00.000Z',
  textVersion: '2026-11',
  confirmedAt: '2026-11-20T12:00:00.000Z',
}
const origin = 'http://localhost:3000'
const theme = { kind: 'theme', key: 'recht', title: 'Recht', url: '/seminare/t/recht' } as const
let testApp: TestApp

beforeAll(async () => {
  testApp = await openTestApp({ render: await builtPages({ siteOrigin: origin, brOrigin: origin }) })
  await testApp.needs.change(async ({ alerts, subscriptions }) => {
    const { topics: _, ...proof } = subscription
    await alerts.save({ ...proof, subject: theme, stopToken: 's-1', known: [], seen: 'so' })
    for (const nr of [1, 2])
      await subscriptions.save({
        ...subscription,
        id: `s-${nr}`,
        email: `${nr}@firma.example`,
        unsubscribeToken: `u-${nr}`,
      })
    return done(undefined)
  })
})
afterAll(() => testApp.close())

const endedOf = async (email: string) => (await testApp.needs.subscriptions.of(email))[0]?.endedAt

const boundary = 'x'
/** What mail programs send, either way, without cookie, token or origin. */
const oneClick = [
  ['1@firma.example', 'u-1', 'application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
  [
    '2@firma.example',
    'u-2',
    `multipart/form-data; boundary=${boundary}`,
    `--${boundary}\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--${boundary}--\r\n`,
  ],
] as const

test.each(oneClick)('a mail program ends the newsletter of %s with one click', async (email, token, type, payload) => {
  const url = `/newsletter/abmelden/${token}`
  const looked = await testApp.app.inject({ method: 'GET', url })
  expect(looked.statusCode).toBe(200)
  expect(await endedOf(email)).toBeUndefined()
  const answer = await testApp.app.inject({ method: 'POST', url, payload, headers: { 'content-type': type } })
  // No redirect: mail programs follow none.
  expect([200, 204]).toContain(answer.statusCode)
  expect(await endedOf(email)).toBeDefined()
})

test('and an alert by the same', async () => {
  const [, , type, payload] = oneClick[1]
  const url = '/benachrichtigungen/beenden/s-1'
  const answer = await testApp.app.inject({ method: 'POST', url, payload, headers: { 'content-type': type } })
  expect([200, 204]).toContain(answer.statusCode)
  expect((await testApp.needs.alerts.of(subscription.email))[0]?.endedAt).toBeDefined()
})

test('another form without an origin is refused as before', async () => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const answer = await testApp.app.inject({ method: 'POST', url: '/newsletter', payload: 'email=x', headers })
  expect(answer.statusCode).toBe(403)
})
