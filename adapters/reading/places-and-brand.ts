import { z } from 'zod'
import type { Brand, HotelContent, LocationContent, RubricContent } from '#core/content/content.ts'
import { copy, integer, literal, slug } from './fields.ts'
import { entriesOf, shaped } from './shape.ts'
import type { Complain, Source } from './source.ts'

const brandShape = z.strictObject({
  name: literal,
  portal: literal,
  produkt: slug,
  claim: copy,
  telefon: literal,
  telefonlink: literal,
  e_mail: literal,
  sprechzeiten: copy,
  gegründet: integer,
  stadt: literal,
})

export const brandFrom = (source: Source, complain: Complain): Brand | undefined => {
  const read = shaped(source, brandShape, complain)
  return (
    read && {
      name: read.name,
      portal: read.portal,
      product: read.produkt,
      claim: read.claim,
      phone: read.telefon,
      phoneLink: read.telefonlink,
      email: read.e_mail,
      officeHours: read.sprechzeiten,
      founded: read.gegründet,
      city: read.stadt,
    }
  )
}

const rubricShape = z.strictObject({
  nummer: integer,
  adresse: slug,
  titel: copy,
  platz: integer,
  kurz: copy,
  beschreibung: copy,
})

export const rubricsFrom = (source: Source, complain: Complain): readonly RubricContent[] =>
  entriesOf(source, complain).flatMap((entry) => {
    const read = shaped(entry, rubricShape, complain)
    if (!read) return []
    const { nummer, adresse, titel, platz, kurz, beschreibung, at } = read
    return [{ id: nummer, url: adresse, title: titel, position: platz, teaser: kurz, description: beschreibung, at }]
  })

const locationShape = z.strictObject({ nummer: integer, name: literal })

export const locationsFrom = (source: Source, complain: Complain): readonly LocationContent[] =>
  entriesOf(source, complain).flatMap((entry) => {
    const read = shaped(entry, locationShape, complain)
    return read ? [{ internalId: read.nummer, name: read.name, at: read.at }] : []
  })

const hotelShape = z.strictObject({
  nummer: integer,
  name: literal,
  standort: integer,
  straße: literal,
  plz: z
    .string({ error: (issue) => (issue.input === undefined ? 'fehlt' : 'muss eine Postleitzahl sein') })
    .regex(/^\d{5}$/, {
      error: 'muss eine Postleitzahl aus fünf Ziffern sein',
    }),
  ort: literal,
  kurz: copy,
})

export const hotelsFrom = (source: Source, complain: Complain): readonly HotelContent[] =>
  entriesOf(source, complain).flatMap((entry) => {
    const read = shaped(entry, hotelShape, complain)
    if (!read) return []
    const { nummer, name, standort, straße, plz, ort, kurz, at } = read
    return [
      {
        internalId: nummer,
        name,
        locationId: standort,
        address: { street: straße, zip: plz, city: ort },
        teaser: kurz,
        at,
      },
    ]
  })
