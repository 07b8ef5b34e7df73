import type { Cursor, Read } from './cursor.ts'
import { behindSign, behindSpace, digitsAt, isSign, isSmallLetter, isSmallOrDoubled, wordAt } from './cursor.ts'

/** Parts of a norm, the larger ones first. */
export const partKeys = ['absatz', 'unterabsatz', 'satz', 'nummer', 'buchstabe', 'halbsatz', 'eingangssatz'] as const
/** 'other' is read and left out: alternatives, variants, letters below letters. */
export type PartKey = (typeof partKeys)[number] | 'other'

export interface Part {
  readonly key: PartKey
  readonly value: string
  /** Written as '(2)' or 'II', so that a number behind it is that of a sentence. */
  readonly brief?: true
}

const words: Readonly<Record<PartKey, string>> = {
  absatz: 'Abs Absatz Absatzes Absätze Absätzen',
  unterabsatz: 'Unterabs Unterabsatz UAbs UA',
  satz: 'S Satz Satzes Sätze Sätzen',
  nummer: 'Nr Nrn Nummer Nummern Ziff Ziffer Ziffern',
  buchstabe: 'Buchst Buchstabe Buchstaben Bst lit',
  halbsatz: 'Halbsatz Halbs Hs HS',
  eingangssatz: 'Eingangssatz',
  other: 'Alt Alternative Alternativen Var Variante Varianten Fall Doppelbuchst Doppelbuchstabe Spiegelstrich',
}
const keyOfWord = new Map(
  Object.entries(words).flatMap(([key, list]) => list.split(' ').map((word) => [word, key as PartKey] as const)),
)
/** What follows its number: '1. Halbsatz', '2. Alt.' */
const behindOrdinal: readonly PartKey[] = ['halbsatz', 'other', 'unterabsatz']

const romans = 'I II III IV V VI VII VIII IX X XI XII XIII XIV XV XVI XVII XVIII XIX XX'.split(' ')

/** What is counted and follows no number of a norm: 'und 3 Tage'. */
const measures = new Set(
  (
    'Tag Tage Tagen Woche Wochen Monat Monate Monaten Jahr Jahre Jahren Stunde Stunden Minuten Werktage Werktagen ' +
    'Arbeitstage Arbeitstagen Kalendertage Uhr Euro EUR Prozent Personen Mitglieder Mitgliedern Arbeitnehmer ' +
    'Arbeitnehmern Beschäftigte Beschäftigten ' +
    'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'
  ).split(' '),
)

/** Whether digits count something, or belong to a day or a fraction, and so are no number of a norm or part. */
export function countsSomething(cursor: Cursor, index: number): boolean {
  const at = behindSpace(cursor, behindSign(cursor, index + 1, '.'))
  if (cursor.at(at)?.kind === 'number') return isSign(cursor, index + 1, '.')
  return measures.has(wordAt(cursor, at)) || isSign(cursor, at, '%') || isSign(cursor, at, '€')
}

/** The small letter of '6a', which stands directly behind the digits. */
const letterBehind = (cursor: Cursor, index: number): string => {
  const word = wordAt(cursor, index)
  return isSmallLetter(word) ? word : ''
}

/** A number as parts have it: '6', '3a', 'II'; of letters 'b' or 'bb'. */
export function partValueAt(cursor: Cursor, index: number, key: PartKey): Read<string> | undefined {
  const word = wordAt(cursor, index)
  if (key === 'buchstabe' || key === 'other') {
    // Also 'lit. a)'.
    if (isSmallOrDoubled(word)) return { value: word, next: behindSign(cursor, index + 1, ')') }
    if (key === 'buchstabe') return undefined
  }
  if (key === 'absatz' && word !== '') return romanAt(cursor, index)
  const digits = digitsAt(cursor, index, 3)
  if (digits === '' || countsSomething(cursor, index)) return undefined
  const letter = letterBehind(cursor, index + 1)
  return { value: digits + letter, next: index + (letter === '' ? 1 : 2) }
}

/** A Roman number up to XX, in Arabic figures. */
export function romanAt(cursor: Cursor, index: number): Read<string> | undefined {
  const nth = romans.indexOf(wordAt(cursor, index))
  return nth === -1 ? undefined : { value: String(nth + 1), next: index + 1 }
}

/** Which part a word names at the index: 'Abs.', 'Satz', 'Nr.'. */
export const partNamedAt = (cursor: Cursor, index: number): PartKey | undefined => keyOfWord.get(wordAt(cursor, index))

/** A part with its name: 'Abs. 6', 'Satz 1', '1. Halbsatz', 'Eingangssatz'. */
export function partAt(cursor: Cursor, index: number): Read<Part> | undefined {
  const key = partNamedAt(cursor, index)
  if (key === undefined) return ordinalPartAt(cursor, index)
  if (key === 'eingangssatz') return { value: { key, value: '' }, next: index + 1 }
  const at = behindSpace(cursor, behindSign(cursor, index + 1, '.'))
  if (key === 'absatz' && isSign(cursor, at, '(')) return bracketedAbsatzAt(cursor, at)
  const value = partValueAt(cursor, at, key)
  return value && { value: { key, value: value.value }, next: value.next }
}

function ordinalPartAt(cursor: Cursor, index: number): Read<Part> | undefined {
  const digits = digitsAt(cursor, index, 2)
  if (digits === '' || !isSign(cursor, index + 1, '.')) return undefined
  const at = behindSpace(cursor, index + 2)
  const key = partNamedAt(cursor, at)
  if (key === undefined || !behindOrdinal.includes(key)) return undefined
  return { value: { key, value: digits }, next: behindSign(cursor, at + 1, '.') }
}

/** An Absatz directly behind the number of the norm: 'II' or '(2)'. */
export function briefAbsatzAt(cursor: Cursor, index: number): Read<Part> | undefined {
  const roman = romanAt(cursor, index)
  if (roman) return { value: { key: 'absatz', value: roman.value, brief: true }, next: roman.next }
  return isSign(cursor, index, '(') ? bracketedAbsatzAt(cursor, index) : undefined
}

function bracketedAbsatzAt(cursor: Cursor, index: number): Read<Part> | undefined {
  const digits = digitsAt(cursor, index + 1, 2)
  const letter = digits === '' ? '' : letterBehind(cursor, index + 2)
  const close = index + (letter === '' ? 2 : 3)
  if (digits === '' || !isSign(cursor, close, ')')) return undefined
  return { value: { key: 'absatz', value: digits + letter, brief: true }, next: close + 1 }
}

/** A letter directly behind a number: 'a' of 'Nr. 1 a' and 'Nr. 1 a)'; not the beginning of 'a. F.' */
export function briefLetterAt(cursor: Cursor, index: number): Read<Part> | undefined {
  const letter = letterBehind(cursor, index)
  if (letter === '' || isSign(cursor, index + 1, '.')) return undefined
  return { value: { key: 'buchstabe', value: letter }, next: behindSign(cursor, index + 1, ')') }
}
