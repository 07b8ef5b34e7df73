// Without React: data for searches, in the head of a page.
import type { GeoCoordinates, PostalAddress } from 'schema-dts'
import type { PositionOnEarth } from '#core/shared/position-on-earth.ts'
import type { Address } from '#core/shared/venues.ts'

export const addressLd = ({ street, zip, city }: Address) =>
  ({
    '@type': 'PostalAddress',
    streetAddress: street,
    postalCode: zip,
    addressLocality: city,
    addressCountry: 'DE',
  }) as const satisfies PostalAddress

export const geoLd = ({ latitude, longitude }: PositionOnEarth) =>
  ({ '@type': 'GeoCoordinates', latitude, longitude }) as const satisfies GeoCoordinates
