import type { Locator, Page, Route } from 'playwright'
import { expect, test } from 'vitest'
import { openedSite } from './opened-site.ts'

/** What the first press on a sleeping widget shows, and what it loads (docs/decisions/008). */
const testApp = openedSite()

const theme = '/seminare/t/betriebsverfassungsrecht-1'
const scripts = /\/assets\/[\w.-]+\.js$|\/wording\//
const heartOn = (page: Page): Locator => page.locator('[data-widget="bookmark"] button').first()

/** Holds back everything that scripts load, until it is let go. */
async function holdScripts(page: Page) {
  const held: Route[] = []
  let letGo = false
  await page.route(scripts, (route) => (letGo ? route.continue() : void held.push(route)))
  return {
    asked: () => held.map((route) => new URL(route.request().url()).pathname).toSorted(),
    async letGo() {
      letGo = true
      await Promise.all(held.map((route) => route.continue()))
    },
  }
}

/** How the bar under a busy control, or under the word of a film, is drawn. */
const signOf = (control: Locator) =>
  control.evaluate((element) => {
    const { boxShadow, animationName } = getComputedStyle(element.querySelector('.play') ?? element)
    return { drawn: /inset/.test(boxShadow) && /-4px/.test(boxShadow), moves: animationName !== 'none' }
  })

test.each([
  ['a heart', theme, '[data-widget="bookmark"] button'],
  ['a film', '/', '[data-widget="video"] [data-primary]'],
])('%s is seen to be busy at once, and all that it needs is asked for in one wave', async (_, path, selector) => {
  const { page, complaints } = await testApp.open(path, { width: 390, height: 844 })
  await page.waitForLoadState('networkidle')
  const wave = await holdScripts(page)
  const later: string[] = []
  const control = page.locator(selector).first()
  await control.scrollIntoViewIfNeeded()
  await control.click()
  expect(await control.getAttribute('aria-busy')).toBe('true')
  expect(await signOf(control)).toEqual({ drawn: true, moves: true })
  // Nothing has arrived, so nothing that is asked for now waits for something else.
  await expect.poll(() => wave.asked().length).toBeGreaterThan(5)
  await expect.poll(() => wave.asked().some((path_) => path_.includes('/wording/'))).toBe(true)
  const asked = wave.asked()
  expect(await page.locator('dialog').count()).toBe(0)
  page.on('request', (request) => scripts.test(request.url()) && later.push(new URL(request.url()).pathname))
  await wave.letGo()
  await page.locator('dialog:modal').waitFor()
  expect(await page.locator('[aria-busy="true"]').count()).toBe(0)
  // Modules that were fetched ahead are asked for again by name, and come from memory.
  expect(later.filter((path_) => !asked.includes(path_))).toEqual([])
  expect(complaints).toEqual([])
})

test('where motion is unwelcome the sign stands still', async () => {
  const { page } = await testApp.visit()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(theme)
  await page.waitForLoadState('networkidle')
  const wave = await holdScripts(page)
  await heartOn(page).click()
  expect(await signOf(heartOn(page))).toEqual({ drawn: true, moves: false })
  await wave.letGo()
  await page.locator('dialog:modal').waitFor()
})

test('what a heart needs is asked for when a pointer comes near it, and nothing before', async () => {
  const { page } = await testApp.open('/seminare/r/betriebsverfassung')
  await page.waitForLoadState('networkidle')
  await page.mouse.move(0, 0)
  testApp.requests.splice(0)
  await page
    .locator('article')
    .first()
    .hover({ position: { x: 5, y: 5 } })
  await expect.poll(() => testApp.requests.some((request) => request.includes('wishlist-on-page'))).toBe(true)
  // Nobody is signed in: nothing is loaded that would draw what he keeps.
  expect(testApp.requests.filter((request) => /\/(?:widgets|site-in-browser)-/.test(request))).toEqual([])
  expect(await page.locator('[aria-busy], [role="alert"]').count()).toBe(0)
})

test('where nothing arrives a heart says so, and pressed again it goes the way of its form', async () => {
  const { page } = await testApp.open(theme)
  await page.waitForLoadState('networkidle')
  await page.route(scripts, (route) => route.abort())
  await heartOn(page).click()
  const message = page.getByRole('alert')
  await message.waitFor()
  expect(await message.innerText()).toBe(
    'Das ließ sich gerade nicht laden. Drücken Sie noch einmal: Dann geht es auf einer eigenen Seite weiter.',
  )
  expect(await heartOn(page).getAttribute('aria-busy')).toBeNull()
  await heartOn(page).click()
  await page.waitForURL((url) => url.pathname === '/kundenportal/login')
})
