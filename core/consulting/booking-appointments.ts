import type { User } from '../accounts/accounts.ts'
import type { ForStoringUsers } from '../accounts/ports.ts'
import { brandBeforeContent } from '../brand/brand.ts'
import type { ForKnowingTheBrand } from '../brand/ports.ts'
import type { ForWritingCalendars } from '../documents/ports.ts'
import type { ForRememberingRequests } from '../forms/ports.ts'
import type { ForLocatingPostcodes } from '../finder/ports.ts'
import * as addressOf from '../shared/addresses.ts'
import type { Clock } from '../shared/clock.ts'
import type { ForKnowingHolidays } from '../shared/holidays.ts'
import { isSameRequest, type ForTakingRequests, type KeyTaken, type Once } from '../shared/once-only.ts'
import type { Origins } from '../shared/origins.ts'
import { countAttempts, type ForCountingAttempts } from '../shared/rate-limit.ts'
import { required } from '../shared/required.ts'
import { done, refused, type Result } from '../shared/result.ts'
import type { ForMakingSecrets } from '../shared/secrets.ts'
import type { ForChanging } from '../shared/transaction.ts'
import type { Visitor } from '../shared/visitor.ts'
import { appointmentText } from './appointment-calendar.ts'
import { instantIn, typedAppointment, whyNotTyped, type AppointmentForm } from './appointment-form.ts'
import { deletedAfter, whyNotFree, type AppointmentsTx } from './changing-appointments.ts'
import { lettersAbout } from './consulting-letters.ts'
import { mostOpen, type Appointment, type Consultant } from './consulting.ts'
import type { KnowingConsultants } from './known-consultants.ts'
import type {
  AppointmentsOpen,
  BookedAppointment,
  ForConsulting,
  ForStoringAppointments,
  WhyNotBooked,
} from './ports.ts'
import { slotAt } from './slots.ts'

export interface ConsultingNeeds extends KnowingConsultants {
  readonly change: ForChanging<AppointmentsTx & { readonly requests: ForTakingRequests }>
  readonly appointments: ForStoringAppointments
  readonly requests: ForRememberingRequests
  readonly users: Pick<ForStoringUsers, 'byId'>
  readonly postcodes: ForLocatingPostcodes
  readonly holidays: ForKnowingHolidays
  readonly content: ForKnowingTheBrand
  readonly calendars: ForWritingCalendars
  readonly attempts: Pick<ForCountingAttempts, 'count' | 'record' | 'takeBack'>
  readonly secrets: Pick<ForMakingSecrets, 'id' | 'token' | 'digest'>
  readonly limits: { readonly requestsPerHour: number; readonly ordersPerHour: number }
  readonly origins: Origins
  readonly clock: Clock
}

const hour = 3600

/** How a visitor books a slot. `ofWhom` finds the consultant that is meant. */
export const bookingAppointments = (
  { network }: Pick<Visitor, 'network'>,
  whoIsAsking: () => Promise<User['id'] | undefined>,
  ofWhom: (id: string | undefined) => Promise<Consultant | undefined>,
  needs: ConsultingNeeds,
): ForConsulting['book'] => {
  const { change, appointments, requests, holidays, content, calendars, attempts, secrets, limits, origins, clock } =
    needs

  const booked = async (appointment: Appointment): Promise<BookedAppointment> => {
    const provider = (await content.brand()) ?? brandBeforeContent
    return {
      id: appointment.id,
      ical: appointmentText(appointment, { calendars, provider, origins }),
      cancelUrl: origins.site + addressOf.appointment(appointment.token),
    }
  }
  const bookedAs = async (id: Appointment['id']): Promise<Result<BookedAppointment, never>> =>
    done(await booked(required(await appointments.byId(id))))

  /** Stores it with its letters, unless it came before or the slot is not free; answers its number. */
  const store = (made: Appointment, consultant: Consultant, once: Once | undefined) =>
    change<string, WhyNotBooked | KeyTaken | AppointmentsOpen>(async (tx) => {
      const now = made.bookedAt
      const earlier = once && (await tx.requests.remember(once, made.id, now))
      if (earlier && once) return isSameRequest(earlier, once) ? done(earlier.id) : refused({ why: 'key-taken' })
      await tx.appointments.lock({ consultantId: consultant.id, email: made.email })
      const why = await whyNotFree(made, consultant, { now, holidays }, tx)
      if (why) return refused(why)
      const open = await tx.appointments.open(made.email, now)
      if (open >= mostOpen) return refused({ why: 'appointments-open', most: mostOpen })
      await tx.appointments.add(made)
      for (const letter of lettersAbout('booked', made)) await tx.letters.post(letter, now)
      return done(made.id)
    })

  return async ({ consultantId, idempotencyKey, ...form }) => {
    const now = clock.now()
    const consultant = await ofWhom(consultantId)
    if (!consultant && consultantId !== undefined) return refused({ why: 'not-found' })
    const faulty = whyNotTyped(form, now)
    const fields = { ...(!consultant && { consultantId: 'missing' as const }), ...faulty?.fields }
    if (!consultant || faulty) return refused({ why: 'invalid', fields })

    const once = onceOf(network, idempotencyKey, { ...form, consultantId: consultant.id }, secrets)
    const known = once && (await requests.find(once.key))
    if (known && once) return isSameRequest(known, once) ? bookedAs(known.id) : refused({ why: 'key-taken' })

    const typed = typedAppointment(form)
    const counted = [
      { key: `appointment:${network}`, most: limits.ordersPerHour, windowSeconds: hour },
      {
        key: `appointment-for:${secrets.digest(`${typed.email} ${network}`)}`,
        most: limits.requestsPerHour,
        windowSeconds: hour,
      },
    ]
    const tooMany = await countAttempts(counted, needs)
    if (tooMany) return refused(tooMany)
    const userId = await whoIsAsking()
    const { id, name, phone, email } = consultant
    const slot = slotAt(required(instantIn(form.slotStart)), typed.channel)
    const made: Appointment = {
      ...slot,
      ...typed,
      id: secrets.id(),
      token: secrets.token(),
      consultant: { id, name, phone, email },
      ...(userId !== undefined && { userId }),
      version: 0,
      bookedAt: now,
      changedAt: now,
      deletedOn: deletedAfter(slot),
    }
    const stored = await store(made, consultant, once)
    // Whoever was too late for a slot tries another one: that is no misuse.
    if (!stored.ok || stored.value !== made.id) await attempts.takeBack(counted.map(({ key }) => key))
    return stored.ok ? bookedAs(stored.value) : stored
  }
}

/** By which a booking with a key of its own is known again: the key is its sender's alone. */
function onceOf(
  network: string,
  idempotencyKey: string | undefined,
  says: AppointmentForm & { readonly consultantId: string },
  { digest }: ConsultingNeeds['secrets'],
): Once | undefined {
  if (idempotencyKey === undefined) return undefined
  const inOrder = Object.entries(says).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return { key: digest(`appointment ${network} ${idempotencyKey}`), fingerprint: digest(JSON.stringify(inOrder)) }
}
