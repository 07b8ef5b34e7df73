import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * Watches over the changes of one store: none begins inside another, where SQLite and the memory store would wait for
 * themselves and PostgreSQL would commit one without the other.
 */
export function neverNested() {
  const inside = new AsyncLocalStorage<{ open: boolean }>()
  const refuseInside = (): void => {
    if (inside.getStore()?.open)
      throw new Error('a change was begun inside a change: what belongs to it goes through its tx')
  }
  return {
    /** Throws where whoever calls is inside a change. */
    refuseInside,
    change: async <T>(work: () => Promise<T>): Promise<T> => {
      refuseInside()
      // What the work leaves behind, such as a timer, is inside no longer when the change is over.
      const mine = { open: true }
      return inside.run(mine, async () => {
        try {
          return await work()
        } finally {
          mine.open = false
        }
      })
    },
  }
}
