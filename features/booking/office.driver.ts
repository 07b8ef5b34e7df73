/** A booking as a line of the office's list, or somebody on a list of participants. */
export type OfficeRow = Readonly<Record<string, string>>

/** Why somebody sees nothing of the office: he has to sign in first, or it is not for him. */
export type Closed = 'signed out' | 'not allowed'

/** What somebody of the office does with bookings; a booking is named by the number of its event. */
export interface RunsBookings {
  /** The lines that fit, the newest first, from the first to the last page. */
  find(asked: { readonly q?: string; readonly state?: string }): Promise<readonly OfficeRow[] | Closed>
  /** Whoever is on the list of participants. */
  participants(eventId: number): Promise<readonly OfficeRow[] | Closed>
  /** What happened to the booking, in words, oldest first, and who did it. */
  history(eventId: number): Promise<readonly string[]>
  /** Whether somebody has to say what becomes of an event that is not in the programme any more. */
  hasLeft(eventId: number): Promise<boolean>
  /** Each answers the sentence of a refusal, if there is one. */
  bind(
    eventId: number,
    signature: { readonly signatureName: string; readonly signedOn: string },
  ): Promise<string | undefined>
  confirm(eventId: number, feeNet: number): Promise<string | undefined>
  cancel(
    eventId: number,
    how: { readonly waived: boolean; readonly names?: readonly string[] },
  ): Promise<string | undefined>
  attendance(eventId: number, names: readonly string[]): Promise<string | undefined>
  callOff(eventId: number, reason: string): Promise<string | undefined>
}

/** What programs ask that pages do not offer, or not any more. */
export interface RunsBookingsAsAProgram extends Pick<RunsBookings, 'confirm' | 'attendance' | 'callOff'> {
  /** At a price in euros that was seen before. */
  cancel(eventId: number, feeNet: number, names: readonly string[]): Promise<string | undefined>
}
