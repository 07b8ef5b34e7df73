import type { ForStoringSources } from '#core/content/ports.ts'
import type { BroughtSources, SourceFile, SyncedItem } from '#core/content/sources.ts'
import type { Instant } from '#core/shared/day.ts'
import type { ForStoringSyncedItems } from '#core/sync/ports.ts'
import type { SyncKind } from '#core/sync/sync.ts'
import type { ContentShelf } from '../content/memory.ts'
import { aNumber, aText, cursorKeyOf, tokenOf } from '../engine/continuation.ts'
import { byCursorKey } from '../engine/page-in-memory.ts'
import { storedInstant } from '../engine/stored-instant.ts'
import { inParts } from './file-parts.ts'

/** The files that the content was read from, and what was synced, by kind and id. */
export interface SourcesInMemory {
  readonly revision: number
  readonly files: readonly SourceFile[]
  readonly synced: ReadonlyMap<string, SyncedItem & { readonly at: Instant }>
}

export const noSources: SourcesInMemory = { revision: 0, files: [], synced: new Map() }

/** As `applySources` of the databases. */
export function sourcesAfter(
  { revision, synced }: SourcesInMemory,
  brought: Pick<BroughtSources, 'files' | 'synced'> | undefined,
  now: Instant,
): SourcesInMemory {
  if (!brought) return { ...noSources, revision: revision + 1 }
  const at = storedInstant(now)
  return {
    revision: revision + 1,
    files: brought.files.toSorted((one, other) => byCursorKey([one.path], [other.path])),
    synced: new Map([...synced, ...brought.synced.map((item) => [keyOf(item), { ...item, at }] as const)]),
  }
}

const keyOf = ({ kind, externalId }: SyncedItem): string => `${kind}/${externalId}`

export const sourcesInMemory = (shelf: ContentShelf): ForStoringSources => {
  const parts = () =>
    shelf.now.sources.files.flatMap(({ path, text }) => inParts(text).map((part, i) => ({ path, part: i, text: part })))
  return {
    all: async () => ({ files: shelf.now.sources.files, revision: String(shelf.now.sources.revision) }),
    count: async () => parts().length,
    parts: async ({ after, limit }) => {
      const start = cursorKeyOf(after, [aText, aNumber])
      if (start === 'nowhere') return { parts: [] }
      const rest = parts().filter(({ path, part }) => start === 'start' || byCursorKey([path, part], start) > 0)
      const last = rest[limit - 1]
      return {
        parts: rest.slice(0, limit),
        ...(rest.length > limit && last && { next: tokenOf([last.path, last.part]) }),
      }
    },
  }
}

export const syncedItemsInMemory = (shelf: ContentShelf): ForStoringSyncedItems => {
  const all = () => [...shelf.now.sources.synced.values()]
  return {
    of: async (asked) =>
      all()
        .filter(({ kind }) => kind === asked)
        .map(({ kind, externalId, version, isGone }) => ({ kind, externalId, version, isGone })),
    status: async () =>
      [...Map.groupBy(all(), ({ kind }) => kind)].map(([kind, items]) => ({
        kind: kind as SyncKind,
        items: items.filter(({ isGone }) => !isGone).length,
        deleted: items.filter(({ isGone }) => isGone).length,
        changedAt:
          items
            .map(({ at }) => at)
            .toSorted()
            .at(-1) ?? null,
      })),
  }
}
