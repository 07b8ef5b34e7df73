import { beforeAll, expect, test } from 'vitest'
import { linksOf, openPages, type Browsing } from './pages-app.ts'

let browser: Browsing
beforeAll(async () => {
  browser = (await openPages()).visit()
}, 120_000)

const kinds = [
  '/',
  '/seminare/rubrik',
  '/seminare/r/betriebsverfassung',
  '/seminare/t/betriebsverfassungsrecht-1',
  '/seminare/p',
  '/suche?q=Beschluss',
  '/betriebsratslexikon/br',
  '/impressum',
  '/registrierung',
  '/kundenportal/login',
  '/wishlist/list',
]

test.each(kinds)('%s marks at most one page as the next one, and none where people act', async (url) => {
  const { html } = await browser.get(url)
  const marked = [...html.matchAll(/<a [^>]*data-next[^>]*>/g)].map(([tag]) => tag)
  expect(marked.length).toBeLessThanOrEqual(1)
  for (const tag of marked) {
    expect(tag).toMatch(/ href="\/[^"?]*"/)
    expect(tag).not.toMatch(/href="\/(kundenportal|wishlist|registrierung|meinifb|api|seminare\/warenkorb)/)
    const [href = ''] = linksOf(tag)
    expect((await browser.get(href)).cache).toBe('public')
  }
})
