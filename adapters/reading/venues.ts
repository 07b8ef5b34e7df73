import { z } from 'zod'
import type { HotelContent, LocationContent, RecordContent } from '#core/content/content.ts'
import { copy, integer, literal, postcode } from './fields.ts'
import { entriesOf, shaped } from './shape.ts'
import type { Complain, Source } from './source.ts'
import {
  hotelDetailKeys,
  hotelDetailNames,
  hotelDetailsFrom,
  locationDetailKeys,
  locationDetailNames,
  locationDetailsFrom,
} from './venue-details.ts'

/** A town or hotel, and the record of what else is said of it, if anything is. */
export interface WithDetails<Venue> {
  readonly venue: Venue
  readonly details: readonly RecordContent[]
}

const locationShape = z.strictObject({ nummer: integer, name: literal, ...locationDetailKeys })

const numbered = { internalId: 'nummer', key: 'nummer', name: 'name' }
const locationNames = { ...locationDetailNames, ...numbered }
const hotelNames = { ...hotelDetailNames, ...numbered, locationId: 'standort' }

/** The towns, from `standorte.yaml`. */
export const locationsFrom = (source: Source, complain: Complain): readonly WithDetails<LocationContent>[] =>
  entriesOf(source, complain).flatMap((entry) => {
    const read = shaped(entry, locationShape, complain, locationNames)
    if (!read) return []
    const { nummer, name, at } = read
    return [{ venue: { internalId: nummer, name, at }, details: locationDetailsFrom(nummer, read, complain) }]
  })

const hotelShape = z.strictObject({
  nummer: integer,
  name: literal,
  standort: integer,
  straße: literal,
  plz: postcode,
  ort: literal,
  kurz: copy,
  ...hotelDetailKeys,
})

/** The seminar hotels, from `hotels.yaml`. */
export const hotelsFrom = (source: Source, complain: Complain): readonly WithDetails<HotelContent>[] =>
  entriesOf(source, complain).flatMap((entry) => {
    const read = shaped(entry, hotelShape, complain, hotelNames)
    if (!read) return []
    const { nummer, name, standort, straße, plz, ort, kurz, at } = read
    const address = { street: straße, zip: plz, city: ort }
    return [
      {
        venue: { internalId: nummer, name, locationId: standort, address, teaser: kurz, at },
        details: hotelDetailsFrom(nummer, read, complain),
      },
    ]
  })
