import { accountSubjects } from '../access-log/account-subjects.ts'
import type { ForNotingAccesses } from '../access-log/ports.ts'
import { addDays, berlinDay, isDay, today, weekdayOf } from '../shared/dates.ts'
import type { Clock } from '../shared/clock.ts'
import type { ForKnowingHolidays } from '../shared/holidays.ts'
import {
  done,
  refused,
  type Invalid,
  type NotAllowed,
  type NotFound,
  type NotSignedIn,
  type Result,
} from '../shared/result.ts'
import type { ForMakingSecrets } from '../shared/secrets.ts'
import type { ForChanging } from '../shared/transaction.ts'
import { instantsOf, lockedAppointment, standingOf, tellChanged, type AppointmentsTx } from './changing-appointments.ts'
import { mostAbsences, usualHours, weeksAhead, type Appointment, type Consultant } from './consulting.ts'
import { seenConsultant, type KnowingConsultants } from './known-consultants.ts'
import type {
  AppointmentCancelled,
  AppointmentTooNear,
  ConsultantsTime,
  ForKeepingConsultants,
  ForStoringAppointments,
  HoursChanged,
  ListedConsultant,
  OfficeAppointment,
  StoredTime,
} from './ports.ts'
import { hourOf } from './slots.ts'
import { hoursFrom, isHours } from './typed-hours.ts'

interface OfficeNeeds extends KnowingConsultants {
  readonly change: ForChanging<AppointmentsTx>
  readonly appointments: ForStoringAppointments
  readonly holidays: ForKnowingHolidays
  readonly secrets: Pick<ForMakingSecrets, 'id'>
  readonly log: ForNotingAccesses
  readonly clock: Clock
}

type NotStaff = NotSignedIn | NotAllowed
const unknown: NotFound = { why: 'not-found' }
/** Days ahead and behind for which an absence can be told; of one absence so many lie between its days. */
const mostDays = 366

/** Consultants' time for the office; `whyNotStaff` says why the one who asks is not of it. */
export const keepingConsultants = (
  whyNotStaff: () => Promise<NotStaff | undefined>,
  { records, change, appointments, holidays, secrets, log, clock }: OfficeNeeds,
): ForKeepingConsultants => {
  const known = async (id: string): Promise<Result<Consultant, NotStaff | NotFound>> => {
    const why = await whyNotStaff()
    if (why) return refused(why)
    const consultant = await records.one('consultant', id)
    return consultant ? done(consultant) : refused(unknown)
  }

  const timeOf = async (consultant: Consultant): Promise<ConsultantsTime> => {
    const now = clock.now()
    const span = { from: today(clock), until: addDays(today(clock), weeksAhead * 7) }
    const [time, ahead] = await Promise.all([
      appointments.time(consultant.id, ...instantsOf(span)),
      appointments.ahead(consultant.id, now),
    ])
    await log.note('appointments', accountSubjects(ahead.map(({ userId }) => userId)))
    return {
      consultant: listed(consultant),
      hours: time.hours ?? usualHours,
      version: time.version,
      absences: time.absences.filter(({ until }) => until >= today(clock)),
      appointments: ahead.map((one) => officeAppointment(one, consultant, time, holidays)),
    }
  }

  /** Does something under the consultant's lock, and answers what is then. */
  const setting = async <R extends { readonly why: string } = never>(
    id: string,
    work: (tx: AppointmentsTx) => Promise<Result<void, R>>,
  ): Promise<Result<ConsultantsTime, NotStaff | NotFound | R>> => {
    const consultant = await known(id)
    if (!consultant.ok) return consultant
    const set = await change<void, R>(async (tx) => {
      await tx.appointments.lock({ consultantId: consultant.value.id })
      return work(tx)
    })
    return set.ok ? done(await timeOf(consultant.value)) : set
  }
  const from = () => instantsOf({ from: today(clock), until: today(clock) })

  return {
    async consultants() {
      const why = await whyNotStaff()
      if (why) return refused(why)
      const all = await records.all('consultant')
      const now = clock.now()
      const items = await Promise.all(
        all.map(async (one) => ({ ...listed(one), ahead: (await appointments.ahead(one.id, now)).length })),
      )
      return done({ items })
    },

    async consultant({ id }) {
      const consultant = await known(id)
      return consultant.ok ? done(await timeOf(consultant.value)) : consultant
    },

    setHours: ({ id, version, hours: typed }) =>
      setting<Invalid<'hours'> | HoursChanged>(id, async (tx) => {
        const hours = hoursFrom(typed)
        if (!isHours(hours)) return refused(hours)
        const stored = await tx.appointments.time(id, ...from())
        if (stored.version !== version) return refused({ why: 'hours-changed' })
        return done(await tx.appointments.setHours(id, hours, version + 1))
      }),

    addAbsence: ({ id, firstDay, lastDay }) =>
      setting<Invalid<'firstDay' | 'lastDay'>>(id, async (tx) => {
        const until = lastDay.trim() === '' ? firstDay : lastDay
        const fields = faultsOfAbsence(firstDay, until, today(clock))
        if (fields) return refused({ why: 'invalid', fields })
        const { absences } = await tx.appointments.time(id, ...from())
        if (absences.filter((one) => one.until >= today(clock)).length >= mostAbsences)
          return refused({ why: 'invalid', fields: { firstDay: 'too-many' } })
        return done(await tx.appointments.addAbsence({ id: secrets.id(), consultantId: id, from: firstDay, until }))
      }),

    removeAbsence: ({ id, absence }) =>
      setting<NotFound>(id, async (tx) =>
        (await tx.appointments.removeAbsence({ id: absence, consultantId: id })) ? done(undefined) : refused(unknown),
      ),

    async cancelAppointment({ id, appointment }) {
      const found = await appointments.byId(appointment)
      return setting<NotFound | AppointmentTooNear | AppointmentCancelled>(id, async (tx) => {
        if (found?.consultant.id !== id) return refused(unknown)
        const locked = await lockedAppointment(found, tx)
        if (!locked.ok) return locked
        const now = clock.now()
        const standing = standingOf(locked.value, now)
        if (standing === 'cancelled') return refused({ why: 'appointment-cancelled' })
        if (standing === 'past') return refused({ why: 'appointment-too-near' })
        await tellChanged('cancelled', { ...locked.value, cancelled: 'office' }, now, tx)
        return done(undefined)
      })
    },
  }
}

const listed = (consultant: Consultant): Omit<ListedConsultant, 'ahead'> => ({
  ...seenConsultant(consultant),
  land: consultant.land,
  postcodes: consultant.postcodes,
})

function faultsOfAbsence(
  firstDay: string,
  lastDay: string,
  now: string,
): Invalid<'firstDay' | 'lastDay'>['fields'] | undefined {
  if (firstDay.trim() === '') return { firstDay: 'missing' }
  if (!isDay(firstDay)) return { firstDay: 'malformed' }
  if (!isDay(lastDay)) return { lastDay: 'malformed' }
  if (lastDay < firstDay || lastDay < now) return { lastDay: 'too-low' }
  return lastDay > addDays(now, 2 * mostDays) || addDays(lastDay, -mostDays) > firstDay
    ? { lastDay: 'too-high' }
    : undefined
}

/** An appointment as the office sees it, and whether the consultant's time as it is now still holds it. */
function officeAppointment(
  appointment: Appointment,
  { land }: Consultant,
  { hours = usualHours, absences }: StoredTime,
  holidays: ForKnowingHolidays,
): OfficeAppointment {
  const { token: _, userId: __, deletedOn: ___, ...seen } = appointment
  const day = berlinDay(appointment.start)
  const span = hours[weekdayOf(day)]
  const hour = hourOf(appointment.start)
  const isAway = absences.some((one) => one.from <= day && day <= one.until)
  const isOut = !span || hour < span.from || hour >= span.until
  return { ...seen, collides: isAway || isOut || holidays(day, land) !== undefined }
}
