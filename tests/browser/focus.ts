import { expect } from 'vitest'
import type { Locator, Page } from 'playwright'

/** Where the focus is, in words, and whether one sees it there. */
interface Stop {
  readonly name: string
  readonly visible: boolean
}

/** What has the focus; undefined when nothing on the page has it. */
export const focused = (page: Page): Promise<Stop | undefined> =>
  page.evaluate(() => {
    const { reach } = window as Window & { readonly reach?: () => void }
    reach?.()
    const element = document.activeElement
    if (!element || element === document.body) return undefined
    // A switch of the cookie choice hides its box and shows the focus on the picture beside it.
    const shown = [element, ...(element.matches('input') ? (element.parentElement?.children ?? []) : [])]
    const seen = shown.some((part) => {
      const { outlineStyle, outlineWidth, outlineColor, backgroundColor, boxShadow } = getComputedStyle(part)
      const outlined =
        outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2 && !/, 0\)$|transparent/.test(outlineColor)
      const marked = backgroundColor === 'rgb(255, 213, 145)' && boxShadow !== 'none'
      return outlined || marked
    })
    // Where a script puts the focus, on the box of a dialog or a summary, there is nothing to operate.
    const isPlace = element.getAttribute('tabindex') === '-1'
    const { width, height, bottom, top } = element.getBoundingClientRect()
    const inSight = width > 0 && height > 0 && bottom > 0 && top < innerHeight
    const words = element.getAttribute('aria-label') ?? element.textContent.trim()
    return { name: `${element.localName} ${words || element.id}`.slice(0, 90), visible: isPlace || (seen && inSight) }
  })

/** Presses Tab until the locator has the focus, which is seen at every stop. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  // Without its style sheet a page just opened shows no focus.
  await page.waitForLoadState()
  // Twice around a long page: what wakes up late, on a busy machine, may have been passed the first time.
  for (let presses = 0; presses < 400; presses += 1) {
    await page.keyboard.press(key)
    const stop = await focused(page)
    if (stop) expect(stop).toEqual({ ...stop, visible: true })
    if (await hasFocus(target)) return
  }
  throw new Error(`Tab never comes to ${target}`)
}

export const hasFocus = (target: Locator): Promise<boolean> =>
  target.evaluateAll((elements) => elements.includes(document.activeElement as HTMLElement))

/**
 * Presses Tab through the whole page. Answers at which stops the focus is not seen, and which links, buttons and fields
 * that show were never reached. Hearts, texts and videos wake at the first stop and are drawn anew: their host counts.
 */
export async function walk(
  page: Page,
): Promise<{ readonly stops: number; readonly unseen: string[]; readonly unreached: string[] }> {
  // What comes into sight later wakes on the way and would push on what has the focus.
  for (const host of await page.locator('[data-widget=lexicon-grid], [data-widget|=theme]').all()) {
    await host.evaluate((element) => scrollTo(0, scrollY + element.getBoundingClientRect().top))
    await expect.poll(() => host.getAttribute('data-awake'), { timeout: 20_000 }).not.toBeNull()
  }
  await page.waitForFunction(() => !document.querySelector('[aria-busy=true]'))
  await page.evaluate((drawnAnew) => {
    const reached = new Set<Element | null>()
    // Of a group of choices Tab comes to one; arrows lead to the others.
    const groups = 'fieldset:has(> label > [type=radio])'
    const counted = (element: Element | null) =>
      element?.closest(drawnAnew) ?? (element?.matches('[type=radio]') ? element.closest(groups) : element)
    // From wherever somebody was, back to the top.
    const top = document.createElement('span')
    top.tabIndex = -1
    document.body.prepend(top)
    top.focus()
    top.remove()
    Object.assign(window, {
      reach: () => reached.add(counted(document.activeElement)),
      unreached: () =>
        [...document.querySelectorAll('a[href], button, input:not([type=hidden]), select, textarea, summary, iframe')]
          .filter((control) => !control.matches(':disabled, [tabindex="-1"]'))
          .filter((control) => control.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }))
          .filter((control) => !reached.has(counted(control)))
          .map((control) => control.outerHTML.slice(0, 200)),
    })
  }, '[data-widget=bookmark], [data-widget=limited-text], [data-widget=video]')
  const unseen: string[] = []
  let stops = 0
  for (; stops < 400; stops += 1) {
    await page.keyboard.press('Tab')
    const stop = await focused(page)
    if (!stop && stops > 0) break
    if (stop && !stop.visible) unseen.push(stop.name)
  }
  return { stops, unseen, unreached: await page.evaluate<string[]>('unreached()') }
}
