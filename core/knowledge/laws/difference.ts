import type { LawText, Norm } from './laws.ts'
import { plainNorm, withPlainSpaces } from './plain-text.ts'

/** What happened to a norm between two texts of a law. */
export interface NormChange {
  readonly key: string
  readonly name: string
  readonly type: 'added' | 'changed' | 'removed'
  /** Title and text, a line each; nothing where there was or is none. */
  readonly before?: string
  readonly after?: string
}

export interface NormCounts {
  readonly norms: number
  readonly added: number
  readonly changed: number
  readonly removed: number
  readonly unchanged: number
}

export interface Difference {
  readonly counts: NormCounts
  /** In the order of the new text; what was removed behind it. */
  readonly changes: readonly NormChange[]
}

/** What readers see of a norm: spaces that look alike are alike, and hints of the collection are no law. */
const seen = (norm: Norm): string =>
  [withPlainSpaces(norm.title ?? ''), plainNorm(norm)].filter((line) => line !== '').join('\n')

/** What a new text of a law changes, norm by norm; everything is added where there was no text before. */
export const differenceBetween = (before: LawText | undefined, after: LawText): Difference => {
  const old = new Map(before?.norms.map((norm) => [norm.key, norm]))
  const keys = new Set(after.norms.map(({ key }) => key))
  const changes = after.norms.flatMap((norm): NormChange[] => {
    const { key, name } = norm
    const was = old.get(key)
    if (!was) return [{ key, name, type: 'added', after: seen(norm) }]
    if (seen(was) === seen(norm) && was.state === norm.state) return []
    return [{ key, name, type: 'changed', before: seen(was), after: seen(norm) }]
  })
  const removed = [...old.values()]
    .filter(({ key }) => !keys.has(key))
    .map((norm): NormChange => ({ key: norm.key, name: norm.name, type: 'removed', before: seen(norm) }))
  const count = (type: NormChange['type']) => changes.filter((change) => change.type === type).length
  return {
    counts: {
      norms: after.norms.length,
      added: count('added'),
      changed: count('changed'),
      removed: removed.length,
      unchanged: after.norms.length - changes.length,
    },
    changes: [...changes, ...removed],
  }
}
