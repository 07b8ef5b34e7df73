import * as addressOf from '../shared/addresses.ts'
import { keyedSegment } from '../shared/keyed-address.ts'

interface Numbered {
  readonly internalId: number
  readonly name: string
}

/** All towns and hotels. */
export const venuesHref = addressOf.venues

/** A town's page: `/standorte/{name}-{number}` (domain §7.13). */
export const locationHref = ({ internalId, name }: Numbered): string =>
  addressOf.location(keyedSegment(name, internalId))

/** A hotel's page: `/standorte/hotel/{name}-{number}` (domain §7.13). */
export const hotelHref = ({ internalId, name }: Numbered): string => addressOf.hotel(keyedSegment(name, internalId))
