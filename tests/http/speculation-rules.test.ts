import { afterAll, beforeAll, expect, test } from 'vitest'
import { injectVisitor } from './inject-visitor.ts'
import { openTestApp, type TestApp } from './test-app.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp()
})
afterAll(() => testApp.close())

interface Rules {
  readonly prefetch: readonly {
    readonly where: {
      readonly and: readonly { readonly not?: { readonly href_matches: readonly URLPatternInit[] } }[]
    }
  }[]
}

const excluded = async (): Promise<readonly URLPattern[]> => {
  const { body } = await injectVisitor(testApp.app).get('/speculation-rules.json')
  const [rule] = (JSON.parse(body) as Rules).prefetch
  return (rule?.where.and ?? [])
    .flatMap(({ not }) => not?.href_matches ?? [])
    .map((pattern) => new URLPattern({ ...pattern, baseURL: 'https://www.haus.example' }))
}
const isExcluded = (patterns: readonly URLPattern[], path: string): boolean =>
  patterns.some((pattern) => pattern.test(`https://www.haus.example${path}`))

test.each([
  '/kundenportal/login',
  '/kundenportal/login?post_login_redirect_url=%2F',
  '/kundenportal/logout',
  '/kundenportal/password-reset/x',
  '/meinifb/einstellungen',
  '/wishlist/list',
  '/registrierung',
  '/registrierung/bestaetigen/x',
  '/seminare/warenkorb',
  '/seminare/warenkorb/checkout',
  '/seminare/warenkorb/angebot',
  '/order-api/get-shopping-cart',
  '/quote-api/get/x',
  '/consultant/get-consultant',
  '/schulungsplan/get',
  '/manage',
  '/manage/legislation',
  '/api/get-rubrics',
  '/api-meinifb/personal-data',
  '/fachtagung/digitales/buchung',
])('%s is never fetched ahead', async (path) => {
  expect(isExcluded(await excluded(), path)).toBe(true)
})

test.each(['/', '/seminare/t/rhetorik', '/seminare/p?monat=2027-03', '/standorte', '/betriebsratslexikon/br'])(
  '%s may be',
  async (path) => {
    expect(isExcluded(await excluded(), path)).toBe(false)
  },
)
