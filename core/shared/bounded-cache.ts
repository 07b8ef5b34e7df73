import { LRUCache } from 'lru-cache'

export interface BoundedCache<Key, Value> {
  get(key: Key): Value | undefined
  has(key: Key): boolean
  set(key: Key, value: Value): void
  delete(key: Key): void
  clear(): void
}

/**
 * Keeps so many values at most; the one that was not asked for the longest goes first. The memory for all of them is
 * taken with the first: many a site never needs it.
 */
export const boundedCache = <Key extends string | number, Value extends object>(
  max: number,
): BoundedCache<Key, Value> => {
  let made: LRUCache<Key, Value> | undefined
  return {
    get: (key) => made?.get(key),
    has: (key) => made?.has(key) ?? false,
    set: (key, value) => void (made ??= new LRUCache({ max })).set(key, value),
    delete: (key) => void made?.delete(key),
    clear: () => made?.clear(),
  }
}
