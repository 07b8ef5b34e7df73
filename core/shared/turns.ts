/** Lets others go first between two pieces of long work. */
export interface ForTakingTurns {
  /** Ends when whatever else waits for this thread has had its turn. */
  next(): Promise<void>
  /** Ends after so many milliseconds. */
  pause(milliseconds: number): Promise<void>
}
