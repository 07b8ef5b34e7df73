/** Shorter words are too much alike to be mended. */
export const shortestMended = 5
/** Longer than any word of ours. */
const longestMended = 40

export const canBeMended = (word: string): boolean => word.length >= shortestMended && word.length <= longestMended

/**
 * What a word and its misspelling have in common: wherever the one mistake is, what stands well before the middle or
 * what stands behind it is as it should be. An index finds words by either.
 */
export const unharmedParts = (word: string): { begins: string; ends: string; length: number } => {
  const middle = Math.ceil(word.length / 2)
  return { begins: word.slice(0, middle - 1), ends: word.slice(middle), length: word.length }
}

/** Whether one letter is wrong, missing or too many, or two neighbours are swapped. */
export const isOneMistakeApart = (one: string, other: string): boolean => {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  let alike = 0
  while (alike < short.length && short[alike] === long[alike]) alike += 1
  if (long.length === short.length + 1) return short.slice(alike) === long.slice(alike + 1)
  if (long.length !== short.length || alike === short.length) return false
  return (
    short.slice(alike + 1) === long.slice(alike + 1) ||
    (short[alike] === long[alike + 1] &&
      short[alike + 1] === long[alike] &&
      short.slice(alike + 2) === long.slice(alike + 2))
  )
}
