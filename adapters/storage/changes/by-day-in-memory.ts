import type { Tag } from '#core/changes/changes.ts'
import type { Instant } from '#core/shared/day.ts'

/** When an import last changed what a tag names. */
export type LastChanges = ReadonlyMap<string, Instant>

export const lastChangesAfter = (known: LastChanges, invalidated: readonly Tag[], now: Instant): LastChanges => {
  const at = new Date(now).toISOString()
  return new Map([...known, ...invalidated.map((tag) => [tag, at] as const)])
}
