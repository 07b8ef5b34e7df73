import type { Site } from '#core/site.ts'
import { routes } from './routes.generated.ts'
import { siteOverRoutes, type RoutedSiteOptions } from './site-over-routes.ts'

/** The contract's routes by default. */
export type HttpSiteOptions = Omit<RoutedSiteOptions, 'routes'> & Partial<Pick<RoutedSiteOptions, 'routes'>>

/** The application over the wire, with every call that it has. */
export const httpSite = (options: HttpSiteOptions): Site => siteOverRoutes({ routes, ...options })
