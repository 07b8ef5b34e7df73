import { notForSearches } from '../shared/address-areas.ts'

/** The text of robots.txt (RFC 9309) of a site. */
export const robotsText = (origin: string): string =>
  [
    'User-agent: *',
    ...notForSearches.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')
