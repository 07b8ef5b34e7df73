import { createHash } from 'node:crypto'

/** A part of the content with its key and a fingerprint that changes when anything of it that is stored changes. */
export interface Fingerprinted<Key, Value> {
  readonly key: Key
  readonly fingerprint: string
  readonly value: Value
}

/**
 * Gives every part its key and fingerprint; `stored` leaves out what does not count as a change. A key that stands
 * twice is a bug.
 */
export function fingerprinted<Key, Value>(
  values: readonly Value[],
  keyOf: (value: Value) => Key,
  stored: (value: Value) => unknown = (value) => value,
): readonly Fingerprinted<Key, Value>[] {
  const keys = new Set<Key>()
  return values.map((value) => {
    const key = keyOf(value)
    if (keys.has(key)) throw new RangeError(`${String(key)} stands twice in the content`)
    keys.add(key)
    return {
      key,
      fingerprint: createHash('sha256')
        .update(JSON.stringify(stored(value), mapsAsLists))
        .digest('base64url'),
      value,
    }
  })
}

const mapsAsLists = (_: string, value: unknown): unknown => (value instanceof Map ? [...value] : value)
