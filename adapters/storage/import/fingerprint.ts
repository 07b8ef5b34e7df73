import { createHash } from 'node:crypto'

/** A part of the content with its key and a fingerprint that changes when anything of it that is stored changes. */
export interface Fingerprinted<Key, Thing> {
  readonly key: Key
  readonly fingerprint: string
  readonly thing: Thing
}

/** Gives every part its key and fingerprint; `stored` leaves out what does not count as a change. A key that stands twice is a bug. */
export function fingerprinted<Key, Thing>(
  things: readonly Thing[],
  keyOf: (thing: Thing) => Key,
  stored: (thing: Thing) => unknown = (thing) => thing,
): readonly Fingerprinted<Key, Thing>[] {
  const keys = new Set<Key>()
  return things.map((thing) => {
    const key = keyOf(thing)
    if (keys.has(key)) throw new RangeError(`${String(key)} stands twice in the content`)
    keys.add(key)
    return {
      key,
      fingerprint: createHash('sha256')
        .update(JSON.stringify(stored(thing), mapsAsLists))
        .digest('base64url'),
      thing,
    }
  })
}

const mapsAsLists = (_: string, value: unknown): unknown => (value instanceof Map ? [...value] : value)
