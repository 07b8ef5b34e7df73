import { pageCookies } from '#http/client/cookies.ts'
import { routes } from '#http/client/routes-on-pages.generated.ts'
import { siteOverRoutes } from '#http/client/site-over-routes.ts'
import type { SiteOnPages } from '#pages-port/calls-in-browsers.ts'

/**
 * The application as the visitor of this page sees it, over the wire. Here cross-fetch would only hand out the
 * browser's own fetch, and be carried along for it.
 */
export const siteOf = (window: Window): SiteOnPages =>
  siteOverRoutes({
    origin: window.location.origin,
    fetch: (address, init) => window.fetch(address, init),
    cookies: pageCookies(window.document),
    routes,
  })
