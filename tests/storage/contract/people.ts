import type { User } from '#core/accounts/accounts.ts'
import type { AccountLetter } from '#core/accounts/ports.ts'

/** People and letters for the contract. */

type NewUser = User & { readonly passwordHash: string }

export const person = (over: Partial<NewUser> = {}): NewUser => ({
  id: 'id-anna',
  email: 'anna@firma.example',
  salutationId: 'frau',
  firstName: 'Anna',
  lastName: 'Ö’Brien-von der Heide',
  company: 'Müller & Söhne',
  function: 'br-vorsitz',
  newsletter: false,
  roles: ['mitglied'],
  passwordHash: '$argon2id$1',
  ...over,
})

export const confirmLetter = (dedupeKey: string, token = 'token'): AccountLetter => ({
  kind: 'confirm-address',
  to: 'anna@firma.example',
  dedupeKey,
  firstName: 'Anna',
  lastName: 'Ö’Brien',
  salutationId: 'frau',
  token,
  hours: 48,
})

export const existsLetter = (known: User, dedupeKey = 'exists'): AccountLetter => ({
  kind: 'account-exists',
  to: known.email,
  dedupeKey,
  firstName: known.firstName,
  lastName: known.lastName,
  salutationId: known.salutationId,
})

export const noon = '2027-01-11T12:00:00.000Z'
export const later = (minutes: number): string => new Date(Date.parse(noon) + minutes * 60_000).toISOString()
