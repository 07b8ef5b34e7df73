import type { Role, User } from '#core/accounts/accounts.ts'
import type { ForChangingUsers, ForStoringUsers, StoredUser } from '#core/accounts/ports.ts'
import type { Transaction } from 'kysely'
import type { Database, Dialect } from '../engine/dialect.ts'
import { storedInstant } from '../engine/stored-instant.ts'
import type { Tables, UserTable } from '../engine/tables.ts'

export const usersInSql = ({ reading }: Database): ForStoringUsers => ({
  byEmail: async (email) => {
    const row = await reading.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst()
    return row && { ...userFrom(row), passwordHash: row.password_hash }
  },
  byId: async (id) => {
    const row = await reading.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst()
    return row && userFrom(row)
  },
})

/** Changes users within a transaction. */
export const changingUsers = (dialect: Dialect, trx: () => Transaction<Tables>): ForChangingUsers => ({
  add: async (user) => {
    if (await inserted(trx(), rowFrom(user))) return undefined
    const query = trx().selectFrom('users').selectAll().where('email', '=', user.email)
    return userFrom(await dialect.locking(query).executeTakeFirstOrThrow())
  },
  replace: (user) => updated(trx(), user.id, rowFrom(user)),
  awaitConfirmation: async ({ digest, userId, until }) => {
    const link = { digest, user_id: userId, until: storedInstant(until) }
    await trx().insertInto('confirmation').values(link).execute()
  },
  useConfirmation: async (digest) => {
    const used = await trx()
      .deleteFrom('confirmation')
      .where('digest', '=', digest)
      .returning(['user_id', 'until'])
      .executeTakeFirst()
    return used && { userId: used.user_id, until: used.until }
  },
  confirm: async (userId, now) => {
    await trx().deleteFrom('confirmation').where('user_id', '=', userId).execute()
    const { email } = await trx()
      .updateTable('users')
      .set((eb) => ({ confirmed_at: eb.fn.coalesce('confirmed_at', eb.val(storedInstant(now))) }))
      .where('id', '=', userId)
      .returning('email')
      .executeTakeFirstOrThrow()
    return email
  },
})

/** Whether the address was new and the user is there now. */
async function inserted(trx: Transaction<Tables>, row: UserTable): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await trx
    .insertInto('users')
    .values(row)
    .onConflict((same) => same.column('email').doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows > 0n
}

/** Gives a user new data; he keeps his id, and links to confirm the old data no longer work. */
async function updated(trx: Transaction<Tables>, id: string, row: UserTable): Promise<void> {
  await trx
    .updateTable('users')
    .set({ ...row, id })
    .where('id', '=', id)
    .execute()
  await trx.deleteFrom('confirmation').where('user_id', '=', id).execute()
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
  confirmed_at: user.confirmedAt === undefined ? null : storedInstant(user.confirmedAt),
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
  ...(row.confirmed_at !== null && { confirmedAt: row.confirmed_at }),
})

function rolesIn(row: UserTable): readonly Role[] {
  const roles: readonly Role[] = JSON.parse(row.roles)
  return roles
}
