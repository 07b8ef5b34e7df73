import type { Site } from '#core/site.ts'
import type { UiFault } from './report-faults.ts'

/** Tells the site of an error. */
export const sendFault = async (fault: UiFault, window: Window, site?: Pick<Site, 'diagnostics'>): Promise<unknown> => {
  const { diagnostics } = site ?? (await import('./site-in-browser.ts')).siteOf(window)
  return diagnostics.report(fault)
}
