import type { Role, User } from '#core/accounts/accounts.ts'
import type { ForChangingUsers, ForStoringUsers, StoredUser } from '#core/accounts/ports.ts'
import { sql, type Transaction } from 'kysely'
import type { Database, Dialect } from '../engine/dialect.ts'
import { storedInstant } from '../engine/stored-instant.ts'
import type { Tables, UserTable } from '../engine/tables.ts'

export const usersInSql = ({ reading }: Database): ForStoringUsers => ({
  byEmail: async (email) => {
    const row = await reading.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst()
    return row && storedUserFrom(row)
  },
  byId: async (id) => {
    const row = await reading.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst()
    return row && userFrom(row)
  },
  byIds: async (ids) => {
    if (ids.length === 0) return []
    return (await reading.selectFrom('users').selectAll().where('id', 'in', ids).execute()).map(userFrom)
  },
  ofOffice: async () => {
    // As the index says it, word by word.
    const more = sql<boolean>`roles <> '["mitglied"]'`
    const rows = await reading.selectFrom('users').selectAll().where(more).execute()
    return rows.map(userFrom).filter(({ roles }) => roles.some((role) => role !== 'mitglied'))
  },
})

/** Changes users within a transaction. */
export const changingUsers = (dialect: Dialect, trx: () => Transaction<Tables>): ForChangingUsers => {
  const found = async (email: string): Promise<UserTable | undefined> =>
    dialect.locking(trx().selectFrom('users').selectAll().where('email', '=', email)).executeTakeFirst()
  return {
    find: async (email) => {
      const row = await found(email)
      return row && storedUserFrom(row)
    },
    add: async (user) => {
      if (await inserted(trx(), rowFrom(user))) return undefined
      const known = await found(user.email)
      if (!known) throw new Error('the address has a user and has none')
      return userFrom(known)
    },
    replace: async (user) => {
      await trx().updateTable('users').set(rowFrom(user)).where('id', '=', user.id).execute()
    },
    remove: async (id) => {
      await trx().deleteFrom('users').where('id', '=', id).execute()
    },
  }
}

/** Whether the address was new and the user is there now. */
async function inserted(trx: Transaction<Tables>, row: UserTable): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await trx
    .insertInto('users')
    .values(row)
    .onConflict((same) => same.column('email').doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows > 0n
}

const rowFrom = (user: StoredUser): UserTable => ({
  id: user.id,
  email: user.email,
  salutation_id: user.salutationId,
  first_name: user.firstName,
  last_name: user.lastName,
  company: user.company,
  function_code: user.function,
  phone: user.phone ?? null,
  zip: user.zip ?? null,
  city: user.city ?? null,
  newsletter: user.newsletter,
  roles: JSON.stringify(user.roles),
  password_hash: user.passwordHash,
  confirmed_at: storedInstant(user.confirmedAt),
})

const userFrom = (row: UserTable): User => ({
  id: row.id,
  email: row.email,
  salutationId: row.salutation_id,
  firstName: row.first_name,
  lastName: row.last_name,
  company: row.company,
  function: row.function_code,
  ...(row.phone !== null && { phone: row.phone }),
  ...(row.zip !== null && { zip: row.zip }),
  ...(row.city !== null && { city: row.city }),
  newsletter: Boolean(row.newsletter),
  roles: rolesIn(row),
  confirmedAt: row.confirmed_at,
})

const storedUserFrom = (row: UserTable): StoredUser => ({ ...userFrom(row), passwordHash: row.password_hash })

function rolesIn(row: UserTable): readonly Role[] {
  const roles: readonly Role[] = JSON.parse(row.roles)
  return roles
}
