/** What the office looks at, and what others read of it; a line for each, the newest first. */
export interface SeesAccesses {
  own(): Promise<readonly string[]>
  /** The whole log, or why not. */
  all(): Promise<readonly string[] | string>
  openNewestBooking(): Promise<void>
  /** Of what was sent by forms. */
  openNewestRequest(): Promise<void>
  openParticipants(eventId: number): Promise<void>
  takeAttendanceList(eventId: number): Promise<void>
  sayOfHealth(allergies: string): Promise<string>
  /** What those who take part said of their health, or why it is not shown. */
  careNeeds(eventId: number, purpose: string): Promise<readonly string[] | string>
}
