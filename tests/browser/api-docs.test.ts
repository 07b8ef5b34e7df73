import { expect, test } from 'vitest'
import { openedSite } from './opened-site.ts'

const testApp = openedSite()

test('what shows the calls keeps within the policy, also where a call is opened and tried out', async () => {
  const { page, complaints } = await testApp.open('/api/docs')
  await page.locator('.opblock-get .opblock-summary-control').first().waitFor()
  expect(await page.title()).toBe('Schnittstelle')
  for (const nth of [0, 1]) await page.locator('.opblock-get .opblock-summary-control').nth(nth).click()
  await page.locator('.try-out__btn').first().click()
  await page.locator('button.execute').first().click()
  await page.locator('.live-responses-table').first().waitFor()
  expect(complaints).toEqual([])
})
