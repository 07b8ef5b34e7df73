import { randomUUID } from 'node:crypto'
import type {
  ForKeepingLetters,
  ForTracingLetters,
  ForWatchingLetters,
  Letter,
  LetterFate,
} from '#core/letters/ports.ts'
import { troubleNamed } from '#core/letters/trouble.ts'
import type { Instant } from '#core/shared/day.ts'
import type { ForPosting } from '#core/shared/posting.ts'
import type { WriteInTurn } from '../engine/changing-in-memory.ts'
import type { MemoryTables } from '../engine/memory-tables.ts'
import { storedInstant } from '../engine/stored-instant.ts'

export interface WaitingLetter {
  /** Gone once it is sent or given up: it holds a name and a token. */
  readonly letter?: Letter
  readonly due: number
  readonly leasedUntil: number
  readonly attempts: number
  /** Why the last attempt failed. */
  readonly failure?: string
  readonly sentAt?: Instant
  readonly givenUp?: { readonly at: Instant; readonly reason: string }
}

type LetterTables = Pick<MemoryTables, 'letters' | 'letterIds'>

export const lettersInMemory = (
  { letters, letterIds }: LetterTables,
  write: WriteInTurn,
): ForKeepingLetters & ForWatchingLetters & ForTracingLetters => {
  const change = (id: string, changed: (letter: WaitingLetter) => WaitingLetter): Promise<void> =>
    write(() => changeWaiting(letters, id, changed))
  return {
    claim: (limit, now, until) =>
      write(() => {
        const at = Date.parse(now)
        const due = [...letters.entries()].filter(
          ([, { letter, due, leasedUntil }]) => letter && due <= at && leasedUntil <= at,
        )
        return due
          .toSorted(([, one], [, other]) => one.due - other.due)
          .slice(0, limit)
          .flatMap(([id, waiting]) => {
            const { letter, attempts } = waiting
            letters.set(id, { ...waiting, leasedUntil: Date.parse(until), attempts: attempts + 1 })
            return letter ? [{ id, attempts, letter: { ...letter } }] : []
          })
      }),
    waitingTo: async (address) =>
      [...letters.values()].flatMap(({ letter }) => (letter?.to === address ? [letter.kind] : [])),
    sent: (id, now) => change(id, (letter) => ({ ...erased(letter), sentAt: storedInstant(now) })),
    putOff: (id, at) =>
      change(id, (letter) => ({ ...letter, due: Date.parse(at), leasedUntil: 0, attempts: letter.attempts - 1 })),
    failed: (id, again, failure) =>
      change(id, (letter) => ({ ...letter, due: Date.parse(again), leasedUntil: 0, failure })),
    givenUp: (id, at, reason) => change(id, (letter) => ({ ...erased(letter), givenUp: { at, reason } })),
    fates: async (keys) =>
      new Map(
        keys.flatMap((key) => {
          const waiting = letters.get(letterIds.get(key) ?? '')
          return waiting ? [[key, fateOf(waiting)] as const] : []
        }),
      ),
    trouble: async (since) => {
      const waiting = [...letters.values()].filter(({ letter }) => letter !== undefined)
      const givenUp = [...letters.values()].flatMap(({ givenUp: gone, attempts }) =>
        gone && attempts > 0 && Date.parse(gone.at) >= Date.parse(since)
          ? [{ at: new Date(gone.at).toISOString(), reason: gone.reason }]
          : [],
      )
      return {
        waiting: waiting.length,
        failing: waiting.filter(({ failure }) => failure !== undefined).length,
        givenUp: givenUp.length,
        last: givenUp.toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at)).slice(0, troubleNamed),
      }
    },
  }
}

/** Lays letters out for the post within the transaction that gives rise to them. */
export const postingLetters = (tables: () => LetterTables): ForPosting<Letter> => ({
  post: async (letter, now) => {
    const { letters, letterIds } = tables()
    if (letterIds.has(letter.dedupeKey)) return
    const id = randomUUID()
    letterIds.set(letter.dedupeKey, id)
    letters.set(id, { letter, due: Date.parse(now), leasedUntil: 0, attempts: 0 })
  },
  withdraw: async (dedupeKeys, at, reason) => {
    const { letters, letterIds } = tables()
    for (const key of dedupeKeys)
      changeWaiting(letters, letterIds.get(key), (letter) => ({ ...erased(letter), givenUp: { at, reason } }))
  },
  withdrawTo: async (address, at, reason) => {
    const { letters } = tables()
    for (const [id, { letter }] of letters.entries())
      if (letter?.to === address) changeWaiting(letters, id, (one) => ({ ...erased(one), givenUp: { at, reason } }))
  },
})

function changeWaiting(
  letters: LetterTables['letters'],
  id: string | undefined,
  changed: (letter: WaitingLetter) => WaitingLetter,
): void {
  const waiting = id === undefined ? undefined : letters.get(id)
  if (id !== undefined && waiting?.letter) letters.set(id, changed(waiting))
}

const fateOf = ({ sentAt, givenUp }: WaitingLetter): LetterFate => {
  if (sentAt !== undefined) return { state: 'sent', at: sentAt }
  return givenUp ? { state: 'given-up', at: storedInstant(givenUp.at) } : { state: 'waiting' }
}

const erased = (waiting: WaitingLetter): WaitingLetter => {
  const { letter: _, ...rest } = waiting
  return rest
}
