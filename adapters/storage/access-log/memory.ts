import type { Access } from '#core/access-log/access-log.ts'
import type { ForChangingAccesses, ForStoringAccesses } from '#core/access-log/ports.ts'
import type { PageQuery } from '#core/shared/page.ts'
import { aNumber } from '../engine/continuation.ts'
import type { MemoryTables } from '../engine/memory-tables.ts'
import { pageFrom } from '../engine/page-in-memory.ts'
import { storableRecord, storableText } from '../engine/storable-text.ts'
import { storedInstant } from '../engine/stored-instant.ts'
import { peopleIn } from '../participation/people-in-booking.ts'

type AccessTables = Pick<MemoryTables, 'accesses'>

const page = ({ accesses }: AccessTables, isAsked: (access: Access) => boolean, asked: PageQuery) => {
  const all = [...accesses.entries()].filter(([, access]) => isAsked(access))
  const { items, ...rest } = pageFrom(all, ([place]) => [-place], [aNumber], asked)
  return { items: items.map(([, access]) => structuredClone(access)), ...rest }
}

export const accessesInMemory = (
  tables: AccessTables & Pick<MemoryTables, 'bookings' | 'formRequests'>,
): ForStoringAccesses => ({
  ofPerson: async ({ id, email }, asked) => {
    const people = [...tables.bookings.values()].map((booking) => [booking.id, peopleIn(booking)] as const)
    const hers = new Set(people.filter(([, of]) => of.includes(id) || of.includes(email)).map(([booking]) => booking))
    const hasSent = (requestId: string) => tables.formRequests.get(requestId)?.request.email === storableText(email)
    const isHers = ({ userId, bookingId, requestId }: Access) => {
      if (requestId !== undefined) return hasSent(requestId)
      return userId === undefined ? bookingId !== undefined && hers.has(bookingId) : userId === id
    }
    return page(tables, isHers, asked)
  },
  all: async (asked) => page(tables, () => true, asked),
})

/** What tells of an account goes with it. */
export const forgetAccessesTo = ({ accesses }: AccessTables, userId: string): void => {
  for (const [place, access] of accesses.entries()) if (access.userId === userId) accesses.delete(place)
}

/** Writes the log within a transaction. */
export const changingAccesses = (tables: () => AccessTables): ForChangingAccesses => ({
  add: async (all) => {
    const { accesses } = tables()
    let place = [...accesses.entries()].reduce((last, [known]) => Math.max(last, known), 0)
    for (const access of all) {
      place += 1
      accesses.set(place, { ...storableRecord(access), at: storedInstant(access.at) })
    }
  },
  deleteBefore: async (at, atMost) => {
    const { accesses } = tables()
    const old = [...accesses.entries()].filter(([, access]) => Date.parse(access.at) < Date.parse(at)).slice(0, atMost)
    for (const [place] of old) accesses.delete(place)
    return old.length
  },
})
