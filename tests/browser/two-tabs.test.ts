import type { BrowserContext, Page } from 'playwright'
import { expect, test } from 'vitest'
import { openedSite } from './opened-site.ts'

/** Two tabs of one browser: what is bookmarked in one shows in the other, without loading it anew. */
const testApp = openedSite()
const theme = '/seminare/t/rhetorik'
const list = '/wishlist/list'

const heart = (page: Page, pressed: boolean) =>
  page.locator(`[data-value="rhetorik"] .heart[aria-pressed=${pressed}]:not([aria-busy=true])`).first()
const row = (page: Page) => page.locator('li.keep')
const lists = (): number => testApp.requests.filter((request) => request === 'GET /wishlist/get-bookmarks').length
const documents = (path: string): number => testApp.requests.filter((request) => request === `GET ${path}`).length

const tabsOf = async (...addresses: readonly string[]): Promise<Page[]> => {
  const { page } = await testApp.visit({ cookies: await testApp.cookiesOf('demo') })
  const context: BrowserContext = page.context()
  const tabs = [page, await context.newPage(), await context.newPage()].slice(0, addresses.length)
  for (const [nth, tab] of tabs.entries()) await tab.goto(addresses[nth] ?? '', { waitUntil: 'networkidle' })
  testApp.requests.splice(0)
  return tabs
}

test('a heart is filled in all tabs, and the wishlist follows; taken off there, hearts are emptied', async () => {
  const [one, other, wishlist] = (await tabsOf(theme, theme, list)) as [Page, Page, Page]
  await heart(other, false).waitFor()
  await heart(one, false).click()
  await heart(one, true).waitFor()
  await heart(other, true).waitFor()
  await row(wishlist).filter({ hasText: 'Rhetorik I' }).waitFor()
  await wishlist.getByRole('button', { name: /^Rhetorik I.*: Entfernen$/ }).click()
  await wishlist.getByRole('status').waitFor()
  await heart(one, false).waitFor()
  await heart(other, false).waitFor()
  expect([documents(theme), documents(list)]).toEqual([0, 0])
})

test('a note that is being written outlasts what another tab does', async () => {
  const [one, wishlist] = (await tabsOf(theme, list)) as [Page, Page]
  await heart(one, false).click()
  await row(wishlist).filter({ hasText: 'Rhetorik I' }).waitFor()
  await row(wishlist).locator('summary').first().click()
  await row(wishlist).locator('textarea').first().fill('für Köln')
  await heart(one, true).click()
  await heart(one, false).waitFor()
  await wishlist.waitForTimeout(500)
  expect(await row(wishlist).locator('textarea').first().inputValue()).toBe('für Köln')
})

test('tabs of somebody signed out ask nothing and open no channel', async () => {
  const { page } = await testApp.visit()
  const context = page.context()
  await context.addInitScript(() => {
    Object.assign(window, { channels: 0 })
    const Real = window.BroadcastChannel
    window.BroadcastChannel = class extends Real {
      constructor(name: string) {
        super(name)
        Object.assign(window, { channels: (window as unknown as { readonly channels: number }).channels + 1 })
      }
    }
  })
  for (const address of [theme, list]) {
    await page.goto(address, { waitUntil: 'networkidle' })
    if (address === theme) {
      await page.locator('[data-value="rhetorik"] .heart').first().click()
      await page.getByRole('dialog').waitFor()
    }
    expect(await page.evaluate(() => (window as unknown as { readonly channels: number }).channels)).toBe(0)
  }
  expect(lists()).toBe(0)
})

const gremiumList = '/meinifb/gremium-merkliste'
const announced = (page: Page) => page.locator('[data-live]')
/** When a page has begun to listen. */
const listening = (page: Page, path: string) =>
  page.waitForResponse((response) => new URL(response.url()).pathname === path, { timeout: 10_000 })

test('the list of a Gremium shows what is done to it in another tab, and takes nothing from whoever types', async () => {
  const { page, complaints } = await testApp.visit({ cookies: await testApp.cookiesOf('demo') })
  const put = async (tab: Page, event: string): Promise<void> => {
    await tab.goto(`${gremiumList}?termin=${event}`)
    await tab.getByRole('button', { name: 'Auf die Liste setzen' }).click()
    await tab.getByText('Steht auf der Liste').waitFor()
  }
  await put(page, 'vorsitz-1-4002')
  const heard = listening(page, '/api-meinifb/live')
  await page.goto(gremiumList)
  const entry = page.locator(`#${await page.locator('.listed > li').first().getAttribute('id')}`)
  await entry.locator('summary').click()
  await entry.locator('textarea').fill('Das passt zu unserem Projekt')
  await heard

  await put(await page.context().newPage(), 'vorsitz-1-4241')
  await page.locator('.listed > li').nth(1).waitFor()
  expect(await entry.locator('textarea').inputValue()).toBe('Das passt zu unserem Projekt')
  expect(await entry.locator('textarea').evaluate((field) => field === document.activeElement)).toBe(true)
  await expect
    .poll(() => announced(page).textContent())
    .toBe('Die Liste hat sich gerade geändert. Sie sehen den neuen Stand.')
  expect(complaints).toEqual([])
})

test('the last seat goes while somebody looks, who is told so', async () => {
  const { page, complaints } = await testApp.open('/seminare/p/ki-im-betrieb-4026')
  await listening(page, '/api/live')
  await testApp.takeSeats(4026)
  await page.getByRole('button', { name: 'Auf die Warteliste' }).waitFor()
  expect(await announced(page).textContent()).toContain('Ausgebucht')
  expect(complaints).toEqual([])
})
