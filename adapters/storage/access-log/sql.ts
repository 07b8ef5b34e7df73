import type { Access } from '#core/access-log/access-log.ts'
import type { ForChangingAccesses, ForStoringAccesses } from '#core/access-log/ports.ts'
import { pageQueryOf, type Page, type PageQuery } from '#core/shared/page.ts'
import type { Selectable, SelectQueryBuilder, Transaction } from 'kysely'
import { aNumber, cursorKeyOf, tokenOf } from '../engine/continuation.ts'
import type { Database } from '../engine/dialect.ts'
import { storableText } from '../engine/storable-text.ts'
import { storedInstant } from '../engine/stored-instant.ts'
import type { Tables } from '../engine/tables.ts'
import { insertRows } from '../engine/writing-rows.ts'

type Row = Selectable<Tables['access_entry']>

const accessFrom = ({ at, by_user: by, role: as, what, booking_id, user_id, request_id, purpose }: Row): Access => ({
  at,
  by,
  as,
  what,
  ...(booking_id !== null && { bookingId: booking_id }),
  ...(user_id !== null && { userId: user_id }),
  ...(request_id !== null && { requestId: request_id }),
  ...(purpose !== null && { purpose }),
})

async function page(found: SelectQueryBuilder<Tables, 'access_entry', Row>, asked: PageQuery): Promise<Page<Access>> {
  const { after, limit } = pageQueryOf(asked)
  const start = cursorKeyOf(after, [aNumber])
  if (start === 'nowhere') return { items: [] }
  const query = start === 'start' ? found : found.where('place', '<', -start[0])
  const rows = await query
    .orderBy('place', 'desc')
    .limit(limit + 1)
    .execute()
  const last = rows[limit - 1]
  return {
    items: rows.slice(0, limit).map(accessFrom),
    ...(rows.length > limit && last && { next: tokenOf([-last.place]) }),
  }
}

export const accessesInSql = ({ reading }: Database): ForStoringAccesses => {
  const all = reading.selectFrom('access_entry').selectAll()
  return {
    ofPerson: ({ id, email }, asked) => {
      const hers = reading
        .selectFrom('booking_person')
        .select('booking_id')
        .where('person', 'in', [id, email].map(storableText))
      const sent = reading.selectFrom('form_request').select('id').where('email', '=', storableText(email))
      return page(
        all.where(({ or, and, eb }) =>
          or([
            eb('user_id', '=', storableText(id)),
            and([eb('user_id', 'is', null), eb('booking_id', 'in', hers)]),
            eb('request_id', 'in', sent),
          ]),
        ),
        asked,
      )
    },
    all: (asked) => page(all, asked),
  }
}

/** Writes the log within a transaction. */
export const changingAccesses = (trx: () => Transaction<Tables>): ForChangingAccesses => ({
  add: async (accesses) => {
    if (accesses.length === 0) return
    await insertRows(
      trx(),
      'access_entry',
      accesses.map(({ at, by, as, what, bookingId, userId, requestId, purpose }) => ({
        at: storedInstant(at),
        by_user: by,
        role: as,
        what,
        booking_id: bookingId ?? null,
        user_id: userId ?? null,
        request_id: requestId ?? null,
        purpose: purpose === undefined ? null : storableText(purpose),
      })),
    )
  },
  deleteBefore: async (at, atMost) => {
    const old = trx()
      .selectFrom('access_entry')
      .select('place')
      .where('at', '<', storedInstant(at))
      .orderBy('at')
      .limit(atMost)
    const { numDeletedRows } = await trx().deleteFrom('access_entry').where('place', 'in', old).executeTakeFirst()
    return Number(numDeletedRows)
  },
})
