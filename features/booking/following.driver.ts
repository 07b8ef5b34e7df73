import type { Votes } from './booking.driver.ts'

/** A booking as whoever has its link perceives it. */
export interface FollowedBooking {
  /** The German word of its state. */
  readonly state: string
  /** Names, 'N. N.' where nobody is named yet. */
  readonly seats: readonly string[]
  /** The steps of its way, each with how it stands. */
  readonly way: readonly (readonly [step: string, standing: string])[]
  /** What happened, in words, oldest first. */
  readonly history: readonly string[]
}

/** What somebody does who has the link of a booking; answers the sentence of a refusal, if there is one. */
export interface FollowsABooking {
  /** Undefined where the link opens nothing. */
  open(token: string): Promise<FollowedBooking | undefined>
  book(accepting: boolean): Promise<string | undefined>
  /** Names somebody for the first seat that is 'N. N.'. */
  name(firstName: string, lastName: string, email: string): Promise<string | undefined>
  resolve(votes: Votes): Promise<string | undefined>
  /** Cancels for all at the price that is shown. */
  cancel(): Promise<string | undefined>
}
