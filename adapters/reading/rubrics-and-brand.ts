import { z } from 'zod'
import type { Content, RubricContent } from '#core/content/content.ts'
import { copy, days, euro, integer, literal, slug, weeks, weekSpan } from './fields.ts'
import { sellerShape } from './seller.ts'
import { entriesOf, shaped } from './shape.ts'
import type { Complain, Source } from './source.ts'

const brandShape = z.strictObject({
  name: literal,
  portal: literal,
  produkt: slug,
  claim: copy,
  telefon: literal,
  telefonlink: literal,
  telefax: literal.optional(),
  e_mail: literal,
  sprechzeiten: copy,
  gegründet: integer,
  stadt: literal,
  tagungspauschale: z
    .enum(['Getränkeanteil', 'Servicepauschale'], { error: 'muss „Getränkeanteil“ oder „Servicepauschale“ sein' })
    .optional(),
  kilometergeld: euro.optional(),
  vorlauf_im_betrieb: weekSpan.optional(),
  rückfragen_im_betrieb: weeks.optional(),
  kostenfrei_stornieren: days.optional(),
  rechnungssteller: sellerShape.optional(),
})

const splits = { Getränkeanteil: 'drinks', Servicepauschale: 'business' } as const

const brandNames = {
  product: 'produkt',
  inhouseLead: 'vorlauf_im_betrieb',
  inhouseSupport: 'rückfragen_im_betrieb',
}

/** The brand, and where its settings stand. */
export const brandFrom = (source: Source, complain: Complain): Pick<Content, 'brand' | 'brandAt'> | undefined => {
  const read = shaped(source, brandShape, complain, brandNames)
  if (!read) return undefined
  const brand = {
    name: read.name,
    portal: read.portal,
    product: read.produkt,
    claim: read.claim,
    phone: read.telefon,
    phoneLink: read.telefonlink,
    ...(read.telefax === undefined ? {} : { fax: read.telefax }),
    email: read.e_mail,
    officeHours: read.sprechzeiten,
    founded: read.gegründet,
    city: read.stadt,
    ...(read.tagungspauschale === undefined ? {} : { dayPackage: splits[read.tagungspauschale] }),
    ...(read.kilometergeld === undefined ? {} : { perKm: read.kilometergeld }),
    ...(read.vorlauf_im_betrieb && { inhouseLead: read.vorlauf_im_betrieb }),
    ...(read.rückfragen_im_betrieb === undefined ? {} : { inhouseSupport: read.rückfragen_im_betrieb }),
    ...(read.kostenfrei_stornieren === undefined ? {} : { freeCancellation: read.kostenfrei_stornieren }),
    ...(read.rechnungssteller && { seller: read.rechnungssteller }),
  }
  return { brand, brandAt: read.at }
}

const rubricShape = z.strictObject({
  nummer: integer,
  adresse: slug,
  titel: copy,
  platz: integer,
  kurz: copy,
  beschreibung: copy,
})

const rubricNames = { id: 'nummer', url: 'adresse', title: 'titel', position: 'platz' }

export const rubricsFrom = (source: Source, complain: Complain): readonly RubricContent[] =>
  entriesOf(source, complain).flatMap((entry) => {
    const read = shaped(entry, rubricShape, complain, rubricNames)
    if (!read) return []
    const { nummer, adresse, titel, platz, kurz, beschreibung, at } = read
    return [{ id: nummer, url: adresse, title: titel, position: platz, teaser: kurz, description: beschreibung, at }]
  })
