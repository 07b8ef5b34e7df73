import type { ForDescribingOneself } from '#core/person/ports.ts'
import { beds, diets, floors, frequencies, membershipTypes, newsletterChannels } from '#core/person/profile.ts'
import { z } from 'zod'
import type { Carrying } from './endpoint.ts'
import { refusing } from './refusing.ts'
import { line, text } from './text-sizes.ts'

const version = z.number().int()

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
  version,
}

export const PersonalDetails = z
  .object(details)
  .meta({ id: 'PersonalDetails', description: 'Wer jemand ist und wo man ihn erreicht.' })

export const OwnMemberships = z
  .object({
    items: z.array(
      z.object({
        type: z.enum(membershipTypes),
        since: z.string(),
        until: z.string().exactOptional(),
        company: z.string().exactOptional(),
      }),
    ),
    version,
  })
  .meta({ id: 'OwnMemberships', description: 'Gremien, zu denen man gehört oder gehörte.' })

export const OwnFunctions = z
  .object({ codes: z.array(z.string()), version })
  .meta({ id: 'OwnFunctions', description: 'Die eigenen Funktionen.' })

export const HotelPreferences = z
  .object({
    smoking: z.boolean(),
    bed: z.enum(beds).exactOptional(),
    floor: z.enum(floors).exactOptional(),
    diet: z.enum(diets),
    arrivalEve: z.boolean(),
    allergies: z.string().exactOptional(),
    accessibleRoom: z.boolean(),
    consentedAt: z.string().exactOptional(),
    version,
  })
  .meta({ id: 'HotelPreferences', description: 'Wie man im Hotel wohnen möchte.' })

const said = z.object({ at: z.string(), source: z.enum(['settings', 'purge']) })
export const Advertising = z
  .object({
    post: z.boolean(),
    email: z.boolean(),
    phone: z.boolean(),
    said: z.object({ post: said.exactOptional(), email: said.exactOptional(), phone: said.exactOptional() }),
    version,
  })
  .meta({ id: 'Advertising', description: 'Auf welchen Wegen wir werben dürfen, und seit wann.' })

export const MarketingPreferences = z
  .object({
    topics: z.array(z.string()),
    frequency: z.enum(frequencies),
    channels: z.array(z.enum(newsletterChannels)),
    newsletter: z.enum(['off', 'pending', 'on']),
    version,
  })
  .meta({ id: 'MarketingPreferences', description: 'Was man von uns lesen möchte.' })

export const Consent = z
  .object({
    about: z.enum(['post', 'email', 'phone', 'newsletter', 'care-needs']),
    given: z.boolean(),
    at: z.string(),
    textVersion: z.string(),
    source: z.enum(['settings', 'purge']),
  })
  .meta({ id: 'Consent', description: 'Eine Einwilligung oder ihr Widerruf.' })

const few = (most: number) => z.array(line).max(most)

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
  memberships: {
    method: 'GET',
    path: '/api-meinifb/memberships',
    says: 'Die eigenen Mitgliedschaften in Gremien; nach einer Gewerkschaft fragen wir nie',
    ask: z.object({}),
    ok: 200,
    value: OwnMemberships,
    refusals: refusing('not-signed-in'),
  },
  updateMemberships: {
    method: 'POST',
    path: '/api-meinifb/memberships',
    says: 'Die eigenen Mitgliedschaften ersetzen',
    ask: z.object({
      items: z
        .array(z.object({ type: line, since: line, until: line.exactOptional(), company: line.exactOptional() }))
        .max(50),
      version,
    }),
    ok: 200,
    value: OwnMemberships,
    refusals: refusing('not-signed-in', 'invalid', 'profile-changed'),
  },
  ownFunctions: {
    method: 'GET',
    path: '/api-meinifb/own-functions',
    says: 'Die eigenen Funktionen aus der Liste „functions“',
    ask: z.object({}),
    ok: 200,
    value: OwnFunctions,
    refusals: refusing('not-signed-in'),
  },
  updateFunctions: {
    method: 'POST',
    path: '/api-meinifb/functions',
    says: 'Die eigenen Funktionen wählen',
    ask: z.object({ codes: few(50), version }),
    ok: 200,
    value: OwnFunctions,
    refusals: refusing('not-signed-in', 'invalid', 'profile-changed'),
  },
  hotelPreferences: {
    method: 'GET',
    path: '/api-meinifb/hotel-preferences',
    says: 'Wie man im Hotel wohnen möchte',
    ask: z.object({}),
    ok: 200,
    value: HotelPreferences,
    refusals: refusing('not-signed-in'),
  },
  updateHotelPreferences: {
    method: 'POST',
    path: '/api-meinifb/hotel-preferences',
    says: 'Das ersetzen; Angaben zur Gesundheit nur mit „consent“',
    ask: z.object({
      smoking: z.boolean(),
      bed: line.exactOptional(),
      floor: line.exactOptional(),
      diet: line,
      arrivalEve: z.boolean(),
      allergies: text(4_000).exactOptional(),
      accessibleRoom: z.boolean().exactOptional(),
      consent: z.boolean().exactOptional(),
      version,
    }),
    ok: 200,
    value: HotelPreferences,
    refusals: refusing('not-signed-in', 'invalid', 'profile-changed'),
  },
  advertising: {
    method: 'GET',
    path: '/api-meinifb/advertising',
    says: 'Auf welchen Wegen wir werben dürfen',
    ask: z.object({}),
    ok: 200,
    value: Advertising,
    refusals: refusing('not-signed-in'),
  },
  updateAdvertising: {
    method: 'POST',
    path: '/api-meinifb/advertising',
    says: 'Werbung auf einzelnen Wegen erlauben oder untersagen',
    ask: z.object({ post: z.boolean(), email: z.boolean(), phone: z.boolean(), version }),
    ok: 200,
    value: Advertising,
    refusals: refusing('not-signed-in', 'profile-changed'),
  },
  marketingPreferences: {
    method: 'GET',
    path: '/api-meinifb/marketing-preferences',
    says: 'Was man von uns lesen möchte, und wie es um den Newsletter steht',
    ask: z.object({}),
    ok: 200,
    value: MarketingPreferences,
    refusals: refusing('not-signed-in'),
  },
  updateMarketingPreferences: {
    method: 'POST',
    path: '/api-meinifb/marketing-preferences',
    says: 'Das ersetzen; den Newsletter bestätigt ein Link, der per E-Mail kommt',
    ask: z.object({
      topics: few(50),
      frequency: line,
      channels: few(10),
      newsletter: z.boolean().exactOptional(),
      version,
    }),
    ok: 200,
    value: MarketingPreferences,
    refusals: refusing('not-signed-in', 'invalid', 'profile-changed'),
  },
  consents: {
    method: 'GET',
    path: '/api-meinifb/consents',
    says: 'Einwilligungen und Widerrufe, die neuesten zuerst',
    ask: z.object({}),
    ok: 200,
    value: z.object({ items: z.array(Consent) }),
    refusals: refusing('not-signed-in'),
  },
}
