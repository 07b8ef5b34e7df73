import type { ImportCounts } from '#core/content/content.ts'
import type { Flag } from '../catalogue/rows.ts'
import type { Fingerprinted } from './fingerprint.ts'

/** What a store remembers of a row to see whether it has changed. */
export interface StoredFingerprint {
  readonly fingerprint: string
  /** It left the content, but events that have begun may still name it: out of sight. */
  readonly withdrawn: Flag
}

/** What to do so that a store holds exactly what is wanted. */
export interface Difference<Key, Value> {
  readonly add: readonly Fingerprinted<Key, Value>[]
  /** Changed ones and withdrawn ones that are back. */
  readonly change: readonly Fingerprinted<Key, Value>[]
  readonly remove: readonly Key[]
  readonly counts: ImportCounts
}

export function differenceOf<Key, Value, Stored extends StoredFingerprint>(
  stored: ReadonlyMap<Key, Stored>,
  wanted: readonly Fingerprinted<Key, Value>[],
  {
    isSame = (old, { fingerprint }) => old.fingerprint === fingerprint,
    mayGo = () => true,
  }: {
    readonly isSame?: (old: Stored, wanted: Fingerprinted<Key, Value>) => boolean
    readonly mayGo?: (old: Stored) => boolean
  } = {},
): Difference<Key, Value> {
  const present = wanted.flatMap((one) => {
    const old = stored.get(one.key)
    return old ? [{ one, old }] : []
  })
  const add = wanted.filter(({ key }) => !stored.has(key))
  const back = present.filter(({ old }) => old.withdrawn)
  const changed = present.filter(({ one, old }) => !old.withdrawn && !isSame(old, one))
  const keys = new Set(wanted.map(({ key }) => key))
  const remove = [...stored].filter(([key, old]) => !keys.has(key) && !old.withdrawn && mayGo(old)).map(([key]) => key)
  return {
    add,
    change: [...back, ...changed].map(({ one }) => one),
    remove,
    counts: {
      added: add.length + back.length,
      changed: changed.length,
      unchanged: wanted.length - add.length - back.length - changed.length,
      removed: remove.length,
    },
  }
}
