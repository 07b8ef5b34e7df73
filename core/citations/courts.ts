import type { Cursor, Read } from './cursor.ts'
import { behindSpace, isSign, wordAt } from './cursor.ts'

export interface Court {
  /** 'BAG', 'LAG Köln', 'Hessisches LAG'. */
  readonly name: string
  /** By which its file numbers are told: 'BAG', 'LAG'. */
  readonly kind: string
}

const named: Readonly<Record<string, string>> = {
  Bundesarbeitsgericht: 'BAG',
  Bundesverfassungsgericht: 'BVerfG',
  Bundesgerichtshof: 'BGH',
  Bundessozialgericht: 'BSG',
  Bundesverwaltungsgericht: 'BVerwG',
  Bundesfinanzhof: 'BFH',
  Landesarbeitsgericht: 'LAG',
  Arbeitsgericht: 'ArbG',
  Landessozialgericht: 'LSG',
  Sozialgericht: 'SG',
}
const abbreviated = new Set([...Object.values(named), 'EuGH', 'EuG'])
/** Of these there are many, told apart by a town or land. */
const local = new Set(['LAG', 'ArbG', 'LSG', 'SG'])
const lands: Readonly<Record<string, string>> = { Hessisch: 'Hessisches', Sächsisch: 'Sächsisches' }

const kindOf = (word: string): string | undefined => {
  if (abbreviated.has(word)) return word
  const nominative = word.endsWith('es') ? word.slice(0, -2) : word.endsWith('s') ? word.slice(0, -1) : word
  return Object.hasOwn(named, nominative) ? named[nominative] : undefined
}

/** Of 'Hessisches LAG' and 'Thüringer LAG' the land. */
const landOf = (word: string): string | undefined => {
  if (word === 'Thüringer') return word
  const stem = ['es', 'en', 'em'].some((ending) => word.endsWith(ending)) ? word.slice(0, -2) : word
  return Object.hasOwn(lands, stem) ? lands[stem] : undefined
}

/** Words that follow the name of a court and belong to no town. */
const notOfTowns = new Set([
  'Urteil',
  'Urt',
  'Beschluss',
  'Beschluß',
  'Beschl',
  'Az',
  'Aktenzeichen',
  'Kammer',
  'Entscheidung',
])
/** 'Frankfurt am Main', 'Neustadt an der Weinstraße'. */
const betweenTowns = new Set(['am', 'an', 'der', 'im'])

/** A court by its abbreviation or in full, with its town or land. */
export function courtAt(cursor: Cursor, index: number): Read<Court> | undefined {
  const word = wordAt(cursor, index)
  const kind = kindOf(word)
  if (kind !== undefined)
    return local.has(kind) ? localCourt(cursor, index + 1, kind) : { value: { name: kind, kind }, next: index + 1 }
  const at = behindSpace(cursor, index + 1)
  const land = landOf(word)
  const landKind = land === undefined ? undefined : kindOf(wordAt(cursor, at))
  if (landKind !== undefined && local.has(landKind))
    return { value: { name: `${land} ${landKind}`, kind: landKind }, next: at + 1 }
  const isUnion = ['Europäischer', 'Europäische', 'Europäischen'].includes(word)
  if (!isUnion || !wordAt(cursor, at).startsWith('Gerichtshof')) return undefined
  return { value: { name: 'EuGH', kind: 'EuGH' }, next: at + 1 }
}

function localCourt(cursor: Cursor, index: number, kind: string): Read<Court> {
  const town = townAt(cursor, behindSpace(cursor, index))
  return town
    ? { value: { name: `${kind} ${town.value}`, kind }, next: town.next }
    : { value: { name: kind, kind }, next: index }
}

const isTownWord = (word: string): boolean => word !== word.toLowerCase() && !notOfTowns.has(word)

/** 'Köln', 'Berlin-Brandenburg', 'Frankfurt am Main', 'Frankfurt (Oder)'. */
function townAt(cursor: Cursor, index: number): Read<string> | undefined {
  let value = wordAt(cursor, index)
  if (!isTownWord(value)) return undefined
  let next = index + 1
  for (
    let further = 0;
    further < 2 && isSign(cursor, next, '-') && isTownWord(wordAt(cursor, next + 1));
    further += 1
  ) {
    value += `-${wordAt(cursor, next + 1)}`
    next += 2
  }
  const river = riverAt(cursor, next)
  return river ? { value: `${value} ${river.value}`, next: river.next } : { value, next }
}

/** So many words are between a town and its river: 'an der'. */
const mostBetweenTowns = 2

/** 'am Main', 'an der Oder', '(Oder)' behind a town of that name. */
function riverAt(cursor: Cursor, index: number): Read<string> | undefined {
  let at = behindSpace(cursor, index)
  if (isSign(cursor, at, '(') && isTownWord(wordAt(cursor, at + 1)) && isSign(cursor, at + 2, ')'))
    return { value: `(${wordAt(cursor, at + 1)})`, next: at + 3 }
  const words: string[] = []
  while (words.length < mostBetweenTowns && betweenTowns.has(wordAt(cursor, at))) {
    words.push(wordAt(cursor, at))
    at = behindSpace(cursor, at + 1)
  }
  const river = wordAt(cursor, at)
  return words.length > 0 && isTownWord(river) ? { value: [...words, river].join(' '), next: at + 1 } : undefined
}
