// Without React: data for searches, in the head of a page.
import type { Hotel as HotelThing, WithContext } from 'schema-dts'
import type { HotelWithDetails } from '#core/venues/venue-pages.ts'
import { pictureOfHotel } from '#core/shared/pictures.ts'
import { hotelHref } from '#core/venues/venue-links.ts'
import type { Frame } from '../../page.ts'
import { pageWording } from '#wording/pages.ts'
import { addressLd, geoLd } from './places.ts'
import { context } from './provider.ts'

export const hotelLd = ({ hotel, details }: HotelWithDetails, { settings }: Frame): WithContext<HotelThing> => ({
  '@context': context,
  '@type': 'Hotel',
  name: hotel.name,
  description: details?.description || hotel.teaser,
  url: settings.siteOrigin + hotelHref(hotel),
  image: settings.siteOrigin + pictureOfHotel(hotel),
  address: addressLd(hotel.address),
  ...(details
    ? {
        geo: geoLd(details.position),
        numberOfRooms: details.rooms,
        amenityFeature: details.accessibility.map(
          (fact) =>
            ({
              '@type': 'LocationFeatureSpecification',
              name: pageWording.venues.facts[fact],
              value: true,
            }) as const,
        ),
      }
    : {}),
})
