import { expect, test } from 'vitest'
import { openedSite } from './opened-site.ts'

/** The wishlist as a page that the browser takes over: nothing is loaded anew, and nothing gets lost. */
const house = openedSite()
const address = '/wishlist/list'

const documents = (): number => house.requests.filter((request) => request.endsWith(` ${address}`)).length

test('is taken over without a warning; notes, taking off and putting back reload nothing; a failing network loses nothing', async () => {
  const { page } = await house.visit({ cookies: await house.cookiesOf('demo') })
  const said: string[] = []
  page.on('console', (message) => ['error', 'warning'].includes(message.type()) && said.push(message.text()))
  page.on('pageerror', (error) => said.push(String(error)))
  await page.goto('/seminare/t/rhetorik')
  await page.evaluate(async () => {
    const add = (type: string, value: string) =>
      fetch('/wishlist/list', { method: 'POST', body: new URLSearchParams({ type, value, back: '/wishlist/list' }) })
    await add('seminar', 'rhetorik')
    await add('seminar', 'protokoll')
  })
  await page.goto(address, { waitUntil: 'networkidle' })
  const before = documents()
  const rows = page.locator('li.keep')
  const first = rows.first()
  const title = await first.getByRole('heading').textContent()
  await first.locator('summary').click()
  await first.locator('textarea').fill('für Köln')
  await first.getByRole('button', { name: 'Notiz speichern' }).click()
  await page.getByRole('status').filter({ hasText: 'gespeichert' }).waitFor()
  expect(await first.locator('.noted').textContent()).toBe('für Köln')
  const count = await rows.count()
  await first.getByRole('button', { name: 'Entfernen' }).click()
  const removed = page.getByRole('status').filter({ hasText: 'entfernt' })
  await removed.waitFor()
  expect(await rows.count()).toBe(count - 1)
  expect(await removed.evaluate((element) => element === document.activeElement)).toBe(true)
  await removed.getByRole('button').press('Enter')
  await page.locator('.noted').filter({ hasText: 'für Köln' }).waitFor()
  expect(await rows.first().getByRole('heading').textContent()).toBe(title)
  await page.getByRole('link', { name: 'Nächster Termin' }).click()
  await page.waitForURL(/sortierung=termin/)
  expect([documents() - before, said]).toEqual([0, []])

  await page.context().setOffline(true)
  await rows.first().getByRole('button', { name: 'Entfernen' }).click()
  await page.getByRole('alert').filter({ hasText: 'Keine Verbindung' }).waitFor()
  expect(await rows.count()).toBe(count)
  await page.context().setOffline(false)
})
