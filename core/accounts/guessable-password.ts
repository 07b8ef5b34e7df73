import { required } from '../shared/required.ts'
import { germanWords, keyRows, letterOf } from './usual-passwords.ts'

/** What passwords are compared with. */
export interface PasswordKnowledge {
  /** Passwords that are tried first, in lower case. */
  readonly usual: ReadonlySet<string>
  /** Words that say something about the person or the provider: names, firm, address, product. */
  readonly own: readonly string[]
}

/** Characters that remain to be guessed when what follows from the one before is left out; with fewer it is guessed. */
const fewestToGuess = 5
const shortestOwnWord = 3

const plainOf = (text: string): string => text.normalize('NFKC').toLowerCase().trim()
const lettersOf = (text: string): string => text.replace(/[^\p{L}]/gu, '')

/** With letters for the figures and signs that stand for them: 'pa$$w0rd' is a password, '1' may be an i or an l. */
const withLetters = (text: string): readonly string[] =>
  ['i', 'l'].map((one) => Array.from(text, (sign) => (sign === '1' ? one : (letterOf[sign] ?? sign))).join(''))

/** Without the figures and signs that people put before and after a word until it is long enough. */
function bare(text: string): string {
  const signs = Array.from(text)
  const isLetter = (sign: string): boolean => /\p{L}/u.test(sign)
  return signs.slice(signs.findIndex(isLetter), signs.findLastIndex(isLetter) + 1).join('')
}

/** The shortest beginning that a text repeats, itself where it does not, such as 'abc' of 'abcabcab'. */
function repeated(text: string): string {
  for (let length = 1; length <= text.length / 2; length++)
    if (text.startsWith(text.slice(length))) return text.slice(0, length)
  return text
}

/** Pairs of characters that follow each other on keys, in the alphabet or in numbers, forwards and backwards. */
const neighbours: ReadonlySet<string> = new Set(
  keyRows.flatMap((row) =>
    Array.from(row.slice(1), (next, i) => {
      const key = required(row[i])
      return [key + next, next + key]
    }).flat(),
  ),
)

const follows = (before: string, sign: string): boolean => sign === before || neighbours.has(before + sign)

/** How many characters do not follow from the one before: none of 'aaaa' and '1234' but the first. */
const toGuess = (text: string): number => {
  const signs = Array.from(text)
  return signs.filter((sign, i) => i === 0 || !follows(required(signs[i - 1]), sign)).length
}

/** What is left of a text without the words, the longest first. */
const without = (words: readonly string[], text: string): string =>
  words.toSorted((one, other) => other.length - one.length).reduce((left, word) => left.replaceAll(word, ''), text)

/**
 * Whether a password is among those that are guessed first: one of the usual ones, the same with figures and signs
 * around it or in place of letters, a repetition, a row of keys, or made of what is known about the person. Otherwise
 * any characters will do: there are no rules of composition (domain §6).
 */
export function isGuessable(password: string, { usual, own }: PasswordKnowledge): boolean {
  const plain = plainOf(password)
  const unit = repeated(plain)
  if (toGuess(unit) < fewestToGuess) return true
  const ownWords = own.flatMap((text) => plainOf(text).match(/[\p{L}\p{M}]+/gu) ?? [])
  const known = ownWords.filter((word) => word.length >= shortestOwnWord)
  const isUsual = (text: string): boolean => usual.has(text) || germanWords.has(text) || known.includes(text)
  const forms = [plain, unit, bare(plain), bare(unit)].flatMap((text) => [text, ...withLetters(text)])
  return forms
    .flatMap((text) => [text, bare(text), lettersOf(text), Array.from(text).toReversed().join('')])
    .some((text) => isUsual(text) || isUsual(repeated(text)) || isMadeOf(known, text, isUsual))
}

/** Whether own words leave nothing, or nothing that would have to be guessed. */
function isMadeOf(own: readonly string[], text: string, isUsual: (text: string) => boolean): boolean {
  const letters = lettersOf(text)
  const left = without(own, letters)
  return left !== letters && (left.length < fewestToGuess || isUsual(left))
}
