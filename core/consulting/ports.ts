import type { User } from '../accounts/accounts.ts'
import type { KeyTaken } from '../shared/once-only.ts'
import type { Day, Instant } from '../shared/day.ts'
import type { Document } from '../shared/document.ts'
import type { Invalid, NotAllowed, NotFound, NotSignedIn, Result, TooMany } from '../shared/result.ts'
import type { AppointmentField, AppointmentForm } from './appointment-form.ts'
import type { Absence, Appointment, Consultant, SeenConsultant, Slot, WorkingHours } from './consulting.ts'
import type { ConsultantTime } from './slots.ts'

/** Refuses a slot that is not free; the next that are, in the same way of talking. */
export interface SlotTaken {
  readonly why: 'slot-taken'
  readonly next: readonly Slot[]
}
/** Refuses a slot that begins within 24 hours, or has begun. */
export interface SlotPast {
  readonly why: 'slot-past'
}
/** Refuses one more appointment for an address that has as many to come as it may. */
export interface AppointmentsOpen {
  readonly why: 'appointments-open'
  readonly most: number
}
/** The appointment begins within 24 hours, or has begun: it is changed by telephone. */
export interface AppointmentTooNear {
  readonly why: 'appointment-too-near'
}
/** The appointment was cancelled before. */
export interface AppointmentCancelled {
  readonly why: 'appointment-cancelled'
}

export type WhyNotBooked =
  | NotFound
  | Invalid<AppointmentField | 'consultantId'>
  | SlotTaken
  | SlotPast
  | AppointmentsOpen
  | KeyTaken
  | TooMany

/** What is sent to book; without `consultantId` it is the consultant of whoever is signed in. */
export interface AppointmentAsk extends AppointmentForm {
  readonly consultantId?: string
  readonly idempotencyKey?: string
}

/** An appointment that was booked. */
export interface BookedAppointment {
  readonly id: Appointment['id']
  /** The appointment as iCalendar. */
  readonly ical: string
  /** Where it can be cancelled and rescheduled, by whoever has the address. */
  readonly cancelUrl: string
}

/** An appointment as whoever has its link sees it. */
export interface SeenAppointment extends Slot {
  readonly consultant: Appointment['consultant']
  readonly topic: string
  readonly version: number
  /** `past` once it has begun, `too-near` from 24 hours before on. */
  readonly standing: 'open' | 'too-near' | 'past' | 'cancelled'
}

/**
 * Consultants by postcode, and appointments with them (domain §7.8): Monday to Friday from 9 to 17 in Berlin, on no
 * holiday of the consultant's Land, from 24 hours to eight weeks ahead. Whoever has the link of an appointment may
 * cancel and reschedule it until 24 hours before.
 */
export interface ForConsulting {
  /** Who looks after a postcode, or after that of whoever is signed in. */
  consultant(ask: { readonly zip?: string }): Promise<Result<SeenConsultant, NotFound | Invalid<'zip'>>>
  /** Free slots from one day to another, both included; eight weeks at most, and these from today on unless said. */
  slots(ask: {
    readonly consultantId: string
    readonly from?: string
    readonly to?: string
  }): Promise<Result<{ readonly items: readonly Slot[] }, NotFound | Invalid<'from' | 'to'>>>
  /**
   * Books a slot; letters with a calendar go to both. Of many at the same moment one has it. Three appointments to come
   * for one e-mail address; so many an hour from one network as other forms.
   */
  book(ask: AppointmentAsk): Promise<Result<BookedAppointment, WhyNotBooked>>
  appointment(ask: { readonly token: string }): Promise<Result<SeenAppointment, NotFound>>
  /** It as iCalendar. */
  calendar(ask: { readonly token: string }): Promise<Result<Document, NotFound>>
  /** Takes another slot of the same consultant, and gives back the one before in the same step; ten times at most. */
  reschedule(ask: {
    readonly token: string
    readonly slotStart: string
    readonly channel: string
  }): Promise<
    Result<
      SeenAppointment,
      | NotFound
      | Invalid<'slotStart' | 'channel'>
      | SlotTaken
      | SlotPast
      | AppointmentTooNear
      | AppointmentCancelled
      | TooMany
    >
  >
  cancel(ask: {
    readonly token: string
  }): Promise<Result<SeenAppointment, NotFound | AppointmentTooNear | AppointmentCancelled>>
}

type NotStaff = NotSignedIn | NotAllowed

/** A consultant as the office sees one in a list. */
export interface ListedConsultant extends SeenConsultant {
  readonly land: Consultant['land']
  readonly postcodes: readonly string[]
  /** Appointments to come. */
  readonly ahead: number
}

/** An appointment as the office sees it. */
export type OfficeAppointment = Omit<Appointment, 'token' | 'userId' | 'deletedOn'> & {
  /** It lies in an absence, on a holiday or outside of the working hours as they are now: somebody has to call. */
  readonly collides: boolean
}

/** A consultant's time as the office sets it. */
export interface ConsultantsTime {
  readonly consultant: Omit<ListedConsultant, 'ahead'>
  /** From Monday on. */
  readonly hours: WorkingHours
  /** Counts the changes of the hours, from 0. */
  readonly version: number
  /** Those not over yet. */
  readonly absences: readonly Absence[]
  /** Those to come, the soonest first. */
  readonly appointments: readonly OfficeAppointment[]
}

/** Working hours of a day as typed: whole hours, or both empty. */
export interface TypedHours {
  readonly from: string
  readonly until: string
}

/** Refuses hours that somebody else has changed meanwhile. */
export interface HoursChanged {
  readonly why: 'hours-changed'
}

/** What the office does about consultants' time: no appointment that somebody has vanishes by it. */
export interface ForKeepingConsultants {
  consultants(ask: {}): Promise<Result<{ readonly items: readonly ListedConsultant[] }, NotStaff>>
  consultant(ask: { readonly id: string }): Promise<Result<ConsultantsTime, NotStaff | NotFound>>
  /** Sets the working hours from Monday to Friday; each day from 9 to 17 at most, or none. */
  setHours(ask: {
    readonly id: string
    readonly version: number
    readonly hours: readonly TypedHours[]
  }): Promise<Result<ConsultantsTime, NotStaff | NotFound | Invalid<'hours'> | HoursChanged>>
  /** Tells that somebody is away, a year at most; answers also the appointments that lie in it. */
  addAbsence(ask: {
    readonly id: string
    readonly firstDay: string
    readonly lastDay: string
  }): Promise<Result<ConsultantsTime, NotStaff | NotFound | Invalid<'firstDay' | 'lastDay'>>>
  removeAbsence(ask: {
    readonly id: string
    readonly absence: string
  }): Promise<Result<ConsultantsTime, NotStaff | NotFound>>
  /** Cancels an appointment that has not begun; letters tell both. */
  cancelAppointment(ask: {
    readonly id: string
    readonly appointment: string
  }): Promise<Result<ConsultantsTime, NotStaff | NotFound | AppointmentTooNear | AppointmentCancelled>>
}

/** Reads what is stored of consultants and appointments. */
export interface ForStoringAppointments {
  /** Hours, absences and what is taken from an instant to another, the second not included. */
  time(consultantId: Consultant['id'], from: Instant, until: Instant): Promise<StoredTime>
  byToken(token: string): Promise<Appointment | undefined>
  byId(id: Appointment['id']): Promise<Appointment | undefined>
  /** Those of a consultant that are not cancelled and begin then or later, the soonest first. */
  ahead(consultantId: Consultant['id'], from: Instant): Promise<readonly Appointment[]>
  /** How many of all consultants are not cancelled and begin then or later. */
  countAhead(from: Instant): Promise<number>
  /** All of an e-mail address or an account, as they were booked. */
  ofPerson(person: { readonly email: string; readonly userId?: User['id'] }): Promise<readonly Appointment[]>
}

/** A consultant's time as it is stored. */
export interface StoredTime extends ConsultantTime {
  readonly absences: readonly Absence[]
  /** Counts the changes of the hours; 0 where none were set. */
  readonly version: number
}

/** Changes consultants' time and appointments within a transaction. */
export interface ForChangingAppointments {
  /**
   * Lets in nobody else who changes this consultant's time or appointments, or books for this address, until the
   * transaction ends.
   */
  lock(whose: { readonly consultantId: Consultant['id']; readonly email?: string }): Promise<void>
  /** As `ForStoringAppointments.time`. */
  time(consultantId: Consultant['id'], from: Instant, until: Instant): Promise<StoredTime>
  /** One by its id, as it is now. */
  find(id: Appointment['id']): Promise<Appointment | undefined>
  /** How many of an address are not cancelled and begin then or later. */
  open(email: string, from: Instant): Promise<number>
  /** Stores a new one; throws where its slot is taken: two never have the same. */
  add(appointment: Appointment): Promise<void>
  /** Stores one anew; throws as `add`. */
  save(appointment: Appointment): Promise<void>
  /** Deletes those of an account; answers what was there. */
  deleteOf(userId: User['id']): Promise<readonly Appointment[]>
  /** Deletes those to be deleted by a day; answers how many. */
  deleteDue(today: Day): Promise<number>
  setHours(consultantId: Consultant['id'], hours: WorkingHours, version: number): Promise<void>
  addAbsence(absence: Absence): Promise<void>
  /** Answers whether it was there. */
  removeAbsence(absence: Pick<Absence, 'id' | 'consultantId'>): Promise<boolean>
}
