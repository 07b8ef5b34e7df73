import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { openedSite } from './opened-site.ts'

/** What scripts add to the finder: a choice by pointer is followed at once, and the reader keeps his place. */
const { open } = openedSite()

const statusOf = (page: Page) =>
  page.waitForFunction(() => document.querySelector('[role=status]')?.textContent || undefined)

test('a click on a choice loads its list under an address without empty filters, where the reader was', async () => {
  const { page } = await open('/seminare/p')
  const choice = page.getByLabel(/^Ab vier Tagen/)
  await choice.scrollIntoViewIfNeeded()
  await page.evaluate(() => scrollBy(0, 150))
  // Where it stands in the window: what is above it may grow when it is drawn.
  const height = async () => (await choice.boundingBox())?.y ?? Number.NaN
  const before = await height()
  await choice.click()
  await page.waitForURL('/seminare/p?dauer=lang')
  await statusOf(page)
  expect(Math.abs((await height()) - before)).toBeLessThanOrEqual(2)
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('dauer-lang')
})

test('on a phone the filters stay open for the next choice, and the button leads to the list', async () => {
  const { page } = await open('/seminare/p', { width: 360 })
  await page.locator('form[data-follows] summary').click()
  await page.getByLabel(/^Online/).click()
  await page.waitForURL('/seminare/p?art=online')
  expect(await page.getByLabel('Postleitzahl').isVisible()).toBe(true)
  await page.getByRole('button', { name: /Termine? zeigen$/ }).click()
  await page.waitForLoadState()
  expect(await page.getByLabel('Postleitzahl').isVisible()).toBe(false)
  expect(new URL(page.url()).search).toBe('?art=online')
})

test('back shows the list before, with its own choice in the form', async () => {
  const { page } = await open('/seminare/p?zielgruppe=jav')
  const before = await page.getByRole('status').innerText()
  await page.locator('#zielgruppe-sbv').click()
  await page.waitForURL('/seminare/p?zielgruppe=jav,sbv')
  await page.goBack()
  await page.waitForURL('/seminare/p?zielgruppe=jav')
  expect(await page.getByRole('status').innerText()).toBe(before)
  expect(await page.locator('#zielgruppe-jav').isChecked()).toBe(true)
  expect(await page.locator('#zielgruppe-sbv').isChecked()).toBe(false)
})

test('Enter in the field of the postcode looks from there and leaves the reader in it', async () => {
  const { page } = await open('/seminare/p')
  await page.getByLabel('Postleitzahl').fill('70173')
  await page.keyboard.press('Enter')
  await page.waitForURL('/seminare/p?plz=70173')
  await statusOf(page)
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('plz')
})

test('the button says how many events it shows, before anything is sent', async () => {
  const { page } = await open('/seminare/p')
  const button = page.locator('form[data-follows] button[type=submit]')
  const all = await page.locator('#gefunden strong').innerText()
  expect(await button.innerText()).toBe(`${all} zeigen`)
  await page.locator('#zielgruppe-jav').focus()
  await page.keyboard.press('Space')
  await page.waitForFunction(() => document.querySelector('form [aria-live]')?.textContent)
  const said = await button.innerText()
  expect(said).not.toBe(`${all} zeigen`)
  expect(await page.locator('form [aria-live]').innerText()).toBe(said)
  await page.keyboard.press('Enter')
  await page.waitForURL('/seminare/p?zielgruppe=jav')
  await page.waitForFunction(() => document.querySelector('#gefunden strong'))
  expect(`${await page.locator('#gefunden strong').innerText()} zeigen`).toBe(said)
})

test('what is marked to be compared stays through themes, filters, a reload and back', async () => {
  const { page } = await open('/seminare/p?ort=1')
  const boxes = page.getByRole('checkbox', { name: /^Vergleichen:/ })
  const marked = async () => {
    const names = await Promise.all((await boxes.all()).map((box) => box.getAttribute('aria-label')))
    const ticked = await Promise.all((await boxes.all()).map((box) => box.isChecked()))
    return names.filter((_, i) => ticked[i])
  }
  await boxes.nth(0).click()
  await boxes.nth(2).click()
  await page.waitForURL(/vergleich=\d+,\d+$/)
  const [one, other] = await marked()
  expect([one, other]).not.toContain(undefined)
  await page.getByRole('link', { name: 'Themen zeigen' }).click()
  await page.waitForURL(/^[^?]*\/seminare\/rubrik\?ort=1&vergleich=\d+,\d+$/)
  await page.getByText('Zum Vergleichen sind 2 Angebote gewählt.').waitFor()
  await page.getByRole('link', { name: 'Termine zeigen' }).click()
  await page.waitForURL(/\/seminare\/p\?/)
  expect(await marked()).toEqual([one, other])
  await page.getByLabel(/^Termine mit freien Plätzen/).click()
  await page.waitForURL(/ort=1&frei=ja&vergleich=\d+,\d+$/)
  expect(await marked()).toEqual([one, other])
  await boxes.nth(0).click()
  await page.waitForURL(/vergleich=\d+$/)
  await page.reload()
  expect(await marked()).toEqual([other])
  await page.getByRole('link', { name: 'Themen zeigen' }).click()
  await page.waitForURL(/\/seminare\/rubrik/)
  await page.goBack()
  expect(await marked()).toEqual([other])
})
