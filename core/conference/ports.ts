import type { NotFound, Redirected, Result } from '../shared/result.ts'
import type { Page } from '../shared/page.ts'
import type { Conference } from './conference.ts'

/** What anyone may read of Fachtagungen. */
export interface ForVisitingConferences {
  /**
   * All with content, those with the nearest event first, those without one last; those in whose title, motto, teaser,
   * workshops, speakers, hotel or town every word of `q` begins a word, where it is asked. Never refuses.
   */
  conferences(ask: { readonly q?: string }): Promise<Result<Page<Conference>, never>>
  /**
   * One by its theme's address. Refuses what is no Fachtagung, and 'moved' with the address of one that lives
   * elsewhere: of its page as a Fachtagung where it is one there, else of whatever it leads to.
   */
  conference(ask: { readonly url: string }): Promise<Result<Conference, NotFound | Redirected>>
}

/** Counts the seats that are gone in the workshops of an event. */
export interface ForCountingWorkshopSeats {
  /** Seats gone by the id of the workshop; one that nobody has chosen yet is missing. */
  taken(eventId: number): Promise<ReadonlyMap<string, number>>
}
