import { beforeAll, expect, test } from 'vitest'
import { openPages, textOf, type Browsing } from './pages-app.ts'

/** The form of a withdrawal, as the demo provider has it. */
const address = '/widerruf/erklaeren'
const main = (html: string): string => html.slice(html.indexOf('<main'), html.indexOf('</main>'))
const alertIn = (html: string): string => /role="alert".*?(?=<form)/s.exec(html)?.[0] ?? ''

let browser: Browsing
beforeAll(async () => {
  browser = (await openPages()).visit()
})

test('nobody has to tick anything, and no search keeps the form', async () => {
  const { html, cache } = await browser.get(address)
  expect(cache).toBe('public')
  expect(main(html)).not.toContain('type="checkbox"')
  expect(main(html)).toContain('href="/datenschutz"')
  expect(html).toContain('<meta name="robots" content="noindex')
})

test('whoever is refused reads that nothing was declared, and ways by telephone, e-mail and post', async () => {
  const { html, status } = await browser.post(address, { name: 'Mara Kessler', email: 'mara@werk' })
  expect(status).toBe(422)
  const alert = alertIn(html)
  expect(textOf(alert)).toContain('Ihr Widerruf ist noch nicht bei uns angekommen.')
  for (const way of ['href="tel:', 'href="mailto:', 'href="/impressum"']) expect(alert).toContain(way)
  expect(main(html)).toContain('value="Mara Kessler"')
})

test('a declaration has no page of thanks, which could not say what was declared', async () => {
  expect((await browser.get('/danke/withdrawal')).status).toBe(404)
})
