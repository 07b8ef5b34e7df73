/** Rows under their keys, in the order in which they came. A `Map` is one. */
export interface Rows<K, V> {
  get(key: K): V | undefined
  has(key: K): boolean
  set(key: K, row: V): unknown
  delete(key: K): unknown
  entries(): Iterable<readonly [K, V]>
  values(): Iterable<V>
}

/**
 * Rows as one transaction sees them: the committed ones under its own changes, which nobody else sees before `commit`.
 * Serves one transaction after the other.
 */
export interface DraftRows<K, V> extends Rows<K, V> {
  commit(): void
  discard(): void
}

export function draftOf<K, V>(committed: Rows<K, V>): DraftRows<K, V> {
  /** What the transaction has changed; undefined: deleted. */
  const changed = new Map<K, { readonly row: V } | undefined>()
  function* entries(): Iterable<readonly [K, V]> {
    for (const [key, row] of committed.entries()) {
      const change = changed.get(key)
      if (change) yield [key, change.row]
      else if (!changed.has(key)) yield [key, row]
    }
    for (const [key, change] of changed) if (change && !committed.has(key)) yield [key, change.row]
  }
  const get = (key: K): V | undefined => (changed.has(key) ? changed.get(key)?.row : committed.get(key))
  return {
    get,
    has: (key) => (changed.has(key) ? changed.get(key) !== undefined : committed.has(key)),
    set: (key, row) => changed.set(key, { row }),
    delete: (key) => changed.set(key, undefined),
    entries,
    values: function* () {
      for (const [, row] of entries()) yield row
    },
    commit: () => {
      if (changed.size === 0) return
      for (const [key, change] of changed)
        if (change) committed.set(key, change.row)
        else committed.delete(key)
      changed.clear()
    },
    discard: () => {
      if (changed.size > 0) changed.clear()
    },
  }
}
