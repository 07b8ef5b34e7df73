import { chromium, type Browser } from 'playwright'
import { readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createRender } from '#react/render.tsx'
import { aVisitor } from '../core/test-core.ts'
import { isLong } from '../long-run.ts'
import { openPages } from './pages-app.ts'
import { sheetsOf } from './sheets-of.ts'

/** Pages as Chromium shows them, with the style sheets as they are written and a policy as strict as the server's. */
const styles = new URL('../../adapters/react/', import.meta.url)
const mimes: Readonly<Record<string, string>> = { '.css': 'text/css', '.woff2': 'font/woff2' }
const policy = "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'"

vi.setConfig({ testTimeout: 60_000 })

let server: Server
let browser: Browser
let origin: string
let eventAddress: string

beforeAll(async () => {
  const { testApp } = await openPages()
  const site = testApp.site(aVisitor())
  server = createServer((request, response) => {
    const path = request.url?.split('?')[0] ?? '/'
    if (path === '/widgets.js') {
      response.writeHead(200, { 'content-type': 'text/javascript' }).end()
      return
    }
    if (/\.(css|woff2)$/.test(path)) {
      void readFile(new URL(path.slice(1), styles)).then((bytes) =>
        response.writeHead(200, { 'content-type': mimes[extname(path)] ?? 'text/plain' }).end(bytes),
      )
      return
    }
    const render = createRender({
      siteOrigin: origin,
      brOrigin: origin,
      assets: {
        loader: '/widgets.js',
        styles: ['/styles/site.css'],
        sectionSheets: sheetsOf((section) => `/pages/${section}/${section}.css`),
        wording: '/wording.json',
        fonts: [],
      },
    })
    const fault = /^\/fault\/(\d+)$/.exec(path)?.[1]
    void render({
      method: 'GET',
      url: request.url ?? '/',
      site,
      requestId: 'R-1',
      ...(fault ? { fault: { status: Number(fault) } } : {}),
    }).then(({ status, html }) =>
      response
        .writeHead(status, {
          'content-type': 'text/html; charset=utf-8',
          'content-security-policy': policy,
        })
        .end(html),
    )
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const events = await site.programme.catalogue.events({ limit: 1 })
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

const kinds: readonly (readonly [string, () => string])[] = [
  ['home', () => '/'],
  ['overview', () => '/seminare/rubrik?amt=sbv'],
  ['rubric', () => '/seminare/r/betriebsverfassung'],
  ['theme', () => '/seminare/t/betriebsverfassungsrecht-1'],
  ['events of a theme', () => '/seminare/t/betriebsverfassungsrecht-1/termine'],
  ['training series', () => '/seminare/t/betriebsrat-kompakt'],
  ['all events', () => '/seminare/p'],
  ['event', () => eventAddress],
  ['lexicon', () => '/betriebsratslexikon/br'],
  ['lexicon entry', () => '/betriebsratslexikon/br/freistellung'],
  ['all hotels', () => '/standorte'],
  ['hotels with two features', () => '/standorte?merkmal=aufzug&merkmal=induktion'],
  ['town', () => '/standorte/hamburg-1'],
  ['hotel', () => '/standorte/hotel/haus-elbgarten-11'],
  ['Fachtagungen', () => '/fachtagung'],
  ['Fachtagung', () => '/fachtagung/fachtagung-inklusion'],
  ['registration for a Fachtagung', () => '/fachtagung/fachtagung-inklusion/buchung'],
  ['open positions', () => '/jobs-karriere'],
  ['building blocks', () => '/brick'],
  ['search', () => '/suche?q=recht'],
  ['search without hits', () => '/suche?q=quastenflosser'],
  ['wishlist, signed out', () => '/wishlist/list'],
  ['registration', () => '/registrierung'],
  ['running text with a table', () => '/datenschutz'],
  ['not found', () => '/gibt-es-nicht'],
  ['failure', () => '/fault/500'],
]
const few: readonly string[] = ['home', 'theme', 'all events', 'event', 'lexicon', 'hotel', 'failure']

// At 320 px, where most would run over, every kind of page is looked at in tests/browser as well.
describe.each(isLong ? kinds : kinds.filter(([kind]) => few.includes(kind)))('%s', (_, address) => {
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

describe('parts of pages', () => {
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

  test.each([768, 1440])('fields side by side have their controls on one line at %d px', async (width) => {
    const context = await browser.newContext({ viewport: { width, height: 900 } })
    const page = await context.newPage()
    await page.goto(`${origin}/registrierung`)
    const topOf = async (label: string) => (await page.getByLabel(label).boundingBox())?.y ?? Number.NaN
    expect(await topOf('Vorname')).toBeCloseTo(await topOf('Nachname'), 0)
    // Only the password has a hint, so that nothing stands beside it.
    expect(await page.locator('#password-hint').isVisible()).toBe(true)
    expect(await topOf('Passwort')).toBeGreaterThan((await topOf('E-Mail-Adresse')) + 60)
    await context.close()
  })

  test('nothing moves for whoever asks for less motion', async () => {
    const moving = async (reducedMotion: 'reduce' | 'no-preference') => {
      const context = await browser.newContext({ reducedMotion, viewport: { width: 1440, height: 900 } })
      const page = await context.newPage()
      let count = 0
      for (const address of ['/', '/seminare/r/betriebsverfassung', '/seminare/t/betriebsverfassungsrecht-1']) {
        await page.goto(origin + address)
        count += await page.locator('body *').evaluateAll(
          (elements) =>
            elements.filter((element) => {
              const { transitionDuration, animationName } = getComputedStyle(element)
              return /[1-9]/.test(transitionDuration) || animationName !== 'none'
            }).length,
        )
      }
      await context.close()
      return count
    }
    expect(await moving('no-preference')).toBeGreaterThan(0)
    expect(await moving('reduce')).toBe(0)
  })

  test('what comes late by an animation is there at once for whoever asks for less motion', async () => {
    const seen = async (reducedMotion: 'reduce' | 'no-preference') => {
      const context = await browser.newContext({ reducedMotion })
      const page = await context.newPage()
      await page.goto(origin)
      const visibility = await page.evaluate(() => {
        const waiting = document.createElement('output')
        waiting.className = 'note load late'
        document.body.append(waiting)
        return getComputedStyle(waiting).visibility
      })
      await context.close()
      return visibility
    }
    expect(await seen('no-preference')).toBe('hidden')
    expect(await seen('reduce')).toBe('visible')
  })

  test('an e-mail does not break at its hyphen, however narrow its label', async () => {
    const context = await browser.newContext({ viewport: { width: 360, height: 800 } })
    const page = await context.newPage()
    await page.goto(`${origin}/kundenportal/login`)
    const linesOf = (start: number, end: number) =>
      page.locator('label[for=email]').evaluate(
        (label, [from = 0, to = 0]) => {
          label.style.width = '1rem'
          const texts = document.createTreeWalker(label, NodeFilter.SHOW_TEXT)
          const tops = new Set<number>()
          for (let at = 0, node = texts.nextNode(); node; at += node.textContent?.length ?? 0, node = texts.nextNode())
            for (let i = Math.max(from - at, 0); i < Math.min(to - at, node.textContent?.length ?? 0); i += 1) {
              const range = document.createRange()
              range.setStart(node, i)
              range.setEnd(node, i + 1)
              tops.add(Math.round(range.getBoundingClientRect().top))
            }
          return tops.size
        },
        [start, end],
      )
    expect(await linesOf(0, 'E-Mail'.length)).toBe(1)
    expect(await linesOf(0, 'E-Mail-Adresse'.length)).toBeGreaterThan(1)
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
