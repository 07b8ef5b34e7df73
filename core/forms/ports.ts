import type { Result } from '../shared/result.ts'
import type { RememberedRequest } from './forms.ts'

/** What a visitor does with any form. */
export interface ForFillingInForms {
  /**
   * He begins to fill in a form: from now on his time is taken. Who began before goes on, until a form of his was accepted.
   * Never refuses.
   */
  begin(ask: {}): Promise<Result<void, never>>
}

/**
 * Remembers requests by their keys. What a request gives rise to is kept in the transaction that remembers it, so storing
 * ports take a `Once`; this one looks only.
 */
export interface ForRememberingRequests {
  /** One that came within the hours for which requests are known, or a little earlier. */
  find(key: string): Promise<RememberedRequest | undefined>
}
