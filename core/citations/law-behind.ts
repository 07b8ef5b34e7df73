import type { Cursor, Read } from './cursor.ts'
import { behindSign, behindSpace, isSign, wordAt } from './cursor.ts'
import { bookCalled, knownLaw } from './known-laws.ts'
import { isAbbreviation, lawNamedAt, looksLikeALaw } from './law-names.ts'

/** What stands behind a norm and says whose it is. */
export type Owner =
  /** A law, known to us or made like one. */
  | { readonly kind: 'law'; readonly law: string }
  /** A contract, rules of procedure, a law of another country, or a law that we cannot tell. */
  | { readonly kind: 'foreign' }
  /** A commentary speaks of it: the law stands before it, if anywhere. */
  | { readonly kind: 'commented' }
  /** Nothing: the text's own law is meant, if it has one. */
  | { readonly kind: 'none' }

const foreign: Owner = { kind: 'foreign' }
const none: Owner = { kind: 'none' }

/** Adjectives that change nothing about which law is meant; others do, such as 'österreichischen'. */
const plainAdjectives = new Set(['deutschen', 'europäischen', 'neuen', 'geltenden', 'aktuellen'])
const possessives = new Set(
  (
    'eines einer seines seiner ihres ihrer Ihres Ihrer unseres unserer unsres unsrer meines meiner eures eurer ' +
    'jenes jener deren dessen'
  ).split(' '),
)
const within = new Set(['in', 'im', 'aus', 'vom', 'von', 'zum', 'zur'])
const marginalNumbers = new Set(['Rn', 'Rdnr', 'Rdn', 'Randnr', 'Rz', 'Randnummer'])
/** Ends of the names of texts that have paragraphs and are no laws. */
const otherTexts = (
  'vertrag vertrages vertrags vereinbarung vereinbarungen satzung ordnung richtlinie richtlinien verordnung plan plans ' +
  'planes statut statuts bedingungen abkommen abkommens charta konvention verfassung agb'
).split(' ')
/** What follows 'des Gesetzes' where that is the beginning of a name. */
const goesOn = new Set(['über', 'zur', 'zum', 'vom', 'gegen', 'betreffend', 'für'])

const isOtherText = (word: string): boolean => {
  const small = word.toLowerCase()
  return otherTexts.some((ending) => small.endsWith(ending)) || small.startsWith('tarif')
}

const startsLarge = (word: string): boolean => word.charAt(0) !== word.charAt(0).toLowerCase()

/** Whose the norms before the index are; `law` is the one in whose text they stand. */
export function ownerAt(cursor: Cursor, index: number, law: string | undefined): Read<Owner> {
  const at = behindSpace(cursor, index)
  const named = lawNamedAt(cursor, at)
  if (named) return ofLaw(cursor, named)
  const word = wordAt(cursor, at)
  if (word === 'des' || word === 'der') return behindArticle(cursor, at + 1, law)
  return { value: ownerByWord(cursor, at, word), next: looksLikeALaw(word) ? at + 1 : index }
}

const ofLaw = (cursor: Cursor, { value, next }: Read<string>): Read<Owner> =>
  isOfOtherCountry(cursor, next) ? { value: foreign, next } : { value: { kind: 'law', law: value }, next }

function ownerByWord(cursor: Cursor, index: number, word: string): Owner {
  if (looksLikeALaw(word)) return { kind: 'law', law: word }
  if (word === 'dieses' || word === 'dieser') return isOwnLaw(cursor, index + 1) ? none : foreign
  if (isAbbreviation(word) || isGoneOn(cursor, index)) return foreign
  if (marginalNumbers.has(word)) return { kind: 'commented' }
  if (possessives.has(word) || within.has(word)) return isOfOtherText(cursor, index + 1) ? foreign : none
  return startsLarge(word) && (isOtherText(lastOfCompound(cursor, index)) || isRegulation(cursor, index))
    ? foreign
    : none
}

/** Behind 'des' or 'der': a law in full, by its abbreviation or as 'des Gesetzes'; all else is no law. */
function behindArticle(cursor: Cursor, index: number, law: string | undefined): Read<Owner> {
  let at = behindSpace(cursor, index)
  if (plainAdjectives.has(wordAt(cursor, at))) at = behindSpace(cursor, at + 1)
  const named = lawNamedAt(cursor, at)
  if (named) return ofLaw(cursor, named)
  const word = wordAt(cursor, at)
  const next = behindSpace(cursor, at + 1)
  if (looksLikeALaw(word)) return { value: { kind: 'law', law: word }, next: at + 1 }
  const carriedOut = law === undefined ? undefined : knownLaw(law)?.carriesOut
  if (word === 'Gesetzes' && carriedOut !== undefined && !goesOn.has(wordAt(cursor, next)))
    return { value: { kind: 'law', law: carriedOut }, next: at + 1 }
  const book = law?.startsWith('SGB ') ? bookCalled(word) : undefined
  if (book !== undefined && wordAt(cursor, next).startsWith('Buch'))
    return { value: { kind: 'law', law: book }, next: next + 1 }
  // In a law's own text 'der' mostly begins the next part of the sentence: 'im Fall des § 106 der Betriebsrat'.
  const isNext = law !== undefined && wordAt(cursor, index - 1) === 'der' && !isOfOtherText(cursor, index)
  return { value: isNext ? none : foreign, next: index }
}

const isOwnLaw = (cursor: Cursor, index: number): boolean =>
  ['Gesetz', 'Gesetzes', 'Buches', 'Buchs', 'Gesetzbuchs', 'Gesetzbuches', 'Verordnung'].includes(
    wordAt(cursor, behindSpace(cursor, index)),
  )

/** So many words are between 'in' or 'eines' and what they belong to: 'in unserer neuen Satzung'. */
const mostBetween = 3

function isOfOtherText(cursor: Cursor, index: number): boolean {
  let at = behindSpace(cursor, index)
  for (let nth = 0; nth < mostBetween; nth += 1) {
    const word = wordAt(cursor, at)
    if (startsLarge(word)) return isOtherText(lastOfCompound(cursor, at))
    at = behindSpace(cursor, at + 1)
  }
  return false
}

/** 'Verordnung' of 'Kraftfahrzeughilfe-Verordnung'. */
function lastOfCompound(cursor: Cursor, index: number): string {
  let at = index
  for (let nth = 0; nth < mostBetween && isSign(cursor, at + 1, '-') && wordAt(cursor, at + 2) !== ''; nth += 1) at += 2
  return wordAt(cursor, at)
}

const roman = /^[IVX]+[a-z]?$/

/** A regulation in short: 'Bauprodukte-VO', 'Rom I-VO', 'Brüssel Ia-VO'. */
function isRegulation(cursor: Cursor, index: number): boolean {
  const next = behindSpace(cursor, index + 1)
  const at = roman.test(wordAt(cursor, next)) ? next : index
  return lastOfCompound(cursor, at) === 'VO'
}

/** '§ 2.c)' and '§ 5 Nr. 2.1' go on as laws do not. */
const isGoneOn = (cursor: Cursor, index: number): boolean => {
  const next = isSign(cursor, index, '.') ? cursor.at(index + 1) : undefined
  return next?.kind === 'number' || (next?.kind === 'word' && next.text.length === 1)
}

/** 'KSchG (Österreich)'. */
const isOfOtherCountry = (cursor: Cursor, index: number): boolean => {
  const at = behindSign(cursor, behindSpace(cursor, index), '(')
  return isSign(cursor, at - 1, '(') && ['Österreich', 'Schweiz', 'AT', 'CH'].includes(wordAt(cursor, at))
}
