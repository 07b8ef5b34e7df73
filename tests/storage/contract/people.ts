import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { User } from '#core/accounts/accounts.ts'
import type { AccountLetter, PendingRegistration, Session } from '#core/accounts/ports.ts'
import { confirm } from '#core/accounts/confirmation.ts'
import { register } from '#core/accounts/registration.ts'
import type { Instant } from '#core/shared/day.ts'
import { done } from '#core/shared/result.ts'
import type { OpenStore } from '#storage/open-store.ts'

/** People and letters for the contract. */

export const noon = '2027-01-11T12:00:00.000Z'

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
  confirmedAt: noon,
  ...over,
})

export const confirmLetter = (dedupeKey: string, token = 'token'): AccountLetter => ({
  kind: 'confirm-address',
  to: 'anna@firma.example',
  dedupeKey,
  token,
  hours: 48,
  until: later(48 * 60),
})

export const existsLetter = (known: User, dedupeKey = 'exists'): AccountLetter => ({
  kind: 'account-exists',
  to: known.email,
  dedupeKey,
  firstName: known.firstName,
  lastName: known.lastName,
  salutationId: known.salutationId,
})

/** A session of a user on a telephone, which began at noon. */
export const session = (digest: string, userId: string, until: Instant, idleUntil = until): Session => ({
  digest,
  userId,
  until,
  idleUntil,
  begunAt: noon,
  seenAt: noon,
  device: { browser: 'firefox', system: 'android' },
})

export const later = (minutes: number): string => new Date(Date.parse(noon) + minutes * 60_000).toISOString()

/**
 * Has a user in the store under an id of his own, or in place of one with his address, who keeps his; answers the id.
 */
export const putUser = async (store: OpenStore, person: NewUser): Promise<User['id']> => {
  let id: User['id'] = randomUUID()
  await store.change(async ({ users }) => {
    const known = await users.add({ ...person, id })
    if (known) await users.replace({ ...person, id: (id = known.id) })
    return done(undefined)
  })
  return id
}

/** What somebody gave who waits for the confirmation of that address. */
export const unconfirmed = (email: string): PendingRegistration['user'] => {
  const { id: _, confirmedAt: __, ...user } = person({ email })
  return user
}

/** Registers somebody as the core does. */
export const registered = async (
  store: OpenStore,
  somebody: NewUser,
  link: Pick<PendingRegistration, 'digest' | 'until'>,
  letters: Parameters<typeof register>[1],
  now: Instant,
): Promise<void> => {
  const { id: _, confirmedAt: __, ...user } = somebody
  expect(await store.change(register({ ...link, user }, letters, now))).toEqual(done(undefined))
}

/** Confirms an address as the core does; answers it, or undefined where the link is no good. */
export const confirmed = async (store: OpenStore, digest: string, now: Instant): Promise<string | undefined> => {
  const answer = await store.change(confirm(digest, randomUUID(), now))
  return answer.ok ? answer.value.email : undefined
}
