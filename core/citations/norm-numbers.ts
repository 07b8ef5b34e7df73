import type { Cursor, Read } from './cursor.ts'
import { behindSign, behindSpace, digitsAt, isSign, isSmallLetter, isSmallOrDoubled, wordAt } from './cursor.ts'

export interface NormNumber {
  readonly number: string
  readonly following?: 'f' | 'ff'
}

/** '§', '§§', 'Art.' or 'Artikel'. */
export interface NormSign {
  readonly unit: 'paragraph' | 'article'
  /** '§§' is followed by several norms. */
  readonly several: boolean
}

const articleWords = ['Art', 'Artt', 'Artikel', 'Artikeln', 'Artikels']

export function normSignAt(cursor: Cursor, index: number): Read<NormSign> | undefined {
  if (isSign(cursor, index, '§')) {
    const several = isSign(cursor, index + 1, '§')
    const next = behindSpace(cursor, index + (several ? 2 : 1))
    return { value: { unit: 'paragraph', several }, next }
  }
  if (!articleWords.includes(wordAt(cursor, index))) return undefined
  const next = behindSpace(cursor, behindSign(cursor, index + 1, '.'))
  return { value: { unit: 'article', several: false }, next }
}

const isFollowing = (word: string): word is 'f' | 'ff' => word === 'f' || word === 'ff'

/** Whether a letter stands apart from its number before a dot at the end of a sentence as well: '§ 78 a.' */
const standsBeforeDot = (letter: string): boolean => /^[a-e]$/.test(letter)

/** Whether a dot belongs to an abbreviation, such as 'a.F.' or 'i. V. m.', and does not end the sentence. */
const isAbbreviated = (cursor: Cursor, dot: number): boolean => {
  const at = behindSpace(cursor, dot + 1)
  const word = wordAt(cursor, at)
  return word !== '' && word.length <= 2 && isSign(cursor, at + 1, '.')
}

/** The number of a norm: '37', '78a', '78 a', '305 ff.'. Undefined where the digits number something else: '5.1'. */
export function normNumberAt(cursor: Cursor, index: number): Read<NormNumber> | undefined {
  const digits = digitsAt(cursor, index)
  if (digits === '' || digits.startsWith('0')) return undefined
  const glued = wordAt(cursor, index + 1)
  if (glued !== '') return withGluedLetter(cursor, index + 1, digits, glued)
  if (isSign(cursor, index + 1, '.') && digitsAt(cursor, index + 2) !== '') return undefined
  return withFollowing(cursor, index + 1, digits)
}

function withGluedLetter(cursor: Cursor, index: number, digits: string, glued: string): Read<NormNumber> | undefined {
  if (glued === 'ff' || (glued === 'f' && isSign(cursor, index + 1, '.')))
    return { value: { number: digits, following: glued }, next: behindSign(cursor, index + 1, '.') }
  const letters = glued.toLowerCase()
  if (!isSmallOrDoubled(letters)) return undefined
  return withFollowing(cursor, index + 1, digits + letters)
}

function withFollowing(cursor: Cursor, index: number, number: string): Read<NormNumber> {
  const at = behindSpace(cursor, index)
  const word = wordAt(cursor, at)
  if (isFollowing(word)) return { value: { number, following: word }, next: behindSign(cursor, at + 1, '.') }
  const mayHaveLetter = isSmallLetter(word) && digitsAt(cursor, index - 1) === number
  if (!mayHaveLetter) return { value: { number }, next: index }
  const before = !isSign(cursor, at + 1, '.')
  const ends = standsBeforeDot(word) && !isAbbreviated(cursor, at + 1)
  if (!before && !ends) return { value: { number }, next: index }
  return withFollowing(cursor, at + 1, number + word)
}
