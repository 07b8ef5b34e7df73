import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { faultsOfAccountCalls } from './faults/faults-of-account-calls.ts'
import { faultsOfApplying } from './faults/faults-of-applying.ts'
import { faultsOfAddresses } from './faults/faults-of-addresses.ts'
import { faultsOfFinding } from './faults/faults-of-finding.ts'
import { faultsOfOpenCalls } from './faults/faults-of-open-calls.ts'
import { faultsOfRegistering } from './faults/faults-of-registering.ts'
import { faultsOfSigningIn } from './faults/faults-of-signing-in.ts'
import { faultsOfTheWishlist } from './faults/faults-of-the-wishlist.ts'
import { faultsOfWishlistCalls } from './faults/faults-of-wishlist-calls.ts'
import { fieldsOf } from './faults/fields-of-forms.ts'
import { faultApps } from './faults/fault-apps.ts'
import { injectVisitor } from './inject-visitor.ts'
import type { TestApp } from './test-app.ts'

const faults = [
  ...faultsOfAddresses,
  ...faultsOfFinding,
  ...faultsOfSigningIn,
  ...faultsOfRegistering,
  ...faultsOfApplying,
  ...faultsOfTheWishlist,
  ...faultsOfAccountCalls,
  ...faultsOfWishlistCalls,
  ...faultsOfOpenCalls,
]

/** What a page says, whatever keeps its words together. */
const asRead = (body: string): string =>
  body.replaceAll('&#x27;', '’').replaceAll(/<span class="nowrap">([^<]*)<\/span>/g, '$1')

describe.each(faultApps)('faults, on %s', (_store, open) => {
  let testApp: TestApp
  beforeAll(async () => {
    testApp = await open()
  })
  afterAll(() => testApp.close())

  it.each(faults.map((row, i) => ({ ...row, i })))(
    '$route: $fault → $status',
    async ({ i, ask, status, says, keeps, allow, location }) => {
      // Everybody comes from a network of his own, so that nobody pays for another's attempts.
      const visitor = injectVisitor(testApp.app, { 'x-forwarded-for': `10.${i >> 8}.${i & 255}.1` })
      const answer = await ask(visitor, testApp)
      expect(answer.statusCode, answer.body.slice(0, 600)).toBe(status)
      if (says !== undefined) expect(asRead(answer.body)).toContain(says)
      if (keeps) expect(fieldsOf(answer.body)).toMatchObject(keeps)
      if (allow !== undefined) expect(answer.headers.allow).toBe(allow)
      if (location !== undefined) expect(answer.headers.location).toBe(location)
      expect(answer.body).not.toMatch(/<script>alert/)
      expect(answer.body).not.toMatch(/ at .*\(.*:\d+:\d+\)/)
    },
  )

  it('and afterwards everything still stands', async () => {
    const visitor = injectVisitor(testApp.app, { 'x-forwarded-for': '10.9.9.9' })
    await visitor.signIn()
    expect((await visitor.json('/wishlist/add-bookmark', { type: 'hotel', value: 'hotel-21' })).statusCode).toBe(201)
  })
})

it('the table has at least sixty rows, none twice', () => {
  expect(faults.length).toBeGreaterThanOrEqual(60)
  expect(new Set(faults.map(({ route, fault }) => `${route} ${fault}`)).size).toBe(faults.length)
})
