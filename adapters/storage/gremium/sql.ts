import type { Gremium } from '#core/gremium/gremium.ts'
import type { ForChangingGremien, ForStoringGremien } from '#core/gremium/ports.ts'
import type { Kysely, Transaction } from 'kysely'
import type { Database, Dialect } from '../engine/dialect.ts'
import { storableRecord, storableText } from '../engine/storable-text.ts'
import type { Tables } from '../engine/tables.ts'

const gremiumFrom = ({ document }: { readonly document: string }): Gremium => {
  const gremium: Omit<Gremium, 'members'> & Partial<Pick<Gremium, 'members'>> = JSON.parse(document)
  // One that was stored before there were rosters has none.
  return { members: [], ...gremium }
}

const ofUser = (db: Kysely<Tables>, userId: string) =>
  db
    .selectFrom('gremium_user')
    .innerJoin('gremium', 'gremium.id', 'gremium_user.gremium_id')
    .where('gremium_user.user_id', '=', storableText(userId))
    .orderBy('gremium_user.place')

export const gremienInSql = ({ reading }: Database): ForStoringGremien => {
  const invited = reading.selectFrom('gremium_invitation').innerJoin('gremium', 'gremium.id', 'gremium_id')
  return {
    ofUser: async (userId) => (await ofUser(reading, userId).select('gremium.document').execute()).map(gremiumFrom),
    byInvitation: async (digest) => {
      const row = await invited.where('digest', '=', digest).select('gremium.document').executeTakeFirst()
      return row && gremiumFrom(row)
    },
    inviting: async (email) =>
      (
        await invited
          .where('email', '=', storableText(email))
          .select(['gremium.id', 'gremium.document'])
          .distinct()
          .orderBy('gremium.id')
          .execute()
      ).map(gremiumFrom),
  }
}

/** Changes Gremien within a transaction. */
export const changingGremien = (dialect: Dialect, trx: () => Transaction<Tables>): ForChangingGremien => ({
  lock: async (id) => {
    await dialect.lockName(trx(), `gremium ${id}`)
    const row = await trx().selectFrom('gremium').select('document').where('id', '=', id).executeTakeFirst()
    return row && gremiumFrom(row)
  },
  idsOf: async (userId) => (await ofUser(trx(), userId).select('gremium.id').execute()).map(({ id }) => id),
  save: async (gremium) => {
    const { id, users, invitations } = gremium
    const document = JSON.stringify(storableRecord(gremium))
    await trx()
      .insertInto('gremium')
      .values({ id, document })
      .onConflict((same) => same.column('id').doUpdateSet({ document }))
      .execute()
    const known = await trx().selectFrom('gremium_user').select('user_id').where('gremium_id', '=', id).execute()
    const before = new Set(known.map(({ user_id: user }) => user))
    const now = new Set(users.map(({ userId }) => userId))
    for (const user of before)
      if (!now.has(user))
        await trx().deleteFrom('gremium_user').where('gremium_id', '=', id).where('user_id', '=', user).execute()
    for (const user of now)
      if (!before.has(user)) await trx().insertInto('gremium_user').values({ gremium_id: id, user_id: user }).execute()
    await trx().deleteFrom('gremium_invitation').where('gremium_id', '=', id).execute()
    if (invitations.length > 0)
      await trx()
        .insertInto('gremium_invitation')
        .values(invitations.map(({ digest, email }) => ({ digest, gremium_id: id, email: storableText(email) })))
        .execute()
  },
  delete: async (id) => {
    await trx().deleteFrom('gremium').where('id', '=', id).execute()
  },
})
