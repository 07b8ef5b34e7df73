import { caseAt } from './case-citations.ts'
import type { FoundCitation } from './citations.ts'
import type { Court } from './courts.ts'
import { courtAt } from './courts.ts'
import type { Cursor, Read } from './cursor.ts'
import { behindSpace, cursorOver, isSign } from './cursor.ts'
import { ecliAt } from './ecli.ts'
import { lawCitationsAt, lawFirstAt } from './law-citations.ts'

export interface Reading {
  /** The law that the text is part of, as it is cited: '§ 5' alone is one of its norms. */
  readonly within?: string
}

/**
 * What a text cites: norms of laws, decisions, ECLI (domain §3). In the order of the text, never overlapping. A norm
 * that names no law is `context`; contracts, rules of procedure and laws of other countries are no citations. Takes
 * time in proportion to the text: nothing is read twice but a bounded way ahead.
 */
export const citationsIn = (text: string, reading: Reading = {}): readonly FoundCitation[] =>
  citationsOver(cursorOver(text), reading)

/** As `citationsIn`; the cursor tells how often it was looked at. */
export function citationsOver(cursor: Cursor, { within }: Reading = {}): readonly FoundCitation[] {
  const all: FoundCitation[] = []
  let index = 0
  let court: Court | undefined
  while (index < cursor.count) {
    const found = citationsAt(cursor, index, within, court)
    if (found) all.push(...found.value)
    court = found ? courtBefore(cursor, index, found) : carriedOn(cursor, index, court)
    index = found?.next ?? index + 1
  }
  return all
}

function citationsAt(
  cursor: Cursor,
  index: number,
  within: string | undefined,
  court: Court | undefined,
): Read<readonly FoundCitation[]> | undefined {
  const token = cursor.at(index)
  if (token === undefined || token.kind === 'space' || token.kind === 'break') return undefined
  const laws =
    lawCitationsAt(cursor, index, within) ?? (token.kind === 'word' ? lawFirstAt(cursor, index, within) : undefined)
  if (laws) return laws
  const cases = caseAt(cursor, index, court)
  const one = cases === undefined && token.kind === 'word' ? ecliAt(cursor, index) : undefined
  return cases ?? (one && { value: [one.value], next: one.next })
}

/** A court whose decision ends in a semicolon is that of the next one: 'LAG Köln …; 5. Juni 2018 – 8 Sa 7/18'. */
const courtBefore = (
  cursor: Cursor,
  index: number,
  { value, next }: Read<readonly FoundCitation[]>,
): Court | undefined => {
  const isCase = value.at(-1)?.citation.kind === 'case'
  return isCase && isSign(cursor, behindSpace(cursor, next), ';') ? courtAt(cursor, index)?.value : undefined
}

/** It is carried over the semicolon and the space behind it. */
const carriedOn = (cursor: Cursor, index: number, court: Court | undefined): Court | undefined =>
  court !== undefined && (cursor.at(index)?.kind === 'space' || isSign(cursor, index, ';')) ? court : undefined
