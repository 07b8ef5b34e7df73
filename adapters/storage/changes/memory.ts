import type { Tag } from '#core/changes/changes.ts'
import type { ForKnowingWhatChanged } from '#core/changes/ports.ts'

/** Where a store counts its changes. */
export interface ChangesInMemory extends ForKnowingWhatChanged {
  /** To be called in the step that makes the change. */
  invalidate(tags: readonly Tag[]): void
}

export function changesInMemory(): ChangesInMemory {
  const invalidated = new Map<Tag, number>()
  let present = 0
  return {
    invalidate: (tags) => {
      if (tags.length === 0) return
      present += 1
      for (const tag of tags) invalidated.set(tag, present)
    },
    isUnchanged: (version) => version === present,
    since: async (version) => {
      if (version === present) return undefined
      const since = version ?? present
      return { version: present, tags: [...invalidated].flatMap(([tag, at]) => (at > since ? tag : [])) }
    },
  }
}
