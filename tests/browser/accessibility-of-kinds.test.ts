import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Visit } from './chromium.ts'
import { pagesOfBookings } from './bookings-in-every-state.ts'
import { pagesOfQuotes } from './quotes-in-every-state.ts'
import { kindsOfPage as others } from './kinds-of-page.ts'
import { openedSite } from './opened-site.ts'
import { noFaults, prove } from './proofs-of-page.ts'
import { checkingAccessibility } from './accessibility-check.ts'
import { isLong } from '#tests/long-run.ts'

/**
 * Every kind of page, visited once: WCAG 2.2 AA and best practice, narrow windows, paper, keys, an empty console and no
 * other host. The full table of widths, and keys on every kind of page, in the long run. The states of pages stand in
 * accessibility-of-states.test.ts.
 */
const desktop = 1440
const phone = 360

/** Of kinds of page, those that differ most to whoever has a keyboard alone. */
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
  'booking, reserviert',
  'booking, bestaetigt',
  'booking, nachgerueckt',
  'what the employer is asked, open',
]

const kindsOfPage = [...others, ...pagesOfBookings, ...pagesOfQuotes].filter(({ longOnly }) => isLong || !longOnly)
const testApp = openedSite()
const { note, tell } = checkingAccessibility('pages', kindsOfPage.length)
afterAll(tell)

describe.each(isLong ? [desktop, phone] : [desktop])('every kind of page at %i px', (width) => {
  let visit: Visit
  beforeAll(async () => {
    visit = await testApp.visit({ width })
  })
  afterAll(() => visit.close())

  test.each(kindsOfPage)('$kind', async ({ kind, address, status = 200 }) => {
    const { page, hosts, complaints } = visit
    const answer = await page.goto(address)
    expect(answer?.status()).toBe(status)
    const proved = await prove(page, { byKeys: isLong || shortByKeys.includes(kind) })
    note(kind, proved)
    expect(proved.faults).toEqual(noFaults)
    expect({ hosts, complaints }).toEqual({ hosts: [], complaints: [] })
  })
})
