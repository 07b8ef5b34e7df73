import type { FoundCitation, LawCitation } from './citations.ts'
import type { Cursor, Read } from './cursor.ts'
import { behindSpace, endBefore, startAt, wordAt } from './cursor.ts'
import { knownLaw } from './known-laws.ts'
import { ownerAt } from './law-behind.ts'
import { lawNamedAt } from './law-names.ts'
import type { Norm } from './norms.ts'
import { citedPart, normsAt } from './norms.ts'
import { partAt, partNamedAt } from './parts.ts'

type Found = Read<readonly FoundCitation[]>

/** Norms that begin with their sign, and the law behind them. */
export function lawCitationsAt(cursor: Cursor, index: number, within: string | undefined): Found | undefined {
  const norms = normsAt(cursor, index)
  if (!norms) return undefined
  const { value: owner, next } = ownerAt(cursor, norms.next, within)
  if (owner.kind === 'law') return ofLaw(cursor, norms.value, owner.law, next)
  const isOwn = owner.kind === 'none' && meansItsOwnLaw(norms.value, within)
  return { value: isOwn ? ofOwnLaw(norms.value, within ?? null) : [], next: norms.next }
}

/** Norms with their law before them: 'BetrVG § 37 Abs. 2'. A law behind them counts more. */
export function lawFirstAt(cursor: Cursor, index: number, within: string | undefined): Found | undefined {
  const named = lawNamedAt(cursor, index)
  const norms = named && normsAt(cursor, behindSpace(cursor, named.next))
  if (!norms) return undefined
  const owner = ownerAt(cursor, norms.next, within)
  if (owner.value.kind === 'law') return ofLaw(cursor, norms.value, owner.value.law, owner.next)
  if (owner.value.kind === 'foreign') return { value: [], next: norms.next }
  const [first, ...others] = norms.value
  const all = first ? [{ ...first, start: startAt(cursor, index) }, ...others] : []
  return { value: all.map((norm) => found(norm, named.value)), next: norms.next }
}

/** Without a law '§ 5' means the text's own one; 'Art. 5' does only in a law that has articles. */
const meansItsOwnLaw = (norms: readonly Norm[], within: string | undefined): boolean =>
  norms[0]?.unit === 'paragraph' || (within !== undefined && knownLaw(within)?.articles === true)

const ofOwnLaw = (norms: readonly Norm[], law: string | null): readonly FoundCitation[] =>
  norms.filter(({ loose }) => loose !== true).map((norm) => found(norm, law, true))

/** The last norm ends behind the law; 'Abs. 6' may stand behind the law of a norm alone: '§ 37 BetrVG Abs. 6'. */
function ofLaw(cursor: Cursor, norms: readonly Norm[], law: string, next: number): Found {
  const last = norms.at(-1)
  if (!last) return { value: [], next }
  const late = norms.length === 1 && last.parts.length === 0 ? partBehindLaw(cursor, next) : undefined
  const end = late?.next ?? next
  const whole = { ...last, parts: late ? [late.value] : last.parts, end: endBefore(cursor, end) }
  return { value: [...norms.slice(0, -1), whole].map((norm) => found(norm, law)), next: end }
}

const partBehindLaw = (cursor: Cursor, index: number) => {
  const at = behindSpace(cursor, index)
  const isSentence = wordAt(cursor, at) === 'Satz'
  return partNamedAt(cursor, at) === 'absatz' || isSentence ? partAt(cursor, at) : undefined
}

const found = (norm: Norm, law: string | null, isOwn = false): FoundCitation => {
  const { unit, number, numberTo, start, end } = norm
  const at = citedPart(norm)
  const citation: LawCitation = {
    kind: 'law',
    unit,
    law,
    number,
    ...(numberTo !== undefined && { numberTo }),
    ...(isOwn && { context: true }),
    ...(at && { at }),
  }
  return { citation, start, end }
}
