import type { Page } from 'playwright'
import { accessibilityFaults } from '#features/screens/accessibility-faults.ts'
import { focused, walk } from './focus.ts'
import { isLong } from '#tests/long-run.ts'

/** What is wrong with a page as it stands: nothing, where all of it is empty. */
export interface FaultsOfPage {
  /** What axe finds, of WCAG 2.2 AA and of best practice. */
  readonly accessibility: readonly string[]
  /** What runs over the edge of narrow windows, the widest first part of it. */
  readonly reflow: readonly string[]
  /** What paper cuts off or shows for nothing. */
  readonly paper: readonly string[]
  /** Where the focus should be and is not, is not seen, or never comes. */
  readonly keys: readonly string[]
}

export const noFaults: FaultsOfPage = { accessibility: [], reflow: [], paper: [], keys: [] }

export interface Proved {
  readonly faults: FaultsOfPage
  /** The name and version of what looked for faults of accessibility. */
  readonly tool: string
}

interface Window {
  readonly width: number
  readonly height: number
}

/** 320 px are 400 % of 1280 px, 640 px are 200 %. */
const narrow: readonly Window[] = [
  { width: 320, height: 256 },
  ...(isLong
    ? [{ width: 640, height: 512 }, ...[360, 575, 767, 768, 1199, 1680].map((width) => ({ width, height: 900 }))]
    : []),
]
/** As wide as A4 between its margins (adapters/react/styles/print.css). */
const sheet: Window = { width: Math.round((165 / 25.4) * 96), height: 935 }

/** Proves all that is proved of every page on one visit; leaves it as wide as it was. */
export async function prove(page: Page, { byKeys }: { readonly byKeys: boolean }): Promise<Proved> {
  const asOpened = page.viewportSize() ?? { width: 1440, height: 900 }
  const lost = await lostFocus(page)
  const { faults, tool } = await accessibilityFaults(page)
  const reflow: string[] = []
  for (const window of narrow) {
    await page.setViewportSize(window)
    await wakeAll(page)
    reflow.push(...(await overTheEdge(page)).map((part) => `${window.width} px: ${part}`))
  }
  // Under a dialog nothing is read on paper, and whether it holds the focus stands in keyboard.test.ts.
  const isOpen = (await page.locator('dialog:modal').count()) > 0
  const paper = isOpen ? [] : await onPaper(page)
  await page.setViewportSize(asOpened)
  const keys = byKeys && !isOpen ? await walked(page) : []
  return { tool, faults: { accessibility: faults, reflow, paper, keys: [...lost, ...keys] } }
}

/** What somebody is told of what he just did has the focus. */
async function lostFocus(page: Page): Promise<string[]> {
  const isToldUnseen = () =>
    page.evaluate(() => {
      const told = [...document.querySelectorAll('main [role=alert], dialog [role=alert]')].filter((each) =>
        each.checkVisibility(),
      )
      return told.length > 0 && !told.some((each) => each.contains(document.activeElement))
    })
  // A page just loaded puts the focus where its HTML says once it is drawn.
  for (let looks = 0; looks < 20 && (await isToldUnseen()); looks += 1) await page.waitForTimeout(100)
  return (await isToldUnseen()) ? [`the focus is not on the alert but on ${(await focused(page))?.name}`] : []
}

/** What sleeps until it is seen wakes up. */
async function wakeAll(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 2000 })))
}

/** How far the page, or a dialog on it, can be scrolled sideways, and what of it runs over the edge. */
async function overTheEdge(page: Page): Promise<string[]> {
  // What is asked of a page whose styles are still under way is answered without them.
  await page.waitForLoadState('load')
  return page.evaluate(async () => {
    await document.fonts.ready
    const open = document.querySelector('dialog[open]')
    const over = Math.max(
      ...[document.documentElement, ...(open ? [open] : [])].map((box) => box.scrollWidth - box.clientWidth),
    )
    if (over <= 0) return []
    const parts = [...document.querySelectorAll('body *')]
      .filter((part) => part.getBoundingClientRect().right > innerWidth + 1)
      .map((part) => part.outerHTML.slice(0, 120))
    return [`${over} px too wide`, ...parts.slice(0, 5)]
  })
}

async function onPaper(page: Page): Promise<string[]> {
  await page.setViewportSize(sheet)
  await page.emulateMedia({ media: 'print' })
  const paper = [...(await overTheEdge(page)), ...(await forNothingOnPaper(page))]
  await page.emulateMedia({ media: null })
  return paper
}

/** On paper nothing is left to press, nothing is cut off, and the page says what it is. */
const forNothingOnPaper = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    // Who built a page around our widgets says himself how it is printed.
    if (!document.querySelector('#inhalt')) return []
    const shown = (part: Element) => part.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    const told = (what: string) => (part: Element) => `${what}: ${part.outerHTML.slice(0, 120)}`
    // What says online or in person, a .tip, is information as well.
    const presses =
      'nav a, form, .btn, button:not(.tip), input:not([type=hidden]), select, textarea, .foot, video, iframe'
    // A form to fill in with a pen is what the paper is for.
    const withPen = '[class*=paper-]'
    const toPress = [...document.querySelectorAll(presses)].filter((part) => shown(part) && !part.closest(withPen))
    const cut = [...document.querySelectorAll('main *')].filter((part) => {
      const { overflowX, overflowY } = getComputedStyle(part)
      // What is a pixel wide is for screen readers.
      if (part.clientWidth <= 1 || !shown(part)) return false
      return (
        (overflowX !== 'visible' && part.scrollWidth > part.clientWidth + 1) ||
        (overflowY !== 'visible' && part.scrollHeight > part.clientHeight + 1)
      )
    })
    const headings = [...document.querySelectorAll('main h1')].filter(shown)
    return [
      ...toPress.map(told('to press')),
      ...cut.map(told('cut off')),
      ...(headings.length === 1 ? [] : [`${headings.length} headings`]),
    ]
  })

async function walked(page: Page): Promise<string[]> {
  const { stops, unseen, unreached } = await walk(page)
  return [
    ...(stops > 3 ? [] : [`${stops} stops`]),
    ...unseen.map((stop) => `not seen: ${stop}`),
    ...unreached.map((control) => `never reached: ${control}`),
  ]
}
