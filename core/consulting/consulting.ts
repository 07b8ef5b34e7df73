import type { User } from '../accounts/accounts.ts'
import type { Day, Instant } from '../shared/day.ts'
import type { laender } from '../shared/laender.ts'
import type { TalkChannel } from '../shared/talk-channel.ts'

/** Somebody of the office who advises the committees of a part of Germany (domain §7.8). */
export interface Consultant {
  /** Key in content and calls, such as 'svenja-brandt'. */
  readonly id: string
  readonly name: string
  /** Address of a portrait of our own origin; null where there is none and initials stand instead. */
  readonly photo: string | null
  readonly phone: string
  readonly email: string
  /** As people call the part of Germany: 'Norden'. */
  readonly region: string
  /** Its public holidays are the consultant's. */
  readonly land: (typeof laender)[number]
  /** What postcodes of the region begin with: '20', '21'. */
  readonly postcodes: readonly string[]
}

/** Kinds of records that are the consultants' (core/records). */
export interface ConsultingRecords {
  readonly consultant: Consultant
}

/** A consultant as everybody sees him. */
export type SeenConsultant = Pick<Consultant, 'id' | 'name' | 'photo' | 'phone' | 'email' | 'region'>

/** Whole hours of Berlin's clocks between which somebody works: from 9 until 17. */
export interface HourSpan {
  readonly from: number
  readonly until: number
}

/** Working hours from Monday to Friday; null on a day on which somebody gives no appointments. */
export type WorkingHours = readonly (HourSpan | null)[]

/** Days on which a consultant is away, the last included. */
export interface Absence {
  readonly id: string
  readonly consultantId: Consultant['id']
  readonly from: Day
  readonly until: Day
}

/** When somebody can be spoken to, and how. */
export interface Slot {
  readonly start: Instant
  readonly end: Instant
  readonly channel: TalkChannel
}

/** An appointment; it keeps who was to give it, whoever looks after the region later. */
export interface Appointment extends Slot {
  readonly id: string
  /** Opens it to whoever has it. */
  readonly token: string
  readonly consultant: Pick<Consultant, 'id' | 'name' | 'phone' | 'email'>
  readonly name: string
  readonly email: string
  readonly phone?: string
  readonly topic: string
  readonly note?: string
  /** Whose account it was booked with. */
  readonly userId?: User['id']
  /** Counts its changes, from 0. */
  readonly version: number
  readonly bookedAt: Instant
  readonly changedAt: Instant
  readonly cancelled?: 'customer' | 'office'
  /** The first day on which it is no longer stored. */
  readonly deletedOn: Day
}

/** The day's hours between which appointments may lie (domain §7.8). */
export const dayBegins = 9
export const dayEnds = 17
/** Monday to Friday. */
export const workingDays = 5
/** Minutes that an appointment takes. */
export const slotMinutes = 60
/** Hours before an appointment until which it can be booked, rescheduled and cancelled. */
export const leadHours = 24
/** Weeks ahead for which appointments are given; a question for slots spans no more. */
export const weeksAhead = 8
/** So many free slots are offered in place of one that is taken. */
export const slotsInstead = 3
/** So many appointments to come one e-mail address may have. */
export const mostOpen = 3
/** So often an appointment is rescheduled by its link. */
export const mostReschedulings = 10
/** Months after an appointment for which it is stored. */
export const monthsStored = 3
/** Absences of one consultant that are still to come. */
export const mostAbsences = 100

/** Hours of a consultant for whom the office has set none: every day from nine to five. */
export const usualHours: WorkingHours = Array.from({ length: workingDays }, () => ({ from: dayBegins, until: dayEnds }))

/** Whether an appointment takes place, as far as anybody knows. */
export const isLive = ({ cancelled }: Pick<Appointment, 'cancelled'>): boolean => cancelled === undefined
