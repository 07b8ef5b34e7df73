import type { FilterAddress } from '../filter.ts'

type Typed<Value> = Omit<FilterAddress<Value>, 'name'>

/** Longer texts in an address mean nothing. */
const longest = 100

/** Any text, as it is. */
export const anyText: Typed<string> = {
  read: (text) => (text.length > longest ? undefined : text),
}

/** One of these words, each for a value of its own. */
export const oneOfWords = <const Words extends Readonly<Record<string, string>>>(
  words: Words,
): Typed<Words[keyof Words]> => ({
  read: (text) => (Object.hasOwn(words, text) ? words[text as keyof Words] : undefined),
  write: (counted) => Object.keys(words).find((word) => words[word] === counted) ?? counted,
})

/** One of these values, as it is. */
export const oneOfValues = <Value extends string>(values: readonly Value[]): Typed<Value> => ({
  read: (text) => values.find((value) => value === text),
})

const aNumber = /^\d{1,9}$/

export const wholeNumber: Typed<number> = {
  read: (text) => (aNumber.test(text) ? Number(text) : undefined),
}

/** A positive number as people type it. What is none is asked as 0, which is refused as well: NaN crosses no wire. */
export const numberTyped = (numberIn: (text: string) => number): Typed<number> => ({
  read: (text) => {
    if (text.length > longest) return undefined
    const number = numberIn(text)
    return Number.isFinite(number) ? number : 0
  },
})

/** 'ja'; no other word. */
export const yes: Typed<true> = { read: (text) => (text === 'ja' ? true : undefined), write: () => 'ja' }
