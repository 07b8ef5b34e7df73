import type { ForRememberingRevisions } from '#core/catalogue/ports.ts'
import type { Instant } from '#core/shared/day.ts'
import { earlierStartsIn, revisedBy, type RevisionRow } from './rows.ts'
import type { ResolvedContent } from '../import/resolved-content.ts'
import type { ContentInMemory, ContentShelf } from '../content/memory.ts'
import { listed } from '../catalogue/content-in-memory.ts'

export type RevisionsInMemory = ReadonlyMap<number, RevisionRow>

export const revisionsInMemory = (shelf: ContentShelf): ForRememberingRevisions => ({
  revisions: async (eventIds) =>
    new Map(
      eventIds.flatMap((id) => {
        const row = shelf.now.revisions.get(id)
        return row ? [[id, { sequence: row.sequence, changedAt: row.changed_at }] as const] : []
      }),
    ),
  calledOff: async (eventId) => {
    const json = shelf.now.revisions.get(eventId)?.called_off
    return json ? JSON.parse(json) : undefined
  },
  earlierStarts: async (eventId) => {
    const row = shelf.now.revisions.get(eventId)
    return row ? earlierStartsIn(row) : []
  },
})

/** Revisions after an import; `removed` events are still in the content before it. */
export function revisionsAfter(
  stored: ContentInMemory,
  wanted: ResolvedContent,
  removed: readonly number[],
  now: Instant,
): RevisionsInMemory {
  const calledOff = removed.flatMap((id) => {
    const event = stored.events.get(id)
    return event ? listed(stored, event) : []
  })
  return new Map([...stored.revisions, ...revisedBy(stored.revisions, wanted, calledOff, new Date(now).toISOString())])
}

/** The numbers of events that were there before and are revised. */
export const revisedBetween = (before: RevisionsInMemory, after: RevisionsInMemory): ReadonlySet<number> =>
  new Set([...before].flatMap(([id, { sequence }]) => (after.get(id)?.sequence === sequence ? [] : [id])))
