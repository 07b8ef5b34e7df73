import fetch from 'cross-fetch'
import type { Site } from '#core/site.ts'
import { pageCookies } from '#http/client/cookies.ts'
import { routes } from '#http/client/routes-on-pages.generated.ts'
import { siteOverRoutes } from '#http/client/site-over-routes.ts'

/** What the scripts of a page use of the application. */
export interface SiteOnPage {
  readonly programme: { readonly catalogue: Pick<Site['programme']['catalogue'], 'themes'> }
  readonly account: Pick<Site['account'], 'wishlist'>
  readonly knowledge: { readonly lexicon: Pick<Site['knowledge']['lexicon'], 'lexicon'> }
  readonly office: Pick<Site['office'], 'diagnostics'> & { readonly content: Pick<Site['office']['content'], 'brand'> }
}

/** The application as the visitor of this page sees it, over the wire. */
export const siteOf = (window: Window): SiteOnPage =>
  siteOverRoutes({ origin: window.location.origin, fetch, cookies: pageCookies(window.document), routes })
