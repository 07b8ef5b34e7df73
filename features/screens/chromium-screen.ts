import type { Browser, BrowserContext, Locator, Page } from 'playwright'
import { heardEvents } from './screen.ts'
import type { HeardEvent, Named, Role, Screen, Spot } from './screen.ts'

export interface ChromiumParts {
  readonly browser: Browser
  readonly origin: string
  readonly network: string
}

type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>

/** A profile of Chromium, used by one visit after the other: cookies go in between, files that never change stay. */
interface Profile {
  readonly context: BrowserContext
  /** Other hosts that were asked for anything. */
  readonly foreign: Set<string>
}

const resting: Profile[] = []

const profileFor = async ({ browser, origin }: ChromiumParts, scripts: boolean): Promise<Profile> => {
  const rested = scripts ? resting.pop() : undefined
  if (rested) return rested
  const foreign = new Set<string>()
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'de-DE',
    javaScriptEnabled: scripts,
  })
  context.setDefaultTimeout(5000)
  await context.route(
    (url) => url.origin !== origin,
    async (route) => {
      foreign.add(new URL(route.request().url()).host)
      await route.fulfill({ contentType: 'text/html', body: '<title>anderswo</title>' })
    },
  )
  await context.addInitScript(writeDownEvents, [...heardEvents])
  return { context, foreign }
}

/** A window of Chromium. Other hosts are asked for nothing real: what a page wants of them is written down. */
export const chromiumScreen = async (parts: ChromiumParts, scripts = true, cookies?: Cookies): Promise<Screen> => {
  const { origin, network } = parts
  const profile = await profileFor(parts, scripts)
  const { context, foreign } = profile
  await context.setExtraHTTPHeaders({ 'x-forwarded-for': network })
  if (cookies) await context.addCookies(cookies)
  const page = await context.newPage()
  let warnings: string[] = []
  let pending = 0
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()))
  page.on('request', () => {
    pending += 1
  })
  const ended = () => {
    pending -= 1
  }
  page.on('requestfinished', ended)
  page.on('requestfailed', ended)

  const settle = async (): Promise<void> => {
    let quiet = 0
    const end = Date.now() + 5000
    while (quiet < 6 && Date.now() < end) {
      await new Promise((resolve) => setTimeout(resolve, 10))
      quiet = pending <= 0 && (await isAtRest(page)) ? quiet + 1 : 0
    }
  }

  return {
    async go(address) {
      warnings = []
      pending = 0
      await page.goto(new URL(address, origin).href)
      await settle()
    },
    async reload() {
      warnings = []
      pending = 0
      await page.reload()
      await settle()
    },
    async post(address, fields) {
      const at = new URL(address, origin).href
      const headers = { origin, 'sec-fetch-site': 'same-origin', accept: 'text/html' }
      const answer = await context.request.post(at, { form: { ...fields }, headers, maxRedirects: 0 })
      return new URL(answer.headers()['location'] ?? at, origin).href
    },
    address: async () => page.url(),
    page: spot(page.locator('html'), scripts),
    async widen(width) {
      // Of phones the window is lower.
      await page.setViewportSize({ width, height: width < 500 ? 740 : 900 })
    },
    press: (key) => page.keyboard.press(key),
    settle,
    warnings: async () => warnings,
    heard: async () => page.evaluate(() => (globalThis as { heard?: HeardEvent[] }).heard ?? []),
    foreignHosts: async () => [...foreign],
    async shown() {
      const address = page.url()
      if (address === 'about:blank') return undefined
      return {
        address,
        text: await page.locator('body').innerText(),
        picture: await page.screenshot({ fullPage: true }),
      }
    },
    withoutScripts: async () => chromiumScreen(parts, false, await context.cookies()),
    async close() {
      await page.close()
      if (!scripts) return context.close()
      await context.clearCookies()
      foreign.clear()
      resting.push(profile)
    },
  }
}

/** Whether the page is up and no part of it says that it is busy. */
const isAtRest = async (page: Page): Promise<boolean> => {
  try {
    return await page.evaluate(
      () => document.readyState === 'complete' && document.querySelector('[aria-busy="true"]') === null,
    )
  } catch {
    // The page is just being exchanged for another.
    return false
  }
}

const writeDownEvents = (names: readonly string[]): void => {
  const heard: object[] = []
  Object.assign(globalThis, { heard })
  for (const name of names)
    addEventListener(name, (event) => {
      const { action, type, value } = ((event as CustomEvent).detail ?? {}) as Record<string, string>
      heard.push(name === 'wishlist' ? { event: name, action, type, value } : { event: name })
    })
}

const find = (within: Locator, role: Role, name?: Named): Locator => {
  if (role === 'frame') return within.locator('iframe')
  if (role === 'disclosure') return within.locator('summary')
  const options = { includeHidden: role === 'tooltip' }
  return within.getByRole(role, name === undefined ? options : { ...options, name, exact: typeof name === 'string' })
}

const twoPicturesLater = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())))

/** A reading travels into the page as text, so the loop around it is written as text as well. */
const forEach = <T>(reading: (element: Element) => T): ((elements: (Element | SVGElement)[]) => T[]) =>
  // oxlint-disable-next-line typescript/no-implied-eval -- text of our own
  new Function('elements', `return elements.map(${String(reading)})`) as (elements: (Element | SVGElement)[]) => T[]

const locators = new WeakMap<Spot, Locator>()

const spot = (locator: Locator, scripts: boolean): Spot => {
  const made = spotOf(locator, scripts)
  locators.set(made, locator)
  return made
}

const spotOf = (locator: Locator, scripts: boolean): Spot => ({
  all: async (role, name) => (await find(locator, role, name).all()).map((found) => spot(found, scripts)),
  field: async (label) => spot(locator.getByLabel(label, { exact: typeof label === 'string' }), scripts),
  read: (reading, given) => locator.evaluate(reading as (element: Element, given: unknown) => never, given),
  readAll: async (role, reading, name) => find(locator, role, name).evaluateAll(forEach(reading)),
  async click() {
    // While a page scrolls under a frame of another process, a click can land in the frame: two pictures later it
    // cannot.
    await locator.scrollIntoViewIfNeeded()
    if (scripts) await locator.evaluate(twoPicturesLater)
    await locator.click()
  },
  async dragBefore(other) {
    const target = locators.get(other)
    if (!target) throw new Error('it is no part of this page')
    await locator.dragTo(target, { sourcePosition: { x: 4, y: 4 }, targetPosition: { x: 4, y: 2 } })
  },
  fill: (text) => locator.fill(text),
  async type(text) {
    await locator.clear()
    await locator.pressSequentially(text)
  },
  choose: async (option) => {
    await locator.selectOption({ label: option })
  },
  tick: (yes) => locator.setChecked(yes),
  attach: (files) =>
    locator.setInputFiles(
      files.map(({ name, bytes }) => ({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(bytes) })),
    ),
})
