import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Visit } from './chromium.ts'
import { openedSite } from './opened-site.ts'
import { agreeTo, cover, sixWidgets } from './states-of-pages.ts'

/** A page of our origin that the site does not render, and all that its hosts make of it (spec §2). */
const testApp = openedSite()

const requestsOf = (what: string): number => testApp.requests.filter((request) => request === what).length
const heartOf = ({ page }: Visit) => page.locator('[data-value=arbeitsrecht-1] .heart')

describe('a plain page with six widgets, signed out', () => {
  let visit: Visit
  beforeAll(async () => {
    visit = await testApp.open(sixWidgets)
  })
  afterAll(() => visit.close())

  test('teaser and info boxes are filled from one request', async () => {
    const { page } = visit
    await page.getByRole('article').getByRole('heading', { name: 'KI im Betrieb mitbestimmen' }).waitFor()
    const boxes = page.locator('#theme-info-box, .theme-info-box')
    await boxes.getByRole('heading', { name: 'Nächste Termine' }).nth(1).waitFor()
    expect(await boxes.count()).toBe(2)
    for (const box of await boxes.all()) {
      expect(await box.innerText()).toContain('Dauer')
      expect(await box.getByRole('listitem').count()).toBe(3)
    }
    await page.getByRole('link', { name: 'Abmahnung' }).waitFor()
    await page.reload({ waitUntil: 'networkidle' })
    testApp.requests.splice(0)
    await page.reload({ waitUntil: 'networkidle' })
    expect(requestsOf('GET /api/get-seminars')).toBe(1)
    expect(requestsOf('GET /wishlist/get-bookmarks')).toBe(0)
  })

  test('the lexicon stands in a grid of links', async () => {
    const { page } = visit
    const grid = page.getByRole('list', { name: 'Lexikon für Betriebsräte' })
    expect(await grid.getByRole('link').count()).toBeGreaterThan(20)
    expect(await grid.getAttribute('data-columns')).toBe('4')
    expect(await grid.getByRole('link', { name: 'Abmahnung' }).getAttribute('href')).toBe(
      '/betriebsratslexikon/br/abmahnung',
    )
    const positions = await grid
      .getByRole('listitem')
      .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().left))
    expect(new Set(positions).size).toBe(4)
  })

  test('the text is shortened, and read on once [rule:limited-text-expands-once]', async () => {
    const text = visit.page.locator('[data-widget=limited-text]')
    const more = text.getByRole('button', { name: 'Mehr lesen' })
    expect(await text.innerText()).not.toContain('ganz hinten')
    await more.click()
    await text.getByText('ganz hinten').waitFor()
    expect(await more.count()).toBe(0)
    expect(await text.locator('em').innerText()).toBe('Die Antworten')
  })

  test('the heart opens the login dialog and writes nothing [rule:bookmark-dialog-signed-out]', async () => {
    const { page } = visit
    await heartOf(visit).click()
    const dialog = page.locator('dialog#wishlist-login-dialog-arbeitsrecht-1')
    await dialog.waitFor()
    const target = await dialog.getByRole('link', { name: 'Anmelden' }).getAttribute('href')
    expect(decodeURIComponent(target ?? '')).toContain(
      `post_login_redirect_url=${testApp.origin}${sixWidgets}?add_to_wishlist=arbeitsrecht-1`,
    )
    await page.keyboard.press('Escape')
    expect(testApp.requests.filter((request) => request.startsWith('POST'))).toEqual([])
  })

  test('the video asks for consent, then plays above a page that stands still [rule:video-needs-consent] [rule:video-consent-accepted]', async () => {
    const { page, hosts } = visit
    expect(hosts).toEqual([])
    await agreeTo(page, cover(page))
    const frame = page.locator('dialog.video-overlay iframe')
    await frame.waitFor()
    expect(await frame.getAttribute('src')).toBe(
      'https://www.youtube-nocookie.com/embed/aaaaaaaaaaa?autoplay=1&modestbranding=1&rel=0',
    )
    const scrolled = async () => {
      await page.mouse.move(720, 880)
      await page.mouse.wheel(0, 400)
      await page.waitForTimeout(150)
      return page.evaluate(() => scrollY)
    }
    await page.evaluate(() => scrollTo(0, 0))
    expect(await scrolled()).toBe(0)
    await page.getByRole('button', { name: 'Video schließen' }).click()
    await frame.waitFor({ state: 'detached' })
    expect(await scrolled()).toBeGreaterThan(0)
    expect(new Set(hosts)).toEqual(new Set(['www.youtube-nocookie.com']))
  })

  test('nothing broke the content security policy, nothing else stood on the console', async () => {
    const answer = await visit.page.reload()
    expect(answer?.headers()['content-security-policy']).toContain("script-src 'self'")
    expect(visit.complaints).toEqual([])
  })
})

test('signed in, the heart keeps and lets go [rule:bookmark-reload]', async () => {
  const visit = await testApp.open(sixWidgets, { cookies: await testApp.cookiesOf('demo') })
  const heart = heartOf(visit)
  await visit.page.locator('.heart[aria-pressed=false]:not([aria-busy=true])').first().waitFor()
  testApp.requests.splice(0)
  for (const said of ['gemerkt', 'merken']) {
    await heart.click()
    await visit.page.locator(`.heart[aria-label="Arbeitsrecht I ${said}"]:not([aria-busy=true])`).waitFor()
  }
  expect(requestsOf('POST /wishlist/add-bookmark')).toBe(1)
  expect(testApp.requests.filter((request) => request.startsWith('POST /wishlist/delete'))).toHaveLength(1)
  // One reload after each.
  expect(requestsOf('GET /wishlist/get-bookmarks')).toBe(2)
  expect(visit.complaints).toEqual([])
})

test('without a host the script asks for nothing', async () => {
  const visit = await testApp.visit()
  const { page } = visit
  await page.goto('/probe/no-host.html', { waitUntil: 'networkidle' })
  await page.mouse.click(200, 100)
  await page.keyboard.press('Tab')
  await page.waitForTimeout(300)
  const [first, second, ...scripts] = testApp.requests
  expect([first, second]).toEqual(['GET /probe/no-host.html', 'GET /widgets.js'])
  // The script that keeps its address only imports the one that is named after its content.
  expect(scripts).toEqual([expect.stringMatching(/^GET \/assets\/loader-[\w-]+\.js$/)])
  expect(visit.complaints).toEqual([])
})
