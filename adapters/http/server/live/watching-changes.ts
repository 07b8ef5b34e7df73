import { setTimeout as pause } from 'node:timers/promises'
import type { ForKnowingWhatChanged } from '#core/changes/ports.ts'

/** What has changed since it was looked last. */
export interface Heard {
  readonly version: number
  readonly has: (topic: string) => boolean
}

export interface Watcher {
  /** Tells from a version on what has changed, some of it perhaps twice; answers how to stop that. */
  follow(version: number, hear: (heard: Heard) => void): () => void
}

/**
 * Asks the store every so many milliseconds what has changed, once for all who listen, and only while somebody does.
 * While the store does not answer nothing is told; afterwards, all of it.
 */
export function watchingChanges(changes: Pick<ForKnowingWhatChanged, 'since'>, every: number): Watcher {
  const listeners = new Set<(heard: Heard) => void>()
  let known = 0
  let isWatching = false

  const look = async (): Promise<void> => {
    const before = known
    try {
      const news = await changes.since(before)
      if (news) {
        // Who joined meanwhile may know less.
        if (known === before) known = news.version
        // A lower version is that of another store, where anything may be different.
        const invalidated = news.version < before ? undefined : new Set(news.tags)
        const heard = { version: news.version, has: (topic: string) => invalidated?.has(topic) ?? true }
        for (const hear of listeners) hear(heard)
      }
    } catch {
      // Whoever asks for a page hears that the store does not answer.
    }
  }
  const watch = async (): Promise<void> => {
    while (listeners.size > 0) {
      // It keeps no process alive.
      await pause(every, undefined, { ref: false })
      if (listeners.size > 0) await look()
    }
    isWatching = false
  }

  return {
    follow: (version, hear) => {
      known = isWatching ? Math.min(known, version) : version
      listeners.add(hear)
      if (!isWatching) {
        isWatching = true
        void watch()
      }
      return () => void listeners.delete(hear)
    },
  }
}
