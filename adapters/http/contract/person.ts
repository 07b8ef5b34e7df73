import type { ForDescribingOneself } from '#core/person/ports.ts'
import { z } from 'zod'
import type { Carrying } from './endpoint.ts'
import { refusing } from './refusing.ts'
import { line } from './text-sizes.ts'

const details = {
  salutationId: line,
  title: line.exactOptional(),
  firstName: line,
  lastName: line,
  phone: line.exactOptional(),
  mobile: line.exactOptional(),
  company: line,
  department: line.exactOptional(),
  street: line,
  zip: line,
  city: line,
  countryCode: line,
  version: z.number().int(),
}

export const PersonalDetails = z
  .object(details)
  .meta({ id: 'PersonalDetails', description: 'Wer jemand ist und wo man ihn erreicht.' })

/** The paths are those of spec §7 and domain §7.2. */
export const person: Carrying<ForDescribingOneself> = {
  personalData: {
    method: 'GET',
    path: '/api-meinifb/personal-data',
    says: 'Die eigenen Personendaten',
    ask: z.object({}),
    ok: 200,
    value: PersonalDetails,
    refusals: refusing('not-signed-in'),
  },
  updatePersonalData: {
    method: 'POST',
    path: '/api-meinifb/update-personal-data',
    says: 'Die eigenen Personendaten ersetzen; Telefonnummern werden international gespeichert',
    ask: z.object(details),
    ok: 200,
    value: PersonalDetails,
    refusals: refusing('not-signed-in', 'invalid', 'profile-changed'),
  },
}
