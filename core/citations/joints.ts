import type { Cursor, Read } from './cursor.ts'
import { behindSign, behindSpace, wordAt } from './cursor.ts'

/** How one norm or part is joined to the next: another one, all up to it, or in connection with it. */
export type Joint = 'and' | 'to' | 'with'

const signs: Readonly<Record<string, Joint>> = { ',': 'and', ';': 'and', '/': 'and', '&': 'and', '-': 'to' }
const wordJoints: Readonly<Record<string, Joint>> = {
  und: 'and',
  u: 'and',
  oder: 'and',
  sowie: 'and',
  bzw: 'and',
  bis: 'to',
  iVm: 'with',
}

/** 'und', ',', 'bis', '–', 'i. V. m.' and the like; the index behind it is that of what it joins. */
export function jointAt(cursor: Cursor, index: number): Read<Joint> | undefined {
  const token = cursor.at(index)
  if (token?.kind === 'sign') return signJointAt(cursor, index, token.text)
  if (token?.kind !== 'word') return undefined
  if (token.text === 'in' || token.text === 'i') return withAt(cursor, index, token.text)
  const joint = Object.hasOwn(wordJoints, token.text) ? wordJoints[token.text] : undefined
  return joint && { value: joint, next: behindSpace(cursor, behindSign(cursor, index + 1, '.')) }
}

/** A comma may stand before another joint: ', und', ', i.V.m.'. */
function signJointAt(cursor: Cursor, index: number, sign: string): Read<Joint> | undefined {
  const joint = Object.hasOwn(signs, sign) ? signs[sign] : undefined
  if (joint === undefined) return undefined
  const next = behindSpace(cursor, index + 1)
  const further = sign === ',' && wordAt(cursor, next) !== '' ? jointAt(cursor, next) : undefined
  return further ?? { value: joint, next }
}

/** 'in Verbindung mit', 'i.V.m.', 'i. V. m.', 'i.Vm.' */
function withAt(cursor: Cursor, index: number, word: string): Read<Joint> | undefined {
  let at = index + 1
  const wanted = word === 'in' ? ['Verbindung', 'mit'] : []
  if (word === 'i') {
    at = behindSpace(cursor, behindSign(cursor, at, '.'))
    if (wordAt(cursor, at) === 'Vm')
      return { value: 'with', next: behindSpace(cursor, behindSign(cursor, at + 1, '.')) }
    wanted.push('V', 'm')
  }
  for (const each of wanted) {
    at = behindSpace(cursor, at)
    if (wordAt(cursor, at) !== each) return undefined
    at = behindSign(cursor, at + 1, '.')
  }
  return { value: 'with', next: behindSpace(cursor, at) }
}
