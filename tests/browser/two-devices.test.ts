import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { fillInLogin } from './chromium.ts'
import { openedSite } from './opened-site.ts'

/** One person, two browsers: what is bookmarked in one is in the other, and once. */
const testApp = openedSite()

const adds = (): number => testApp.requests.filter((request) => request === 'POST /wishlist/add-bookmark').length
const removes = (): number => testApp.requests.filter((request) => request.startsWith('POST /wishlist/delete')).length

const hearts = (page: Page, value: string, pressed: boolean) =>
  page.locator(`[data-value="${value}"] .heart[aria-pressed=${pressed}]:not([aria-busy=true])`)

test('a heart filled in one browser is filled in the other, and emptied likewise [rule:bookmark-toggle-add] [rule:bookmark-toggle-remove]', async () => {
  const address = '/seminare/t/rhetorik'
  const one = await testApp.visit({ cookies: await testApp.cookiesOf('demo') })
  const other = await testApp.visit({ cookies: await testApp.cookiesOf('demo'), width: 360 })
  await Promise.all([one.page.goto(address), other.page.goto(address)])
  await hearts(other.page, 'rhetorik', false).first().waitFor()
  await hearts(one.page, 'rhetorik', false).first().click()
  await hearts(one.page, 'rhetorik', true).first().waitFor()

  expect(await hearts(other.page, 'rhetorik', true).count()).toBe(0)
  await other.page.reload()
  await hearts(other.page, 'rhetorik', true).first().click()
  await hearts(other.page, 'rhetorik', false).first().waitFor()
  await one.page.reload()
  await hearts(one.page, 'rhetorik', false).first().waitFor()
  expect([adds(), removes()]).toEqual([1, 1])
})

test.each([
  {
    where: 'a page of the site',
    address: '/seminare/t/ki-im-betrieb',
    value: 'ki-im-betrieb',
    shown: 1,
    who: 'mitglied',
  },
  {
    where: 'a page that shows it three times',
    address: '/probe/three-times.html',
    value: 'protokoll',
    shown: 3,
    who: 'kollege',
  },
] as const)(
  'a click signed out leads by the dialog through the login to one add: $where [rule:bookmark-dialog-signed-out] [rule:bookmark-add-from-address-once]',
  async ({ address, value, shown, who }) => {
    const { page } = await testApp.open(address)
    await page
      .locator('.heart')
      .filter({ hasText: 'Merken' })
      .nth(shown - 1)
      .waitFor()
    await page.locator(`[data-value="${value}"] .heart`).first().click()
    await page.getByRole('dialog').getByRole('link', { name: 'Anmelden' }).click()
    await fillInLogin(page, who)

    await page
      .locator('.heart[aria-pressed=true]:not([aria-busy=true])')
      .nth(shown - 1)
      .waitFor()
    await page.waitForURL((url) => !url.searchParams.has('add_to_wishlist'))
    expect(new URL(page.url()).pathname).toBe(address)
    await page.waitForLoadState('networkidle')
    expect(adds()).toBe(1)

    await page.reload()
    await page
      .locator('.heart[aria-pressed=true]')
      .nth(shown - 1)
      .waitFor()
    await page.goto('/wishlist/list')
    expect(await page.getByRole('button', { name: /Entfernen$/ }).count()).toBe(1)
    // An old address, opened again, adds nothing.
    await page.goto(`${address}?add_to_wishlist=${value}`)
    await page.waitForURL((url) => !url.searchParams.has('add_to_wishlist'))
    expect(adds()).toBe(1)
  },
)
