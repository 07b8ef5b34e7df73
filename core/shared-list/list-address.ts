import { gremiumField } from '../gremium/gremium-address.ts'
import * as addressOf from '../shared/addresses.ts'

/** In addresses: what is to be put on the list, by the last segment of its own address. */
export const eventField = 'termin'
export const themeField = 'thema'
/** In addresses: what a form did last. */
export const savedField = 'gespeichert'

/** In addresses: the entry that something was done to last. */
export const entryField = 'eintrag'
/** In addresses: the entry all of whose comments are shown. */
export const commentsField = 'kommentare'

/** Where an entry stands on the page of its list. */
export const entryAnchor = (id: string): string => `eintrag-${id}`

/** The list of a Gremium, or of the one that somebody joined first. */
export const listHref = (
  gremium: string | undefined,
  { saved, entry }: { readonly saved?: string; readonly entry?: string } = {},
): string => {
  const pairs = [
    ...(gremium === undefined ? [] : [[gremiumField, gremium] as const]),
    ...(saved === undefined ? [] : [[savedField, saved] as const]),
    ...(entry === undefined ? [] : [[entryField, entry] as const]),
  ]
  const query = pairs.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&')
  const hash = entry === undefined ? '' : `#${entryAnchor(entry)}`
  return `${addressOf.sharedList}${query === '' ? '' : `?${query}`}${hash}`
}

/** The list with all comments of an entry. */
export const allCommentsHref = (gremium: string, id: string): string =>
  `${addressOf.sharedList}?${gremiumField}=${encodeURIComponent(gremium)}&${commentsField}=${encodeURIComponent(id)}#${entryAnchor(id)}`

/** Where an event or a theme is put on the list; a plain link, the same for everybody. */
export const listingHref = (field: typeof eventField | typeof themeField, url: string): string =>
  `${addressOf.sharedList}?${field}=${encodeURIComponent(url)}`
