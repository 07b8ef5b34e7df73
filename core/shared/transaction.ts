import type { Refusal, Result } from './result.ts'

/**
 * Runs `work` in one transaction, again on conflict: it may run twice and does nothing outside `tx`. What it answers is
 * committed and durable; a refusal or a throw rolls back everything, letters, tags and remembered requests too. `tx` is
 * good until the work ends. Slow work (hashing, PDFs) comes before. Throws where a change is begun inside a change.
 */
export interface ForChanging<Tx> {
  <T, R extends Refusal = never>(work: (tx: Tx) => Promise<Result<T, R>>): Promise<Result<T, R>>
}
