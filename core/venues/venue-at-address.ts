import { keyedSegment, parseKey } from '../shared/keyed-address.ts'
import { isPhysicalVenue } from '../shared/no-venue.ts'
import { done, refused, type NotFound, type Result, type Redirected } from '../shared/result.ts'
import { slugOf } from '../shared/slug.ts'

interface Numbered {
  readonly internalId: number
  readonly name: string
}

/** -1 stands for no venue; to `parseKey` its minus is the hyphen before a 1. */
const endsNegative = (key: string): boolean => /(?:^|-)-\d+$/.test(key)

/** The venue that a segment means: the one with its trailing number, else the only one with its name. */
const meant = <Venue extends Numbered>(key: string, venues: readonly Venue[]): Venue | undefined => {
  if (endsNegative(key)) return undefined
  const id = parseKey(key)?.id
  if (id !== undefined && !isPhysicalVenue(id)) return undefined
  const numbered = venues.find(({ internalId }) => internalId === id)
  if (numbered) return numbered
  const called = venues.filter(({ name }) => slugOf(name) === slugOf(key))
  return called.length === 1 ? called[0] : undefined
}

/**
 * The town or hotel at a segment of an address (domain §7.13, §9): the trailing number is the key; where the name
 * before it is not the right one, and for a bare name that fits only one, it is elsewhere; 522 and -1 are none.
 */
export const venueAtAddress = <Venue extends Numbered>(
  key: string,
  venues: readonly Venue[],
  hrefOf: (venue: Venue) => string,
): Result<Venue, NotFound | Redirected> => {
  const venue = meant(key, venues)
  if (!venue) return refused({ why: 'not-found' })
  return key === keyedSegment(venue.name, venue.internalId) ? done(venue) : refused({ why: 'moved', to: hrefOf(venue) })
}
