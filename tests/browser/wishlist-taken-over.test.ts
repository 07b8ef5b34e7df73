import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import type { Person } from './chromium.ts'
import { hasFocus, tabTo } from './focus.ts'
import { openedSite } from './opened-site.ts'

/** The wishlist as a page that the browser takes over: nothing is loaded anew, and nothing gets lost. */
const testApp = openedSite()
const address = '/wishlist/list'
const rhetoric = 'Rhetorik I: Reden, bevor der Puls rast'

const callsOf = (call: string): number => testApp.requests.filter((request) => request === call).length
const documents = (): number => testApp.requests.filter((request) => request.endsWith(` ${address}`)).length
const rows = (page: Page) => page.locator('li.keep')
const titles = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 }).allTextContents()
const removing = (page: Page, title: string) => page.getByRole('button', { name: `${title}: Entfernen` })
const status = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })
const noConnection = (page: Page) => page.getByRole('alert').filter({ hasText: 'Keine Verbindung' })

/**
 * Somebody's wishlist with two items on it, or more, taken over; what it says on the console is an error of the test.
 */
async function opened(who: Person, ...more: readonly string[]) {
  const visit = await testApp.visit({ cookies: await testApp.cookiesOf(who) })
  const { page } = visit
  const said: string[] = []
  page.on('console', (message) => ['error', 'warning'].includes(message.type()) && said.push(message.text()))
  page.on('pageerror', (error) => said.push(String(error)))
  await page.goto('/seminare/t/rhetorik')
  await page.evaluate(
    async ({ list, values }) => {
      for (const value of values) {
        const type = value.startsWith('termin-') ? 'event' : 'seminar'
        await fetch(list, { method: 'POST', body: new URLSearchParams({ type, value, back: list }) })
      }
    },
    { list: address, values: ['rhetorik', 'protokoll', ...more] },
  )
  await page.goto(address, { waitUntil: 'networkidle' })
  testApp.requests.splice(0)
  return { ...visit, said }
}

test('notes, taking off, putting back and ordering reload nothing and say nothing on the console', async () => {
  const { page, said } = await opened('demo')
  const row = rows(page).filter({ hasText: rhetoric })
  const before = await titles(page)
  await row.locator('summary').click()
  await row.locator('textarea').fill('für Köln')
  await row.getByRole('button', { name: 'Notiz speichern' }).click()
  const noted = row.getByRole('status')
  await noted.waitFor()
  expect(await row.locator('.noted').textContent()).toBe('Ihre Notiz: für Köln')
  expect([await hasFocus(noted), await row.locator('textarea').isVisible()]).toEqual([true, false])

  await removing(page, rhetoric).click()
  await status(page, 'ist von Ihrer Merkliste entfernt').waitFor()
  expect(await titles(page)).toEqual(before.filter((title) => title !== rhetoric))
  await page.getByRole('button', { name: `${rhetoric}: Rückgängig machen` }).click()
  await status(page, 'steht wieder auf Ihrer Merkliste').waitFor()
  expect(await titles(page)).toEqual(before)
  expect(await row.locator('.noted').textContent()).toBe('Ihre Notiz: für Köln')

  await page.getByRole('link', { name: 'Nächster Termin' }).click()
  await page.waitForURL(/sortierung=termin/)
  await removing(page, rhetoric).click()
  await status(page, 'ist von Ihrer Merkliste entfernt').waitFor()
  expect(page.url()).toContain('sortierung=termin')
  expect([documents(), said]).toEqual([0, []])
})

test('by keyboard: what was answered has the focus, and the way back is the next stop', async () => {
  const { page } = await opened('mitglied')
  await tabTo(page, removing(page, rhetoric))
  await page.keyboard.press('Enter')
  const removed = status(page, `„${rhetoric}“ ist von Ihrer Merkliste entfernt`)
  await removed.waitFor()
  expect(await hasFocus(removed)).toBe(true)
  await page.keyboard.press('Tab')
  expect(await hasFocus(page.getByRole('button', { name: `${rhetoric}: Rückgängig machen` }))).toBe(true)
  await page.keyboard.press('Enter')
  const restored = status(page, `„${rhetoric}“ steht wieder auf Ihrer Merkliste`)
  await restored.waitFor()
  expect(await hasFocus(restored)).toBe(true)
  await tabTo(page, removing(page, rhetoric))
})

test('two clicks on one button take off once, and none of them fails', async () => {
  const { page } = await opened('kollegin')
  await removing(page, rhetoric).evaluate((button: HTMLButtonElement) => {
    button.click()
    button.click()
  })
  await expect.poll(() => callsOf('POST /wishlist/delete/')).toBe(2)
  await page.waitForTimeout(300)
  await status(page, `„${rhetoric}“ ist von Ihrer Merkliste entfernt`).waitFor()
  expect([await rows(page).count(), await page.getByRole('alert').count()]).toEqual([1, 0])
})

test('each order is an entry of the history: back leads to the one before, and out of the list, without a reload', async () => {
  const { page, said } = await opened('mitglied', 'termin-4002', 'gefaehrdungsbeurteilung')
  const order = () => page.locator('.orders [aria-current]').innerText()
  const bookmarkedLast = await titles(page)
  await page.getByRole('link', { name: 'Nächster Termin' }).click()
  await expect.poll(order).toBe('Nächster Termin')
  const byDate = await titles(page)
  expect(byDate).toHaveLength(4)
  expect(byDate).not.toEqual(bookmarkedLast)
  await page.getByRole('link', { name: 'Zuletzt gemerkt' }).click()
  await expect.poll(order).toBe('Zuletzt gemerkt')

  await page.goBack()
  await expect.poll(order).toBe('Nächster Termin')
  expect([await titles(page), page.url()]).toEqual([byDate, `${testApp.origin}${address}?sortierung=termin`])
  await removing(page, rhetoric).click()
  await status(page, 'ist von Ihrer Merkliste entfernt').waitFor()
  await page.goBack()
  await expect.poll(order).toBe('Zuletzt gemerkt')
  expect([await titles(page), page.url()]).toEqual([
    bookmarkedLast.filter((title) => title !== rhetoric),
    testApp.origin + address,
  ])
  expect([documents(), said]).toEqual([0, []])
  await page.goBack()
  await page.waitForURL('/seminare/t/rhetorik')
})

test('a call that hangs is given up after half a minute, which is said; the next try works', async () => {
  const { page } = await opened('kollege')
  const row = rows(page).filter({ hasText: rhetoric })
  await row.locator('summary').click()
  await row.locator('textarea').fill('für Köln')
  await page.route('**/wishlist/note', () => undefined)
  await page.clock.install()
  const sent = page.waitForRequest('**/wishlist/note')
  await row.getByRole('button', { name: 'Notiz speichern' }).click()
  await sent
  await page.clock.fastForward(29_000)
  expect(await noConnection(page).count()).toBe(0)
  await page.clock.fastForward(2_000)
  await noConnection(page).waitFor()
  expect(await row.locator('textarea').inputValue()).toBe('für Köln')
  await page.unroute('**/wishlist/note')
  await row.getByRole('button', { name: 'Notiz speichern' }).click()
  await row.getByRole('status').waitFor()
})

test('what is clicked while something is taken off is taken off as well', async () => {
  const { page } = await opened('kollegin')
  await rows(page)
    .getByRole('button', { name: /: Entfernen$/ })
    .evaluateAll((buttons: HTMLButtonElement[]) => {
      for (const button of buttons) button.click()
    })
  await page.getByText('Ihre Merkliste ist noch leer').waitFor()
  expect(await page.getByRole('button', { name: /: Rückgängig machen$/ }).count()).toBe(2)
})

test('without a connection nothing is lost, not what was typed either; with one the next try works', async () => {
  const { page, context } = await opened('kollege')
  const count = await rows(page).count()
  const row = rows(page).filter({ hasText: rhetoric })
  await row.locator('summary').click()
  await row.locator('textarea').fill('noch nicht gesendet')
  await context.setOffline(true)
  await row.getByRole('button', { name: 'Notiz speichern' }).click()
  await noConnection(page).waitFor()
  expect([await hasFocus(noConnection(page)), await row.locator('textarea').inputValue()]).toEqual([
    true,
    'noch nicht gesendet',
  ])
  await removing(page, rhetoric).click()
  await page.getByRole('link', { name: 'Nächster Termin' }).click()
  await page.waitForTimeout(300)
  expect([await rows(page).count(), await noConnection(page).count(), page.url()]).toEqual([
    count,
    1,
    testApp.origin + address,
  ])
  await context.setOffline(false)
  await row.getByRole('button', { name: 'Notiz speichern' }).click()
  await row.getByRole('status').waitFor()
  expect(await noConnection(page).count()).toBe(0)
  await removing(page, rhetoric).click()
  await status(page, 'ist von Ihrer Merkliste entfernt').waitFor()
})

test('whoever was signed out elsewhere meanwhile is led to the login and back to the list', async () => {
  const { page, context } = await opened('demo')
  await context.clearCookies()
  await removing(page, await rows(page).first().getByRole('heading').innerText()).click()
  await page.waitForURL('/kundenportal/login?**')
  expect(new URL(page.url()).searchParams.get('post_login_redirect_url')).toBe(address)
})

test('on paper stands the list with its notes, and nothing to click', async () => {
  const { page } = await opened('demo')
  await removing(page, await rows(page).first().getByRole('heading').innerText()).click()
  await page.getByRole('status').waitFor()
  await page.emulateMedia({ media: 'print' })
  expect(await rows(page).first().getByRole('heading').isVisible()).toBe(true)
  for (const control of [removing(page, rhetoric), page.locator('summary'), page.getByText('Rückgängig machen')])
    expect(await control.filter({ visible: true }).count()).toBe(0)
  // Nor what was said of the last click, or how to leave.
  for (const text of ['ist von Ihrer Merkliste entfernt', 'Abmelden'])
    expect([text, await page.getByRole('main').getByText(text).isVisible()]).toEqual([text, false])
})
