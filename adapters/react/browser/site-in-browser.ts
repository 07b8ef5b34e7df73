import fetch from 'cross-fetch'
import type { Site } from '#core/site.ts'
import { httpSite } from '#http/client/http-site.ts'
import { pageCookies } from '#http/client/cookies.ts'

/** The application as the visitor of this page sees it, over the wire. */
export const siteOf = (window: Window): Site =>
  httpSite({ origin: window.location.origin, fetch, cookies: pageCookies(window.document) })
