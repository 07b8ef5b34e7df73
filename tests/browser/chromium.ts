import { chromium, type BrowserContext, type ConsoleMessage, type Page } from 'playwright'
import { vi } from 'vitest'
import { codeShown } from '#features/support/authenticator.ts'

// Where other work goes on as well, a browser takes its time.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 })

/** Starts Chromium for one site. Other hosts are never reached: whatever is wanted of them gets an empty page. */
export async function openChromium(origin: string): Promise<Chromium> {
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM'] || '/usr/bin/chromium',
    args: [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  })
  return {
    async visit({ width = 1440, height = 900, scale = 1, scripts = true, cookies } = {}) {
      const context = await browser.newContext({
        baseURL: origin,
        viewport: { width, height },
        deviceScaleFactor: scale,
        locale: 'de-DE',
        javaScriptEnabled: scripts,
        ...(cookies && { storageState: { cookies, origins: [] } }),
      })
      context.setDefaultTimeout(20_000)
      const hosts: string[] = []
      const complaints: string[] = []
      await context.route(
        (url) => url.origin !== origin,
        async (route) => {
          hosts.push(new URL(route.request().url()).host)
          await route.fulfill({ contentType: 'text/html', body: elsewhere })
        },
      )
      context.on('weberror', (error) => complaints.push(String(error.error())))
      context.on('console', (message) => {
        // A page that answers 404 or 422 is what was asked for, also where a script sends its form.
        if (message.text().startsWith('Failed to load resource') && isOfItsPage(message)) return
        if (message.type() === 'error') complaints.push(message.text())
      })
      return { context, page: await context.newPage(), hosts, complaints, close: () => context.close() }
    },
    close: () => browser.close(),
  }
}

/** Whether something was said of the address of the page itself, whatever is asked of it. */
const isOfItsPage = (message: ConsoleMessage): boolean => {
  const [of, on] = [message.location().url, message.page()?.url() ?? ''].map((url) => URL.parse(url))
  return of?.origin === on?.origin && of?.pathname === on?.pathname
}

const elsewhere = '<!doctype html><html lang="de"><title>Anderswo</title><p>Ein Video.</p></html>'

export interface Chromium {
  /** Somebody with a browser of his own: nothing shared with others. */
  visit(asked?: {
    readonly width?: number
    readonly height?: number
    /** Device pixels to a CSS pixel. */
    readonly scale?: number
    readonly scripts?: boolean
    readonly cookies?: Cookies
  }): Promise<Visit>
  close(): Promise<void>
}

export interface Visit {
  readonly context: BrowserContext
  readonly page: Page
  /** Other hosts that were asked for something. */
  readonly hosts: readonly string[]
  /** What stood on the console as an error: exceptions, missing files, breaches of the content security policy. */
  readonly complaints: readonly string[]
  close(): Promise<void>
}

export type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>

/** A demo person of content/demo-konten.yaml, or one of two members more. */
export type Person = 'demo' | 'mitglied' | 'redaktion' | 'admin' | 'kollegin' | 'kollege'
export const password = 'gemeinsam-stark-2026'
export const emailOf = (person: Person): string => `${person}@seminarhaus.example`

/** Fills in the login form that the page shows, and sends it. */
export async function fillInLogin(page: Page, person: Person): Promise<void> {
  await page.getByLabel('E-Mail-Adresse').fill(emailOf(person))
  await page.getByLabel('Passwort').fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Anmelden' }).click()
  await page.waitForURL((url) => url.pathname !== '/kundenportal/login')
}

/** Whoever works in the office sets up an app when he first signs in. */
async function setUpApp(page: Page, now: string): Promise<void> {
  const key = (await page.locator('main code').first().innerText()).replaceAll(/\s/g, '')
  await page.getByLabel('Code aus der App').fill(codeShown(key, now))
  await page.getByRole('button', { name: 'Einrichtung abschließen' }).click()
  await page
    .getByText(/^([a-z2-7]{4}-){3}[a-z2-7]{4}$/)
    .first()
    .waitFor()
}

/** The cookies of somebody who has just signed in, on a site whose clock shows that instant. */
export async function cookiesOf(chromium: Chromium, person: Person, now: string): Promise<Cookies> {
  const { context, page } = await chromium.visit()
  await page.goto('/kundenportal/login')
  await fillInLogin(page, person)
  if (new URL(page.url()).pathname === '/kundenportal/zweiter-faktor/einrichten') await setUpApp(page, now)
  const cookies = await context.cookies()
  await context.close()
  return cookies
}
