import type { ForChangingQuotes, ForStoringQuotes } from '#core/quote/ports.ts'
import { isRequested, type Quote } from '#core/quote/quote.ts'
import type { Transaction } from 'kysely'
import { aNumber, cursorKeyOf, tokenOf } from '../engine/continuation.ts'
import type { Database, Dialect } from '../engine/dialect.ts'
import { storableJson, storableText } from '../engine/storable-text.ts'
import type { Tables } from '../engine/tables.ts'

export const quotesInSql = ({ reading }: Database): ForStoringQuotes => {
  const one = async (column: 'id' | 'token', value: string): Promise<Quote | undefined> => {
    const query = reading.selectFrom('quote').select('document').where(column, '=', storableText(value))
    return quoteIn(await query.executeTakeFirst())
  }
  return {
    byToken: (token) => one('token', token),
    byId: (id) => one('id', id),
    list: async ({ after, limit, state, sentTo }) => {
      const start = cursorKeyOf(after, [aNumber])
      if (start === 'nowhere') return { items: [] }
      let query = reading.selectFrom('quote').select(['place', 'document'])
      if (start !== 'start') query = query.where('place', '<', -start[0])
      if (state !== undefined) query = query.where('state', '=', state)
      if (sentTo !== undefined) query = query.where('user_id', '=', storableText(sentTo)).where('was_sent', '=', 1)
      const rows = await query
        .orderBy('place', 'desc')
        .limit(limit + 1)
        .execute()
      const shown = rows.slice(0, limit)
      const last = shown.at(-1)
      return { items: shown.map(quoteOf), ...(rows.length > limit && last && { next: tokenOf([-last.place]) }) }
    },
    countRequested: async (most) => {
      const requested = reading.selectFrom('quote').select('place').where('requested', '=', 1).limit(most)
      const { count } = await reading
        .selectFrom(requested.as('requested'))
        .select(({ fn }) => fn.countAll<number | string>().as('count'))
        .executeTakeFirstOrThrow()
      return Number(count)
    },
    ofPerson: async ({ email, userId }) => {
      const query = reading
        .selectFrom('quote')
        .select('document')
        .where((where) =>
          where.or([
            where('email', '=', storableText(email)),
            ...(userId === undefined ? [] : [where('user_id', '=', storableText(userId))]),
          ]),
        )
      return (await query.orderBy('place').execute()).map(quoteOf)
    },
  }
}

/** Writes quotes within a transaction. */
export const changingQuotes = (dialect: Dialect, trx: () => Transaction<Tables>): ForChangingQuotes => ({
  // The row of a series stays locked until the transaction ends, and goes back with it.
  next: async (series) => {
    const { last } = await trx()
      .insertInto('quote_range')
      .values({ series, last: 1 })
      .onConflict((same) => same.column('series').doUpdateSet((eb) => ({ last: eb('quote_range.last', '+', 1) })))
      .returning('last')
      .executeTakeFirstOrThrow()
    return last
  },
  lock: async (id) => {
    const query = trx().selectFrom('quote').select('document').where('id', '=', storableText(id))
    return quoteIn(await dialect.locking(query).executeTakeFirst())
  },
  add: async (quote) => void (await trx().insertInto('quote').values(rowFrom(quote)).execute()),
  save: async (quote) => {
    const { id, token: _, number: __, ...row } = rowFrom(quote)
    await trx().updateTable('quote').set(row).where('id', '=', id).execute()
  },
  deleteDraftsOf: async ({ email, userId }) => {
    const drafts = trx().deleteFrom('quote').where('state', '=', 'entwurf').where('was_sent', '=', 0)
    await drafts
      .where((where) =>
        where.or([where('email', '=', storableText(email)), where('user_id', '=', storableText(userId))]),
      )
      .execute()
  },
  deleteDue: async (today) => {
    const { numDeletedRows } = await trx().deleteFrom('quote').where('deleted_on', '<=', today).executeTakeFirst()
    return Number(numDeletedRows)
  },
})

const rowFrom = (quote: Quote) => {
  const { id, token, number, state, sent, contact, userId, deletedOn } = quote
  return {
    id,
    token,
    number,
    state,
    email: storableText(contact.email),
    user_id: userId ?? null,
    was_sent: sent.length > 0 ? 1 : 0,
    requested: isRequested(quote) ? 1 : 0,
    deleted_on: deletedOn,
    document: storableJson(quote),
  }
}

interface Stored {
  readonly document: string
}

const quoteOf = ({ document }: Stored): Quote => JSON.parse(document)
const quoteIn = (row: Stored | undefined): Quote | undefined => row && quoteOf(row)
