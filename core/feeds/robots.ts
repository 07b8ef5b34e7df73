/** Addresses that are nothing for searches: what is personal or asks for a login, programs' calls, results of searches, files. */
const leftAlone = [
  '/api/',
  '/api-meinifb/',
  '/checkout-pdf',
  '/consultant/',
  '/download/',
  '/fragments/',
  '/kundenportal/',
  '/manage',
  '/meinifb',
  '/news/pdf/',
  '/obj-export/',
  '/online-fax/',
  '/order-api/',
  '/pdf-kostenrechner/',
  '/personalisierter-schulungsplan/',
  '/quote-api/',
  '/recommendations/',
  '/registrierung/',
  '/schulungsplan/',
  '/seminare/p-pdf/',
  '/seminare/pdf/',
  '/seminare/warenkorb',
  '/seminare/p/termine.ics',
  '/seminare/p/*/termin.ics',
  '/standorte/get-datalist-locations',
  '/standorte/hotels',
  '/suche',
  '/sync/',
  '/wishlist/',
] as const

/** The text of robots.txt (RFC 9309) of a site. */
export const robotsText = (origin: string): string =>
  ['User-agent: *', ...leftAlone.map((path) => `Disallow: ${path}`), '', `Sitemap: ${origin}/sitemap.xml`, ''].join(
    '\n',
  )
