import type { NotFound, Result } from '../shared/result.ts'
import type { Page } from '../shared/page.ts'
import type { Conference } from './conference.ts'

/** What anyone may read of Fachtagungen. */
export interface ForVisitingConferences {
  /** All with content, those with the nearest date first, those without one last. Never refuses. */
  conferences(ask: {}): Promise<Result<Page<Conference>, never>>
  /** One by its theme's address. Refuses what is no Fachtagung. */
  conference(ask: { readonly url: string }): Promise<Result<Conference, NotFound>>
}

/** So many seats are not left in the workshop. */
export interface WorkshopFull {
  readonly why: 'sold-out'
  readonly placesLeft: number
}

/** Counts the seats that are gone in the workshops of a date. */
export interface ForCountingWorkshopSeats {
  /** Seats gone by the id of the workshop; one that nobody has chosen yet is missing. */
  taken(eventId: number): Promise<ReadonlyMap<string, number>>
  /**
   * Takes seats if so many are left of the room's, counting and changing in one step. Touches what shows the workshop.
   * Refuses a date that is not there and a workshop that is full.
   */
  take(
    eventId: number,
    workshop: { readonly id: string; readonly capacity: number },
    seats: number,
  ): Promise<Result<{ readonly free: number }, NotFound | WorkshopFull>>
}
