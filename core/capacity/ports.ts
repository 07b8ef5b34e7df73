import type { NotFound, Result } from '../shared/result.ts'
import type { Seated, SoldOut } from './capacity.ts'
import type { TakenByModule } from './seats-of-run.ts'

/** Where the seats of an event are shown. */
export interface ShownAt {
  readonly themeUrl: string
  /** Hotels of the event and its modules. */
  readonly venues: readonly { readonly hotelId: number; readonly locationId: number }[]
}

/** Changes numbers of seats within a transaction; whoever changes the same ones waits until it ends. */
export interface ForChangingSeats {
  /**
   * Takes seats if so many are left, in one step; answers how many are left then. Refuses events that are not there. A
   * seat of the whole event is one of each of its modules: whoever takes one of a module alone leaves the others, and
   * what is left of the whole is what is left of its fullest module.
   */
  take(of: Seated, seats: number): Promise<Result<number, NotFound | SoldOut>>
  /** Gives taken seats back; answers how many are left then. Throws where fewer were taken. */
  giveBack(of: Seated, seats: number): Promise<Result<number, NotFound>>
  /** How many are left of an event; whoever changes its seats waits until the transaction ends. */
  left(eventId: number): Promise<Result<number, NotFound>>
  /** Seats of its modules that are taken alone, as they are once `left` has been asked; none of an unknown event. */
  byModule(eventId: number): Promise<TakenByModule>
  /** undefined of an event that is not there. */
  shownAt(eventId: number): Promise<ShownAt | undefined>
}
