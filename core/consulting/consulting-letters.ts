import type { CalendarMessage } from '../documents/documents.ts'
import type { Appointment } from './consulting.ts'

/** What happened to an appointment that letters tell of. */
export type AppointmentNews = 'booked' | 'rescheduled' | 'cancelled'

/** An appointment as a letter tells of it: as it stood when the letter was written. */
export type AppointmentInLetter = Pick<
  Appointment,
  'id' | 'start' | 'end' | 'channel' | 'consultant' | 'version' | 'changedAt' | 'cancelled'
>

/** Letters about appointments; each brings it for calendars. */
export type ConsultingLetter =
  | {
      /** Says nothing that the sender wrote: the address is anybody's, and nobody shall write to it in our name. */
      readonly kind: 'appointment-news'
      readonly to: string
      readonly dedupeKey: string
      readonly what: AppointmentNews
      readonly appointment: AppointmentInLetter
      /** Goes into the link /beratung/termin/{token}; absent once there is nothing to change any more. */
      readonly token?: string
    }
  | {
      /** To the consultant. */
      readonly kind: 'appointment-arrived'
      readonly to: string
      readonly dedupeKey: string
      readonly what: AppointmentNews
      readonly appointment: AppointmentInLetter
      readonly customer: Pick<Appointment, 'name' | 'email' | 'phone' | 'topic' | 'note'>
    }

/** How a letter brings the appointment to a calendar. */
export const messageOf = ({ kind, what, to, appointment }: ConsultingLetter): CalendarMessage => ({
  method: what === 'cancelled' ? 'cancel' : 'request',
  to: { name: kind === 'appointment-arrived' ? appointment.consultant.name : to, email: to },
  takesPart: true,
})

/** Both letters about what happened to an appointment. */
export function lettersAbout(what: AppointmentNews, appointment: Appointment): readonly ConsultingLetter[] {
  const { id, start, end, channel, consultant, version, changedAt, cancelled, token } = appointment
  const { name, email, phone, topic, note } = appointment
  const told = { id, start, end, channel, consultant, version, changedAt, ...(cancelled && { cancelled }) }
  const key = `appointment:${id}:${version}`
  return [
    {
      kind: 'appointment-news',
      to: email,
      dedupeKey: `${key}:customer`,
      what,
      appointment: told,
      ...(what !== 'cancelled' && { token }),
    },
    {
      kind: 'appointment-arrived',
      to: consultant.email,
      dedupeKey: `${key}:consultant`,
      what,
      appointment: told,
      customer: { name, email, ...(phone !== undefined && { phone }), topic, ...(note !== undefined && { note }) },
    },
  ]
}
