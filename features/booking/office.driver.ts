/** A booking as a line of the office's list, or somebody on a list of participants. */
export type OfficeRow = Readonly<Record<string, string>>

/** What somebody of the office does with bookings; a booking is named by the number of its event. */
export interface RunsBookings {
  /** The lines that fit, from the first to the last page; the sentence where nothing is shown. */
  find(asked: { readonly q?: string; readonly state?: string }): Promise<readonly OfficeRow[] | string>
  /** Whoever is on the list of participants; the sentence where there is none. */
  participants(eventId: number): Promise<readonly OfficeRow[] | string>
  /** Each answers the sentence of a refusal, if there is one. */
  confirm(eventId: number, feeNet: number): Promise<string | undefined>
  cancel(
    eventId: number,
    how: { readonly feeNet: number; readonly names?: readonly string[] },
  ): Promise<string | undefined>
  attendance(eventId: number, names: readonly string[]): Promise<string | undefined>
  callOff(eventId: number, reason: string): Promise<string | undefined>
}
