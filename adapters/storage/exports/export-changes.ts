import type { Instant } from '#core/shared/day.ts'

/** What is remembered of an item that is or was exported. */
export interface RememberedExport {
  readonly fingerprint: string
  readonly changedAt: Instant
  readonly isGone: boolean
}

export interface ExportChanges {
  /** Later than every change before, also where the clock was put back. */
  readonly at: Instant
  /** Fingerprints of what came, came back or changed. */
  readonly changed: ReadonlyMap<string, string>
  readonly gone: readonly string[]
}

/** What is different in a kind since it was last remembered. */
export function exportChanges(
  remembered: ReadonlyMap<string, RememberedExport>,
  fingerprints: ReadonlyMap<string, string>,
  now: Instant,
): ExportChanges {
  const changed = [...fingerprints].filter(([id, fingerprint]) => {
    const known = remembered.get(id)
    return !known || known.isGone || known.fingerprint !== fingerprint
  })
  const gone = [...remembered].filter(([id, { isGone }]) => !isGone && !fingerprints.has(id)).map(([id]) => id)
  const last = Math.max(...[...remembered.values()].map(({ changedAt }) => Date.parse(changedAt)), -Infinity)
  return { at: new Date(Math.max(Date.parse(now), last + 1)).toISOString(), changed: new Map(changed), gone }
}

/** Told as the last change where nothing of a kind was ever there. */
export const beforeAnyChange: Instant = '1970-01-01T00:00:00.000Z'
