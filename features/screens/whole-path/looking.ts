import assert from 'node:assert/strict'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { accessibilityFaults } from '../accessibility-faults.ts'

/** From a phone to a desk, in pixels. */
const widths = [360, 768, 1440] as const

/**
 * Looks at a page as it stands now: accessible, and no wider than any window. With PICTURES set to a folder a picture
 * of each width is laid into it. Where a page runs no scripts, axe runs on a copy of it on the bench.
 */
export async function lookAt(page: Page, state: string, bench: Page | undefined): Promise<void> {
  const { faults } = await accessibilityFaults(bench ? await copied(page, bench) : page)
  assert.deepEqual(faults, [], `axe on '${state}'`)
  const { PICTURES } = process.env
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    assert(wider <= 0, `'${state}' is ${wider} pixels wider than a window of ${width}`)
    if (PICTURES === undefined || PICTURES === '') continue
    await mkdir(PICTURES, { recursive: true })
    const name = state.replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    await page.screenshot({ path: join(PICTURES, `${name}-${width}.png`), fullPage: true })
  }
}

/** The same page with the same styles, whose own scripts do not come. */
async function copied(page: Page, bench: Page): Promise<Page> {
  const [address, body] = [page.url(), await page.content()]
  await bench.unrouteAll()
  await bench.route('**/*.js', (route) => route.abort())
  await bench.route(address, (route) => route.fulfill({ body, contentType: 'text/html; charset=utf-8' }))
  await bench.goto(address)
  return bench
}
