import type { AccessibilityFact } from '#core/shared/accessibility-facts.ts'
import { z } from 'zod'
import type { At, RecordContent } from '#core/content/content.ts'
import type { HotelDetails, LocationDetails } from '#core/venues/venue-details.ts'
import type { Picture } from '#core/shared/picture.ts'
import { copy, euro, integer, literal, oneOf, positionOnEarth } from './fields.ts'
import type { Complain } from './source.ts'

const factOf = {
  stufenlos: 'step-free',
  Aufzug: 'lift',
  Rollstuhlzimmer: 'wheelchair-rooms',
  'barrierefreies WC': 'accessible-toilet',
  Behindertenparkplatz: 'accessible-parking',
  Induktionsschleife: 'hearing-loop',
  'taktile Orientierung': 'tactile-guidance',
  Assistenzhund: 'assistance-dogs',
} as const satisfies Readonly<Record<string, AccessibilityFact>>
const facts = Object.keys(factOf) as (keyof typeof factOf)[]

// § 12 Abs. 1, Abs. 2 Nr. 11 and 15 UStG: the editor writes net amounts, the rates are the law's.
const rates = { night: 7, breakfast: 7, parking: 19 } as const

const pictureShape = z
  .strictObject({ bild: literal, bildtext: copy, breite: integer, höhe: integer, unterschrift: copy.default('') })
  .transform(({ bild, bildtext, breite, höhe, unterschrift }): Picture => ({
    url: bild,
    alt: bildtext,
    width: breite,
    height: höhe,
    caption: unterschrift,
  }))

const pricesShape = z.strictObject({
  nacht: euro.optional(),
  frühstück: euro.optional(),
  tagungspauschale: euro.optional(),
  parken: euro.optional(),
  'city tax': euro.optional(),
})

/** Further keys of an entry in `hotels.yaml`. */
export const hotelDetailKeys = {
  lage: positionOnEarth.optional(),
  zimmer: integer.optional(),
  seminarräume: integer.optional(),
  beschreibung: copy.optional(),
  anreise: z.strictObject({ bahn: copy, auto: copy }).optional(),
  barrierefrei: z.array(oneOf(facts)).optional(),
  'barrierefrei hinweis': copy.optional(),
  extras: z.array(copy).optional(),
  bilder: z.array(pictureShape).optional(),
  preise: pricesShape.optional(),
} as const

/** Further keys of an entry in `standorte.yaml`. */
export const locationDetailKeys = {
  land: copy.optional(),
  lage: positionOnEarth.optional(),
  kurz: copy.optional(),
  beschreibung: copy.optional(),
  erlebnis: z.array(z.strictObject({ titel: copy, text: copy })).optional(),
  bilder: z.array(pictureShape).optional(),
} as const

const pictureNames = { pictures: 'bilder', url: 'bild', alt: 'bildtext', width: 'breite', height: 'höhe' }

export const hotelDetailNames = {
  ...pictureNames,
  position: 'lage',
  rooms: 'zimmer',
  seminarRooms: 'seminarräume',
  description: 'beschreibung',
  arrival: 'anreise',
  train: 'bahn',
  car: 'auto',
  accessibility: 'barrierefrei',
  prices: 'preise',
  night: 'nacht',
  breakfast: 'frühstück',
  dayPackage: 'tagungspauschale',
  parking: 'parken',
  cityTax: 'city tax',
} as const

export const locationDetailNames = {
  ...pictureNames,
  state: 'land',
  position: 'lage',
  teaser: 'kurz',
  description: 'beschreibung',
  sideProgramme: 'erlebnis',
  title: 'titel',
  text: 'text',
} as const

type Read<Keys extends z.ZodRawShape> = z.output<z.ZodObject<Keys>> & { readonly at: At }

/** Details stand whole or not at all: where some are given, the missing ones are named. */
const nameMissing = (
  read: Readonly<Record<string, unknown>> & { readonly at: At },
  keys: Readonly<Record<string, unknown>>,
  needed: readonly string[],
  complain: Complain,
): void => {
  const given = Object.keys(keys).filter((key) => read[key] !== undefined)
  if (given.length === 0) return
  for (const key of needed.filter((key) => !given.includes(key)))
    complain({ at: read.at, message: `„${key}“ fehlt; es gehört zu „${given[0]}“.` })
}

const priceOf = (net: number | undefined, rate: number) => (net === undefined ? null : { net, rate })

const pricesFrom = (preise: z.output<typeof pricesShape> = {}): HotelDetails['prices'] => ({
  night: priceOf(preise.nacht, rates.night),
  breakfast: priceOf(preise.frühstück, rates.breakfast),
  dayPackage: preise.tagungspauschale === undefined ? null : { net: preise.tagungspauschale },
  parking: priceOf(preise.parken, rates.parking),
  cityTax: preise['city tax'] ?? 0,
})

/** What an entry says of a hotel beside its name and address, if anything. */
export const hotelDetailsFrom = (
  hotelId: number,
  read: Read<typeof hotelDetailKeys>,
  complain: Complain,
): readonly RecordContent[] => {
  const { lage, zimmer, seminarräume, beschreibung, anreise, at } = read
  if (!lage || zimmer === undefined || seminarräume === undefined || beschreibung === undefined || !anreise) {
    nameMissing(read, hotelDetailKeys, ['lage', 'zimmer', 'seminarräume', 'beschreibung', 'anreise'], complain)
    return []
  }
  const value: HotelDetails = {
    hotelId,
    position: lage,
    rooms: zimmer,
    seminarRooms: seminarräume,
    description: beschreibung,
    arrival: { train: anreise.bahn, car: anreise.auto },
    accessibility: (read.barrierefrei ?? []).map((fact) => factOf[fact]),
    accessibilityNote: read['barrierefrei hinweis'] ?? '',
    extras: read.extras ?? [],
    prices: pricesFrom(read.preise),
    ...(read.bilder && { pictures: read.bilder }),
  }
  return [{ kind: 'hotel', key: String(hotelId), value, at }]
}

/** What an entry says of a town beside its name, if anything. */
export const locationDetailsFrom = (
  locationId: number,
  read: Read<typeof locationDetailKeys>,
  complain: Complain,
): readonly RecordContent[] => {
  const { land, lage, kurz, beschreibung, erlebnis = [], bilder, at } = read
  if (land === undefined || !lage || kurz === undefined || beschreibung === undefined) {
    nameMissing(read, locationDetailKeys, ['land', 'lage', 'kurz', 'beschreibung'], complain)
    return []
  }
  const value: LocationDetails = {
    locationId,
    state: land,
    position: lage,
    teaser: kurz,
    description: beschreibung,
    sideProgramme: erlebnis.map(({ titel, text }) => ({ title: titel, text })),
    ...(bilder && { pictures: bilder }),
  }
  return [{ kind: 'location', key: String(locationId), value, at }]
}
