/**
 * How a call failed: a status outside 200 to 299 without a refusal, given up by the caller, no network, or out of time
 * (spec §7).
 */
export type HowItFailed = 'status' | 'abort' | 'network' | 'timeout'

/** A call that brought neither a value nor a refusal. */
export class CallFailed extends Error {
  override readonly name = 'CallFailed'
  readonly kind: HowItFailed
  /** Name of the route, such as wishlist.add. */
  readonly route: string
  /** The status, where one came. */
  readonly status: number | undefined
  /** The code of the problem, where one came. */
  readonly code: string | undefined

  constructor(
    kind: HowItFailed,
    route: string,
    more: { status?: number; code?: string | undefined; cause?: unknown } = {},
  ) {
    super(`${route}: ${kind}${more.status ? ` ${more.status}` : ''}${more.code ? ` ${more.code}` : ''}`, {
      cause: more.cause,
    })
    this.kind = kind
    this.route = route
    this.status = more.status
    this.code = more.code
  }
}
