import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cookiesOf, openChromium, type Chromium, type Cookies } from './chromium.ts'
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
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] }).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}

const kinds = kindsOfPage.flatMap((kind) => (long ? [desktop, phone] : [desktop]).map((width) => ({ ...kind, width })))
const states = statesOfPages.flatMap((state) =>
  [desktop, phone]
    .filter((width) => (width === phone ? long || state.differs || state.phoneOnly : !state.phoneOnly))
    .map((width) => ({ ...state, width })),
)

describe('every kind of page', () => {
  test.each(kinds)('$kind at $width px', async ({ address, status = 200, width }) => {
    const { page, close } = await chromium.visit({ width })
    const answer = await page.goto(address)
    expect(answer?.status()).toBe(status)
    expect(await findings(page)).toEqual([])
    await close()
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
