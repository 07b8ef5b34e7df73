/**
 * What has no more than so many seats: an event, a module of one that is booked alone, a workshop of one, and the rooms
 * that a hotel holds ready for one. How many an event has is stored with it, and each of its modules has as many; of
 * the others the content says it.
 */
export type Seated =
  | { readonly kind: 'event'; readonly eventId: number }
  | { readonly kind: 'module'; readonly eventId: number; readonly module: string }
  | { readonly kind: 'workshop'; readonly eventId: number; readonly workshop: string; readonly capacity: number }
  | { readonly kind: 'contingent'; readonly eventId: number; readonly hotelId: number; readonly capacity: number }

/** So many seats, one or more, as one line of an order wants them. */
export interface SeatsWanted {
  readonly of: Seated
  readonly seats: number
}

/** How many seats are left of something after a change. */
export interface SeatsLeft {
  readonly of: Seated
  readonly left: number
}

/** Refuses where fewer seats are left than are wanted, all lines of the order together; then none of it is taken. */
export interface SoldOut {
  readonly why: 'sold-out'
  readonly of: Seated
  readonly left: number
}
