import { z } from 'zod'

export const Address = z.object({ street: z.string(), zip: z.string(), city: z.string() })

export const Hotel = z
  .object({
    internalId: z.number().int(),
    name: z.string(),
    locationId: z.number().int(),
    location: z.string(),
    address: Address,
    teaser: z.string(),
  })
  .meta({ id: 'Hotel', description: 'Ein Seminarhotel.' })

export const Location = z
  .object({ internalId: z.number().int(), name: z.string(), events: z.number().int() })
  .meta({ id: 'Location', description: 'Ein Ort mit Seminarhotels und der Zahl seiner kommenden Termine.' })
