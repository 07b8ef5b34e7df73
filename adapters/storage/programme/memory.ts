import type { ForTakingEventsOut } from '#core/catalogue/ports.ts'
import { berlinDay } from '#core/shared/dates.ts'
import { listed } from '../catalogue/content-in-memory.ts'
import type { MemoryTables } from '../engine/memory-tables.ts'
import { takenOut } from '../revisions/rows.ts'

/** Takes events out of the programme within a transaction, as an import would that does not name them any more. */
export const takingEventsOut = (tables: () => Pick<MemoryTables, 'shelf'>): ForTakingEventsOut => ({
  takeOut: async (eventId, now) => {
    const { shelf } = tables()
    const stored = shelf.now.events.get(eventId)
    if (!stored) return undefined
    const event = listed(shelf.now, stored)
    const known = shelf.now.revisions.get(eventId)
    const events = new Map(shelf.now.events)
    events.delete(eventId)
    const revised = takenOut(known, event, berlinDay(event.startDate), new Date(now).toISOString())
    shelf.now = { ...shelf.now, events, revisions: new Map([...shelf.now.revisions, [eventId, revised]]) }
    return event
  },
})
