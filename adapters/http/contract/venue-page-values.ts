import { accessibilityFacts } from '#core/shared/accessibility-facts.ts'
import { z } from 'zod'
import { ListedEvent, Price } from './catalogue-values.ts'
import { Hotel, Location } from './venue-values.ts'

const Position = z
  .object({ latitude: z.number(), longitude: z.number() })
  .meta({ id: 'PositionOnEarth', description: 'Breite und Länge in Grad, WGS 84.' })

const Picture = z
  .object({ url: z.string(), alt: z.string(), width: z.number(), height: z.number(), caption: z.string() })
  .meta({ id: 'Picture', description: 'Ein eigenes Bild mit seiner Größe in Pixeln.' })

export const HotelPrices = z
  .object({
    night: Price.nullable(),
    breakfast: Price.nullable(),
    dayPackage: z.object({ net: z.number().int() }).nullable(),
    parking: Price.nullable(),
    cityTax: z.number().int(),
  })
  .meta({ id: 'HotelPrices', description: 'Was ein Hotel von Teilnehmenden nimmt; null: auf Anfrage.' })

export const HotelDetails = z
  .object({
    hotelId: z.number().int(),
    position: Position,
    rooms: z.number().int(),
    seminarRooms: z.number().int(),
    description: z.string(),
    arrival: z.object({ train: z.string(), car: z.string() }),
    accessibility: z.array(z.enum(accessibilityFacts)),
    accessibilityNote: z.string(),
    extras: z.array(z.string()),
    pictures: z.array(Picture).exactOptional(),
    prices: HotelPrices,
  })
  .meta({ id: 'HotelDetails', description: 'Was über ein Seminarhotel sonst zu sagen ist; Preise null: auf Anfrage.' })

export const LocationDetails = z
  .object({
    locationId: z.number().int(),
    state: z.string(),
    position: Position,
    teaser: z.string(),
    description: z.string(),
    sideProgramme: z.array(z.object({ title: z.string(), text: z.string() })),
    pictures: z.array(Picture).exactOptional(),
  })
  .meta({ id: 'LocationDetails', description: 'Was über einen Ort sonst zu sagen ist.' })

const hotelWithDetails = { hotel: Hotel, details: HotelDetails.nullable() }
const locationWithDetails = { location: Location, details: LocationDetails.nullable() }

export const VenuesOverview = z
  .object({ locations: z.array(z.object(locationWithDetails)), hotels: z.array(z.object(hotelWithDetails)) })
  .meta({ id: 'VenuesOverview', description: 'Alle Orte und Häuser.' })

export const LocationPage = z
  .object({ ...locationWithDetails, hotels: z.array(z.object(hotelWithDetails)), events: z.array(ListedEvent) })
  .meta({ id: 'LocationPage', description: 'Ein Ort mit seinen Häusern und den nächsten Terminen.' })

export const HotelPage = z
  .object({
    ...hotelWithDetails,
    dayPackageRates: z.array(z.number()).meta({ description: 'Steuersätze der Tagungspauschale heute, in Prozent.' }),
    town: z.object(locationWithDetails),
    events: z.array(ListedEvent),
  })
  .meta({ id: 'HotelPage', description: 'Ein Haus mit seinem Ort und den nächsten Terminen.' })
