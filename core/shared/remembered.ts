/** Knows which tags were invalidated after a version; undefined when none were. */
interface KnowsWhatChanged {
  since(
    version: number | undefined,
  ): Promise<{ readonly version: number; readonly tags: readonly string[] } | undefined>
}

/**
 * What was made once is given out again until one of these tags is invalidated, which is asked of the store each time.
 * What fails is made anew by the next who asks.
 */
export const remembered = <Made>(
  changes: KnowsWhatChanged,
  tags: readonly string[],
  make: () => Promise<Made>,
): (() => Promise<Made>) => {
  const madeOf: ReadonlySet<string> = new Set(tags)
  let version: number | undefined
  let made: { readonly value: Made } | undefined
  return async () => {
    const changed = await changes.since(version)
    if (changed && (version === undefined || changed.version > version)) {
      if (version === undefined || changed.tags.some((tag) => madeOf.has(tag))) made = undefined
      version = changed.version
    }
    if (made) return made.value
    const madeAt = version
    const value = await make()
    // What has changed while it was made is not in it.
    if (version === madeAt) made = { value }
    return value
  }
}
