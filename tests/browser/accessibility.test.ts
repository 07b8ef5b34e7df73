import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cookiesOf, openChromium, type Chromium, type Cookies, type Visit } from './chromium.ts'
import { kindsOfPage } from './kinds-of-page.ts'
import { openHouse, type ServedHouse } from './served-house.ts'
import { statesOfPages } from './states-of-pages.ts'

/** WCAG 2.2 AA and best practice, on every kind of page and in every state; the full table of widths in the long run. */
const long = Boolean(process.env['LONG'])
const desktop = 1440
const phone = 360

let house: ServedHouse
let chromium: Chromium
const signedIn: { [who: string]: Cookies } = {}

beforeAll(async () => {
  house = await openHouse()
  chromium = await openChromium(house.origin)
  for (const who of ['demo', 'admin'] as const) signedIn[who] = await cookiesOf(chromium, who)
})
afterAll(async () => {
  await chromium?.close()
  await house?.close()
})

const findings = async (page: Page): Promise<string[]> => {
  // In the page itself: what lies in a frame of another host is not ours.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'], rules: { 'target-size': { enabled: true } } })
    .analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}

const states = statesOfPages.flatMap((state) =>
  [desktop, phone]
    .filter((width) => (width === phone ? long || state.differs || state.phoneOnly : !state.phoneOnly))
    .map((width) => ({ ...state, width })),
)

describe.each(long ? [desktop, phone] : [desktop])('every kind of page at %i px', (width) => {
  let visit: Visit
  beforeAll(async () => {
    visit = await chromium.visit({ width })
  })
  afterAll(() => visit.close())

  test.each(kindsOfPage)('$kind', async ({ address, status = 200 }) => {
    const answer = await visit.page.goto(address)
    expect(answer?.status()).toBe(status)
    expect(await findings(visit.page)).toEqual([])
  })
})

describe('every state', () => {
  test.each(states)('$state at $width px', async ({ address, who, width, reach }) => {
    const cookies = who && signedIn[who]
    const { page, close } = await chromium.visit({ width, ...(cookies && { cookies }) })
    await page.goto(address)
    await reach(page)
    expect(await findings(page)).toEqual([])
    await close()
  })
})
