import type { UiFault } from './report-faults.ts'
import type { SiteOnPage } from './site-in-browser.ts'

/** Tells the site of an error. */
export const sendFault = async (
  fault: UiFault,
  window: Window,
  site?: Pick<SiteOnPage, 'office'>,
): Promise<unknown> => {
  const { office } = site ?? (await import('./site-in-browser.ts')).siteOf(window)
  return office.diagnostics.report(fault)
}
