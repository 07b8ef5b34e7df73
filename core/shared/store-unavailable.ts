/**
 * The store does not answer, or cannot write anything just now: nobody did anything wrong, and the same may succeed
 * later. Thrown by stores, for it is no refusal of a rule.
 */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable'
  /** The change may have been made all the same: what was lost is the answer to it. */
  readonly mayBeDone: boolean

  constructor(message: string, options: { readonly cause?: unknown; readonly mayBeDone?: boolean } = {}) {
    super(message, { cause: options.cause })
    this.mayBeDone = options.mayBeDone ?? false
  }
}
