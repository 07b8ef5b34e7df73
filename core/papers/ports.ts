import type { NotStaff } from '../booking/ports.ts'
import type { Document } from '../shared/document.ts'
import type { Begun, NotFound, Past, Redirected, Result } from '../shared/result.ts'

/**
 * What whoever has the link of a booking takes away from it, on paper and into a calendar; nobody needs an account. The
 * list of an event is the office's alone.
 */
export interface ForTakingPapers {
  /** One of `paperKinds`. Refuses an unknown token, and what the booking does not offer today (`papersOf`). */
  paper(ask: { readonly token: string; readonly kind: string }): Promise<Result<Document, NotFound>>
  /** The certificate of attendance of one recipient. Refuses alike, and recipients who were not there. */
  certificate(ask: { readonly token: string; readonly recipientId: string }): Promise<Result<Document, NotFound>>
  /**
   * The event as iCalendar, under the same uid for as long as the booking is followed; cancelled where it has ended
   * before. Refuses an unknown token, and whoever has no seat yet.
   */
  calendar(ask: { readonly token: string }): Promise<Result<Document, NotFound>>
  /**
   * The order form of an event on paper, with what this visitor's cart knows of it: who takes part, who orders, who
   * pays. Refuses as `ForBrowsingTheCatalogue.bookableEvent`.
   */
  orderForm(ask: { readonly key: string }): Promise<Result<Document, NotFound | Redirected | Past | Begun>>
  /** The confirmation of what this browser ordered last. Refuses where it ordered nothing for a while. */
  checkoutSummary(ask: {}): Promise<Result<Document, NotFound>>
  /** Who takes part in an event, to sign in the room. Refuses whoever is not of the office, and an unknown event. */
  attendanceList(ask: { readonly eventId: number }): Promise<Result<Document, NotStaff | NotFound>>
}
