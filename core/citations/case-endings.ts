import type { Cursor, Read } from './cursor.ts'
import { behindSign, behindSpace, digitsAt, endBefore, isSign, isSmallLetter, startAt, wordAt } from './cursor.ts'
import { dayAt } from './days.ts'
import { jointAt } from './joints.ts'
import { between } from './norms.ts'

const longestName = 16

/** '[CCOO]' behind the file number of a decision of the European court, and what stands before it: 'ua. –'. */
export function nameOfCaseAt(cursor: Cursor, index: number): Read<string> | undefined {
  let at = behindSpace(cursor, index)
  if (wordAt(cursor, at) === 'ua') at = behindSpace(cursor, behindSign(cursor, at + 1, '.'))
  at = behindSpace(cursor, behindSign(cursor, at, '-'))
  if (!isSign(cursor, at, '[')) return undefined
  for (let end = at + 2; end < at + longestName; end += 1) {
    const token = cursor.at(end)
    if (token === undefined || token.kind === 'break') return undefined
    if (isSign(cursor, end, ']'))
      return { value: cursor.text.slice(startAt(cursor, at + 1), endBefore(cursor, end)), next: end + 1 }
  }
  return undefined
}

const words = new Set(['Rn', 'Rdnr', 'Rdn', 'Randnr', 'Rz', 'Randnummer'])

/** '– Rn. 15', ', juris, Rn. 7 f., 12': the marginal numbers behind a file number, one by one. */
export function marginalNumbersAt(cursor: Cursor, index: number): Read<readonly string[]> | undefined {
  let at = behindSpace(cursor, index)
  at = behindSpace(cursor, behindSign(cursor, at, '-'))
  at = behindSpace(cursor, behindSign(cursor, at, ','))
  if (wordAt(cursor, at) === 'juris') at = behindSpace(cursor, behindSign(cursor, at + 1, ','))
  if (!words.has(wordAt(cursor, at))) return undefined
  const first = numberAt(cursor, behindSpace(cursor, behindSign(cursor, at + 1, '.')))
  if (!first) return undefined
  const numbers = [first.value]
  let { next } = first
  for (;;) {
    const joint = jointAt(cursor, behindSpace(cursor, next))
    const number =
      joint && joint.value !== 'with' && !dayAt(cursor, joint.next) ? numberAt(cursor, joint.next) : undefined
    if (!joint || !number || isSign(cursor, joint.next - 2, ';') || isSign(cursor, joint.next - 1, ';'))
      return { value: numbers, next }
    if (joint.value === 'to') numbers.push(...between(numbers.at(-1) ?? '', number.value))
    numbers.push(number.value)
    next = number.next
  }
}

/** '15', '5a'; 'f.' and 'ff.' behind it are read. */
function numberAt(cursor: Cursor, index: number): Read<string> | undefined {
  const digits = digitsAt(cursor, index)
  if (digits === '') return undefined
  const letter = wordAt(cursor, index + 1)
  const hasLetter = isSmallLetter(letter) && letter !== 'f'
  const next = index + (hasLetter ? 2 : 1)
  const at = behindSpace(cursor, next)
  const follows = ['f', 'ff'].includes(wordAt(cursor, at))
  return { value: hasLetter ? digits + letter : digits, next: follows ? behindSign(cursor, at + 1, '.') : next }
}
