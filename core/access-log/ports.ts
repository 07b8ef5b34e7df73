import type { User } from '../accounts/accounts.ts'
import type { Booking } from '../booking/booking.ts'
import type { Day, Instant } from '../shared/day.ts'
import type { Page, PageQuery } from '../shared/page.ts'
import type { NotAllowed, NotSignedIn, Result } from '../shared/result.ts'
import type { Access, AccessKind, AccessSubject } from './access-log.ts'

/** An access as whoever it concerned sees it: with which role somebody looked, not her name. */
export interface AccessToMe extends Pick<Access, 'at' | 'as' | 'what' | 'purpose'> {
  /** The event of the booking that was looked at. */
  readonly event?: { readonly title: string; readonly startDate: Day }
}

/**
 * An access as administrators see it: who looked, and at which booking, account or form; nothing of whom it concerned.
 */
export interface LoggedAccess extends Access {
  /** Absent where the account of whoever looked is gone. */
  readonly name?: string
  readonly orderNo?: Booking['orderNo']
}

/** Who of the office looked at whose data, of the last twelve months, the newest first (Art. 5 Abs. 2, 15 DSGVO). */
export interface ForSeeingAccesses {
  /** At what is hers: her account, what she ordered, what she takes part in, and forms that she sent. */
  own(ask: PageQuery): Promise<Result<Page<AccessToMe>, NotSignedIn>>
  /** All of them, for administrators. */
  all(ask: PageQuery): Promise<Result<Page<LoggedAccess>, NotSignedIn | NotAllowed>>
}

/** Notes that somebody of the office is shown data of others, before she is. */
export interface ForNotingAccesses {
  /** Nothing is noted of whoever has no role of the office, or looks at her own account. */
  note(what: AccessKind, subjects: readonly AccessSubject[], purpose?: string): Promise<void>
}

/** Reads the log; a page is the newest first. */
export interface ForStoringAccesses {
  /**
   * Accesses to an account, to bookings that it ordered or in which its address takes part, and to forms that were sent
   * from its address.
   */
  ofPerson(person: Pick<User, 'id' | 'email'>, page: PageQuery): Promise<Page<Access>>
  all(page: PageQuery): Promise<Page<Access>>
}

/** Writes the log within a transaction. What tells of an account goes with it. */
export interface ForChangingAccesses {
  add(accesses: readonly Access[]): Promise<void>
  /** Forgets the oldest that were noted before an instant, so many at most; answers how many there were. */
  deleteBefore(at: Instant, atMost: number): Promise<number>
}
