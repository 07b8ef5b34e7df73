// The script of pages that a browser takes over from the server.
import { pageCookies } from '#http/client/cookies.ts'
import { routes } from '#http/client/routes-on-hydrated-pages.generated.ts'
import { siteOverRoutes } from '#http/client/site-over-routes.ts'
import type { SiteOnHydratedPages } from '#pages-port/calls-in-browsers.ts'
import { hydratePage } from './hydrate-page.tsx'
import { hydratedPages } from './hydrated-pages.ts'
import { reportTo } from '../ui/report-error.ts'

const site: SiteOnHydratedPages = siteOverRoutes({
  origin: window.location.origin,
  fetch: (url, init) => window.fetch(url, init),
  cookies: pageCookies(document),
  // A call that hangs would hold up all that is asked after it.
  timeout: 30_000,
  routes,
})
const failed = (error: unknown): void => reportTo(window, error)
const views = async () => (await import('./served-views.ts')).servedViews
hydratePage({ window, site, pages: hydratedPages, views, failed }).catch(failed)
