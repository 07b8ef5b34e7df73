import fetch from 'cross-fetch'
import { pageCookies } from '#http/client/cookies.ts'
import { routes } from '#http/client/routes-on-pages.generated.ts'
import { siteOverRoutes } from '#http/client/site-over-routes.ts'
import type { SiteOnPages } from '#pages-port/calls-in-browsers.ts'

/** The application as the visitor of this page sees it, over the wire. */
export const siteOf = (window: Window): SiteOnPages =>
  siteOverRoutes({ origin: window.location.origin, fetch, cookies: pageCookies(window.document), routes })
