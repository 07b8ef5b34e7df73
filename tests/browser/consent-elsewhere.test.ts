import { expect, test } from 'vitest'
import { openedSite } from './opened-site.ts'
import { agreeTo } from './states-of-pages.ts'

const testApp = openedSite()

test('a film ends at once when its consent is withdrawn in another tab [rule:video-consent-declined]', async () => {
  const { page, context } = await testApp.open('/')
  const film = page.locator('[data-widget=video] [data-primary]')
  await agreeTo(page, film)
  const frame = page.locator('[data-widget=video] iframe')
  await frame.waitFor()
  const other = await context.newPage()
  await other.goto('/cookie-einstellungen')
  await other.locator('.foot [data-open-consent]').click()
  await other.locator('dialog.cookie-choice').getByRole('button', { name: 'Alle ablehnen' }).first().click()
  // Its tab is not looked at meanwhile.
  await frame.waitFor({ state: 'detached' })
  expect(await film.count()).toBe(1)
})
