import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { openedSite } from './opened-site.ts'

/** That pages of all kinds keep within the policy stands in accessibility-of-kinds.test.ts; here, that it holds. */
const testApp = openedSite()

/** What becomes of text that a script of the page makes HTML of. */
const madeHtml = (page: Page, text: string) =>
  page.evaluate((html) => {
    const box = document.createElement('div')
    try {
      box.innerHTML = html
      return box.innerHTML
    } catch (error) {
      return error instanceof TypeError ? 'refused' : String(error)
    }
  }, text)

test('text becomes HTML by the policy of the site alone', async () => {
  const { page } = await testApp.open('/cookie-einstellungen')
  for (const text of ['<img src=x onerror=alert(1)>', 'harmless']) expect(await madeHtml(page, text)).toBe('refused')
  expect(
    await page.evaluate(() => {
      const { trustedTypes } = window as unknown as {
        trustedTypes: { createPolicy(name: string, rules: object): void }
      }
      try {
        trustedTypes.createPolicy('evil', { createHTML: (text: string) => text })
        return 'made'
      } catch {
        return 'refused'
      }
    }),
  ).toBe('refused')
})

test('the library of the cookie choice draws what is harmless, and nothing else', async () => {
  const { page, complaints } = await testApp.open('/cookie-einstellungen')
  await page.locator('.foot [data-open-consent]').click()
  const dialog = page.locator('dialog.cookie-choice')
  await dialog.getByRole('button', { name: 'Einstellungen' }).click()
  await dialog.getByRole('button', { name: 'Auswahl speichern' }).waitFor()
  expect(await dialog.locator('.cm__footer a').allInnerTexts()).toEqual(['Datenschutz', 'Impressum'])
  expect(complaints).toEqual([])
  expect(await madeHtml(page, 'Wir zählen nichts (§ 25).')).toBe('Wir zählen nichts (§ 25).')
  for (const text of [
    '<img src=x onerror=alert(1)>',
    '<a href="javascript:alert(1)">so</a>',
    '<a href="/x" onclick="alert(1)">so</a>',
    '<svg onload="alert(1)">',
    '<svg viewBox="0 0 24 24" stroke-width="1"><path d="M0"/><script>alert(1)</script></svg>',
    '<',
  ])
    expect(await madeHtml(page, text), text).toBe('refused')
})
