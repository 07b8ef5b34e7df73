import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { openedSite } from './opened-site.ts'

/** What is seen of a heart (spec §4, domain §9), asleep and awake, in both layouts. */
const testApp = openedSite()

const red = 'rgb(171, 37, 40)'
const outlined = { fill: 'none', stroke: 'own colour' }

/** The heart of a value as it is painted; a stroke in the colour of its word is told as such. */
const painted = (page: Page, value: string) =>
  page.locator(`[data-value="${value}"] .heart`).evaluate((button) => {
    const icon = button.querySelector('svg')
    const word = button.querySelector('span:last-of-type')
    if (!icon || !word) throw new Error('no heart is drawn')
    const { fill, stroke, color } = getComputedStyle(icon)
    const [box, text] = [icon.getBoundingClientRect(), word.getBoundingClientRect()]
    return {
      fill,
      stroke: stroke === color && color === getComputedStyle(button).color ? 'own colour' : stroke,
      width: box.width,
      height: box.height,
      word: text.left >= box.right ? 'beside' : text.top >= box.bottom ? 'under' : 'over',
    }
  })
const press = async (page: Page, value: string, pressed: boolean) => {
  await page.locator(`[data-value="${value}"] .heart[aria-pressed="${!pressed}"][aria-busy="false"]`).click()
  await page.locator(`[data-value="${value}"] .heart[aria-pressed="${pressed}"][aria-busy="false"]`).waitFor()
  // Whoever points at it sees it a little larger; so does the measuring.
  await page.mouse.move(0, 0)
  await page
    .locator(`[data-value="${value}"] svg`)
    .evaluate((icon) => Promise.all(icon.getAnimations().map(({ finished }) => finished)))
}

test.each([
  ['arbeitsrecht-1', 48, 'under', red],
  ['arbeitsrecht-2', 100, 'under', red],
  // 1.5rem of a page that sets no size of type.
  ['ki-im-betrieb', 24, 'beside', red],
  ['rhetorik', 100, 'beside', 'rgb(18, 52, 86)'],
])(
  'on a plain page the heart of %s is %i px wide, its word %s it, and filled when pressed',
  async (value, size, word, colour) => {
    const { page } = await testApp.open('/probe/hearts.html', { cookies: await testApp.cookiesOf('demo') })
    const drawn = { width: size, height: size, word }
    await page.locator(`[data-value="${value}"] .heart[aria-busy="false"]`).waitFor()
    expect(await painted(page, value)).toEqual({ ...outlined, ...drawn })
    await press(page, value, true)
    expect(await painted(page, value)).toEqual({ fill: colour, stroke: colour, ...drawn })
    await press(page, value, false)
    expect(await painted(page, value)).toEqual({ ...outlined, ...drawn })
  },
)

test('on the page of a theme the heart is as large asleep as awake, and filled when pressed', async () => {
  const value = 'betriebsverfassungsrecht-1'
  // 1.5rem.
  const drawn = { width: 27, height: 27, word: 'beside' }
  const asleep = await testApp.open(`/seminare/t/${value}`)
  expect(await painted(asleep.page, value)).toEqual({ ...outlined, ...drawn })
  const { page } = await testApp.open(`/seminare/t/${value}`, { cookies: await testApp.cookiesOf('demo') })
  await page.locator(`[data-value="${value}"] .heart[aria-busy="false"]`).waitFor()
  expect(await painted(page, value)).toEqual({ ...outlined, ...drawn })
  await press(page, value, true)
  expect(await painted(page, value)).toEqual({ fill: red, stroke: red, ...drawn })
  await press(page, value, false)
})
