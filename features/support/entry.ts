import type { Site } from '#core/site.ts'

/**
 * Where a visit without a screen enters: the application as this visitor sees it, and what a page would know besides.
 */
export interface Entry {
  readonly site: Site
  readonly origin: string
  /** What the readable cookie tells a page. */
  signedIn(): boolean
}
