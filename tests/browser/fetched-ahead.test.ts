import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { openedSite } from './opened-site.ts'

const testApp = openedSite()

const rules = 'GET /speculation-rules.json'
/** Pages among what was asked for: not the files that pages are dressed in, and not the rules. */
const pageRequests = () =>
  testApp.requests.filter(
    (request) => request !== rules && !/ \/(assets|wording|img|fonts)\/|\.(js|svg|ico)$/.test(request),
  )
const settled = async (): Promise<void> => {
  for (let count = -1; count !== testApp.requests.length; await pause(700)) count = testApp.requests.length
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
    const { complaints } = await testApp.open(url)
    await settled()
    const [asked, ...ahead] = pageRequests()
    expect(asked).toBe(`GET ${url}`)
    expect(ahead.map((request) => request.startsWith(`GET ${next}`))).toEqual(next === null ? [] : [true])
    expect(ahead.length + testApp.requests.filter((request) => request === rules).length).toBeLessThanOrEqual(2)
    expect(complaints).toEqual([])
  })

  test('leads to the page that was fetched ahead without asking for it again', async () => {
    const { page } = await testApp.open('/seminare/t/betriebsverfassungsrecht-1')
    await settled()
    await page.locator('a[data-next]').click()
    await page.waitForURL('**/termine')
    await settled()
    expect(pageRequests().filter((request) => request.endsWith('/termine'))).toHaveLength(1)
  })

  test('of somebody who saves data fetches nothing ahead', async () => {
    const { context, page } = await testApp.visit()
    await context.setExtraHTTPHeaders({ 'save-data': 'on' })
    await page.goto('/')
    await settled()
    expect(pageRequests()).toEqual(['GET /'])
  })

  test('of somebody signed in fetches nothing of his own ahead, on any page', async () => {
    const { page } = await testApp.visit({ cookies: await testApp.cookiesOf('demo') })
    testApp.requests.length = 0
    for (const url of ['/', '/wishlist/list', '/kundenportal/logout', '/registrierung']) {
      await page.goto(url)
      await settled()
    }
    expect(pageRequests().filter((request) => /kundenportal|wishlist|registrierung/.test(request))).toEqual(
      expect.arrayContaining(['GET /wishlist/list', 'GET /kundenportal/logout', 'GET /registrierung']),
    )
    const asked = pageRequests().filter((request) =>
      /(wishlist\/list|kundenportal\/logout|registrierung)$/.test(request),
    )
    expect(asked).toHaveLength(3)
  })
})
