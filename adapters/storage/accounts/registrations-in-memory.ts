import type { ForChangingRegistrations, ForStoringRegistrations, PendingRegistration } from '#core/accounts/ports.ts'
import type { Instant } from '#core/shared/day.ts'
import type { MemoryTables } from '../engine/memory-tables.ts'
import { storableRecord, storableText } from '../engine/storable-text.ts'

type RegistrationTables = Pick<MemoryTables, 'registrations'>

/** Of an address, the newest first. */
const allOf = ({ registrations }: RegistrationTables, email: string): readonly PendingRegistration[] =>
  [...registrations.values()].filter(({ user }) => user.email === storableText(email)).toReversed()

export const registrationsInMemory = (tables: RegistrationTables): ForStoringRegistrations => ({
  byDigest: async (digest) => copied(tables.registrations.get(digest)),
  of: async (email) => copied(allOf(tables, email)),
})

/** Changes registrations within a transaction. */
export const changingRegistrations = (tables: () => RegistrationTables): ForChangingRegistrations => ({
  add: async (registration, most) => {
    const { registrations } = tables()
    if (allOf(tables(), registration.user.email).length >= most) return false
    if (registrations.has(registration.digest)) throw new Error('the registration is there already')
    const until = new Date(registration.until).toISOString()
    registrations.set(registration.digest, { ...storableRecord(registration), until })
    return true
  },
  take: async (digest) => {
    const taken = tables().registrations.get(digest)
    tables().registrations.delete(digest)
    return copied(taken)
  },
  forget: async (email) => {
    const waiting = allOf(tables(), email)
    for (const { digest } of waiting) tables().registrations.delete(digest)
    return waiting.length
  },
})

export const tidyRegistrations = ({ registrations }: RegistrationTables, now: Instant): void => {
  for (const [digest, { until }] of registrations.entries())
    if (Date.parse(until) <= Date.parse(now)) registrations.delete(digest)
}

const copied = <T>(value: T): T => structuredClone(value)
