import { expect, test } from 'vitest'
import { openedSite } from './opened-site.ts'

const testApp = openedSite()

test.each([360, 1440])(
  'at %i px the cookie choice is as large as the site, and to reject weighs what to accept does',
  async (width) => {
    const { page } = await testApp.open('/cookie-einstellungen', { width, height: 740 })
    await page.locator('.foot [data-open-consent]').click()
    const dialog = page.locator('dialog.cookie-choice')
    await dialog.getByRole('button', { name: 'Alle ablehnen' }).first().waitFor()
    // It grows while it fades in.
    await dialog.evaluate((box) => Promise.all(box.getAnimations({ subtree: true }).map(({ finished }) => finished)))
    const sizes = await dialog
      .locator('.cm *')
      .evaluateAll((parts) =>
        parts
          .filter((part) => [...part.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()))
          .map((part) => Number.parseFloat(getComputedStyle(part).fontSize)),
      )
    expect(sizes.length).toBeGreaterThan(4)
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(16)
    const looks = await Promise.all(
      ['Alle akzeptieren', 'Alle ablehnen'].map((name) =>
        dialog
          .getByRole('button', { name })
          .first()
          .evaluate((button) => {
            const { color, backgroundColor, fontSize, fontWeight, borderBottomWidth } = getComputedStyle(button)
            const { width: wide, height } = button.getBoundingClientRect()
            return { color, backgroundColor, fontSize, fontWeight, borderBottomWidth, wide, height }
          }),
      ),
    )
    expect(looks[0]).toEqual(looks[1])
    expect(looks[0]?.height).toBeGreaterThanOrEqual(44)
    expect(await dialog.locator('.cm__title').evaluate((title) => getComputedStyle(title).fontFamily)).toContain(
      'Haus Serif',
    )
  },
)
