import type { Site } from '#core/site.ts'
import type { TestApp } from './test-app.ts'

/** What is asked of a site, with the name of the port method that it asks. */
export type Call = readonly [string, (site: Site, testApp: TestApp) => Promise<unknown>]
