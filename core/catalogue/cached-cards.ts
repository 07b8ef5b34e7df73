import type { ForKnowingWhatChanged } from '../changes/ports.ts'
import { boundedCache } from '../shared/bounded-cache.ts'
import type { Day } from '../shared/day.ts'
import type { ThemeCard } from './catalogue.ts'

/** Cards cached at most; some 5 kB each. */
export const mostCachedCards = 1000

/** Makes the cards of themes with their events from a day on; of addresses that name none, none. */
type MakeCards = (urls: readonly string[], from: Day) => Promise<readonly ThemeCard[]>

/**
 * Cards by address, in the order asked. One that was made before is given out again until its theme's tag is
 * invalidated, which is asked of the store each time, or another day begins.
 */
export const cachedCards = (changes: ForKnowingWhatChanged, make: MakeCards, most = mostCachedCards): MakeCards => {
  const cached = boundedCache<string, ThemeCard>(most)
  let day: Day | undefined
  let version: number | undefined

  const forgetWhatChanged = async (from: Day): Promise<void> => {
    const known = version
    const changed = await changes.since(known)
    // Who began at the same time has begun to cache cards, and what changed since then was not asked.
    if (known === undefined && version !== undefined) return forgetWhatChanged(from)
    if (from !== day) cached.clear()
    day = from
    // Somebody else who asked meanwhile may have heard of as much or more.
    if (!changed || (version !== undefined && changed.version <= version)) return
    version = changed.version
    for (const tag of changed.tags) if (tag.startsWith('theme:')) cached.delete(tag.slice('theme:'.length))
  }

  return async (urls, from) => {
    await forgetWhatChanged(from)
    const madeAt = version
    const missing = urls.filter((url) => !cached.has(url))
    const found = new Map(urls.flatMap((url) => cached.get(url) ?? []).map((card) => [card.url, card]))
    if (missing.length > 0)
      for (const card of await make(missing, from)) {
        found.set(card.url, card)
        // What has changed while it was made is not in it.
        if (version === madeAt && day === from) cached.set(card.url, card)
      }
    return urls.flatMap((url) => found.get(url) ?? [])
  }
}
