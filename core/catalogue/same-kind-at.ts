import { eventHref, themeHref } from './theme-links.ts'

type AddressOf = (url: string) => string

/** The same kind of page, by what it is about: of an event, of a theme. */
interface Kinds {
  readonly event?: AddressOf
  readonly theme?: AddressOf
}

/**
 * Where a page of the same kind stands, of what has moved to an address: its paper, its costs, its dates. Where what it
 * moved to has no such page, that itself.
 */
export const sameKindAt = (to: string, { event, theme }: Kinds): string => {
  const ofEvent = segmentAfter(eventHref({ url: '' }), to)
  if (ofEvent !== undefined && event) return event(ofEvent)
  const ofTheme = segmentAfter(themeHref({ url: '' }), to)
  return ofTheme !== undefined && theme ? theme(ofTheme) : to
}

/** The one segment that an address has after a path; undefined where it has another path, or more. */
const segmentAfter = (path: string, address: string): string | undefined => {
  const rest = address.startsWith(path) ? address.slice(path.length) : ''
  return rest === '' || /[/?#]/.test(rest) ? undefined : rest
}
