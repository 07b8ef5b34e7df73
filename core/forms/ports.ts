import type { Instant } from '../shared/day.ts'
import type { Result } from '../shared/result.ts'
import type { Once, RememberedRequest } from './forms.ts'

/** What a visitor does with any form. */
export interface ForFillingInForms {
  /**
   * He begins to fill in a form: from now on his time is taken. Who began before goes on, until a form of his was accepted.
   * Never refuses.
   */
  begin(ask: {}): Promise<Result<void, never>>
}

/** Remembers requests by their keys. */
export interface ForRememberingRequests {
  /** One that came within the hours for which requests are known, or a little earlier. */
  find(key: string): Promise<RememberedRequest | undefined>
}

/** Remembers requests within the transaction that keeps what they give rise to. */
export interface ForTakingRequests {
  /**
   * Remembers a request under a number, unless another came under its key: answers that one. Of two at the same time one
   * waits until the other one's transaction has ended.
   */
  remember(once: Once, id: string, now: Instant): Promise<RememberedRequest | undefined>
}
