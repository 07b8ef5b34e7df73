import type { Norm } from './laws.ts'
import { plainBlocks } from './plain-text.ts'

/** An Absatz as it was and as it is. */
export interface ComparedSubsection {
  readonly number?: string
  readonly change: 'same' | 'changed' | 'added' | 'removed'
  /** Its plain text; nothing where there was or is none. */
  readonly before?: string
  readonly after?: string
}

type Subsections = Norm['subsections']

/** By which an Absatz is found again: its number, or its position where it has none. */
const textsBy = (subsections: Subsections): ReadonlyMap<string, { readonly number?: string; readonly text: string }> =>
  new Map(
    subsections.map(({ number, blocks }, position) => [
      number ?? `nth ${position}`,
      { ...(number !== undefined && { number }), text: plainBlocks(blocks) },
    ]),
  )

/** Every Absatz of both, in the order of the new text; what was removed stands behind the one that it followed. */
export function comparedSubsections(before: Subsections, after: Subsections): readonly ComparedSubsection[] {
  const [old, present] = [textsBy(before), textsBy(after)]
  const order = [...present.keys()]
  let previous = -1
  for (const key of old.keys()) {
    const at = order.indexOf(key)
    if (at === -1) order.splice(previous + 1, 0, key)
    previous = at === -1 ? previous + 1 : at
  }
  return order.map((key) => {
    const [was, is] = [old.get(key), present.get(key)]
    const number = (is ?? was)?.number
    const change = !was ? 'added' : !is ? 'removed' : was.text === is.text ? 'same' : 'changed'
    return {
      ...(number !== undefined && { number }),
      change,
      ...(was && { before: was.text }),
      ...(is && { after: is.text }),
    }
  })
}
