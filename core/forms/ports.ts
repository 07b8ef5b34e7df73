import type { Result, TooMany } from '../shared/result.ts'
import type { Visitor } from '../shared/visitor.ts'
import type { NoRoom, RequestSigns, TooSoon, UploadedFile } from './forms.ts'
import type { KeyTaken, Once, RememberedRequest } from '../shared/once-only.ts'

/** What a visitor does with any form. */
export interface ForFillingInForms {
  /**
   * He begins to fill in a form: from now on his time is taken. Who began before goes on, until a form of his was
   * accepted. Never refuses.
   */
  begin(ask: {}): Promise<Result<void, never>>
}

/** Remembers requests by their keys. */
export interface ForRememberingRequests {
  /** One that came within the hours for which requests are known, or a little earlier. */
  find(key: string): Promise<RememberedRequest | undefined>
}

/** A form that was sent, its fields found right, with the files that came with it. */
export interface SentForm {
  /** Which form it is, such as 'application'. */
  readonly kind: string
  readonly email: string
  readonly idempotencyKey: RequestSigns['idempotencyKey']
  /** Everything that it says beside its files, so that the same form can be told from another. */
  readonly says: readonly (string | undefined)[]
  readonly files: readonly UploadedFile[]
}

export type WhyNotMet = KeyTaken | TooSoon | TooMany

/** Takes forms for the contexts whose forms they are. */
export interface ForTakingForms {
  /**
   * Takes a form as domain §7.5 wants it: a repeated one is known again, one that came too fast or too often is
   * refused, and so is one for whose files there is no room, see `takeRoom`. What is new is handed to `keep`, which
   * stores it with its `Once` in one transaction. Answers the number that it has, or that it had when it came before.
   */
  take(
    visitor: Visitor,
    form: SentForm,
    keep: (once: Once) => Promise<Result<{ readonly id: string }, KeyTaken>>,
  ): Promise<Result<{ readonly id: string }, WhyNotMet | NoRoom>>
}
