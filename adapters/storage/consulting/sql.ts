import { isLive, type Appointment } from '#core/consulting/consulting.ts'
import type { ForChangingAppointments, ForStoringAppointments, StoredTime } from '#core/consulting/ports.ts'
import type { Instant } from '#core/shared/day.ts'
import type { Kysely, Transaction } from 'kysely'
import type { Database, Dialect } from '../engine/dialect.ts'
import { storableJson, storableText } from '../engine/storable-text.ts'
import { storedInstant } from '../engine/stored-instant.ts'
import type { Tables } from '../engine/tables.ts'

export const appointmentsInSql = ({ reading, snapshot }: Database): ForStoringAppointments => {
  const one = async (column: 'id' | 'token', value: string): Promise<Appointment | undefined> => {
    const query = reading.selectFrom('appointment').select('document').where(column, '=', storableText(value))
    return appointmentIn(await query.executeTakeFirst())
  }
  return {
    time: (consultantId, from, until) => snapshot((db) => timeIn(db, consultantId, from, until)),
    byToken: (token) => one('token', token),
    byId: (id) => one('id', id),
    ahead: async (consultantId, from) => {
      const query = live(reading, consultantId).select('document').where('starts_at', '>=', storedInstant(from))
      return (await query.orderBy('starts_at').execute()).map(appointmentOf)
    },
    countAhead: async (from) => {
      const { count } = await reading
        .selectFrom('appointment')
        .select(({ fn }) => fn.countAll<number | string>().as('count'))
        .where('live', '=', 1)
        .where('starts_at', '>=', storedInstant(from))
        .executeTakeFirstOrThrow()
      return Number(count)
    },
    ofPerson: async ({ email, userId }) => {
      const query = reading
        .selectFrom('appointment')
        .select('document')
        .where((where) =>
          where.or([
            where('email', '=', storableText(email)),
            ...(userId === undefined ? [] : [where('user_id', '=', storableText(userId))]),
          ]),
        )
      return (await query.orderBy('place').execute()).map(appointmentOf)
    },
  }
}

/** Changes consultants' time and appointments within a transaction. */
export const changingAppointments = (dialect: Dialect, trx: () => Transaction<Tables>): ForChangingAppointments => ({
  lock: async ({ consultantId, email }) => {
    // Always in this order, so that nobody waits for somebody who waits for him.
    if (email !== undefined) await dialect.lockName(trx(), `appointments of ${storableText(email)}`)
    await dialect.lockName(trx(), `consultant ${storableText(consultantId)}`)
  },
  time: (consultantId, from, until) => timeIn(trx(), consultantId, from, until),
  find: async (id) =>
    appointmentIn(
      await trx().selectFrom('appointment').select('document').where('id', '=', storableText(id)).executeTakeFirst(),
    ),
  open: async (email, from) => {
    const { count } = await trx()
      .selectFrom('appointment')
      .select(({ fn }) => fn.countAll<number | string>().as('count'))
      .where('email', '=', storableText(email))
      .where('live', '=', 1)
      .where('starts_at', '>=', storedInstant(from))
      .executeTakeFirstOrThrow()
    return Number(count)
  },
  add: async (appointment) => void (await trx().insertInto('appointment').values(rowFrom(appointment)).execute()),
  save: async (appointment) => {
    const { id, ...row } = rowFrom(appointment)
    await trx().updateTable('appointment').set(row).where('id', '=', id).execute()
  },
  deleteOf: async (userId) => {
    const gone = trx().deleteFrom('appointment').where('user_id', '=', storableText(userId)).returning('document')
    return (await gone.execute()).map(appointmentOf)
  },
  deleteDue: async (today) => {
    const gone = await trx().deleteFrom('appointment').where('deleted_on', '<=', today).executeTakeFirstOrThrow()
    return Number(gone.numDeletedRows)
  },
  setHours: async (consultantId, hours, version) => {
    const document = JSON.stringify(hours)
    await trx()
      .insertInto('consultant_hours')
      .values({ consultant_id: consultantId, document, version })
      .onConflict((on) => on.column('consultant_id').doUpdateSet({ document, version }))
      .execute()
  },
  addAbsence: async ({ id, consultantId, from, until }) => {
    await trx()
      .insertInto('consultant_absence')
      .values({ id, consultant_id: consultantId, first_day: from, last_day: until })
      .execute()
  },
  removeAbsence: async ({ id, consultantId }) => {
    const gone = await trx()
      .deleteFrom('consultant_absence')
      .where('id', '=', storableText(id))
      .where('consultant_id', '=', storableText(consultantId))
      .executeTakeFirstOrThrow()
    return gone.numDeletedRows > 0n
  },
})

const live = (db: Kysely<Tables>, consultantId: string) =>
  db.selectFrom('appointment').where('consultant_id', '=', storableText(consultantId)).where('live', '=', 1)

async function timeIn(db: Kysely<Tables>, consultantId: string, from: Instant, until: Instant): Promise<StoredTime> {
  const key = storableText(consultantId)
  const hours = await db
    .selectFrom('consultant_hours')
    .select(['document', 'version'])
    .where('consultant_id', '=', key)
    .executeTakeFirst()
  const absences = await db
    .selectFrom('consultant_absence')
    .selectAll()
    .where('consultant_id', '=', key)
    .orderBy('first_day')
    .orderBy('id')
    .execute()
  const taken = await live(db, consultantId)
    .select('starts_at')
    .where('starts_at', '>=', storedInstant(from))
    .where('starts_at', '<', storedInstant(until))
    .orderBy('starts_at')
    .execute()
  return {
    ...(hours && { hours: JSON.parse(hours.document) }),
    version: hours?.version ?? 0,
    absences: absences.map((row) => ({ id: row.id, consultantId, from: row.first_day, until: row.last_day })),
    taken: taken.map(({ starts_at }) => starts_at),
  }
}

const rowFrom = (appointment: Appointment) => {
  const { id, token, consultant, start, email, userId, deletedOn } = appointment
  return {
    id,
    token,
    consultant_id: storableText(consultant.id),
    starts_at: storedInstant(start),
    live: isLive(appointment) ? 1 : 0,
    email: storableText(email),
    user_id: userId ?? null,
    deleted_on: deletedOn,
    document: storableJson(appointment),
  }
}

interface Stored {
  readonly document: string
}

const appointmentOf = ({ document }: Stored): Appointment => JSON.parse(document)
const appointmentIn = (row: Stored | undefined): Appointment | undefined => row && appointmentOf(row)
