import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Visit } from './chromium.ts'
import { openedSite } from './opened-site.ts'

/** What somebody with a phone in one hand sees first, and what is large enough for a thumb. */
const testApp = openedSite()
let visit: Visit
beforeAll(async () => {
  visit = await testApp.visit({ width: 360, height: 740 })
})
afterAll(() => visit.close())

const go = async (address: string) => {
  await visit.page.goto(address)
  await visit.page.evaluate(() => document.fonts.ready.then(() => undefined))
  return visit.page
}
/** Lower edge of the first of these, in pixels from the top of the page. */
const bottomOf = (selector: string): Promise<number> =>
  visit.page
    .locator(selector)
    .first()
    .evaluate((part) => part.getBoundingClientRect().bottom)

describe('the filters of the finder on a phone', () => {
  test('keep the button with the number in sight, wherever one reads in them', async () => {
    const page = await go('/seminare/p?zielgruppe=br')
    await page.locator('form[data-follows] summary').click()
    const length = await page.locator('form[data-follows]').evaluate((form) => form.getBoundingClientRect().height)
    expect(length).toBeGreaterThan(1_500)
    for (const down of [0, 700, 1_400]) {
      await page.evaluate((pixels) => scrollTo(0, pixels), down)
      const { top, bottom } = await page
        .locator('form[data-follows] button[type=submit]')
        .evaluate((button) => button.getBoundingClientRect())
      expect(top, `${down} pixels down`).toBeGreaterThan(0)
      expect(bottom, `${down} pixels down`).toBeLessThanOrEqual(740)
    }
  })
})

describe('a theme on a phone', () => {
  test('shows the way to its events without scrolling, whatever its title', async () => {
    const overview = await go('/seminare/rubrik')
    const themes = await overview
      .locator('main a[href^="/seminare/t/"]')
      .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href') ?? ''))])
    expect(themes.length).toBeGreaterThan(50)
    const below: string[] = []
    for (const theme of themes) {
      await go(theme)
      const bottom = await bottomOf('main [data-next]')
      if (bottom > 740) below.push(`${theme}: ${Math.round(bottom)}`)
    }
    expect(below).toEqual([])
  }, 120_000)

  test.each(['termine', 'starterpaket', 'erlebnis', 'inhouse'])(
    'shows all its pages on /%s, and which is this',
    async (sub) => {
      const page = await go(`/seminare/t/betriebsverfassungsrecht-1/${sub}`)
      const tabs = await page.locator('.sub a').evaluateAll((links) =>
        links.map((link) => {
          const { left, right } = link.getBoundingClientRect()
          return {
            title: link.textContent,
            seen: left >= 0 && right <= innerWidth,
            current: link.ariaCurrent === 'page',
          }
        }),
      )
      expect(tabs.length).toBe(5)
      expect(tabs.filter(({ seen }) => !seen)).toEqual([])
      expect(tabs.filter(({ current }) => current)).toHaveLength(1)
    },
  )
})

test('the menu says of the three offices what they are, in the ink of all its links', async () => {
  const page = await go('/impressum')
  await page.locator('.burger summary').click()
  const offices = page.getByRole('list', { name: 'Ihr Amt' })
  expect(await offices.getByRole('link').allTextContents()).toEqual(['Betriebsrat', 'SBV', 'JAV'])
  const inkOf = (text: string) =>
    page
      .locator('.nav')
      .getByRole('link', { name: text, exact: true })
      .evaluate((link) => getComputedStyle(link).color)
  expect(await inkOf('JAV')).toBe(await inkOf('Lexikon'))
  expect(await page.getByText('Ihr Amt', { exact: true }).isVisible()).toBe(true)
})

test('the Kostenrechner of three people who differ is folded: one is open, two are a line', async () => {
  const page = await go('/kostenrechner/betriebsverfassungsrecht-1-4009?personen=3&einzeln=ja')
  expect(
    await page.locator('.person').evaluateAll((people) => people.map((each) => (each as HTMLDetailsElement).open)),
  ).toEqual([true, false, false])
  const height = await page.locator('.cost-form').evaluate((form) => form.getBoundingClientRect().height)
  expect(height).toBeLessThan(2200)
})

test('links that stand alone are 24 pixels high, those of breadcrumbs and footer too', async () => {
  const page = await go('/seminare/t/betriebsverfassungsrecht-1')
  const low = await page
    .locator('.crumb a, .foot a')
    .evaluateAll((links) =>
      links
        .map((link) => ({ text: link.textContent, height: link.getBoundingClientRect().height }))
        .filter(({ height }) => height > 0 && height < 24),
    )
  expect(low).toEqual([])
})

test('office hours are not torn apart', async () => {
  const page = await go('/')
  expect(await page.locator('main').textContent()).toContain('8\u00a0bis\u00a017\u00a0Uhr')
})

describe.each([768, 1440])('the events of a theme at %i px', (width) => {
  test('say in two lines at most how they stand, and what to do is one line within its column', async () => {
    const wide = await testApp.visit({ width, height: 900 })
    const rows: { lines: number; acts: number; inside: boolean }[] = []
    for (const address of ['/seminare/t/betriebsverfassungsrecht-1/termine', '/seminare/p/ki-im-betrieb-4026']) {
      await wide.page.goto(address)
      rows.push(
        ...(await wide.page.locator('.events-table tbody tr').evaluateAll((all) =>
          all.map((row) => {
            const badge = row.querySelector('.stat') as HTMLElement
            const acts = [...row.querySelectorAll('.act a, .act button')].map((act) => act.getBoundingClientRect())
            const middles = acts.map(({ top, bottom }) => (top + bottom) / 2)
            const { right } = row.getBoundingClientRect()
            return {
              lines: Math.round(
                badge.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(badge).lineHeight),
              ),
              acts: Math.max(...middles) - Math.min(...middles),
              inside: acts.every((act) => act.right <= right + 1),
            }
          }),
        )),
      )
    }
    expect(rows.length).toBeGreaterThan(20)
    expect(rows.filter(({ lines, acts, inside }) => lines > 2 || acts > 12 || !inside)).toEqual([])
  })
})
