import { afterEach, beforeEach, expect, vi } from 'vitest'
import { postedForm } from '#pages-port/posted-form.ts'
import { hydratedPages } from '#react/browser/hydrated-pages.ts'
import { hydratePage } from '#react/browser/hydrate-page.tsx'
import { servedViews } from '#react/browser/served-views.ts'
import { createRender } from '#react/render.tsx'
import { openPages, origin, type Browsing } from './pages-app.ts'

/** React tells in development what differs between the page as it came and as a browser draws it: here it is silent. */
const render = createRender({
  siteOrigin: origin,
  brOrigin: origin,
  assets: { loader: '/widgets.js', styles: [], wording: '', fonts: [], hydration: '/assets/hydration.js' },
})

// Browsers know it of every element, happy-dom of fields alone.
Object.defineProperty(HTMLElement.prototype, 'autofocus', {
  configurable: true,
  get(this: HTMLElement) {
    return this.hasAttribute('autofocus')
  },
})

/** Pages of one visitor, as they come and as a browser takes them over, in the tests of a file. */
export function takingOver() {
  const said: unknown[] = []
  const opened: { browser?: Browsing } = {}
  const browser = (): Browsing => {
    if (!opened.browser) throw new Error('nothing is open yet')
    return opened.browser
  }
  beforeEach(async () => {
    opened.browser = (await openPages()).visit()
    said.length = 0
    for (const level of ['error', 'warn'] as const)
      vi.spyOn(console, level).mockImplementation((...words: unknown[]) => void said.push(words))
  })
  afterEach(() => {
    vi.restoreAllMocks()
    document.body.innerHTML = ''
  })
  const get = async (url: string) => (await render({ method: 'GET', url, site: browser().site, requestId: 'R-1' })).html
  const post = async (url: string, form: Readonly<Record<string, string>>) =>
    (
      await render({
        method: 'POST',
        url,
        form: postedForm(Object.entries(form)),
        site: browser().site,
        requestId: 'R-1',
      })
    ).html

  /** Takes over a page that was answered; tells what its main part says before and after. */
  const takenOver = async (html: string, address: string) => {
    document.documentElement.innerHTML = html
      .replace(/^.*?<html[^>]*>|<\/html>$/gs, '')
      .replace(/<script type="module"[^>]*><\/script>/g, '')
    const happy = (window as unknown as { readonly happyDOM: { setURL(url: string): void } }).happyDOM
    happy.setURL(origin + address)
    const main = (): string => document.querySelector('main')?.innerHTML.replaceAll('<!-- -->', '') ?? ''
    const before = main()
    const failed = (error: unknown): void => void said.push(error)
    const leave = await hydratePage({
      window,
      site: browser().site,
      pages: hydratedPages,
      views: async () => servedViews,
      failed,
    })
    expect(leave).toBeDefined()
    await vi.waitFor(() =>
      expect(Object.keys(document.querySelector('h1') ?? {}).some((key) => key.startsWith('__reactFiber'))).toBe(true),
    )
    return { before, after: main(), leave: () => leave?.() }
  }
  return { browser, said, get, post, takenOver }
}
