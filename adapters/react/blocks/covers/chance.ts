// Without React: numbers by which covers are drawn.

/** FNV-1a over the code points: the one number from which a cover's whole look follows. */
export const seedOf = (text: string): number => {
  let hash = 2166136261
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) as number), 16777619)
  return hash >>> 0
}

/** mulberry32: the same seed draws the same numbers between 0 and 1, on every machine. */
export const drawsFrom = (seed: number): (() => number) => {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}
