import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { cookiesOf, openChromium, type Chromium } from './chromium.ts'
import { openHouse, type ServedHouse } from './served-house.ts'

let house: ServedHouse
let chromium: Chromium
beforeAll(async () => {
  house = await openHouse()
  chromium = await openChromium(house.origin)
})
afterAll(async () => {
  await chromium?.close()
  await house?.close()
})
beforeEach(() => {
  house.requests.length = 0
})

const rules = 'GET /speculation-rules.json'
/** Pages among what was asked for: not the files that pages are dressed in, and not the rules. */
const pagesAsked = () =>
  house.requests.filter(
    (request) => request !== rules && !/ \/(assets|wording|img|fonts)\/|\.(js|svg|ico)$/.test(request),
  )
const settled = async (): Promise<void> => {
  for (let count = -1; count !== house.requests.length; await pause(700)) count = house.requests.length
}

/** One page of each kind with the page that is likely next; null: none is marked. */
const views: readonly (readonly [string, string | null])[] = [
  ['/', '/seminare/p'],
  ['/seminare/r/betriebsverfassung', '/seminare/t/'],
  ['/seminare/t/betriebsverfassungsrecht-1', '/seminare/t/betriebsverfassungsrecht-1/termine'],
  ['/impressum', null],
]

describe('a page view', () => {
  test.each(views)('of %s fetches %s ahead, and never more than two requests in all', async (url, next) => {
    const { page, complaints, close } = await chromium.visit()
    await page.goto(url)
    await settled()
    const [asked, ...ahead] = pagesAsked()
    expect(asked).toBe(`GET ${url}`)
    expect(ahead.map((request) => request.startsWith(`GET ${next}`))).toEqual(next === null ? [] : [true])
    expect(ahead.length + house.requests.filter((request) => request === rules).length).toBeLessThanOrEqual(2)
    expect(complaints).toEqual([])
    await close()
  })

  test('leads to the page that was fetched ahead without asking for it again', async () => {
    const { page, close } = await chromium.visit()
    await page.goto('/seminare/t/betriebsverfassungsrecht-1')
    await settled()
    await page.locator('a[data-next]').click()
    await page.waitForURL('**/termine')
    await settled()
    expect(pagesAsked().filter((request) => request.endsWith('/termine'))).toHaveLength(1)
    await close()
  })

  test('of somebody who saves data fetches nothing ahead', async () => {
    const { context, page, close } = await chromium.visit()
    await context.setExtraHTTPHeaders({ 'save-data': 'on' })
    await page.goto('/')
    await settled()
    expect(pagesAsked()).toEqual(['GET /'])
    await close()
  })

  test('of somebody signed in fetches nothing of his own ahead, on any page', async () => {
    const { page, close } = await chromium.visit({ cookies: await cookiesOf(chromium, 'demo') })
    house.requests.length = 0
    for (const url of ['/', '/wishlist/list', '/kundenportal/logout', '/registrierung']) {
      await page.goto(url)
      await settled()
    }
    expect(pagesAsked().filter((request) => /kundenportal|wishlist|registrierung/.test(request))).toEqual(
      expect.arrayContaining(['GET /wishlist/list', 'GET /kundenportal/logout', 'GET /registrierung']),
    )
    const asked = pagesAsked().filter((request) => /(wishlist\/list|kundenportal\/logout|registrierung)$/.test(request))
    expect(asked).toHaveLength(3)
    await close()
  })
})
