import type { ForKeepingLetters, Letter } from '#core/letters/ports.ts'
import type { Clock } from '#core/shared/clock.ts'

/** Takes letters out of the outbox as the post would, and keeps them for scenarios to read. */
export const letterBox = (letters: ForKeepingLetters, clock: Clock): (() => Promise<readonly Letter[]>) => {
  const received: Letter[] = []
  return async () => {
    const now = clock.now()
    for (const { id, letter } of await letters.claim(100, now, now)) {
      await letters.sent(id, now)
      received.push(letter)
    }
    return received
  }
}
