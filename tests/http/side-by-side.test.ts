import crossFetch from 'cross-fetch'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { visitorInMemory } from '#cli/visitor-in-memory.ts'
import type { Site } from '#core/site.ts'
import { httpSite } from '#http/client/http-site.ts'
import { endpoints } from '#http/contract/site-contract.ts'
import { bookingCalls } from './booking-calls.ts'
import { paperOrderCalls, tooManyPaperOrders } from './paper-order-calls.ts'
import { registrationCalls, tooManyRegistrations } from './registration-calls.ts'
import { inboxCalls } from './inbox-calls.ts'
import { consultantsCalls, consultingCalls } from './consulting-calls.ts'
import { quoteCalls } from './quote-calls.ts'
import { cartCalls, typedOptions } from './cart-calls.ts'
import { participationCalls } from './participation-calls.ts'
import { gremiumCalls } from './gremium-calls.ts'
import { planCalls } from './plan-calls.ts'
import { materialCalls } from './material-calls.ts'
import { loginCalls } from './login-calls.ts'
import { personCalls } from './person-calls.ts'
import { exportCalls } from './export-calls.ts'
import { forumCalls } from './forum-calls.ts'
import { formCalls } from './form-calls.ts'
import { pdfAnalysisCalls } from './pdf-analysis-calls.ts'
import { officeCalls } from './office-calls.ts'
import { openTestApp, type TestApp } from './test-app.ts'
import { accountCalls } from './account-calls.ts'
import { applicationCalls } from './application-calls.ts'
import type { Call } from './call.ts'
import { publicCalls } from './public-calls.ts'
import { wishlistCalls } from './wishlist-calls.ts'

/** What is asked, in order; each line names the port method it asks. */
const walk: readonly Call[] = [
  ...publicCalls,
  ...exportCalls,
  ...quoteCalls,
  ...cartCalls,
  ...registrationCalls,
  ...paperOrderCalls,
  ...bookingCalls,
  ...tooManyRegistrations,
  ...tooManyPaperOrders,
  ...officeCalls,
  ...pdfAnalysisCalls,
  ...wishlistCalls,
  ...accountCalls,
  ...applicationCalls,
  ...formCalls,
  ['diagnostics.report', (site) => site.office.diagnostics.report({ message: 'kaputt', route: '/seminare' })],
  [
    'diagnostics.report',
    async (site) => {
      for (let i = 0; i < 10; i += 1)
        await site.office.diagnostics.report({ message: 'kaputt', stack: 'at …', route: '/' })
      return site.office.diagnostics.report({ message: 'kaputt', route: '/' })
    },
  ],
  ...loginCalls,
  ...gremiumCalls,
  ...personCalls,
  ...planCalls,
  ...participationCalls,
  ...materialCalls,
  ...forumCalls,
  ...consultingCalls,
  ...consultantsCalls,
  ...inboxCalls,
]

/** Ids are made at random; they must agree with each other, not with those of another test app. */
function withoutRandom(): (answer: unknown) => unknown {
  const seen = new Map<string, string>()
  return (answer) =>
    JSON.parse(
      JSON.stringify(answer).replaceAll(randomText, (text) => {
        if (!seen.has(text)) seen.set(text, `random ${seen.size + 1}`)
        return seen.get(text) ?? text
      }),
    )
}

/** Ids and what they begin with, tokens and numbers of orders. */
const randomText =
  /[0-9a-f]{8}-[0-9a-f-]{27}|(?<![\w-])[\w-]{43}(?![\w-])|B-[0-9A-Z]{5}-[0-9A-Z]{5}|(?<="reference":")[0-9A-F]{8}/g

describe('core and HTTP client, asked the same, answer the same', () => {
  let near: TestApp
  let far: TestApp
  const answers: { readonly core: unknown[]; readonly http: unknown[] } = { core: [], http: [] }
  const [named, namedThere] = [withoutRandom(), withoutRandom()]

  beforeAll(async () => {
    near = await openTestApp()
    far = await openTestApp()
    const core = near.siteOf(visitorInMemory('somewhere'))
    const origin = await far.app.listen({ port: 0, host: '127.0.0.1' })
    const http = httpSite({ origin, fetch: crossFetch })
    for (const [, ask] of walk) {
      answers.core.push(named(await ask(core, near)))
      answers.http.push(namedThere(await ask(http, far)))
    }
    // Each call of the site, on both sides.
  }, 600_000)
  afterAll(async () => {
    await near.close()
    await far.close()
  })

  it.each(walk.map(([name], i) => ({ name, i })))('$i $name', ({ i }) => {
    expect(answers.http[i]).toEqual(answers.core[i])
    expect(answers.core[i]).toHaveProperty('ok')
  })

  it('a full wishlist is told with its size', async () => {
    const full = { why: 'wishlist-full', most: 500 } as const
    const testApp = await openTestApp({
      openSite: (visitor) => {
        const site = near.siteOf(visitor)
        const isFull = async () => ({ ok: false, refusal: full }) as const
        const wishlist: Site['account']['wishlist'] = {
          ...site.account.wishlist,
          add: isFull,
          addEvent: isFull,
          restore: isFull,
        }
        const sharedList = { ...site.gremium.sharedList, add: isFull }
        return { ...site, account: { ...site.account, wishlist }, gremium: { ...site.gremium, sharedList } }
      },
    })
    const http = httpSite({ origin: await testApp.app.listen({ port: 0, host: '127.0.0.1' }), fetch: crossFetch })
    const item = { type: 'seminar', value: 'eines-zu-viel' } as const
    expect(await http.account.wishlist.add(item)).toEqual({ ok: false, refusal: full })
    expect(await http.account.wishlist.addEvent({ event: '4001' })).toEqual({ ok: false, refusal: full })
    expect(await http.account.wishlist.restore({ id: 'eines-zu-viel' })).toEqual({ ok: false, refusal: full })
    expect(await http.gremium.sharedList.add({ ...item, type: 'event' })).toEqual({ ok: false, refusal: full })
    await testApp.close()
  })

  it('too many carts of a network are told with the time to wait', async () => {
    const tooMany = { why: 'too-many', retryAfter: 60 } as const
    const testApp = await openTestApp({
      openSite: (visitor) => {
        const site = near.siteOf(visitor)
        const refuses = async () => ({ ok: false, refusal: tooMany }) as const
        const cart: Site['booking']['cart'] = { ...site.booking.cart, addItem: refuses, updateOrderOptions: refuses }
        const wishlist: Site['account']['wishlist'] = { ...site.account.wishlist, intoCart: refuses }
        return { ...site, account: { ...site.account, wishlist }, booking: { ...site.booking, cart } }
      },
    })
    const http = httpSite({ origin: await testApp.app.listen({ port: 0, host: '127.0.0.1' }), fetch: crossFetch })
    expect(await http.booking.cart.addItem({ eventId: 4002 })).toEqual({ ok: false, refusal: tooMany })
    expect(await http.booking.cart.updateOrderOptions(typedOptions)).toEqual({ ok: false, refusal: tooMany })
    expect(await http.account.wishlist.intoCart({})).toEqual({ ok: false, refusal: tooMany })
    await testApp.close()
  })

  it('and every method was asked, with every refusal met but full wishlists, Gremien, too many carts and full disks', () => {
    const met = new Set(
      answers.core.map((answer, i) => {
        const { ok, refusal } = answer as { ok: boolean; refusal?: { why: string } }
        return `${walk[i]?.[0]} ${ok ? 'ok' : refusal?.why}`
      }),
    )
    const known = endpoints.flatMap(({ name, endpoint }) =>
      ['ok', ...Object.keys(endpoint.refusals)].map((why) => `${name} ${why}`),
    )
    const notMet = known.filter((it) => !met.has(it))
    expect(notMet).toEqual([
      'wishlist.add wishlist-full',
      'wishlist.addEvent wishlist-full',
      'wishlist.restore wishlist-full',
      'wishlist.intoCart too-many',
      'ownData.take too-many',
      'materials.addPhotos no-room',
      'cart.addItem too-many',
      'cart.updateOrderOptions too-many',
      // Fifteen minutes pass in scenarios alone.
      'forum.edit edit-over',
      'forum.remove edit-over',
      'roster.addMember gremium-full',
      'sharedList.add wishlist-full',
      'legislation.import too-many',
      'jobs.apply no-room',
      'formRequests.lawyerConsultation no-room',
      'materialsOffice.add no-room',
    ])
  })
})
