import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { handWrittenCalls } from '#http/contract/hand-written-calls.ts'
import { isUnsafe, type Method } from '#http/contract/method.ts'
import { endpoints } from '#http/contract/site-contract.ts'
import { makeXsrfToken } from '#http/server/requests/xsrf-token.ts'
import { injectVisitor } from './inject-visitor.ts'
import { openTestApp, type TestApp } from './test-app.ts'

/** Every call that changes something, at each of its addresses; a parameter stands for itself. */
const unsafe = [...endpoints, ...handWrittenCalls].flatMap(({ endpoint }) =>
  isUnsafe(endpoint.method)
    ? [endpoint.path, ...(endpoint.also ?? [])].map((path) => [endpoint.method, path.replaceAll(':', '')] as const)
    : [],
)
/** Anybody's mail program may post there without a token: a secret stands in the address. Programs sign instead. */
const fromAnywhere = new Set([
  '/newsletter/abmelden/token',
  '/api/newsletter-subscription-request/unsubscribe/token',
  '/benachrichtigungen/beenden/token',
  '/api/alerts/stop/token',
  '/sync/kind',
])
/** A fault may be reported without a token, from a page of ours. */
const withoutToken = '/api/ui-errors'

/** Addresses of pages whose forms change something, and one where nothing is. */
const pages = [
  '/registrierung',
  '/kundenportal/login',
  '/kundenportal/logout',
  '/seminare/warenkorb',
  '/seminare/warenkorb/checkout',
  '/seminare/warenkorb/angebot',
  '/buchung/token',
  '/buchung/token/stornieren',
  '/wishlist/list',
  '/manage/buchungen/token',
  '/gibt-es-nicht',
]

type Headers = Readonly<Record<string, string>>
const own = { 'sec-fetch-site': 'same-origin', origin: 'http://localhost:3000' }
const foreign: readonly Headers[] = [
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { 'sec-fetch-site': 'none' },
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { 'sec-fetch-site': 'same-origin', origin: 'https://evil.example' },
  { 'sec-fetch-site': 'cross-site', origin: 'http://localhost:3000' },
]

let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp()
})
afterAll(() => testApp.close())

const json = { 'content-type': 'application/json', accept: 'application/json' }
const form = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' }

/** Whether the guard refused it, before anybody looked at what was asked. */
const isRefused = (answer: LightMyRequestResponse): boolean =>
  answer.statusCode === 403 &&
  (!answer.headers['content-type']?.includes('json') || answer.json<{ code: string }>().code === 'xsrf_ungueltig')

/** Which of these requests got through to the call. */
async function passing(
  method: Method,
  path: string,
  requests: readonly Headers[],
  body: string,
): Promise<readonly Headers[]> {
  const answers = await Promise.all(
    requests.map((headers) => injectVisitor(testApp.app).send(method, path, headers, body)),
  )
  return requests.filter((_, n) => !isRefused(answers[n] as LightMyRequestResponse))
}

describe.each(unsafe)('%s %s', (method, path) => {
  const signed = (): Headers => {
    const token = makeXsrfToken(undefined, testApp.settings.siteSecret)
    return { 'x-xsrf-token': token, cookie: `XSRF-TOKEN=${token}` }
  }

  it('is not called without its token, nor with that of somebody else', async () => {
    const { cookie, ...header } = signed()
    const forged = makeXsrfToken(undefined, 'a secret of somebody else')
    const ofSession = makeXsrfToken('another session', testApp.settings.siteSecret)
    const requests = [
      json,
      { ...json, ...header },
      { ...json, cookie: String(cookie) },
      { ...json, 'x-xsrf-token': forged, cookie: `XSRF-TOKEN=${forged}` },
      { ...json, 'x-xsrf-token': ofSession, cookie: `XSRF-TOKEN=${ofSession}` },
    ]
    const fromOurPage = requests.map((headers) => ({ ...headers, ...own }))
    expect(await passing(method, path, requests, '{}')).toEqual(fromAnywhere.has(path) ? requests : [])
    expect(await passing(method, path, fromOurPage, '{}')).toEqual(
      fromAnywhere.has(path) || path === withoutToken ? fromOurPage : [],
    )
  })

  it('is not called from another origin, by a program of a page nor by a form', async () => {
    const calls = foreign.map((origin) => ({ ...json, ...signed(), ...origin }))
    const forms = [{}, ...foreign].map((origin) => ({ ...form, ...origin }))
    expect(await passing(method, path, calls, '{}')).toEqual(fromAnywhere.has(path) ? calls : [])
    expect(await passing(method, path, forms, '')).toEqual(fromAnywhere.has(path) ? forms : [])
  })

  it('is heard with its token', async () => {
    const requests = [
      { ...json, ...signed() },
      { ...json, ...signed(), ...own },
    ]
    expect(await passing(method, path, requests, '{}')).toEqual(requests)
  })
})

describe.each(pages)('a form posted to %s', (path) => {
  it('is taken from a page of ours alone', async () => {
    const forms = [{}, ...foreign].map((origin) => ({ ...form, ...origin }))
    expect(await passing('POST', path, forms, '')).toEqual([])
    expect(await passing('POST', path, [{ ...form, ...own }], '')).toHaveLength(1)
  })
})
