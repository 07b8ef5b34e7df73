import type { NoticeType, Scope } from '#core/participation/ports.ts'

/** What somebody does with bookings in the portal; a booking is named by the number of its event. */
export interface FollowsParticipations {
  /** What is to come: theme, first day, state, then who takes part, what it costs where that is told. */
  toCome(scope: Scope): Promise<readonly string[]>
  /** What opens the booking's page; undefined where that is not told. */
  link(eventId: number): Promise<string | undefined>
  /** Names of those who go to the next event. */
  goesNext(): Promise<string>
  /** Answers that it is done and the fee that it costs, or why it was not done. */
  cancel(eventId: number, name: string, confirmFee: boolean): Promise<string>
  substitute(eventId: number, name: string, by: string, email: string): Promise<string>
  /** What the year costs, part by part, without what is nothing; undefined where that is not told. */
  costs(year: number): Promise<string | undefined>
  /** Names with how many seats each has booked. */
  people(year: number): Promise<string>
  /** What begins the file, or why there is none. */
  paper(eventId: number, type: NoticeType): Promise<string>
  overview(year: number): Promise<string>
}
