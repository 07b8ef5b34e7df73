import type { ForChangingRegistrations, ForStoringRegistrations, PendingRegistration } from '#core/accounts/ports.ts'
import type { Selectable, Transaction } from 'kysely'
import type { Database, Dialect } from '../engine/dialect.ts'
import { storableRecord } from '../engine/storable-text.ts'
import { storedInstant } from '../engine/stored-instant.ts'
import type { RegistrationTable, Tables } from '../engine/tables.ts'

export const registrationsInSql = ({ reading }: Database): ForStoringRegistrations => ({
  byDigest: async (digest) => {
    const row = await reading.selectFrom('registration').selectAll().where('digest', '=', digest).executeTakeFirst()
    return row && registrationFrom(row)
  },
  of: async (email) => {
    const query = reading.selectFrom('registration').selectAll().where('email', '=', email)
    return (await query.orderBy('place', 'desc').execute()).map(registrationFrom)
  },
})

/** Changes registrations within a transaction. */
export const changingRegistrations = (dialect: Dialect, trx: () => Transaction<Tables>): ForChangingRegistrations => {
  const lockAddress = (email: string): Promise<void> => dialect.lockName(trx(), `registration ${email}`)
  return {
    add: async ({ digest, until, user, target }, most) => {
      await lockAddress(user.email)
      const { waiting } = await trx()
        .selectFrom('registration')
        .select(({ fn }) => fn.countAll<number>().as('waiting'))
        .where('email', '=', user.email)
        .executeTakeFirstOrThrow()
      if (waiting >= most) return false
      const row = {
        digest,
        email: user.email,
        until: storedInstant(until),
        user_data: JSON.stringify(storableRecord(user)),
        target: target ?? null,
      }
      await trx().insertInto('registration').values(row).execute()
      return true
    },
    take: async (digest) => {
      const found = trx().selectFrom('registration').select('email').where('digest', '=', digest)
      const known = await found.executeTakeFirst()
      if (!known) return undefined
      // One after the other: who confirms an address deletes what others of it are taking.
      await lockAddress(known.email)
      const query = trx().deleteFrom('registration').where('digest', '=', digest).returningAll()
      const row = await query.executeTakeFirst()
      return row && registrationFrom(row)
    },
    forget: async (email) => {
      const query = trx().deleteFrom('registration').where('email', '=', email)
      return Number((await query.executeTakeFirstOrThrow()).numDeletedRows)
    },
  }
}

function registrationFrom({ digest, until, user_data, target }: Selectable<RegistrationTable>): PendingRegistration {
  const user: PendingRegistration['user'] = JSON.parse(user_data)
  return { digest, until, user, ...(target !== null && { target }) }
}
