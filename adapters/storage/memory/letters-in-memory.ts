import { randomUUID } from 'node:crypto'
import type { ForKeepingLetters, Letter } from '#core/letters/ports.ts'
import type { Instant } from '#core/shared/day.ts'

interface WaitingLetter {
  readonly dedupeKey: string
  /** Gone once it is sent or given up: it holds a name and a token. */
  readonly letter?: Letter
  readonly due: number
  readonly leasedUntil: number
  readonly attempts: number
  readonly givenUp?: { readonly at: Instant; readonly reason: string }
}

export interface LettersInMemory extends ForKeepingLetters {
  /** Lays a letter out for the post unless its dedupe key has been used. */
  readonly post: (letter: Letter, now: Instant) => void
  /** Gives up letters that never left, by their dedupe keys. */
  readonly withdraw: (dedupeKeys: readonly string[], now: Instant, reason: string) => void
}

export function lettersInMemory(): LettersInMemory {
  const letters = new Map<string, WaitingLetter>()
  const change = (id: string, changed: (letter: WaitingLetter) => WaitingLetter): void => {
    const letter = letters.get(id)
    if (letter?.letter) letters.set(id, changed(letter))
  }
  return {
    post: (letter, now) => {
      const known = [...letters.values()].some(({ dedupeKey }) => dedupeKey === letter.dedupeKey)
      if (!known)
        letters.set(randomUUID(), {
          dedupeKey: letter.dedupeKey,
          letter,
          due: Date.parse(now),
          leasedUntil: 0,
          attempts: 0,
        })
    },
    withdraw: (keys, at, reason) => {
      for (const [id, { dedupeKey }] of letters)
        if (keys.includes(dedupeKey)) change(id, (letter) => ({ ...erased(letter), givenUp: { at, reason } }))
    },
    claim: async (limit, now, until) => {
      const at = Date.parse(now)
      const due = [...letters].filter(([, { letter, due, leasedUntil }]) => letter && due <= at && leasedUntil <= at)
      return due
        .toSorted(([, one], [, other]) => one.due - other.due)
        .slice(0, limit)
        .flatMap(([id, waiting]) => {
          const { letter, attempts } = waiting
          letters.set(id, { ...waiting, leasedUntil: Date.parse(until), attempts: attempts + 1 })
          return letter ? [{ id, attempts, letter: { ...letter } }] : []
        })
    },
    sent: async (id) => change(id, erased),
    failed: async (id, again) => change(id, (letter) => ({ ...letter, due: Date.parse(again), leasedUntil: 0 })),
    givenUp: async (id, at, reason) => change(id, (letter) => ({ ...erased(letter), givenUp: { at, reason } })),
  }
}

const erased = (waiting: WaitingLetter): WaitingLetter => {
  const { letter: _, ...rest } = waiting
  return rest
}
