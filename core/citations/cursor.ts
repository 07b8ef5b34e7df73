import type { Token } from './tokens.ts'
import { tokensOf } from './tokens.ts'

/** The tokens of a text, and how often they were looked at: a reader may look ahead, but not without an end. */
export interface Cursor {
  readonly text: string
  readonly count: number
  at(index: number): Token | undefined
  looks(): number
}

/** What was read, and the index of the token behind it. */
export interface Read<T> {
  readonly value: T
  readonly next: number
}

export const cursorOver = (text: string): Cursor => {
  const tokens = tokensOf(text)
  let looks = 0
  return {
    text,
    count: tokens.length,
    at: (index) => {
      looks += 1
      return tokens[index]
    },
    looks: () => looks,
  }
}

/** The index behind a space, if there is one. */
export const behindSpace = (cursor: Cursor, index: number): number =>
  cursor.at(index)?.kind === 'space' ? index + 1 : index

export const isSign = (cursor: Cursor, index: number, sign: string): boolean => {
  const token = cursor.at(index)
  return token?.kind === 'sign' && token.text === sign
}

/** The word at the index; '' where there is none. */
export const wordAt = (cursor: Cursor, index: number): string => {
  const token = cursor.at(index)
  return token?.kind === 'word' ? token.text : ''
}

/** Whether a word is one of the letters a to z, as in '78a' and 'lit. a'. */
export const isSmallLetter = (word: string): boolean => /^[a-z]$/.test(word)

/** Whether a word is such a letter, or the same one twice, as in 'Doppelbuchst. bb'. */
export const isSmallOrDoubled = (word: string): boolean => /^([a-z])\1?$/.test(word)

/** The digits at the index, if there are at most so many; '' where there are none. */
export const digitsAt = (cursor: Cursor, index: number, most = 4): string => {
  const token = cursor.at(index)
  return token?.kind === 'number' && token.text.length <= most ? token.text : ''
}

/** Behind a sign, if it stands there at once. */
export const behindSign = (cursor: Cursor, index: number, sign: string): number =>
  isSign(cursor, index, sign) ? index + 1 : index

/** Where the token before the index ends. */
export const endBefore = (cursor: Cursor, index: number): number => cursor.at(index - 1)?.end ?? 0

/** Where the token at the index begins. */
export const startAt = (cursor: Cursor, index: number): number => cursor.at(index)?.start ?? cursor.text.length
