import { expect, test } from 'vitest'
import { openedSite } from './opened-site.ts'

/** Widgets of the site's own pages that show a link until they are seen (docs/decisions/008). */
const testApp = openedSite({ width: 1440, height: 700 })

const theme = '/seminare/t/betriebsverfassungsrecht-1'

test.each([
  ['the starter package of a theme', `${theme}/starterpaket`, 'theme-info-box', 'Details', 'Details'],
  ['a theme at one’s own company', `${theme}/inhouse`, 'theme-info-box', 'Details', 'Details'],
  [
    'a lexicon entry',
    '/betriebsratslexikon/br/abmahnung',
    'lexicon-grid',
    'Lexikon für den Betriebsrat',
    'Wirtschaftsausschuss',
  ],
  [
    'an event that is over',
    '/seminare/p/betriebsverfassungsrecht-1-4001',
    'theme-teaser',
    'Zum Seminar',
    'Termin finden',
  ],
])('%s: %s holds a %s that is a link until it is seen', async (_, address, widget, asleep, awake) => {
  const { page, complaints } = await testApp.visit()
  await page.goto(address, { waitUntil: 'networkidle' })
  const host = page.locator(`[data-widget="${widget}"]`)
  expect(await host.getByRole('link').allInnerTexts()).toEqual([asleep])
  // Nobody has done anything yet, and so nothing is loaded but what every page loads.
  expect(testApp.requests.filter((request) => request.endsWith('.js'))).toEqual([
    expect.stringMatching(/\/assets\/loader-[\w-]+\.js$/),
  ])
  await host.scrollIntoViewIfNeeded()
  await host.getByRole('link', { name: awake }).first().waitFor()
  expect(complaints).toEqual([])
})

test('without scripts they stay links to what they would show', async () => {
  const { page } = await testApp.open(`${theme}/starterpaket`, { scripts: false })
  await page.locator('[data-widget="theme-info-box"]').getByRole('link', { name: 'Details' }).click()
  expect(new URL(page.url()).pathname).toBe(theme)
})
