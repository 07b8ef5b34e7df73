import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isLong } from '#tests/long-run.ts'
import { openServedSite, type ServedSite } from '../browser/served-site.ts'
import { faultsIn } from '../react/faults-in-html.ts'
import { crawlAs, withinPortal, type CrawledAs } from './crawling.ts'

/**
 * Portal and office as each role reaches them by links: nothing that is linked is dead or refused, all of it is
 * valid HTML, and nothing of it is stored by anybody. Axe, reflow, keys and the console are proved in tests/browser.
 */
const ofEachKind = isLong ? 12 : 2

/** Pages that a role must have met, beside where it begins. */
const roles: readonly (readonly [role: string, email: string | undefined, meets: readonly RegExp[]])[] = [
  ['a visitor', undefined, [/^\/kundenportal\/login/]],
  ['a member without a Gremium', 'kollege', [/^\/meinifb\/einstellungen/, /^\/meinifb\/schulungsplan/]],
  ['a member of a Gremium', 'mitglied', [/^\/meinifb\/gremium-mitglieder/, /^\/meinifb\/gremium-merkliste/]],
  ['who manages a Gremium', 'demo', [/^\/meinifb\/gremium-einstellungen/, /^\/meinifb\/gremium-buchungen/]],
  ['who edits', 'redaktion', [/^\/manage/]],
  ['who administers', 'admin', [/^\/manage/]],
]

let testApp: ServedSite
beforeAll(async () => {
  testApp = await openServedSite()
}, 120_000)
afterAll(() => testApp.close())

describe.each(roles)('%s', (_, person, meets) => {
  const isOffice = person === 'redaktion' || person === 'admin'
  let crawled: CrawledAs
  beforeAll(async () => {
    const cookie = person === undefined ? undefined : await testApp.sessionOf(`${person}@seminarhaus.example`)
    crawled = await crawlAs(testApp.origin, {
      ...(cookie !== undefined && { cookie }),
      from: ['/kundenportal/meinifb', '/meinifb/meinifbv2', ...(isOffice ? ['/manage'] : [])],
      within: withinPortal,
      ofEachKind,
    })
  }, 300_000)

  test('meets what is for it', () => {
    const met = [...crawled.visited].filter(([, { status }]) => status === 200).map(([address]) => address)
    expect(meets.filter((pattern) => !met.some((address) => pattern.test(address)))).toEqual([])
  })

  test('meets no link that is dead or refused to it', () => {
    const refused = [...crawled.visited].filter(([, { status }]) => status >= 400)
    expect(
      refused.map(([address, { status }]) => `${status} ${address} on ${crawled.linkedFrom.get(address)}`),
    ).toEqual([])
  })

  test('reads valid HTML that is stored nowhere and names nobody in its address', async () => {
    const faults: string[] = []
    for (const [address, { html, cacheControl }] of crawled.visited) {
      if (html === undefined) continue
      for (const fault of await faultsIn(html)) faults.push(`${address}: ${fault}`)
      if (person !== undefined && address.startsWith('/meinifb/') && cacheControl !== 'no-store')
        faults.push(`${address}: ${cacheControl}`)
      if (/@|%40/.test(address)) faults.push(`${address} names somebody`)
    }
    expect(faults).toEqual([])
  })
})
