import { AxeBuilder } from '@axe-core/playwright'
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core'
import { readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Site } from '#core/site.ts'
import { createRender } from '#react/render.tsx'
import { aVisitor } from '../core/house.ts'
import { demo, openPages } from './pages-house.ts'

/** Pages as Chromium shows them, with the style sheets as they are written and a policy as strict as the server's. */
const styles = new URL('../../adapters/react/styles/', import.meta.url)
const mimes: Readonly<Record<string, string>> = { '.css': 'text/css', '.woff2': 'font/woff2' }
const policy = "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'"

vi.setConfig({ testTimeout: 60_000 })

let server: Server
let browser: Browser
let origin: string
let eventAddress: string

beforeAll(async () => {
  const { house } = await openPages()
  const visitors = new Map<string, Site>()
  const siteOf = (cookie: string | undefined): Site => {
    const known = visitors.get(cookie ?? '') ?? house.site(aVisitor())
    if (cookie) visitors.set(cookie, known)
    return known
  }
  server = createServer((request, response) => {
    const path = request.url?.split('?')[0] ?? '/'
    if (path === '/widgets.js') {
      response.writeHead(200, { 'content-type': 'text/javascript' }).end()
      return
    }
    if (path.startsWith('/styles/')) {
      void readFile(new URL(path.slice('/styles/'.length), styles)).then((bytes) =>
        response.writeHead(200, { 'content-type': mimes[extname(path)] ?? 'text/plain' }).end(bytes),
      )
      return
    }
    let body = ''
    request.on('data', (chunk: Buffer) => (body += String(chunk)))
    request.on('end', () => {
      const render = createRender({
        siteOrigin: origin,
        brOrigin: origin,
        assets: { loader: '/widgets.js', styles: ['/styles/site.css'], wording: '/wording.json', fonts: [] },
      })
      const fault = /^\/fault\/(\d+)$/.exec(path)?.[1]
      void render({
        method: request.method === 'POST' ? 'POST' : 'GET',
        url: request.url ?? '/',
        site: siteOf(request.headers.cookie),
        requestId: 'R-1',
        ...(request.method === 'POST' ? { form: Object.fromEntries(new URLSearchParams(body)) } : {}),
        ...(fault ? { fault: { status: Number(fault) } } : {}),
      }).then(({ status, html, location }) =>
        response
          .writeHead(status, {
            'content-type': 'text/html; charset=utf-8',
            'content-security-policy': policy,
            ...(location ? { location } : {}),
          })
          .end(html),
      )
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const events = await house.site(aVisitor()).catalogue.events({ limit: 1 })
  eventAddress = `/seminare/p/${events.ok ? events.value.items[0]?.url : ''}`
  browser = await chromium.launch({
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  })
})
afterAll(async () => {
  await browser?.close()
  server?.closeAllConnections()
  await new Promise((done) => server?.close(done))
})

const signedIn = async (context: BrowserContext, device: string): Promise<void> => {
  await context.addCookies([{ name: 'device', value: device, url: origin }])
  const page = await context.newPage()
  await page.goto(`${origin}/kundenportal/login`)
  await page.getByLabel('E-Mail-Adresse').fill(demo.email)
  await page.getByLabel('Passwort').fill(demo.password)
  await page.getByRole('button', { name: 'Anmelden' }).click()
  await page.close()
}

/** What axe finds, what runs over the edge, and what the policy stopped before axe came with styles of its own. */
const findingsAt = async (context: BrowserContext, address: string, act?: (page: Page) => Promise<void>) => {
  const page = await context.newPage()
  const stopped: string[] = []
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) stopped.push(message.text())
  })
  await page.goto(origin + address)
  await act?.(page)
  const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  const stoppedOfPage = [...stopped]
  const { violations } = await new AxeBuilder({ page }).analyze()
  await page.close()
  return {
    axe: violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`),
    over: Math.max(0, over),
    stopped: stoppedOfPage,
  }
}
const nothing = { axe: [], over: 0, stopped: [] }

const kinds: readonly (readonly [string, () => string])[] = [
  ['home', () => '/'],
  ['overview', () => '/seminare/rubrik?amt=sbv'],
  ['rubric', () => '/seminare/r/betriebsverfassung'],
  ['theme', () => '/seminare/t/betriebsverfassungsrecht-1'],
  ['dates of a theme', () => '/seminare/t/betriebsverfassungsrecht-1/termine'],
  ['training series', () => '/seminare/t/betriebsrat-kompakt'],
  ['all dates', () => '/seminare/p'],
  ['date', () => eventAddress],
  ['lexicon', () => '/betriebsratslexikon/br'],
  ['lexicon entry', () => '/betriebsratslexikon/br/freistellung'],
  ['building blocks', () => '/brick'],
  ['search', () => '/suche?q=recht'],
  ['search without hits', () => '/suche?q=quastenflosser'],
  ['wishlist, signed out', () => '/wishlist/list'],
  ['registration', () => '/registrierung'],
  ['running text with a table', () => '/datenschutz'],
  ['not found', () => '/gibt-es-nicht'],
  ['failure', () => '/fault/500'],
]

describe.each(kinds)('%s', (_, address) => {
  test('on a phone, where tables fold: axe finds nothing, nothing runs over the edge, nothing is stopped', async () => {
    const context = await browser.newContext({ viewport: { width: 360, height: 900 } })
    expect(await findingsAt(context, address())).toEqual(nothing)
    await context.close()
  })

  test('nothing runs over the edge of any window', async () => {
    const context = await browser.newContext()
    const page = await context.newPage()
    await page.goto(origin + address())
    const over: number[] = []
    for (const width of [320, 576, 768, 960, 1184, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      if (await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)) over.push(width)
    }
    expect(over).toEqual([])
    await context.close()
  })
})

describe('states', () => {
  test('the start page on a wide screen, with its whole menu', async () => {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
    expect(await findingsAt(context, '/')).toEqual(nothing)
    await context.close()
  })

  test('a form with faults: the summary has the focus', async () => {
    const context = await browser.newContext()
    const found = await findingsAt(context, '/registrierung', async (page) => {
      await page.getByLabel('Vorname').fill('Paweł')
      await page.getByRole('button', { name: 'Jetzt registrieren' }).click()
      await page.getByRole('alert').waitFor()
      await page.waitForFunction(() => document.activeElement?.getAttribute('role') === 'alert')
    })
    expect(found).toEqual(nothing)
    await context.close()
  })

  test('a failed sign-in', async () => {
    const context = await browser.newContext()
    const found = await findingsAt(context, '/kundenportal/login', async (page) => {
      await page.getByLabel('E-Mail-Adresse').fill(demo.email)
      await page.getByLabel('Passwort').fill('falsch geraten')
      await page.getByRole('button', { name: 'Anmelden' }).click()
      await page.getByRole('alert').waitFor()
    })
    expect(found).toEqual(nothing)
    await context.close()
  })

  test('the wishlist, empty and with an entry that a heart added', async () => {
    const context = await browser.newContext()
    await signedIn(context, 'rechner')
    expect(await findingsAt(context, '/wishlist/list')).toEqual(nothing)
    const page = await context.newPage()
    await page.goto(`${origin}/seminare/r/arbeitsrecht`)
    await page
      .getByRole('button', { name: /merken$/ })
      .first()
      .click()
    expect(page.url()).toBe(`${origin}/seminare/r/arbeitsrecht`)
    const full = await findingsAt(context, '/wishlist/list', async (list) => {
      await list
        .getByRole('button', { name: /Entfernen$/ })
        .first()
        .waitFor()
    })
    expect(full).toEqual(nothing)
    await context.close()
  })
})

describe('by keyboard and without scripts', () => {
  test('the menu of a phone opens with a key', async () => {
    const context = await browser.newContext({ viewport: { width: 360, height: 800 }, javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(`${origin}/`)
    const link = page.getByRole('navigation', { name: 'Hauptmenü' }).getByRole('link', { name: 'Lexikon' })
    expect(await link.isVisible()).toBe(false)
    await page.locator('summary', { hasText: 'Menü' }).focus()
    await page.keyboard.press('Enter')
    expect(await link.isVisible()).toBe(true)
    await context.close()
  })

  test('the skip link leads to the content, a tooltip shows on focus', async () => {
    const context = await browser.newContext({ viewport: { width: 1440, height: 800 } })
    const page = await context.newPage()
    await page.goto(`${origin}/seminare/r/betriebsverfassung`)
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Zum Inhalt springen')
    await page.keyboard.press('Enter')
    expect(new URL(page.url()).hash).toBe('#inhalt')
    await page.locator('.tip').first().focus()
    expect(await page.getByRole('tooltip').first().isVisible()).toBe(true)
    await context.close()
  })

  test('controls are at least 24 px high and wide', async () => {
    const context = await browser.newContext({ viewport: { width: 360, height: 800 } })
    const page = await context.newPage()
    for (const address of ['/', '/seminare/t/betriebsverfassungsrecht-1', '/registrierung']) {
      await page.goto(origin + address)
      const small = await page
        .locator('button:visible, summary:visible, input:visible, select:visible')
        .evaluateAll((controls) =>
          controls
            .map((control) => ({ control, box: control.getBoundingClientRect() }))
            .filter(({ box }) => box.width < 24 || box.height < 24)
            .map(({ control }) => control.outerHTML),
        )
      expect([address, small]).toEqual([address, []])
    }
    await context.close()
  })

  test('the lexicon has 1, 2 and 4 columns [rule:lexicon-columns]', async () => {
    const context = await browser.newContext()
    const page = await context.newPage()
    await page.goto(`${origin}/betriebsratslexikon/br`)
    const columnsAt = async (width: number) => {
      await page.setViewportSize({ width, height: 800 })
      return page
        .locator('.lex')
        .first()
        .evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(' ').length)
    }
    expect([await columnsAt(575), await columnsAt(576), await columnsAt(1199), await columnsAt(1200)]).toEqual([
      1, 2, 2, 4,
    ])
    await context.close()
  })
})
