import type { FilterAddress } from '../filter.ts'

type Typed<Value> = Pick<FilterAddress<Value>, 'read' | 'write'>

/** Longer texts in an address mean nothing. */
const longest = 100

/** Any text, as it is. */
export const anyText: Typed<string> = {
  read: (text) => (text.length > longest ? undefined : text),
  write: (value) => value,
}

/** One of these words, each for a value of its own. */
export const oneOfWords = <const Words extends Readonly<Record<string, string>>>(
  words: Words,
): Typed<Words[keyof Words]> => ({
  read: (text) => (Object.hasOwn(words, text) ? words[text as keyof Words] : undefined),
  write: (value) => Object.keys(words).find((word) => words[word] === value) ?? value,
})

/** One of these values, as it is. */
export const oneOfValues = <Value extends string>(values: readonly Value[]): Typed<Value> => ({
  read: (text) => values.find((value) => value === text),
  write: (value) => value,
})

const aNumber = /^\d{1,9}$/

export const wholeNumber: Typed<number> = {
  read: (text) => (aNumber.test(text) ? Number(text) : undefined),
  write: String,
}

/** A number as people type it, NaN for what is none. */
export const numberTyped = (read: (text: string) => number): Typed<number> => ({
  read: (text) => (text.length > longest ? undefined : read(text)),
  write: String,
})

/** 'ja'; no other word. */
export const yes: Typed<true> = { read: (text) => (text === 'ja' ? true : undefined), write: () => 'ja' }
