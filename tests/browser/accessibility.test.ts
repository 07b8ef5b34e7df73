import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AccessibilityCheck } from '#pages-port/page-rendering.ts'
import { berlinDay } from '#core/shared/dates.ts'
import type { Cookies, Visit } from './chromium.ts'
import { pagesOfBookings } from './bookings-in-every-state.ts'
import { kindsOfPage as others } from './kinds-of-page.ts'
import { openedSite } from './opened-site.ts'
import { noFaults, prove, type Proved } from './proofs-of-page.ts'
import { signedInPeople } from './state-of-page.ts'
import { sixWidgets, statesOfPages } from './states-of-pages.ts'

/**
 * Every kind of page and every state, each visited once: WCAG 2.2 AA and best practice, narrow windows, paper, keys, an
 * empty console and no other host. The full table of widths, and keys on every kind of page, in the long run.
 */
const long = Boolean(process.env['LONG'])
const desktop = 1440
const phone = 360

/** Of kinds of page, those that differ most to whoever has a keyboard alone; of bookings all. */
const shortByKeys: readonly string[] = [
  'home',
  'overview',
  'rubric',
  'all events',
  'theme',
  'events of a theme',
  'registration',
  'all hotels',
  'building blocks',
  ...pagesOfBookings.map(({ kind }) => kind),
]

const kindsOfPage = [...others, ...pagesOfBookings].filter(({ longOnly }) => long || !longOnly)
const testApp = openedSite()
const signedIn: { [who: string]: Cookies } = {}
beforeAll(async () => {
  for (const who of signedInPeople) signedIn[who] = await testApp.cookiesOf(who)
})
afterAll(tellResult)

/** What was checked and found so far. */
const checked = { pages: new Set<string>(), states: new Set<string>(), findings: 0, tool: '' }

function note({ tool, faults }: Proved): void {
  checked.tool = tool
  checked.findings += faults.accessibility.length
}

/**
 * The accessibility statement tells when everything was checked last, and what was found (domain §6, BFSG). Only the
 * long tests write that down: the short ones leave no trace among the sources.
 */
function tellResult(): void {
  if (!long) return
  const { pages, states, findings, tool } = checked
  if (pages.size < kindsOfPage.length || states.size < statesOfPages.length) return
  const on = berlinDay(new Date().toISOString())
  const check: AccessibilityCheck = { on, tool, pages: pages.size, states: states.size, findings }
  const file = join(import.meta.dirname, '../../docs/accessibility-check.json')
  writeFileSync(file, `${JSON.stringify(check, null, 2)}\n`)
}

const states = statesOfPages
  .filter(({ longOnly }) => long || !longOnly)
  .flatMap((state) =>
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
    const { page, hosts, complaints } = visit
    const answer = await page.goto(address)
    expect(answer?.status()).toBe(status)
    const proved = await prove(page, { byKeys: long || shortByKeys.includes(kind) })
    checked.pages.add(kind)
    note(proved)
    expect(proved.faults).toEqual(noFaults)
    expect({ hosts, complaints }).toEqual({ hosts: [], complaints: [] })
  })
})

describe('every state', () => {
  test.each(states)('$state at $width px', async ({ state, address, who, width, agrees, fails, reach }) => {
    const cookies = who && signedIn[who]
    const { page, hosts, complaints } = await testApp.open(address, { width, ...(cookies && { cookies }) })
    await reach(page, testApp)
    // Films that play, and pages that others built, are followed in keyboard.test.ts.
    const proved = await prove(page, { byKeys: !agrees && address !== sixWidgets })
    checked.states.add(state)
    note(proved)
    expect(proved.faults).toEqual(noFaults)
    expect([...new Set(hosts)]).toEqual(agrees ? ['www.youtube-nocookie.com'] : [])
    expect(fails ? [] : complaints).toEqual([])
  })
})
