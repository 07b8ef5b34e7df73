import { keyedSegment } from '../shared/keyed-address.ts'

interface Numbered {
  readonly internalId: number
  readonly name: string
}

/** All towns and houses. */
export const venuesHref = '/standorte'

/** A town's page: `/standorte/{name}-{number}` (domain §7.13). */
export const locationHref = ({ internalId, name }: Numbered): string =>
  `${venuesHref}/${keyedSegment(name, internalId)}`

/** A house's page: `/standorte/hotel/{name}-{number}` (domain §7.13). */
export const hotelHref = ({ internalId, name }: Numbered): string =>
  `${venuesHref}/hotel/${keyedSegment(name, internalId)}`
