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

/** A form that was sent, its fields found right. */
export interface SentForm {
  /** Which form it is, such as 'application'. */
  readonly kind: string
  readonly email: string
  readonly idempotencyKey: RequestSigns['idempotencyKey']
  /** Everything that it says, so that the same form can be told from another. */
  readonly says: readonly (string | Uint8Array | undefined)[]
}

export type WhyNotMet = KeyTaken | TooSoon | TooMany

/** A form that is new, one that was heard before, or the reason why it is not heard. */
export type Met = { readonly once: Once } | { readonly heardAs: string } | { readonly refusal: WhyNotMet }

/** Meets forms for the contexts whose forms they are. */
export interface ForMeetingForms {
  /**
   * Meets a form as domain §7.5 wants it: a repeated one is known again, one that came too fast or too often is
   * refused. What is new is to be stored with its `Once` in one transaction.
   */
  meet(visitor: Visitor, form: SentForm): Promise<Met>
  /** Takes room for files that are to be stored beside as many bytes as lie there; see `takeRoom`. */
  takeRoom(visitor: Visitor, files: readonly UploadedFile[], stored: () => Promise<number>): Promise<NoRoom | undefined>
}
