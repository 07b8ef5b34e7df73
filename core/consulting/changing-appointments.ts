import { addSeconds, berlinDay, instantOf } from '../shared/dates.ts'
import type { Day, Instant } from '../shared/day.ts'
import type { ForKnowingHolidays } from '../shared/holidays.ts'
import type { ForPosting } from '../shared/posting.ts'
import { done, refused, type NotFound, type Result } from '../shared/result.ts'
import { storedUntil } from '../forms/stored-until.ts'
import { lettersAbout, type AppointmentNews, type ConsultingLetter } from './consulting-letters.ts'
import { isLive, monthsStored, slotsInstead, type Appointment, type Consultant, type Slot } from './consulting.ts'
import type {
  AppointmentCancelled,
  AppointmentTooNear,
  ForChangingAppointments,
  SeenAppointment,
  SlotPast,
  SlotTaken,
} from './ports.ts'
import { freeStarts, lastDay, slotAt, soonest } from './slots.ts'

/** What changing appointments writes in one transaction. */
export interface AppointmentsTx {
  readonly appointments: ForChangingAppointments
  readonly letters: ForPosting<ConsultingLetter>
}

/** The instants between which all of the given days lie. */
export const instantsOf = ({ from, until }: { from: Day; until: Day }) => {
  const [first, last] = [instantOf(from, '00:00'), instantOf(until, '23:59')]
  if (!first.ok || !last.ok) throw new Error('no clock skips midnight in Berlin')
  return [first.value, addSeconds(last.value, 60)] as const
}

/**
 * Whether a slot is free, within the transaction that takes it: the consultant is locked before. `without` is free, for
 * it is given back in the same step.
 */
export async function whyNotFree(
  wanted: Slot,
  consultant: Pick<Consultant, 'id' | 'land'>,
  { now, holidays, without }: { now: Instant; holidays: ForKnowingHolidays; without?: Instant },
  { appointments }: AppointmentsTx,
): Promise<SlotTaken | SlotPast | undefined> {
  if (Date.parse(wanted.start) < Date.parse(soonest(now))) return { why: 'slot-past' }
  const span = { from: berlinDay(wanted.start), until: lastDay(now) }
  const time = await appointments.time(consultant.id, ...instantsOf(span))
  const taken = time.taken.filter((start) => start !== without)
  const free = freeStarts(span, { consultant, time: { ...time, taken }, now, holidays })
  if (free.includes(wanted.start)) return undefined
  const later = free.filter((start) => start > wanted.start)
  return { why: 'slot-taken', next: later.slice(0, slotsInstead).map((start) => slotAt(start, wanted.channel)) }
}

/** Until when an appointment is stored. */
export const deletedAfter = ({ end }: Pick<Slot, 'end'>): Day => storedUntil(end, monthsStored)

/** What may be done about an appointment now. */
export function standingOf(appointment: Appointment, now: Instant): SeenAppointment['standing'] {
  if (!isLive(appointment)) return 'cancelled'
  if (Date.parse(appointment.start) <= Date.parse(now)) return 'past'
  return Date.parse(appointment.start) < Date.parse(soonest(now)) ? 'too-near' : 'open'
}

/** Why whoever has the link changes nothing of an appointment. */
export function whyNotChanged(
  appointment: Appointment,
  now: Instant,
): AppointmentTooNear | AppointmentCancelled | undefined {
  const standing = standingOf(appointment, now)
  if (standing === 'open') return undefined
  return { why: standing === 'cancelled' ? 'appointment-cancelled' : 'appointment-too-near' }
}

/** Stores a changed appointment, and tells both of it. */
export async function tellChanged(
  news: AppointmentNews,
  changed: Appointment,
  now: Instant,
  { appointments, letters }: AppointmentsTx,
): Promise<Appointment> {
  const next = { ...changed, version: changed.version + 1, changedAt: now, deletedOn: deletedAfter(changed) }
  await appointments.save(next)
  for (const letter of lettersAbout(news, next)) await letters.post(letter, now)
  return next
}

/** One appointment as it is now, with its consultant's time closed to others until the transaction ends. */
export async function lockedAppointment(
  { id, consultant }: Appointment,
  { appointments }: AppointmentsTx,
): Promise<Result<Appointment, NotFound>> {
  await appointments.lock({ consultantId: consultant.id })
  const found = await appointments.find(id)
  return found ? done(found) : refused({ why: 'not-found' })
}

/** An appointment as whoever has its link sees it. */
export const seenAppointment = (appointment: Appointment, now: Instant): SeenAppointment => {
  const { start, end, channel, consultant, topic, version } = appointment
  return { start, end, channel, consultant, topic, version, standing: standingOf(appointment, now) }
}
