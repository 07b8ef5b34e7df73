// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { postedForm } from '#pages-port/posted-form.ts'
import { hydratedPages } from '#react/browser/hydrated-pages.ts'
import { hydratePage } from '#react/browser/hydrate-page.tsx'
import { createRender } from '#react/render.tsx'
import { wishlistWording as words } from '#wording/pages/wishlist.ts'
import { openPages, origin, signIn, textOf, type Browsing } from './pages-app.ts'

/** React tells in development what differs between the page as it came and as a browser draws it: here it is silent. */
const render = createRender({
  siteOrigin: origin,
  brOrigin: origin,
  assets: { loader: '/widgets.js', styles: [], wording: '', fonts: [], hydration: '/assets/hydration.js' },
})
const address = '/wishlist/list'

// Browsers know it of every element, happy-dom of fields alone.
Object.defineProperty(HTMLElement.prototype, 'autofocus', {
  configurable: true,
  get(this: HTMLElement) {
    return this.hasAttribute('autofocus')
  },
})

let browser: Browsing
const said: unknown[] = []
beforeEach(async () => {
  browser = (await openPages()).visit()
  said.length = 0
  for (const level of ['error', 'warn'] as const)
    vi.spyOn(console, level).mockImplementation((...words: unknown[]) => void said.push(words))
})
afterEach(() => {
  vi.restoreAllMocks()
  document.body.innerHTML = ''
})

/** Takes over a page that was answered; tells what its main part says before and after. */
const takenOver = async (html: string) => {
  document.documentElement.innerHTML = html
    .replace(/^.*?<html[^>]*>|<\/html>$/gs, '')
    .replace(/<script type="module"[^>]*><\/script>/g, '')
  const happy = (window as unknown as { readonly happyDOM: { setURL(url: string): void } }).happyDOM
  happy.setURL(origin + address)
  const main = (): string => document.querySelector('main')?.innerHTML.replaceAll('<!-- -->', '') ?? ''
  const before = main()
  const failed = (error: unknown): void => void said.push(error)
  const leave = await hydratePage({ window, site: browser.site, pages: hydratedPages, failed })
  expect(leave).toBeDefined()
  await vi.waitFor(() =>
    expect(Object.keys(document.querySelector('h1') ?? {}).some((key) => key.startsWith('__reactFiber'))).toBe(true),
  )
  return { before, after: main(), leave: () => leave?.() }
}

const get = async (url: string) => (await render({ method: 'GET', url, site: browser.site, requestId: 'R-1' })).html
const post = async (url: string, form: Readonly<Record<string, string>>) =>
  (await render({ method: 'POST', url, form: postedForm(Object.entries(form)), site: browser.site, requestId: 'R-1' }))
    .html
const keep = async (...values: readonly string[]) => {
  for (const value of values) await browser.site.account.wishlist.add({ type: 'seminar', value })
}
const firstId = (html: string) => /name="remove" value="([^"]+)"/.exec(html)?.[1] ?? ''

const states: Readonly<Record<string, { readonly says: string; readonly reach: () => Promise<string> }>> = {
  'signed out': { says: words.signInText, reach: () => get(address) },
  empty: {
    says: words.empty,
    reach: async () => {
      await signIn(browser)
      return get(address)
    },
  },
  'filled and ordered by date': {
    says: words.orders['next-event'],
    reach: async () => {
      await signIn(browser)
      await keep('rhetorik', 'protokoll')
      return get(`${address}?sortierung=termin`)
    },
  },
  'with something taken off': {
    says: words.removedLately,
    reach: async () => {
      await signIn(browser)
      await keep('rhetorik', 'protokoll')
      await post(address, { remove: firstId(await get(address)) })
      return get(address)
    },
  },
  'with a note that was written': {
    says: words.noted,
    reach: async () => {
      await signIn(browser)
      await keep('rhetorik')
      return post(address, { id: firstId(await get(address)), note: 'für Köln,\nmit <Übernachtung> & "Frühstück"' })
    },
  },
  'with a note that was refused': {
    says: words.failed,
    reach: async () => {
      await signIn(browser)
      await keep('rhetorik')
      return post(address, { id: firstId(await get(address)), note: 'x'.repeat(501) })
    },
  },
}

test.each(Object.keys(states))('the wishlist is taken over as it came: %s', async (state) => {
  const { says, reach } = states[state] ?? { says: '', reach: () => get(address) }
  const html = await reach()
  expect(textOf(html)).toContain(says)
  const { before, after, leave } = await takenOver(html)
  expect(after).toBe(before)
  expect(said).toEqual([])
  leave()
})
