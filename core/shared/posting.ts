import type { Instant } from './day.ts'

/** Lays out letters for the post within the transaction that gives rise to them. */
export interface ForPosting<Letter> {
  /** Unless its dedupe key has been used. */
  post(letter: Letter, now: Instant): Promise<void>
  /** Gives up letters that never left, by their dedupe keys: what they say and to whom is erased, the reason stays. */
  withdraw(dedupeKeys: readonly string[], now: Instant, reason: string): Promise<void>
  /** The same of all letters to an address. */
  withdrawTo(address: string, now: Instant, reason: string): Promise<void>
}
