import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Cookies, Visit } from './chromium.ts'
import { pagesOfBookings } from './bookings-in-every-state.ts'
import { kindsOfPage as others } from './kinds-of-page.ts'
import { openedSite } from './opened-site.ts'
import { signedInPeople } from './state-of-page.ts'
import { statesOfPages } from './states-of-pages.ts'

/** Nothing runs over the edge, nothing is wrong on the console, and no other host hears of a visit. */
const kindsOfPage = [...others, ...pagesOfBookings]
const testApp = openedSite()
const signedIn: { [who: string]: Cookies } = {}
beforeAll(async () => {
  for (const who of signedInPeople) signedIn[who] = await testApp.cookiesOf(who)
})

/** How far the page, or a dialog on it, can be scrolled sideways, and what of it runs over the edge. */
const sideways = async (page: Page): Promise<{ readonly over: number; readonly parts: string[] }> => {
  // What is asked of a page whose styles are still under way is answered without them.
  await page.waitForLoadState('load')
  return page.evaluate(async () => {
    await document.fonts.ready
    const open = document.querySelector('dialog[open]')
    const over = Math.max(
      ...[document.documentElement, ...(open ? [open] : [])].map((box) => box.scrollWidth - box.clientWidth),
    )
    const parts = [...document.querySelectorAll('body *')]
      .filter((part) => over > 0 && part.getBoundingClientRect().right > innerWidth + 1)
      .map((part) => part.outerHTML.slice(0, 120))
    return { over, parts: parts.slice(0, 5) }
  })
}
const nothing = { over: 0, parts: [] }

const widths = [
  { name: '320 px, which is 400 % of 1280 px', width: 320, height: 256, scale: 1 },
  ...(process.env['LONG']
    ? [
        { name: '640 px, which is 200 % of 1280 px', width: 640, height: 512, scale: 2 },
        ...[360, 575, 767, 768, 1199, 1680].map((width) => ({ name: `${width} px`, width, height: 900, scale: 1 })),
      ]
    : []),
]

describe.each(widths)('at $name', ({ width, height, scale }) => {
  let visit: Visit
  beforeAll(async () => {
    visit = await testApp.visit({ width, height, scale })
  })
  afterAll(() => visit.close())

  test.each(kindsOfPage)('$kind', async ({ address }) => {
    const { page, hosts, complaints } = visit
    await page.goto(address)
    // What sleeps until it is seen wakes up.
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
    expect(await sideways(page)).toEqual(nothing)
    expect({ hosts, complaints }).toEqual({ hosts: [], complaints: [] })
  })
})

describe('at 320 px', () => {
  const states = statesOfPages.filter(({ differs, phoneOnly }) => process.env['LONG'] || differs || phoneOnly)
  test.each(states)('$state', async ({ address, who, agrees, fails, reach }) => {
    const cookies = who && signedIn[who]
    const { page, hosts, complaints } = await testApp.open(address, { width: 320, ...(cookies && { cookies }) })
    await reach(page)
    expect(await sideways(page)).toEqual(nothing)
    expect([...new Set(hosts)]).toEqual(agrees ? ['www.youtube-nocookie.com'] : [])
    expect(fails ? [] : complaints).toEqual([])
  })
})
