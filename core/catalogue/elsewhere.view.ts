import type { Refusal } from '../shared/result.ts'
import type { Event } from './catalogue.ts'
import { eventHref } from './theme-links.ts'

/** Where somebody gets who asks for a page of an event, or of a theme, that is not to be shown. */
export type Elsewhere =
  /** `own`: the same page at its right segment, where what was asked beside it still means the same. */
  | { readonly redirectedTo: string; readonly own: boolean }
  /** The event has begun; its theme stands in for it. */
  | { readonly pastOf: { readonly themeUrl: string } }
  | { readonly missing: true }

/** A page beside the event's own, such as its costs, leads to itself at the right segment; else to where the theme lives. */
export const elsewhere = (
  refusal: Refusal & { readonly to?: string; readonly themeUrl?: string },
  ownHref: (event: Pick<Event, 'url'>) => string = eventHref,
): Elsewhere => {
  const { to, themeUrl } = refusal
  if (to !== undefined) {
    const ownPages = eventHref({ url: '' })
    const own = to.startsWith(ownPages)
    return { redirectedTo: own ? ownHref({ url: to.slice(ownPages.length) }) : to, own }
  }
  return themeUrl === undefined ? { missing: true } : { pastOf: { themeUrl } }
}
