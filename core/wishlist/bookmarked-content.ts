import { parseKey } from '../shared/keyed-address.ts'
import { isSlug } from '../shared/slug.ts'
import type { BookmarkItem } from './wishlist.ts'

/** What a bookmark's type and value name, before anyone looks whether it exists. */
export type NamedContent =
  | { readonly kind: 'theme'; readonly url: string; readonly conference: boolean }
  | { readonly kind: 'event'; readonly eventId: number }
  | { readonly kind: 'hotel'; readonly internalId: number }
  | { readonly kind: 'lexicon'; readonly group: string; readonly slug: string }
  | { readonly kind: 'download'; readonly slug: string }
  | { readonly kind: 'article'; readonly id: number }
  | { readonly kind: 'ruling'; readonly slug: string }

const downloadValue = /^download-(?<slug>.+)$/
const rulingValue = /^urteil-(?<slug>.+)$/
const lexiconValue = /^lexikon-(?<group>[^-]+)-(?<slug>.+)$/

/**
 * Reads a wishlist value (architecture §7): a theme's url for 'seminar' and 'fachtagung', which are told apart exactly;
 * `termin-{eventId}`, `hotel-{internalId}`, `lexikon-{group}-{slug}`, `download-{slug}`, `artikel-{id}`,
 * `urteil-{slug}`. Undefined when it can name nothing, as with the type of which the site has no content yet.
 */
export function namedContent({ type, value }: BookmarkItem): NamedContent | undefined {
  switch (type) {
    case 'seminar':
      return { kind: 'theme', url: value, conference: false }
    case 'fachtagung':
      return { kind: 'theme', url: value, conference: true }
    case 'event': {
      const eventId = numberAfter('termin', value)
      return eventId === undefined ? undefined : { kind: 'event', eventId }
    }
    case 'hotel': {
      const internalId = numberAfter('hotel', value)
      return internalId === undefined ? undefined : { kind: 'hotel', internalId }
    }
    case 'lexikon': {
      const { group, slug } = lexiconValue.exec(value)?.groups ?? {}
      return group === undefined || slug === undefined ? undefined : { kind: 'lexicon', group, slug }
    }
    case 'download': {
      const { slug } = downloadValue.exec(value)?.groups ?? {}
      return slug === undefined || !isSlug(slug) ? undefined : { kind: 'download', slug }
    }
    case 'artikel': {
      const id = numberAfter('artikel', value)
      return id === undefined ? undefined : { kind: 'article', id }
    }
    case 'urteil': {
      const { slug } = rulingValue.exec(value)?.groups ?? {}
      return slug === undefined || !isSlug(slug) ? undefined : { kind: 'ruling', slug }
    }
    case 'video':
      break
  }
  return undefined
}

/** The number of `{name}-{number}`, written as numbers are written: one item has one value. */
function numberAfter(name: string, value: string): number | undefined {
  const key = parseKey(value)
  return key?.name === name && value === `${name}-${key.id}` ? key.id : undefined
}
