import type { Seated, SoldOut } from '#core/capacity/capacity.ts'
import type { ForChangingSeats } from '#core/capacity/ports.ts'
import type { ForCountingWorkshopSeats } from '#core/conference/ports.ts'
import { done, refused, type NotFound, type Result } from '#core/shared/result.ts'
import { sql, type Transaction } from 'kysely'
import { leftInModules } from '#core/capacity/seats-of-run.ts'
import { givenBackTooMany } from './given-back-too-many.ts'
import type { Database, Dialect } from '../engine/dialect.ts'
import type { SeatsRow } from '../catalogue/rows.ts'
import type { Tables } from '../engine/tables.ts'
import { perDialect, writtenOnce } from '../engine/written-once.ts'
import { changeModule, seatsOfRun, takenByModule } from './modules-in-sql.ts'
import { changeTaken, giveTakenBack } from './taken-in-sql.ts'

export const workshopSeatsInSql = ({ reading }: Database): ForCountingWorkshopSeats => ({
  taken: async (eventId) => {
    if (!Number.isSafeInteger(eventId)) return new Map()
    const rows = await reading
      .selectFrom('part_seats')
      .select(['part', 'taken'])
      .where('event_id', '=', eventId)
      .where('kind', '=', 'workshop')
      .execute()
    return new Map(rows.map(({ part, taken }) => [part, taken]))
  },
})

const statementsOf = perDialect((dialect) => ({
  lockedSeats: writtenOnce<{ readonly eventId: number }, SeatsRow>((db, value) =>
    dialect.locking(db.selectFrom('event').select(['places', 'taken']).where('event_id', '=', value('eventId'))),
  ),
}))

/** Changes numbers of seats within a transaction: a row changes only where enough are left, whoever else takes some. */
export const changingSeats = (
  dialect: Dialect,
  trx: () => Transaction<Tables>,
  { lockedSeats } = statementsOf(dialect),
): ForChangingSeats => {
  /** How many are left after the change; undefined where fewer are taken, or none at all. */
  const givenBackOfEvent = async ({ eventId }: Seated, seats: number): Promise<number | undefined> => {
    let [changed] = await giveTakenBack(trx(), { eventId, seats })
    if (!changed) {
      // Whoever was waited for may have given modules back, and the statement has compared with how many those were
      // when it began: PostgreSQL reads only the row anew for which it has waited. Nobody is waited for any more now.
      await lockedSeats(trx(), { eventId })
      ;[changed] = await giveTakenBack(trx(), { eventId, seats })
    }
    return changed && changed.places - changed.taken
  }
  return {
    take: async (of, seats) => {
      if (!Number.isSafeInteger(of.eventId)) return refused({ why: 'not-found' })
      if (of.kind === 'event') return takeOfEvent(trx(), of, seats)
      if (of.kind !== 'module') return takeOfPart(trx(), of, seats)
      const [event] = await lockedSeats(trx(), of)
      if (!event) return refused({ why: 'not-found' })
      const run = await seatsOfRun(trx(), of.eventId, event)
      const left = leftInModules(run, [of.module])
      return left < seats
        ? refused({ why: 'sold-out', of, left })
        : done(await changeModule(trx(), of, seats, { places: event.places, run }))
    },
    giveBack: async (of, seats) => {
      if (!Number.isSafeInteger(of.eventId)) return refused({ why: 'not-found' })
      if (of.kind === 'module') {
        const [event] = await lockedSeats(trx(), of)
        if (!event) return refused({ why: 'not-found' })
        const run = await seatsOfRun(trx(), of.eventId, event)
        if ((run.byModule.get(of.module) ?? 0) < seats) throw givenBackTooMany(of, seats)
        return done(await changeModule(trx(), of, -seats, { places: event.places, run }))
      }
      const left = await (of.kind === 'event' ? givenBackOfEvent(of, seats) : changedPart(trx(), of, -seats))
      if (left !== undefined) return done(left)
      if (await eventAt(trx(), of)) throw givenBackTooMany(of, seats)
      return refused({ why: 'not-found' })
    },
    left: async (eventId) => {
      const [event] = await lockedSeats(trx(), { eventId })
      return event ? done(event.places - event.taken) : refused({ why: 'not-found' })
    },
    byModule: (eventId) => takenByModule(trx(), eventId),
    shownAt: async (eventId) => {
      if (!Number.isSafeInteger(eventId)) return undefined
      const rows = await shownAtRows(trx(), { eventId })
      const [first] = rows
      if (!first) return undefined
      const venues = rows.flatMap(({ hotelId, locationId }) =>
        hotelId === null || locationId === null ? [] : [{ hotelId, locationId }],
      )
      return { themeUrl: first.themeUrl, venues }
    },
  }
}

type Part = Extract<Seated, { readonly capacity: number }>
type Taking = Promise<Result<number, NotFound | SoldOut>>

async function takeOfEvent(trx: Transaction<Tables>, of: Seated, seats: number): Taking {
  const [changed] = await changeTaken(trx, { eventId: of.eventId, by: seats })
  if (changed) return done(changed.places - changed.taken)
  const event = await eventAt(trx, of)
  return refused(event ? { why: 'sold-out', of, left: event.places - event.taken } : { why: 'not-found' })
}

async function takeOfPart(trx: Transaction<Tables>, of: Part, seats: number): Taking {
  if (!(await eventAt(trx, of))) return refused({ why: 'not-found' })
  const { capacity } = of
  await trx
    .insertInto('part_seats')
    .values({ ...keyOf(of), capacity, taken: 0 })
    .onConflict((same) => same.columns(['event_id', 'kind', 'part']).doNothing())
    .execute()
  const left = await changedPart(trx, of, seats)
  if (left !== undefined) return done(left)
  const { taken } = await trx
    .selectFrom('part_seats')
    .select('taken')
    .where((eb) => eb.and(keyOf(of)))
    .executeTakeFirstOrThrow()
  return refused({ why: 'sold-out', of, left: Math.max(0, capacity - taken) })
}

const eventAt = (trx: Transaction<Tables>, { eventId }: Seated) =>
  trx.selectFrom('event').select(['places', 'taken']).where('event_id', '=', eventId).executeTakeFirst()

interface ShownAtRow {
  readonly themeUrl: string
  readonly hotelId: number | null
  readonly locationId: number | null
}

/** A row for each hotel, one without where there is none. */
const shownAtRows = writtenOnce<{ readonly eventId: number }, ShownAtRow>((db, value) =>
  db
    .selectFrom('event')
    .innerJoin('theme', 'theme.internal_id', 'event.theme_id')
    .leftJoin('event_venue', 'event_venue.event_id', 'event.event_id')
    .leftJoin('hotel', 'hotel.internal_id', 'event_venue.hotel_id')
    .select(['theme.url as themeUrl', 'hotel.internal_id as hotelId', 'hotel.location_id as locationId'])
    .where('event.event_id', '=', value('eventId')),
)

/**
 * How many are left after the change; undefined where there are too few for it, or none at all. A room may have become
 * smaller than its list: then it is full, and giving back goes on.
 */
async function changedPart(trx: Transaction<Tables>, of: Part, by: number): Promise<number | undefined> {
  const { capacity } = of
  const changed = await trx
    .updateTable('part_seats')
    .set({
      taken: sql<number>`taken + ${by}`,
      capacity: sql<number>`case when taken + ${by} > ${capacity} then taken + ${by} else ${capacity} end`,
    })
    .where((eb) => eb.and(keyOf(of)))
    .where(sql<boolean>`taken + ${by} >= 0`)
    .$if(by > 0, (query) => query.where(sql<boolean>`taken + ${by} <= ${capacity}`))
    .returning('taken')
    .executeTakeFirst()
  return changed && Math.max(0, capacity - changed.taken)
}

const keyOf = (of: Part) => ({
  event_id: of.eventId,
  kind: of.kind,
  part: of.kind === 'workshop' ? of.workshop : String(of.hotelId),
})
