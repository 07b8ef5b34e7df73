import type { CitedPart } from './citations.ts'
import type { Cursor, Read } from './cursor.ts'
import { behindSpace, digitsAt, endBefore, isSign, isSmallLetter, startAt } from './cursor.ts'
import { fileNumberAt } from './file-numbers.ts'
import type { Joint } from './joints.ts'
import { jointAt } from './joints.ts'
import type { NormNumber, NormSign } from './norm-numbers.ts'
import { normNumberAt, normSignAt } from './norm-numbers.ts'
import type { Part, PartKey } from './parts.ts'
import {
  briefAbsatzAt,
  briefLetterAt,
  countsSomething,
  partAt,
  partKeys,
  partNamedAt,
  partValueAt,
  romanAt,
} from './parts.ts'

/** A norm as the text names it, before it is known of which law. */
export interface Norm extends NormNumber {
  readonly unit: NormSign['unit']
  readonly numberTo?: string
  /** In the order of the text. */
  readonly parts: readonly Part[]
  readonly satzTo?: string
  /** Under one '§' that is not doubled: without a law behind it the number may count something else. */
  readonly loose?: true
  readonly start: number
  readonly end: number
}

/** Of a range so many parts are named one by one; of longer ones the first and the last. */
const longestRange = 20

/** Which parts of the last norm a further one shares: 'Abs. 6 Satz 1 und Satz 2' are both of Abs. 6. */
const partsAbove = (parts: readonly Part[], key: PartKey): readonly Part[] => {
  const same = parts.findIndex((part) => part.key === key)
  if (same !== -1) return parts.slice(0, same)
  const rank = rankOf(key)
  return parts.filter((part) => rankOf(part.key) < rank)
}
const rankOf = (key: PartKey): number => (key === 'other' ? partKeys.length : partKeys.indexOf(key))

/** The part as a citation has it; of a part named twice the first counts, which is the larger one. */
export function citedPart({ parts, satzTo, following }: Norm): CitedPart | undefined {
  const at: { -readonly [K in keyof CitedPart]: CitedPart[K] } = {}
  for (const key of partKeys) {
    const part = parts.find((each) => each.key === key)
    if (part === undefined) continue
    if (key === 'eingangssatz') at.eingangssatz = true
    else at[key] = part.value
    if (key === 'satz' && satzTo !== undefined) at.satzTo = satzTo
  }
  if (following !== undefined) at.following = following
  return Object.keys(at).length === 0 ? undefined : at
}

/** What lies between two ends of a range and is not written: '2' of '1 bis 3', 'b' of 'a bis c'. */
export function between(first: string, last: string): readonly string[] {
  const isLetter = isSmallLetter(first) && isSmallLetter(last)
  const [from, to] = isLetter ? [first.charCodeAt(0), last.charCodeAt(0)] : [Number(first), Number(last)]
  if (!Number.isInteger(from) || !Number.isInteger(to) || to - from > longestRange) return []
  const name = (value: number) => (isLetter ? String.fromCharCode(value) : String(value))
  return Array.from({ length: to - from - 1 }, (_, nth) => name(from + nth + 1))
}

/**
 * The norms under one sign and those joined to them, as far as they may have one law behind them: '§ 40 Abs. 1 i. V. m.
 * § 37 Abs. 6 Satz 1', '§§ 26 bis 29, 31'. Every token is read once.
 */
export function normsAt(cursor: Cursor, index: number): Read<readonly Norm[]> | undefined {
  const sign = normSignAt(cursor, index)
  const number = sign && normNumberAt(cursor, sign.next)
  if (!sign || !number) return undefined
  const norms = [normOf(cursor, sign.value, number, startAt(cursor, index))]
  let next = number.next
  for (;;) {
    const further = furtherPart(cursor, next, norms) ?? joined(cursor, next, norms, sign.value)
    if (further === undefined) return { value: norms, next }
    next = further
  }
}

const normOf = (cursor: Cursor, { unit }: NormSign, { value, next }: Read<NormNumber>, start: number): Norm => ({
  ...value,
  unit,
  parts: [],
  start,
  end: endBefore(cursor, next),
})

const replaceLast = (norms: Norm[], more: Partial<Norm>): void => {
  const last = norms.pop()
  if (last) norms.push({ ...last, ...more })
}

/** A part of the norm that was read last: 'Satz 1' behind '§ 37 Abs. 6'. */
function furtherPart(cursor: Cursor, index: number, norms: Norm[]): number | undefined {
  const last = norms.at(-1)
  if (!last) return undefined
  const at = behindSpace(cursor, index)
  // Articles of introductory acts have paragraphs of their own: 'Art. 246a § 1'.
  const inner = last.unit === 'article' && isSign(cursor, at, '§') ? normsAt(cursor, at) : undefined
  if (inner) {
    replaceLast(norms, { end: endBefore(cursor, inner.next) })
    return inner.next
  }
  const part = partAt(cursor, at) ?? briefPartAt(cursor, at, last)
  if (part === undefined) return undefined
  // 'Abs. 1' of '§§ 26 bis 29 Abs. 1' is one of the last norm, which has no citation of its own.
  const parts = last.numberTo === undefined ? [...last.parts, part.value] : last.parts
  replaceLast(norms, { parts, end: endOfPart(cursor, part) })
  return part.next
}

/** The bracket behind 'lit. a)' may close one that stands before the citation. */
const endOfPart = (cursor: Cursor, { value, next }: Read<Pick<Part, 'key'>>): number =>
  endBefore(cursor, value.key === 'buchstabe' && isSign(cursor, next - 1, ')') ? next - 1 : next)

/** 'II' and '(2)' directly behind the number, '1' behind those, and 'a' behind 'Nr. 1'. */
function briefPartAt(cursor: Cursor, index: number, last: Norm): Read<Part> | undefined {
  const before = last.parts.at(-1)
  if (before === undefined) return last.following === undefined ? briefAbsatzAt(cursor, index) : undefined
  if (before.key === 'nummer') return briefLetterAt(cursor, index)
  if (before.brief !== true || before.key !== 'absatz') return undefined
  const satz = digitsAt(cursor, index, 2) === '' ? undefined : partValueAt(cursor, index, 'satz')
  return satz && { value: { key: 'satz', value: satz.value }, next: satz.next }
}

/** What a joint leads on to: a norm with its sign, a part with its name, a number alone. */
function joined(cursor: Cursor, index: number, norms: Norm[], sign: NormSign): number | undefined {
  const joint = jointAt(cursor, behindSpace(cursor, index))
  const last = norms.at(-1)
  if (!joint || !last) return undefined
  const at = joint.next
  const ownSign = normSignAt(cursor, at)
  if (ownSign) return joinedNorm(cursor, at, ownSign, norms, joint.value)
  const part = partAt(cursor, at)
  if (part) return joinedPart(cursor, at, part, norms, joint.value)
  return joinedNumber(cursor, at, norms, sign, joint.value)
}

function joinedNorm(
  cursor: Cursor,
  index: number,
  { value: sign, next }: Read<NormSign>,
  norms: Norm[],
  joint: Joint,
): number | undefined {
  const last = norms.at(-1)
  const number = sign.unit === last?.unit ? normNumberAt(cursor, next) : undefined
  if (!number) return undefined
  const norm = normOf(cursor, sign, number, startAt(cursor, index))
  addNorm(norms, norm, joint)
  return number.next
}

/** Of '§§ 26 bis 29' one norm is made, of all else two. */
function addNorm(norms: Norm[], norm: Norm, joint: Joint): void {
  const last = norms.at(-1)
  const isPlain = last?.parts.length === 0 && last.numberTo === undefined && last.following === undefined
  if (joint === 'to' && isPlain) replaceLast(norms, { numberTo: norm.number, end: norm.end })
  else norms.push(norm)
}

function joinedPart(cursor: Cursor, index: number, part: Read<Part>, norms: Norm[], joint: Joint): number {
  addPart(norms, part.value, joint, startAt(cursor, index), endOfPart(cursor, part))
  return part.next
}

/** Of 'Satz 3 bis 5' one norm is made; of other parts one each, for each of them is linked. */
function addPart(norms: Norm[], part: Part, joint: Joint, start: number, end: number): void {
  const last = norms.at(-1)
  if (!last) return
  const before = last.parts.at(-1)
  if (joint === 'to' && part.key === 'satz' && before?.key === 'satz') {
    replaceLast(norms, { satzTo: part.value, end })
    return
  }
  const { satzTo: _, following: __, numberTo: ___, ...shared } = last
  const parts = partsAbove(last.parts, part.key)
  if (joint === 'to' && before?.key === part.key)
    for (const value of between(before.value, part.value))
      norms.push({ ...shared, parts: [...parts, { key: part.key, value }], start: last.end, end: last.end })
  norms.push({ ...shared, parts: [...parts, part], start, end })
}

/** A number alone: a further norm, or a further part of the kind that was named last. */
function joinedNumber(cursor: Cursor, index: number, norms: Norm[], sign: NormSign, joint: Joint): number | undefined {
  if (fileNumberAt(cursor, index)) return undefined
  const last = norms.at(-1)
  const part = last?.parts.at(-1)
  const start = startAt(cursor, index)
  if (part === undefined || startsNorm(cursor, index, last, sign, joint)) {
    const roman = part === undefined ? namedRoman(cursor, index) : undefined
    if (roman) return joinedPart(cursor, index, roman, norms, joint)
    const number = countsSomething(cursor, index) ? undefined : normNumberAt(cursor, index)
    if (!number) return undefined
    const norm = normOf(cursor, { ...sign, unit: last?.unit ?? sign.unit }, number, start)
    addNorm(norms, sign.several ? norm : { ...norm, loose: true }, joint)
    return number.next
  }
  const value = partValueAt(cursor, index, part.key) ?? (part.brief ? romanAt(cursor, index) : undefined)
  if (!value) return undefined
  const further: Part = { key: part.key, value: value.value, ...(part.brief && { brief: true }) }
  addPart(norms, further, joint, start, endOfPart(cursor, { value: further, next: value.next }))
  return value.next
}

/** 'III' of '§ 3, III Ziff. 6': an Absatz, where a part stands behind it. */
function namedRoman(cursor: Cursor, index: number): Read<Part> | undefined {
  const roman = romanAt(cursor, index)
  if (!roman || partNamedAt(cursor, behindSpace(cursor, roman.next)) === undefined) return undefined
  return { value: { key: 'absatz', value: roman.value, brief: true }, next: roman.next }
}

/**
 * Whether a number behind parts is that of a norm and not of a further part: 'Abs.' stands behind it, or under '§§' it
 * goes on from the last norm.
 */
function startsNorm(cursor: Cursor, index: number, last: Norm | undefined, sign: NormSign, joint: Joint): boolean {
  const digits = digitsAt(cursor, index)
  if (digits === '' || isSign(cursor, index + 1, ')')) return false
  const number = normNumberAt(cursor, index)
  if (number && partNamedAt(cursor, behindSpace(cursor, number.next)) === 'absatz') return true
  return sign.several && joint === 'and' && Number(digits) > Number.parseInt(last?.number ?? '', 10)
}
