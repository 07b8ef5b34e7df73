import { isLive, type Absence, type Appointment, type WorkingHours } from '#core/consulting/consulting.ts'
import type { ForChangingAppointments, ForStoringAppointments, StoredTime } from '#core/consulting/ports.ts'
import type { Instant } from '#core/shared/day.ts'
import type { MemoryTables } from '../engine/memory-tables.ts'
import { storableRecord, storableText } from '../engine/storable-text.ts'
import { storedInstant } from '../engine/stored-instant.ts'

type AppointmentTables = Pick<MemoryTables, 'appointments' | 'absences' | 'consultantHours'>

/** Hours of a consultant, and how often they were changed. */
export interface StoredHours {
  readonly hours: WorkingHours
  readonly version: number
}

const liveOf = ({ appointments }: AppointmentTables, consultantId: string): readonly Appointment[] =>
  [...appointments.values()]
    .filter((one) => isLive(one) && one.consultant.id === consultantId)
    .toSorted((one, other) => Date.parse(one.start) - Date.parse(other.start))

const byFirstDay = (one: Absence, other: Absence): number =>
  one.from === other.from ? (one.id < other.id ? -1 : 1) : one.from < other.from ? -1 : 1

function timeIn(tables: AppointmentTables, consultantId: string, from: Instant, until: Instant): StoredTime {
  const stored = tables.consultantHours.get(consultantId)
  const taken = liveOf(tables, consultantId).filter(
    ({ start }) => Date.parse(start) >= Date.parse(from) && Date.parse(start) < Date.parse(until),
  )
  return structuredClone({
    ...(stored && { hours: stored.hours }),
    version: stored?.version ?? 0,
    absences: [...tables.absences.values()].filter((one) => one.consultantId === consultantId).toSorted(byFirstDay),
    taken: taken.map(({ start }) => storedInstant(start)),
  })
}

export const appointmentsInMemory = (tables: AppointmentTables): ForStoringAppointments => ({
  time: async (consultantId, from, until) => timeIn(tables, consultantId, from, until),
  byToken: async (token) => structuredClone([...tables.appointments.values()].find((one) => one.token === token)),
  byId: async (id) => structuredClone(tables.appointments.get(id)),
  ahead: async (consultantId, from) =>
    structuredClone(liveOf(tables, consultantId).filter(({ start }) => Date.parse(start) >= Date.parse(from))),
  countAhead: async (from) =>
    [...tables.appointments.values()].filter((one) => isLive(one) && Date.parse(one.start) >= Date.parse(from)).length,
  ofPerson: async ({ email, userId }) =>
    structuredClone(
      [...tables.appointments.values()].filter(
        (one) => one.email === storableText(email) || (userId !== undefined && one.userId === userId),
      ),
    ),
})

/** Changes consultants' time and appointments within a transaction. */
export const changingAppointments = (tables: () => AppointmentTables): ForChangingAppointments => {
  const put = (appointment: Appointment): void => {
    const other = isLive(appointment)
      ? liveOf(tables(), appointment.consultant.id).find(
          ({ start }) => Date.parse(start) === Date.parse(appointment.start),
        )
      : undefined
    if (other && other.id !== appointment.id) throw new Error('two appointments have the same slot')
    tables().appointments.set(appointment.id, storableRecord(appointment))
  }
  return {
    // One transaction runs at a time.
    lock: async () => void tables(),
    time: async (consultantId, from, until) => timeIn(tables(), consultantId, from, until),
    find: async (id) => structuredClone(tables().appointments.get(id)),
    open: async (email, from) =>
      [...tables().appointments.values()].filter(
        (one) => isLive(one) && one.email === storableText(email) && Date.parse(one.start) >= Date.parse(from),
      ).length,
    add: async (appointment) => {
      if (tables().appointments.has(appointment.id)) throw new Error(`the id ${appointment.id} is taken`)
      put(appointment)
    },
    save: async (appointment) => put(appointment),
    deleteOf: async (userId) => {
      const gone = [...tables().appointments.values()].filter((one) => one.userId === userId)
      for (const { id } of gone) tables().appointments.delete(id)
      return structuredClone(gone)
    },
    deleteDue: async (today) => {
      const gone = [...tables().appointments.values()].filter(({ deletedOn }) => deletedOn <= today)
      for (const { id } of gone) tables().appointments.delete(id)
      return gone.length
    },
    setHours: async (consultantId, hours, version) =>
      void tables().consultantHours.set(consultantId, structuredClone({ hours, version })),
    addAbsence: async (absence) => void tables().absences.set(absence.id, structuredClone(absence)),
    removeAbsence: async ({ id, consultantId }) => {
      if (tables().absences.get(id)?.consultantId !== consultantId) return false
      tables().absences.delete(id)
      return true
    },
  }
}
