import type { Norm } from './laws.ts'
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
interface SeenNorm extends Pick<Norm, 'key' | 'name' | 'state'> {
  readonly text: string
}

const seen = (norm: Norm): SeenNorm => ({
  key: norm.key,
  name: norm.name,
  state: norm.state,
  text: [withPlainSpaces(norm.title ?? ''), plainNorm(norm)].filter((line) => line !== '').join('\n'),
})

/** The same for two texts of a norm exactly where readers see no difference between them. */
export const sightOf = (norm: Norm): string => {
  const { state, text } = seen(norm)
  return `${state}\n${text}`
}

/** Takes in two texts of a law, norm by norm. */
interface ComparingTexts {
  /** A norm of the former text: all of them come first, and none where there was no text. */
  before(norm: Norm): void
  after(norm: Norm): void
  /** What the new text changes, when all has come. */
  difference(): Difference
}

export function comparingTexts(): ComparingTexts {
  const old = new Map<string, SeenNorm>()
  const changes: NormChange[] = []
  let norms = 0
  return {
    before: (norm) => void old.set(norm.key, seen(norm)),
    after(norm) {
      norms += 1
      const { key, name, state, text } = seen(norm)
      const was = old.get(key)
      old.delete(key)
      if (!was) changes.push({ key, name, type: 'added', after: text })
      else if (was.text !== text || was.state !== state)
        changes.push({ key, name, type: 'changed', before: was.text, after: text })
    },
    difference() {
      const removed = [...old.values()].map(({ key, name, text }): NormChange => ({
        key,
        name,
        type: 'removed',
        before: text,
      }))
      const count = (type: NormChange['type']) => changes.filter((change) => change.type === type).length
      return {
        counts: {
          norms,
          added: count('added'),
          changed: count('changed'),
          removed: removed.length,
          unchanged: norms - changes.length,
        },
        changes: [...changes, ...removed],
      }
    },
  }
}
