import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Cookies } from './chromium.ts'
import { openedSite } from './opened-site.ts'
import { noFaults, prove } from './proofs-of-page.ts'
import { signedInPeople } from './state-of-page.ts'
import { sixWidgets, statesOfPages } from './states-of-pages.ts'
import { checkingAccessibility } from './accessibility-check.ts'
import { isLong } from '#tests/long-run.ts'

/**
 * Every state that a page is in after somebody did something on it, visited once, and proved as every kind of page is
 * (accessibility-of-kinds.test.ts). At both widths, and with keys in every state, in the long run.
 */
const desktop = 1440
const phone = 360

/** Of states, those that have the most to press. */
const shortByKeys: readonly string[] = [
  'cart',
  'checkout, who takes part',
  'booking, an offer taken without the terms',
  'a booking of the office',
  'settings',
  'shop',
  'registration with faults',
  'wishlist filled',
  'filters of the finder open',
  'limited text expanded',
]

const testApp = openedSite()
const signedIn: { [who: string]: Cookies } = {}
const { note, tell } = checkingAccessibility('states', statesOfPages.length)
beforeAll(async () => {
  for (const who of signedInPeople) signedIn[who] = await testApp.cookiesOf(who)
})
afterAll(tell)

const states = statesOfPages
  .filter(({ longOnly }) => isLong || !longOnly)
  .flatMap((state) =>
    [desktop, phone]
      .filter((width) => {
        if (isLong) return width === phone || !state.phoneOnly
        return width === (state.differs || state.phoneOnly ? phone : desktop)
      })
      .map((width) => ({ ...state, width })),
  )

describe('every state', () => {
  test.each(states)('$state at $width px', async ({ state, address, who, width, agrees, fails, reach }) => {
    const cookies = who && signedIn[who]
    const { page, hosts, complaints } = await testApp.open(address, { width, ...(cookies && { cookies }) })
    await reach(page, testApp)
    // Films that play, and pages that others built, are followed in keyboard.test.ts.
    const isFollowed = !agrees && address !== sixWidgets
    const proved = await prove(page, { byKeys: isFollowed && (isLong || shortByKeys.includes(state)) })
    note(state, proved)
    expect(proved.faults).toEqual(noFaults)
    expect([...new Set(hosts)]).toEqual(agrees ? ['www.youtube-nocookie.com'] : [])
    expect(fails ? [] : complaints).toEqual([])
  })
})
