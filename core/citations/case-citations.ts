import type { CaseCitation, DecisionType, FoundCitation } from './citations.ts'
import type { Court } from './courts.ts'
import { courtAt } from './courts.ts'
import type { Cursor, Read } from './cursor.ts'
import { behindSign, behindSpace, digitsAt, endBefore, isSign, startAt, wordAt } from './cursor.ts'
import { dayAt } from './days.ts'
import type { FileNumber } from './file-numbers.ts'
import { fileNumberAt } from './file-numbers.ts'
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

interface Made {
  readonly type?: DecisionType
  readonly date?: string
}

/**
 * A decision: a court with its file number, a kind of decision or a day with one, or one that stands between dashes or
 * behind 'Az.'. `before` is the court of a decision that ends in a semicolon before it.
 */
export function caseAt(cursor: Cursor, index: number, before: Court | undefined): Read<FoundCitation> | undefined {
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
    const number = fileNumberAt(cursor, at)
    if (number) return number.value.court === court.kind ? ended(cursor, number, start, court.name, known) : undefined
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
function typedCase(cursor: Cursor, index: number, type: DecisionType): Read<FoundCitation> | undefined {
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
  const number = fileNumberAt(cursor, behindSpace(cursor, dash + 1))
  if (!number) return undefined
  const { court } = number.value
  return ended(cursor, number, start, before?.kind === court ? before.name : court, { ...made, date: day.value })
}

/** '– 7 ABR 8/23 –'. */
function dashedCase(cursor: Cursor, index: number): Read<FoundCitation> | undefined {
  const at = behindSpace(cursor, index + 1)
  const number = fileNumberAt(cursor, at)
  if (!number || !isSign(cursor, behindSpace(cursor, number.next), '-')) return undefined
  return ended(cursor, number, startAt(cursor, at), number.value.court, {})
}

/** 'Az. 7 ABR 8/23', 'Aktenzeichen: 7 ABR 8/23'. */
function numberedCase(cursor: Cursor, index: number): Read<FoundCitation> | undefined {
  const at = behindSpace(cursor, behindSign(cursor, behindSign(cursor, index + 1, '.'), ':'))
  const number = fileNumberAt(cursor, at)
  return number && ended(cursor, number, startAt(cursor, at), number.value.court, {})
}

function ended(
  cursor: Cursor,
  { value, next }: Read<FileNumber>,
  start: number,
  court: string,
  { type, date }: Made,
): Read<FoundCitation> {
  const closed = closedBracket(cursor, start, next)
  const name = nameOfCaseAt(cursor, closed)
  const marginal = marginalNumbersAt(cursor, name?.next ?? closed)
  const end = marginal?.next ?? name?.next ?? closed
  const citation: CaseCitation = {
    kind: 'case',
    court,
    ...(type !== undefined && { type }),
    ...(date !== undefined && { date }),
    fileNumber: value.fileNumber,
    ...(name && { name: name.value }),
    ...(marginal && { marginal: marginal.value }),
  }
  return { value: { citation, start, end: endBefore(cursor, end) }, next: end }
}

/** Behind the bracket that was opened between court and file number: 'BAG vom 7. Februar 2024 (7 ABR 8/23)'. */
const closedBracket = (cursor: Cursor, start: number, next: number): number => {
  const written = cursor.text.slice(start, endBefore(cursor, next))
  return written.lastIndexOf('(') > written.lastIndexOf(')') ? behindSign(cursor, next, ')') : next
}
