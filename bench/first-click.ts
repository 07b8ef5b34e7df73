// How long the first click on a sleeping widget waits for its answer on a slow connection: node bench/first-click.ts
// [--write] (needs a build in dist/). A touch, so that nothing is loaded before the finger is down.
import { chromium, type Page } from 'playwright'
import { openServedSite } from '../tests/browser/served-site.ts'
import { table, writeFigures } from './written-figures.ts'

const runs = 5
/** Slow 4G, as Chromium's own tools set it: milliseconds of latency, and bytes a second of 400 kbit/s. */
const slow = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 }
const signBudget = 100
const dialogBudget = 2_000

/** What is pressed, where, and within how many milliseconds its dialog is to stand. */
const presses: readonly (readonly [name: string, path: string, control: string, budget?: number])[] = [
  ['a heart', '/seminare/t/betriebsverfassungsrecht-1', '[data-widget="bookmark"] button', dialogBudget],
  // Its dialog comes with all that plays a film; the sign stands as soon.
  ['a film', '/', '[data-widget="video"] [data-primary]'],
]

interface Times {
  readonly sign: number
  readonly dialog: number
}

const site = await openServedSite()
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM'] || '/usr/bin/chromium',
  args: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-sync'],
})
try {
  const rows: (string | number)[][] = []
  for (const [name, path, control, budget] of presses) {
    const times: Times[] = []
    for (let run = 0; run < runs; run++) times.push(await pressed(site.origin + path, control))
    const sign = medianOf(times.map((time) => time.sign))
    const dialog = medianOf(times.map((time) => time.dialog))
    rows.push([`${name}: a sign that it was heard`, `${sign} ms`, `${signBudget} ms`, verdict(sign, signBudget)])
    rows.push([`${name}: its dialog`, `${dialog} ms`, budget ? `${budget} ms` : '–', verdict(dialog, budget)])
  }
  const lines = table(['first press, slow 4G', 'median', 'budget', ''], rows)
  console.log(lines.join('\n'))
  if (process.argv.includes('--write')) writeFigures('first-click', lines)
} finally {
  await browser.close()
  await site.close()
}

/** One press by somebody who has read the page on a fresh browser, in milliseconds after the finger came down. */
async function pressed(address: string, control: string): Promise<Times> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  try {
    const page = await context.newPage()
    await page.addInitScript(noteTimes)
    await page.goto(address, { waitUntil: 'networkidle' })
    const line = await context.newCDPSession(page)
    await line.send('Network.emulateNetworkConditions', slow)
    await page.locator(control).first().tap()
    await page.locator('dialog:modal').waitFor({ timeout: 30_000 })
    return await timesOn(page)
  } finally {
    await context.close()
  }
}

async function timesOn(page: Page): Promise<Times> {
  const noted = () => (window as unknown as { readonly noted: Record<string, number> }).noted
  await page.waitForFunction(() => 'dialog' in (window as unknown as { readonly noted: object }).noted)
  const { press = Number.NaN, sign = Number.NaN, dialog = Number.NaN } = await page.evaluate(noted)
  return { sign: Math.round(sign - press), dialog: Math.round(dialog - press) }
}

/** Runs in the page: when a finger came down, when a control was seen to be busy, when a dialog was seen. */
function noteTimes(): void {
  const noted: Record<string, number> = {}
  Object.assign(window, { noted })
  const note = (name: string, when: number) => (noted[name] ??= when)
  window.addEventListener('pointerdown', () => note('press', performance.now()), true)
  const look = () => {
    const when = performance.now()
    if (document.querySelector('[aria-busy="true"]')) note('sign', when)
    if (document.querySelector('dialog:modal')) note('dialog', when)
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

function medianOf(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0
}

/** Beyond its budget the program ends with a code that says so. */
function verdict(figure: number, most: number | undefined): string {
  if (most === undefined) return ''
  if (figure <= most) return 'met'
  process.exitCode = 1
  return 'missed'
}
