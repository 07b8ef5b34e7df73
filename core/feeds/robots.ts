import { forSearchesAllTheSame, notForSearches } from '../shared/address-areas.ts'

/** The text of robots.txt (RFC 9309) of a site. */
export const robotsText = (origin: string): string =>
  [
    'User-agent: *',
    ...notForSearches.map((path) => `Disallow: ${path}`),
    // The longer of two lines that fit decides (RFC 9309, 2.2.2).
    ...forSearchesAllTheSame.map((path) => `Allow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')
