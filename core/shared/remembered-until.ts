/** Knows whether anything changed after a version; undefined when nothing did. */
interface KnowsWhatChanged {
  since(
    version: number | undefined,
  ): Promise<{ readonly version: number; readonly tags: readonly string[] } | undefined>
}

/**
 * What was made once is given out again until a tag that concerns it is invalidated, which is asked of the store each
 * time. What fails is made anew.
 */
export const rememberedUntil = <Made>(
  changes: KnowsWhatChanged,
  concerns: (tag: string) => boolean,
  make: () => Promise<Made>,
): (() => Promise<Made>) => {
  let known: { readonly made: Promise<Made>; readonly version: number } | undefined

  return async () => {
    const before = known
    const changed = await changes.since(before?.version)
    if (before && !changed?.tags.some(concerns)) {
      if (changed && known === before) known = { ...before, version: Math.max(before.version, changed.version) }
      return before.made
    }
    const made = make()
    const mine = { made, version: changed?.version ?? before?.version ?? 0 }
    known = mine
    made.catch(() => {
      if (known?.made === made) known = undefined
    })
    return made
  }
}
