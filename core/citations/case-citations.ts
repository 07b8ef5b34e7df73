import type { CaseCitation, DecisionType, FoundCitation } from './citations.ts'
import type { Court } from './courts.ts'
import { courtAt } from './courts.ts'
import type { Cursor, Read } from './cursor.ts'
import { behindSign, behindSpace, digitsAt, endBefore, isSign, startAt, wordAt } from './cursor.ts'
import { dayAt } from './days.ts'
import { fileNumbersAt, type FoundFileNumber } from './file-numbers.ts'
import { marginalNumbersAt, nameOfCaseAt } from './case-endings.ts'

const types: Readonly<Record<string, DecisionType>> = {
  Urteil: 'Urteil',
  Urteils: 'Urteil',
  Urt: 'Urteil',
  Beschluss: 'Beschluss',
  Beschlusses: 'Beschluss',
  Beschluß: 'Beschluss',
  Beschl: 'Beschluss',
}
const typeOf = (word: string): DecisionType | undefined => (Object.hasOwn(types, word) ? types[word] : undefined)

/** What stands between a court and its file number and means nothing here. */
const fillers = new Set(
  (
    'vom v am hat hatte mit in im seinem seiner der des dem Az Aktenzeichen Rs verb verbundenen Rechtssache Kammer ' +
    'Senat Senats Ersten Zweiten Großen Großer Entscheidung'
  ).split(' '),
)
const fillerSigns = ',(-:.'
/** So many words and signs at most. */
const mostFillers = 24

/** A decision by each of its file numbers. */
type Cases = Read<readonly FoundCitation[]>

interface Made {
  readonly type?: DecisionType
  readonly date?: string
}

/**
 * A decision: a court with its file number, a kind of decision or a day with one, or one that stands between dashes or
 * behind 'Az.'. `before` is the court of a decision that ends in a semicolon before it.
 */
export function caseAt(cursor: Cursor, index: number, before: Court | undefined): Cases | undefined {
  const token = cursor.at(index)
  if (token?.kind === 'number') return caseOfDay(cursor, index, startAt(cursor, index), {}, before)
  if (token?.kind === 'sign') return token.text === '-' ? dashedCase(cursor, index) : undefined
  const court = courtAt(cursor, index)
  if (court) return caseOfCourt(cursor, court, startAt(cursor, index), {})
  const type = typeOf(token?.text ?? '')
  if (type !== undefined) return typedCase(cursor, index, type)
  return token?.text === 'Az' || token?.text === 'Aktenzeichen' ? numberedCase(cursor, index) : undefined
}

/** Reads on from a court to its file number, and past nothing that could mean another decision. */
function caseOfCourt(cursor: Cursor, { value: court, next }: Read<Court>, start: number, made: Made) {
  let known: Made = made
  let at = next
  for (let nth = 0; nth < mostFillers; nth += 1) {
    at = behindSpace(cursor, at)
    const numbers = fileNumbersAt(cursor, at)
    if (numbers) return courtOf(numbers) === court.kind ? ended(cursor, numbers, start, court.name, known) : undefined
    const day = known.date === undefined ? dayAt(cursor, at) : undefined
    const word = wordAt(cursor, at)
    const type = typeOf(word)
    if (day) known = { ...known, date: day.value }
    else if (type !== undefined) known = { ...known, type }
    else if (!isFiller(cursor, at, word)) return undefined
    at = day?.next ?? (digitsAt(cursor, at) === '' ? at + 1 : at + 2)
  }
  return undefined
}

const isFiller = (cursor: Cursor, index: number, word: string): boolean => {
  if (word !== '') return fillers.has(word)
  const token = cursor.at(index)
  if (token?.kind === 'sign') return fillerSigns.includes(token.text)
  // '3. Kammer'.
  if (token?.kind !== 'number' || !isSign(cursor, index + 1, '.')) return false
  return ['Kammer', 'Senat', 'Senats'].includes(wordAt(cursor, behindSpace(cursor, index + 2)))
}

/** 'Beschluss des BAG vom …', 'Beschluss vom …'. */
function typedCase(cursor: Cursor, index: number, type: DecisionType): Cases | undefined {
  const at = behindSpace(cursor, behindSign(cursor, index + 1, '.'))
  const word = wordAt(cursor, at)
  const next = behindSpace(cursor, behindSign(cursor, at + 1, '.'))
  if (word === 'des') {
    const court = courtAt(cursor, next)
    return court && caseOfCourt(cursor, court, startAt(cursor, index), { type })
  }
  return word === 'vom' || word === 'v'
    ? caseOfDay(cursor, next, startAt(cursor, index), { type }, undefined)
    : undefined
}

/** '7. Februar 2024 – 7 ABR 8/23', whose court is that of the decision before it or told by the register. */
function caseOfDay(cursor: Cursor, index: number, start: number, made: Made, before: Court | undefined) {
  const day = dayAt(cursor, index)
  if (!day) return undefined
  const dash = behindSpace(cursor, behindSign(cursor, day.next, ','))
  if (!isSign(cursor, dash, '-')) return undefined
  const numbers = fileNumbersAt(cursor, behindSpace(cursor, dash + 1))
  if (!numbers) return undefined
  const court = courtOf(numbers)
  return ended(cursor, numbers, start, before?.kind === court ? before.name : court, { ...made, date: day.value })
}

/** '– 7 ABR 8/23 –'. */
function dashedCase(cursor: Cursor, index: number): Cases | undefined {
  const at = behindSpace(cursor, index + 1)
  const numbers = fileNumbersAt(cursor, at)
  if (!numbers || !isSign(cursor, behindSpace(cursor, numbers.next), '-')) return undefined
  return ended(cursor, numbers, startAt(cursor, at), courtOf(numbers), {})
}

/** 'Az. 7 ABR 8/23', 'Aktenzeichen: 7 ABR 8/23'. */
function numberedCase(cursor: Cursor, index: number): Cases | undefined {
  const at = behindSpace(cursor, behindSign(cursor, behindSign(cursor, index + 1, '.'), ':'))
  const numbers = fileNumbersAt(cursor, at)
  return numbers && ended(cursor, numbers, startAt(cursor, at), courtOf(numbers), {})
}

/** The court, or the kind of court, whose numbers these are. */
const courtOf = ({ value: [first] }: Read<readonly FoundFileNumber[]>): string => first?.court ?? ''

/** What stands behind the last of joined numbers is said of the decision, and so of each. */
function ended(
  cursor: Cursor,
  { value: numbers, next }: Read<readonly FoundFileNumber[]>,
  start: number,
  court: string,
  { type, date }: Made,
): Cases {
  const closed = closedBracket(cursor, start, next)
  const name = nameOfCaseAt(cursor, closed)
  const marginal = marginalNumbersAt(cursor, name?.next ?? closed)
  const end = marginal?.next ?? name?.next ?? closed
  const citationOf = ({ fileNumber }: FoundFileNumber): CaseCitation => ({
    kind: 'case',
    court,
    ...(type !== undefined && { type }),
    ...(date !== undefined && { date }),
    fileNumber,
    ...(name && { name: name.value }),
    ...(marginal && { marginal: marginal.value }),
  })
  const value = numbers.map((number, nth) => ({
    citation: citationOf(number),
    start: nth === 0 ? start : startAt(cursor, number.index),
    end: endBefore(cursor, nth === numbers.length - 1 ? end : number.next),
  }))
  return { value, next: end }
}

/** Behind the bracket that was opened between court and file number: 'BAG vom 7. Februar 2024 (7 ABR 8/23)'. */
const closedBracket = (cursor: Cursor, start: number, next: number): number => {
  const written = cursor.text.slice(start, endBefore(cursor, next))
  return written.lastIndexOf('(') > written.lastIndexOf(')') ? behindSign(cursor, next, ')') : next
}
