import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { openedSite } from './opened-site.ts'
import { isLong } from '#tests/long-run.ts'

/** What was drawn before the fonts came stays where it is when they come. */
const testApp = openedSite()

interface Shift {
  readonly value: number
  readonly sources: readonly { readonly node: Node | null }[]
}

/** Opens a page whose fonts come late, and tells what moved and how much higher or lower the page became. */
const seenWhileLoading = async (page: Page, address: string, latency: number) => {
  const network = await page.context().newCDPSession(page)
  await network.send('Network.enable')
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: 200_000,
    uploadThroughput: 50_000,
  })
  let letGo = () => {}
  const held = new Promise<void>((resolve) => (letGo = resolve))
  await page.route('**/*.woff2', async (route) => {
    await held
    await route.continue()
  })
  await page.addInitScript(() => {
    const seen: { value: number; moved: string[] }[] = []
    Object.assign(window, { seen })
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as unknown as Shift[])
        seen.push({ value, moved: sources.map(({ node }) => node?.textContent?.trim().slice(0, 40) ?? '') })
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(address, { waitUntil: 'domcontentloaded' })
  await page.locator('footer').waitFor()
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted))))
  const height = () => page.evaluate(() => document.querySelector('h1')?.parentElement?.getBoundingClientRect().height)
  const before = await height()
  letGo()
  await page.evaluate(() => document.fonts.ready)
  await page.waitForFunction(
    () => document.fonts.check("1rem 'Haus Sans'") && document.fonts.check("1rem 'Haus Serif'"),
  )
  await page.evaluate(() => new Promise((painted) => setTimeout(painted, 300)))
  const { seen } = await page.evaluate<{ seen: { value: number; moved: string[] }[] }>('({ seen })')
  return { before, after: await height(), shift: seen.reduce((sum, { value }) => sum + value, 0), seen }
}

const loads = isLong ? 10 : 4

test.each([360, 1440])(`the page of a rubric stands still in ${loads} slow loads at %i px`, async (width) => {
  for (let load = 0; load < loads; load += 1) {
    const { page, close } = await testApp.visit({ width })
    const told = await seenWhileLoading(page, '/seminare/r/betriebsverfassung', 20 + 30 * load)
    await close()
    expect(told.after, JSON.stringify(told)).toBeCloseTo(told.before ?? 0, 0)
    expect(told.shift, JSON.stringify(told)).toBeLessThan(0.001)
  }
})
