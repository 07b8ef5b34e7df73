import type { SiteRefusal } from '#core/site.ts'

/**
 * The HTTP status of every refusal: the same for a call and for a page, and a new refusal does not compile without one.
 */
export const refusalStatus = {
  'not-signed-in': 401,
  'credentials-wrong': 401,
  'second-factor-needed': 401,
  'shop-locked': 401,
  'not-a-service': 401,
  'email-unconfirmed': 403,
  'not-allowed': 403,
  'not-found': 404,
  'not-imported': 404,
  'second-factor-on': 409,
  'already-published': 409,
  'wishlist-full': 409,
  'last-manager': 409,
  'gremium-full': 409,
  'gremium-changed': 409,
  'profile-changed': 409,
  'sold-out': 409,
  'recipient-twice': 409,
  outdated: 409,
  'key-taken': 409,
  'cart-changed': 409,
  'price-changed': 409,
  'not-orderable': 409,
  'not-possible': 409,
  'not-begun': 409,
  'fee-no-longer': 409,
  'cart-empty': 422,
  'names-missing': 422,
  'fee-not-confirmed': 422,
  'votes-do-not-add-up': 422,
  'no-quorum': 422,
  'no-majority': 422,
  'resolved-too-late': 422,
  // Not a redirect: a client that follows it would end on a page, and the refusal would be lost.
  moved: 410,
  past: 410,
  begun: 410,
  closed: 410,
  expired: 410,
  withdrawn: 410,
  'files-too-large': 413,
  'files-of-wrong-kind': 415,
  'unknown-content': 422,
  'pdf-unreadable': 422,
  invalid: 422,
  'cart-full': 422,
  'too-soon': 429,
  'too-many': 429,
  'no-room': 503,
} as const satisfies { readonly [Why in SiteRefusal['why']]: number }

/** The HTTP status that a refusal is answered with. */
export const statusOf = ({ why }: Pick<SiteRefusal, 'why'>): number => refusalStatus[why]
