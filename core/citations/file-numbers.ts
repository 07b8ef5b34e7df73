import type { Cursor, Read } from './cursor.ts'
import { behindSpace, digitsAt, isSign, wordAt } from './cursor.ts'
import { jointAt } from './joints.ts'

export interface FileNumber {
  /** '7 ABR 8/23', with single spaces. */
  readonly fileNumber: string
  /** The court, or the kind of court, that numbers so. */
  readonly court: string
}

/** A file number, and where it stands. */
export interface FoundFileNumber extends FileNumber {
  readonly index: number
  readonly next: number
}

const registers: Readonly<Record<string, string>> = {
  BAG: 'AZR ABR AZN AZB AZA',
  LAG: 'Sa SaGa SLa TaBV TaBVGa Ta Oa',
  ArbG: 'Ca BV BVGa Ga Ha',
  BVerfG: 'BvR BvL BvQ BvE BvF BvG BvB',
  BGH: 'ZR ZB StR',
  BFH: 'R B',
  BVerwG: 'P PB C CN',
}
const courtOfRegister = new Map(
  Object.entries(registers).flatMap(([court, list]) => list.split(' ').map((register) => [register, court] as const)),
)
const bySpelling = new Map([...courtOfRegister.keys()].map((register) => [register.toLowerCase(), register]))

/** A register as courts write it: 'TaBV' of 'TABV'; itself where it is unknown. */
export const registerSpelled = (register: string): string => bySpelling.get(register.toLowerCase()) ?? register

/** Social courts begin with a letter: 'B 4 AS 14/21 R'. */
const socialCourts = new Map(Object.entries({ B: 'BSG', L: 'LSG', S: 'SG' }))
const union = new Map(Object.entries({ C: 'EuGH', T: 'EuG' }))
/** Civil senates of the BGH and senates of the BFH are counted so. */
const romanSenates = new Set('I II III IV V VI VII VIII IX X XI XII XIII'.split(' '))

/** A file number of a court whose registers are known: '7 ABR 8/23', 'VII ZR 248/13', 'B 4 AS 14/21 R', 'C-55/18'. */
export function fileNumberAt(cursor: Cursor, index: number): Read<FileNumber> | undefined {
  const digits = digitsAt(cursor, index, 3)
  if (digits !== '') return registeredAt(cursor, index, digits)
  const word = wordAt(cursor, index)
  const unionCourt = union.get(word)
  if (unionCourt !== undefined) return unionAt(cursor, index, word, unionCourt)
  if (romanSenates.has(word)) return registeredAt(cursor, index, word)
  const socialCourt = socialCourts.get(word)
  return socialCourt === undefined ? undefined : socialAt(cursor, index, word, socialCourt)
}

/** Of so many joined cases one decision tells at most; one of the Bundesverfassungsgericht had 17. */
const mostJoined = 40

/**
 * The file number of a decision, or those of cases that were joined: '1 ABR 5/20, 1 ABR 6/20', 'C-402/07 und C-432/07'.
 */
export function fileNumbersAt(cursor: Cursor, index: number): Read<readonly FoundFileNumber[]> | undefined {
  const numbers: FoundFileNumber[] = []
  let at = index
  for (;;) {
    const number = fileNumberAt(cursor, at)
    const [first] = numbers
    if (!number || (first && first.court !== number.value.court)) break
    numbers.push({ ...number.value, index: at, next: number.next })
    const joint = behindSpace(cursor, number.next)
    // What a semicolon parts are two decisions.
    const joined = isSign(cursor, joint, ';') ? undefined : jointAt(cursor, joint)
    if (joined?.value !== 'and' || numbers.length === mostJoined) break
    at = joined.next
  }
  const last = numbers.at(-1)
  return last && { value: numbers, next: last.next }
}

function registeredAt(cursor: Cursor, index: number, senate: string): Read<FileNumber> | undefined {
  const at = behindSpace(cursor, index + 1)
  const written = wordAt(cursor, at)
  const register = registerSpelled(written)
  const isSpelled = written === register || written === register.toUpperCase()
  const court = isSpelled && at !== index + 1 ? courtOfRegister.get(register) : undefined
  if (court === undefined || romanSenates.has(senate) !== hasRomanSenates(court, register)) return undefined
  const count = countAt(cursor, behindSpace(cursor, at + 1), court === 'BVerwG')
  if (!count) return undefined
  const { value, next } = suffixAt(cursor, count.next)
  return { value: { fileNumber: `${senate} ${register} ${count.value}${value}`, court }, next }
}

const hasRomanSenates = (court: string, register: string): boolean =>
  court === 'BFH' || (court === 'BGH' && register !== 'StR')

/** '8/23', the running number and the year; the BVerwG writes a dot. */
function countAt(cursor: Cursor, index: number, dotted: boolean): Read<string> | undefined {
  const running = digitsAt(cursor, index, 6)
  const year = digitsAt(cursor, index + 2)
  const stroke = isSign(cursor, index + 1, '/') ? '/' : dotted && isSign(cursor, index + 1, '.') ? '.' : ''
  if (running === '' || year.length !== 2 || stroke === '') return undefined
  return { value: `${running}${stroke}${year}`, next: index + 3 }
}

/** '(A)' and '(B)' tell parts of one matter apart. */
function suffixAt(cursor: Cursor, index: number): Read<string> {
  const at = behindSpace(cursor, index)
  const letter = wordAt(cursor, at + 1)
  const isSuffix = isSign(cursor, at, '(') && /^[A-F]$/.test(letter) && isSign(cursor, at + 2, ')')
  return isSuffix ? { value: ` (${letter})`, next: at + 3 } : { value: '', next: index }
}

function unionAt(cursor: Cursor, index: number, letter: string, court: string): Read<FileNumber> | undefined {
  const count = isSign(cursor, index + 1, '-') ? countAt(cursor, index + 2, false) : undefined
  return count && { value: { fileNumber: `${letter}-${count.value}`, court }, next: count.next }
}

function socialAt(cursor: Cursor, index: number, letter: string, court: string): Read<FileNumber> | undefined {
  const at = behindSpace(cursor, index + 1)
  const senate = digitsAt(cursor, at, 2)
  const registerAt = behindSpace(cursor, at + 1)
  const register = wordAt(cursor, registerAt)
  const count = countAt(cursor, behindSpace(cursor, registerAt + 1), false)
  if (senate === '' || register === '' || register.length > 4 || !count) return undefined
  if (register !== register.toUpperCase()) return undefined
  const kindAt = behindSpace(cursor, count.next)
  const kind = wordAt(cursor, kindAt)
  const hasKind = kind === 'R' || kind === 'B' || kind === 'ER'
  const fileNumber = [letter, senate, register, count.value, ...(hasKind ? [kind] : [])].join(' ')
  return { value: { fileNumber, court }, next: hasKind ? kindAt + 1 : count.next }
}
