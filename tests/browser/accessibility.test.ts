import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AccessibilityCheck } from '#pages-port/page-rendering.ts'
import { berlinDay } from '#core/shared/dates.ts'
import type { Cookies, Visit } from './chromium.ts'
import { pagesOfBookings } from './bookings-in-every-state.ts'
import { kindsOfPage as others } from './kinds-of-page.ts'
import { openedSite } from './opened-site.ts'
import { signedInPeople } from './state-of-page.ts'
import { statesOfPages } from './states-of-pages.ts'

/**
 * WCAG 2.2 AA and best practice, on every kind of page and in every state; the full table of widths in the long run.
 */
const long = Boolean(process.env['LONG'])
const desktop = 1440
const phone = 360

const kindsOfPage = [...others, ...pagesOfBookings]
const testApp = openedSite()
const signedIn: { [who: string]: Cookies } = {}
beforeAll(async () => {
  for (const who of signedInPeople) signedIn[who] = await testApp.cookiesOf(who)
})
afterAll(tellResult)

/** What was checked and found so far. */
const checked = { pages: new Set<string>(), states: new Set<string>(), findings: 0, tool: '' }

/**
 * The accessibility statement tells when everything was checked last, and what was found (domain §6, BFSG). Only the
 * long tests write that down: the short ones leave no trace among the sources.
 */
function tellResult(): void {
  if (!process.env['LONG']) return
  const { pages, states, findings, tool } = checked
  if (pages.size < kindsOfPage.length || states.size < statesOfPages.length) return
  const on = berlinDay(new Date().toISOString())
  const check: AccessibilityCheck = { on, tool, pages: pages.size, states: states.size, findings }
  const file = join(import.meta.dirname, '../../docs/accessibility-check.json')
  writeFileSync(file, `${JSON.stringify(check, null, 2)}\n`)
}

const findings = async (page: Page): Promise<string[]> => {
  // In the page itself: what lies in a frame of another host is not ours.
  const { violations, testEngine } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'], rules: { 'target-size': { enabled: true } } })
    .analyze()
  checked.tool = `${testEngine.name} ${testEngine.version}`
  checked.findings += violations.length
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}

const states = statesOfPages.flatMap((state) =>
  [desktop, phone]
    .filter((width) => {
      if (long) return width === phone || !state.phoneOnly
      return width === (state.differs || state.phoneOnly ? phone : desktop)
    })
    .map((width) => ({ ...state, width })),
)

describe.each(long ? [desktop, phone] : [desktop])('every kind of page at %i px', (width) => {
  let visit: Visit
  beforeAll(async () => {
    visit = await testApp.visit({ width })
  })
  afterAll(() => visit.close())

  test.each(kindsOfPage)('$kind', async ({ kind, address, status = 200 }) => {
    const answer = await visit.page.goto(address)
    expect(answer?.status()).toBe(status)
    checked.pages.add(kind)
    expect(await findings(visit.page)).toEqual([])
  })
})

describe('every state', () => {
  test.each(states)('$state at $width px', async ({ state, address, who, width, reach }) => {
    const cookies = who && signedIn[who]
    const { page } = await testApp.open(address, { width, ...(cookies && { cookies }) })
    await reach(page)
    checked.states.add(state)
    expect(await findings(page)).toEqual([])
  })
})
