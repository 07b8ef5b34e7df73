import type { Begun, Past, Refusal } from '../shared/result.ts'
import type { Event } from './catalogue.ts'
import { eventHref } from './theme-links.ts'

/** A refusal as far as it says where else somebody may go. */
export type Leading = Refusal & { readonly to?: string } & Partial<Omit<Past, 'why'> & Omit<Begun, 'why'>>

/** Where somebody gets who asks for a page of an event, or of a theme, that is not to be shown. */
export type Elsewhere =
  /** `own`: the same page at its right segment, where what was asked beside it still means the same. */
  | { readonly redirectedTo: string; readonly own: boolean }
  /** The event is over; its theme stands in for it. */
  | { readonly pastOf: Omit<Past, 'why'> }
  /** The event has begun; its own page tells of it. */
  | { readonly begunOf: Omit<Begun, 'why'> }
  | { readonly missing: true }

/**
 * A page beside the event's own, such as its costs, leads to itself at the right segment; else to where the theme
 * lives.
 */
export const elsewhere = (
  { to, themeUrl, url, startDate, endDate }: Leading,
  ownHref: (event: Pick<Event, 'url'>) => string = eventHref,
): Elsewhere => {
  if (to !== undefined) {
    const ownPages = eventHref({ url: '' })
    const own = to.startsWith(ownPages)
    return { redirectedTo: own ? ownHref({ url: to.slice(ownPages.length) }) : to, own }
  }
  if (themeUrl === undefined || startDate === undefined || endDate === undefined) return { missing: true }
  const of = { themeUrl, startDate, endDate }
  return url === undefined ? { pastOf: of } : { begunOf: { ...of, url } }
}
