import type { UiFault } from './report-faults.ts'
import type { SiteOnPages } from '#pages-port/calls-in-browsers.ts'

/** Tells the site of an error. */
export const sendFault = async (
  fault: UiFault,
  window: Window,
  site?: Pick<SiteOnPages, 'office'>,
): Promise<unknown> => {
  const { office } = site ?? (await import('./site-in-browser.ts')).siteOf(window)
  return office.diagnostics.report(fault)
}
