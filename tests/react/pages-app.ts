import type { Site } from '#core/site.ts'
import { readDemoContent } from '#tests/content/reading-demo-content.ts'
import type { PageAnswer } from '#pages-port/page-rendering.ts'
import { postedForm } from '#pages-port/posted-form.ts'
import { createRender } from '#react/render.tsx'
import { aVisitor, openTestCore, valueOf } from '../core/test-core.ts'
import { sheetsOf } from './sheets-of.ts'

export const origin = 'https://www.seminarhaus.example'
export const now = '2026-11-20T12:00:00.000Z'
export const demo = { email: 'demo@seminarhaus.example', password: 'drei fremde Wörter' }

export const render = createRender({
  siteOrigin: origin,
  brOrigin: origin,
  assets: {
    loader: '/widgets.js',
    styles: ['/assets/site.css'],
    sectionSheets: sheetsOf((section) => `/assets/${section}.css`),
    wording: '/wording/de.json',
    fonts: ['/assets/sans.woff2'],
  },
})

/** The demo provider in memory, and a way to ask for its pages as one visitor. */
export async function openPages() {
  const testApp = openTestCore(now)
  const content = valueOf(await readDemoContent())
  valueOf(await testApp.stage.content(content))
  await testApp.stage.account({ ...demo, firstName: 'Sevgi', lastName: 'Yıldız' })
  return { testApp, content, visit: () => browsing(testApp.site(aVisitor())) }
}

/** Somebody with a browser that runs no script. */
export const browsing = (site: Site) => ({
  site,
  get: (url: string): Promise<PageAnswer> => render({ method: 'GET', url, site, requestId: 'R-1' }),
  post: (url: string, form: Readonly<Record<string, string>>): Promise<PageAnswer> =>
    render({ method: 'POST', url, form: postedForm(Object.entries(form)), site, requestId: 'R-1' }),
})

export type Browsing = ReturnType<typeof browsing>

export const signIn = async (browser: Browsing): Promise<void> => {
  const answer = await browser.post('/kundenportal/login', demo)
  if (answer.status !== 303) throw new Error(`not signed in: ${answer.status}`)
}

/** Whether search engines are to leave a page out. */
export const isHidden = (html: string): boolean => html.includes('<meta name="robots" content="noindex">')

/** What stands in a page to read, without markup. */
export const textOf = (html: string): string =>
  html
    .replace(/<script[^>]*>.*?<\/script>|<head>.*?<\/head>/gs, ' ')
    // React parts texts by them that it takes over.
    .replaceAll('<!-- -->', '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('\u00ad', '')
    .replaceAll('\u00a0', ' ')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')

/** Addresses of our own that a page links to, without anchors. */
export const linksOf = (html: string): readonly string[] => [
  ...new Set([...html.matchAll(/<a [^>]*href="(\/[^"#]*)/g)].map(([, href]) => (href ?? '').replaceAll('&amp;', '&'))),
]
