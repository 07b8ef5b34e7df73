import { afterAll, beforeAll, expect, it } from 'vitest'
import { StoreUnavailable } from '#core/shared/store-unavailable.ts'
import { createRender } from '#react/render.tsx'
import { registration } from './faults/registration-form.ts'
import { injectVisitor } from './inject-visitor.ts'
import { openTestApp, type TestApp } from './test-app.ts'

const origin = 'http://localhost:3000'
const render = createRender({
  siteOrigin: origin,
  brOrigin: origin,
  assets: { loader: '/widgets.js', styles: ['/assets/site.css'], wording: '/wording/de.json', fonts: [] },
})

let testApp: TestApp
let fault: StoreUnavailable
beforeAll(async () => {
  const real = await openTestApp()
  testApp = await openTestApp({
    render,
    openSite: (visitor) => {
      const site = real.siteOf(visitor)
      return {
        ...site,
        account: { ...site.account, accounts: { ...site.account.accounts, register: () => Promise.reject(fault) } },
      }
    },
  })
})
afterAll(() => testApp.close())

const maybe = 'Bitte sehen Sie nach, bevor Sie sie wiederholen.'

it.each([
  ['that was certainly not made', false],
  ['that may have been made', true],
])(
  'a change %s answers 503 in German, with the time to come back, to persons and programs',
  async (_how, mayBeDone) => {
    fault = new StoreUnavailable('gone', { mayBeDone })
    const visitor = injectVisitor(testApp.app)
    const page = await visitor.form('/registrierung', registration)
    expect([page.statusCode, page.headers['retry-after'], page.headers['cache-control']]).toEqual([
      503,
      '5',
      'no-store',
    ])
    expect(page.body).toContain('Gleich sind wir wieder da')
    expect(page.body.includes(maybe)).toBe(mayBeDone)

    const call = await visitor.json('/api/user-registration', { ...registration, agb: true, privacyAccepted: true })
    expect([call.statusCode, call.headers['retry-after']]).toEqual([503, '5'])
    expect(call.json()).toMatchObject({ code: 'wartung', status: 503 })
    expect(call.body.includes(maybe)).toBe(mayBeDone)
  },
)
