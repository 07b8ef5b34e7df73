import type { User } from '../accounts/accounts.ts'
import { brandBeforeContent } from '../brand/brand.ts'
import { daysBetween, isDay, today } from '../shared/dates.ts'
import { isPostcodeShaped } from '../shared/postcode.ts'
import { done, refused, type Invalid, type NotFound, type Result, type TooMany } from '../shared/result.ts'
import { required } from '../shared/required.ts'
import { talkChannelIn } from '../shared/talk-channel.ts'
import type { Visitor } from '../shared/visitor.ts'
import { appointmentCalendar } from './appointment-calendar.ts'
import { instantIn, whyNotRescheduledTo } from './appointment-form.ts'
import { bookingAppointments, type ConsultingNeeds } from './booking-appointments.ts'
import {
  instantsOf,
  lockedAppointment,
  seenAppointment,
  tellChanged,
  whyNotChanged,
  whyNotFree,
  type AppointmentsTx,
} from './changing-appointments.ts'
import { mostReschedulings, weeksAhead, type Appointment, type Consultant } from './consulting.ts'
import { consultantFor, seenConsultant } from './known-consultants.ts'
import type {
  AppointmentCancelled,
  AppointmentTooNear,
  ForConsulting,
  SeenAppointment,
  SlotPast,
  SlotTaken,
} from './ports.ts'
import { freeSlots, lastDay, slotAt } from './slots.ts'

const unknown: NotFound = { why: 'not-found' }
/** Whoever has used up the changes of an appointment calls; programs are told to wait a day. */
const noMore: TooMany = { why: 'too-many', retryAfter: 24 * 3600 }
const longestSpan = weeksAhead * 7

/** Consultants and appointments with them, as one visitor meets them. */
export const consultingOf = (
  visitor: Pick<Visitor, 'network'>,
  whoIsAsking: () => Promise<User['id'] | undefined>,
  needs: ConsultingNeeds,
): ForConsulting => {
  const { records, appointments, users, postcodes, holidays, content, calendars, origins, clock, change } = needs

  const zipOfAccount = async (): Promise<string | undefined> => {
    const userId = await whoIsAsking()
    return userId === undefined ? undefined : (await users.byId(userId))?.zip
  }
  const byPostcode = async (zip: string): Promise<Consultant | undefined> =>
    postcodes.locate(zip) ? consultantFor(zip, await records.all('consultant')) : undefined

  const ofWhom = async (id: string | undefined): Promise<Consultant | undefined> => {
    if (id !== undefined) return records.one('consultant', id)
    const zip = await zipOfAccount()
    return zip === undefined ? undefined : byPostcode(zip)
  }

  const changing = async <R extends { readonly why: string }>(
    token: string,
    work: (
      appointment: Appointment,
      tx: AppointmentsTx,
      consultant: Consultant | undefined,
    ) => Promise<Result<SeenAppointment, R | NotFound | AppointmentTooNear | AppointmentCancelled>>,
  ): Promise<Result<SeenAppointment, R | NotFound | AppointmentTooNear | AppointmentCancelled>> => {
    const found = await appointments.byToken(token)
    if (!found) return refused(unknown)
    const consultant = await records.one('consultant', found.consultant.id)
    return change(async (tx): ReturnType<typeof work> => {
      const appointment = await lockedAppointment(found, tx)
      if (!appointment.ok) return appointment
      const why = whyNotChanged(appointment.value, clock.now())
      return why ? refused(why) : work(appointment.value, tx, consultant)
    })
  }

  return {
    async consultant({ zip }) {
      const wanted = zip ?? (await zipOfAccount())
      const text = wanted?.trim() ?? ''
      if (text === '') return refused({ why: 'invalid', fields: { zip: 'missing' } })
      if (!isPostcodeShaped(text)) return refused({ why: 'invalid', fields: { zip: 'malformed' } })
      const consultant = await byPostcode(text)
      return consultant ? done(seenConsultant(consultant)) : refused(unknown)
    },

    async slots({ consultantId, from = today(clock), to }) {
      const faulty = whyNoSpan(from, to)
      if (faulty) return refused(faulty)
      const consultant = await records.one('consultant', consultantId)
      if (!consultant) return refused(unknown)
      // Days of other centuries are days too: what lies outside of those for which there are slots is not read.
      const [now, first, last] = [clock.now(), today(clock), lastDay(clock.now())]
      const span = { from: from > first ? from : first, until: to !== undefined && to < last ? to : last }
      if (span.from > span.until) return done({ items: [] })
      const time = await appointments.time(consultant.id, ...instantsOf(span))
      return done({ items: freeSlots(span, { consultant, time, now, holidays }) })
    },

    book: bookingAppointments(visitor, whoIsAsking, ofWhom, needs),

    async appointment({ token }) {
      const found = await appointments.byToken(token)
      return found ? done(seenAppointment(found, clock.now())) : refused(unknown)
    },

    async calendar({ token }) {
      const found = await appointments.byToken(token)
      if (!found) return refused(unknown)
      const provider = (await content.brand()) ?? brandBeforeContent
      return done(appointmentCalendar(found, { calendars, provider, origins }))
    },

    async reschedule({ token, slotStart, channel }) {
      const now = clock.now()
      return changing<Invalid<'slotStart' | 'channel'> | SlotTaken | SlotPast | TooMany>(
        token,
        async (found, tx, consultant) => {
          const faulty = whyNotRescheduledTo({ slotStart, channel }, now)
          if (faulty) return refused(faulty)
          if (found.version >= mostReschedulings) return refused(noMore)
          const wanted = slotAt(required(instantIn(slotStart)), required(talkChannelIn(channel)))
          // A consultant who is in the content no longer gives no other appointments.
          if (!consultant) return refused({ why: 'slot-taken', next: [] })
          const why = await whyNotFree(wanted, consultant, { now, holidays, without: found.start }, tx)
          if (why) return refused(why)
          const { id, name, phone, email } = consultant
          const rescheduled = { ...found, ...wanted, consultant: { id, name, phone, email } }
          return done(seenAppointment(await tellChanged('rescheduled', rescheduled, now, tx), now))
        },
      )
    },

    cancel: ({ token }) => {
      const now = clock.now()
      return changing<never>(token, async (found, tx) =>
        done(seenAppointment(await tellChanged('cancelled', { ...found, cancelled: 'customer' }, now, tx), now)),
      )
    },
  }
}

/** What is wrong with the days between which slots are asked for. */
function whyNoSpan(from: string, to: string | undefined): Invalid<'from' | 'to'> | undefined {
  if (!isDay(from)) return { why: 'invalid', fields: { from: 'malformed' } }
  if (to === undefined) return undefined
  if (!isDay(to)) return { why: 'invalid', fields: { to: 'malformed' } }
  if (to < from) return { why: 'invalid', fields: { to: 'too-low' } }
  return daysBetween(from, to) > longestSpan ? { why: 'invalid', fields: { to: 'too-high' } } : undefined
}
