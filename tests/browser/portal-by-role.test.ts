import { describe, expect, test } from 'vitest'
import { crawlAs, withinPortal } from '#tests/http/crawling.ts'
import { isLong } from '#tests/long-run.ts'
import type { Cookies, Person } from './chromium.ts'
import { openedSite } from './opened-site.ts'
import { prove } from './proofs-of-page.ts'

/**
 * Every kind of page that a role reaches in portal and office by links, proved as kinds of page are: in the long run,
 * because the states of these pages are proved with every run (accessibility-of-states.test.ts).
 */
const testApp = openedSite()
const roles: readonly Person[] = ['kollege', 'mitglied', 'demo', 'redaktion', 'admin']

/** Each signs in once: a one-time code counts once, and the site's clock stands still. */
const signedIn = new Map<Person, Promise<Cookies>>()
const cookiesOf = (person: Person): Promise<Cookies> => {
  const cookies = signedIn.get(person) ?? testApp.cookiesOf(person)
  signedIn.set(person, cookies)
  return cookies
}

describe.skipIf(!isLong).each(roles)('%s', (person) => {
  test.each([1440, 360])('at %i px', { timeout: 1_800_000 }, async (width) => {
    const cookies = await cookiesOf(person)
    const { visited } = await crawlAs(testApp.origin, {
      cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
      from: ['/meinifb/meinifbv2', ...(person === 'redaktion' || person === 'admin' ? ['/manage'] : [])],
      within: withinPortal,
      ofEachKind: 1,
    })
    const { page, hosts, complaints } = await testApp.visit({ width, cookies })
    const pages = [...visited].filter(([, { html }]) => html !== undefined).map(([address]) => address)
    expect(pages.length).toBeGreaterThan(8)
    const faults: object[] = []
    for (const address of pages) {
      await page.goto(address)
      const proved = await prove(page, { byKeys: true })
      if (Object.values(proved.faults).some((each) => each.length > 0)) faults.push({ address, ...proved.faults })
    }
    expect({ faults, hosts, complaints }).toEqual({ faults: [], hosts: [], complaints: [] })
  })
})
