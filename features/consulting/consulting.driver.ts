/** A slot as somebody reads it: '2026-12-01 09:00 telefon', by the clocks of Berlin. */
export type SlotText = string

/** What came of an appointment that was sent: its link, or why not with the slots offered instead. */
export type AppointmentSent =
  | { readonly token: string; readonly calendar: Uint8Array }
  | { readonly why: string; readonly next: readonly SlotText[] }

/** What somebody's program does about consultants. */
export interface TalksToConsultants {
  /** Name and region of the consultant, or why there is none. */
  consultantFor(zip?: string): Promise<string>
  /** Free slots of a consultant on days of Berlin, or why none are told. */
  slots(consultant: string, from: string, to: string): Promise<readonly SlotText[] | string>
  book(slot: SlotText, by: AppointmentBy): Promise<AppointmentSent>
  reschedule(token: string, slot: SlotText): Promise<string | { readonly next: readonly SlotText[] }>
  cancel(token: string): Promise<string>
  /** '2026-12-01 09:00 telefon, open', or why it is not shown. */
  standing(token: string): Promise<string>
  /** As the office: 'done', or why not. */
  setHours(consultant: string, hours: readonly string[]): Promise<string>
  addAbsence(consultant: string, from: string, to: string): Promise<string>
  /** Those of a consultant that the office sees: '2026-12-01 09:00 video, Kim Muster', with '!' if one collides. */
  officeAppointments(consultant: string): Promise<readonly string[] | string>
  cancelForOffice(consultant: string, name: string): Promise<string>
}

/** Whose appointment it is. */
export interface AppointmentBy {
  readonly consultant?: string
  readonly email: string
  readonly note?: string
  readonly phone?: string
  readonly key?: string
}
