import type { MappedPage } from '#core/feeds/feeds.ts'
import type { ForWritingSiteMaps } from '#core/feeds/ports.ts'

const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9'

/** Writes site maps as sitemaps.org says. */
export const writingSiteMaps = (): ForWritingSiteMaps => ({
  index: (files) => documentOf('sitemapindex', 'sitemap', files),
  pages: (pages) => documentOf('urlset', 'url', pages),
})

function documentOf(root: string, element: string, pages: readonly MappedPage[]): Uint8Array {
  const entries = pages.map(
    ({ address, changedOn }) =>
      `<${element}><loc>${escaped(address)}</loc>${changedOn === undefined ? '' : `<lastmod>${changedOn}</lastmod>`}</${element}>\n`,
  )
  return new TextEncoder().encode(
    `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="${namespace}">\n${entries.join('')}</${root}>\n`,
  )
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)
