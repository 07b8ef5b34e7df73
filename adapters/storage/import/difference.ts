import type { ImportCounts } from '#core/content/content.ts'
import type { Flag } from '../catalogue/rows.ts'
import type { Fingerprinted } from './fingerprint.ts'

/** What a store remembers of a thing to see whether it has changed. */
export interface StoredFingerprint {
  readonly fingerprint: string
  /** It left the content, but dates that have begun may still name it: kept out of sight. */
  readonly withdrawn: Flag
}

/** What to do so that a store holds exactly what is wanted. */
export interface Difference<Key, Thing> {
  readonly add: readonly Fingerprinted<Key, Thing>[]
  /** Changed ones and withdrawn ones that are back. */
  readonly change: readonly Fingerprinted<Key, Thing>[]
  readonly remove: readonly Key[]
  readonly counts: ImportCounts
}

export function differenceOf<Key, Thing, Kept extends StoredFingerprint>(
  stored: ReadonlyMap<Key, Kept>,
  wanted: readonly Fingerprinted<Key, Thing>[],
  {
    isSame = (mark, { fingerprint }) => mark.fingerprint === fingerprint,
    mayGo = () => true,
  }: {
    readonly isSame?: (mark: Kept, wanted: Fingerprinted<Key, Thing>) => boolean
    readonly mayGo?: (mark: Kept) => boolean
  } = {},
): Difference<Key, Thing> {
  const present = wanted.flatMap((one) => {
    const mark = stored.get(one.key)
    return mark ? [{ one, mark }] : []
  })
  const add = wanted.filter(({ key }) => !stored.has(key))
  const back = present.filter(({ mark }) => mark.withdrawn)
  const changed = present.filter(({ one, mark }) => !mark.withdrawn && !isSame(mark, one))
  const keys = new Set(wanted.map(({ key }) => key))
  const remove = [...stored]
    .filter(([key, mark]) => !keys.has(key) && !mark.withdrawn && mayGo(mark))
    .map(([key]) => key)
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
