import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type Axe from 'axe-core'
import type { RunOptions } from 'axe-core'
import type { Page } from 'playwright'

/** Read as a file: as a module it would look for a window here. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const options: RunOptions = {
  resultTypes: ['violations'],
  rules: { 'target-size': { enabled: true } },
  // What lies in a frame of another host is not ours.
  iframes: false,
  elementRef: false,
}

/**
 * What axe finds of WCAG 2.2 AA and of best practice on a page as it stands, each fault with its rule and its HTML, and
 * the name and version of what looked. Only that comes back from the page, and its code goes there once and small: with
 * the builder that others use for it, moving both took twice as long as looking.
 */
export async function accessibilityFaults(
  page: Page,
): Promise<{ readonly faults: readonly string[]; readonly tool: string }> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  return page.evaluate(async (options) => {
    const { axe } = window as unknown as { readonly axe: typeof Axe }
    const { violations, testEngine } = await axe.run(document, options)
    return {
      faults: violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`),
      tool: `${testEngine.name} ${testEngine.version}`,
    }
  }, options)
}
