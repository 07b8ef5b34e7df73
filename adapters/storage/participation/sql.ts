import type { Booking } from '#core/booking/booking.ts'
import { statesToCome } from '#core/participation/events-to-come.ts'
import {
  mostInSpan,
  mostTrainings,
  type ForStoringParticipations,
  type WhichEvents,
} from '#core/participation/ports.ts'
import { attendedBy, themesOf } from '#core/participation/trained-at.ts'
import { pageQueryOf, type Page, type PageQuery } from '#core/shared/page.ts'
import { sql, type Kysely, type SelectQueryBuilder, type Transaction } from 'kysely'
import { aNumber, cursorKeyOf, tokenOf } from '../engine/continuation.ts'
import type { Database } from '../engine/dialect.ts'
import { storableJson, storableText } from '../engine/storable-text.ts'
import type { Tables } from '../engine/tables.ts'
import { insertRows, type RowOf } from '../engine/writing-rows.ts'
import { dayNumber } from './day-number.ts'
import { attendanceFlag } from './attendance-flag.ts'
import { knownTo } from './known-to.ts'
import { emailsIn, peopleIn } from './people-in-booking.ts'
import { trainedFrom } from './trained-rows.ts'

type Found = SelectQueryBuilder<Tables, 'booking', object>

const bookingIn = ({ document }: { readonly document: string }): Booking => {
  const booking: Booking = JSON.parse(document)
  return booking
}

async function page(found: Found, { which, today }: WhichEvents, asked: PageQuery): Promise<Page<Booking>> {
  const { after, limit } = pageQueryOf(asked)
  const start = cursorKeyOf(after, [aNumber, aNumber])
  if (start === 'nowhere') return { items: [] }
  const isFuture = which === 'future'
  const sign = isFuture ? 1 : -1
  const now = dayNumber(today)
  let query = found.select(['first_day', 'place', 'document'])
  if (start !== 'start') {
    const [day, place] = start.map((part) => sign * part)
    query = query.where(
      isFuture
        ? sql<boolean>`(first_day, place) > (${day}, ${place})`
        : sql<boolean>`(first_day, place) < (${day}, ${place})`,
    )
  }
  query = isFuture
    ? query.where('last_day', '>=', now).where('state', 'in', statesToCome)
    : query.where(({ or, eb }) => or([eb('last_day', '<', now), eb('state', 'not in', statesToCome)]))
  const order = isFuture ? 'asc' : 'desc'
  const rows = await query
    .orderBy('first_day', order)
    .orderBy('place', order)
    .limit(limit + 1)
    .execute()
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  const next = rows.length > limit && last && tokenOf([sign * last.first_day, sign * last.place])
  return { items: shown.map(bookingIn), ...(next && { next }) }
}

export const participationsInSql = ({ reading }: Database): ForStoringParticipations => {
  const ofGremium = (gremiumId: string) =>
    reading.selectFrom('booking').where('gremium_id', '=', storableText(gremiumId))
  return {
    ofPeople: async ({ userIds = [], emails = [] }, which, asked) => {
      const people = [...userIds, ...emails].map(storableText)
      if (people.length === 0) return { items: [] }
      const ids = reading.selectFrom('booking_person').select('booking_id').where('person', 'in', people)
      return page(reading.selectFrom('booking').where('id', 'in', ids), which, asked)
    },
    ofGremium: (gremiumId, which, asked) => page(ofGremium(gremiumId), which, asked),
    ofEvent: async (eventId, { userIds = [], emails = [], gremiumIds }) => {
      const people = [...userIds, ...emails].map(storableText)
      const ids = reading.selectFrom('booking_person').select('booking_id').where('person', 'in', people)
      const rows = await reading
        .selectFrom('booking')
        .select('document')
        .where('event_id', '=', eventId)
        .where(({ eb, or }) =>
          or([
            ...(people.length > 0 ? [eb('id', 'in', ids)] : []),
            ...(gremiumIds.length > 0 ? [eb('gremium_id', 'in', gremiumIds.map(storableText))] : []),
          ]),
        )
        .orderBy('place')
        .execute()
      return rows.map(bookingIn)
    },
    ofGremiumBetween: async (gremiumId, first, last) => {
      const rows = await ofGremium(gremiumId)
        .select('document')
        .where('first_day', '>=', dayNumber(first))
        .where('first_day', '<=', dayNumber(last))
        .orderBy('first_day')
        .orderBy('place')
        .limit(mostInSpan)
        .execute()
      return rows.map(bookingIn)
    },
    trainings: async (emails, gremiumId) => {
      if (emails.length === 0) return []
      const rows = await reading
        .selectFrom('booking_person')
        .innerJoin('booking', 'booking.id', 'booking_person.booking_id')
        .select(['person', 'event_id', 'themes', 'first_day', 'last_day', 'state', 'attended'])
        .where('person', 'in', emails.map(storableText))
        .$if(gremiumId !== undefined, (query) => query.where(knownTo(gremiumId ?? '')))
        .orderBy('first_day', 'desc')
        .orderBy('place', 'desc')
        .orderBy('person')
        .limit(mostTrainings)
        .execute()
      return rows.map(trainedFrom)
    },
  }
}

/**
 * Writes down by whom a booking is found, who of them was there and what it teaches them; most changes of a booking
 * change nothing of that.
 */
export async function notePeople(trx: Transaction<Tables>, booking: Booking, known: 'new' | 'saved'): Promise<void> {
  const rows = peopleRows(booking)
  const before = known === 'new' ? new Map<string, PersonRow>() : await peopleOf(trx, booking.id)
  const isAsBefore = (row: PersonRow): boolean => {
    const was = before.get(row.person)
    return was !== undefined && was.attended === row.attended && was.themes === row.themes
  }
  const fresh = rows.filter((row) => !isAsBefore(row))
  const kept = new Set(rows.filter(isAsBefore).map(({ person }) => person))
  const outdated = [...before.keys()].filter((person) => !kept.has(person))
  if (outdated.length > 0)
    await trx
      .deleteFrom('booking_person')
      .where('booking_id', '=', booking.id)
      .where('person', 'in', outdated)
      .execute()
  if (fresh.length > 0) await insertRows(trx, 'booking_person', fresh)
}

type PersonRow = RowOf<'booking_person'>

const peopleRows = (booking: Booking): readonly PersonRow[] => {
  const emails = emailsIn(booking)
  const themes = storableJson(themesOf(booking))
  return peopleIn(booking).map((person) => ({
    person: storableText(person),
    booking_id: booking.id,
    attended: attendanceFlag(attendedBy(booking, person)),
    themes: emails.includes(person) ? themes : '[]',
  }))
}

const peopleOf = async (db: Kysely<Tables>, id: Booking['id']): Promise<ReadonlyMap<string, PersonRow>> => {
  const rows = await db
    .selectFrom('booking_person')
    .select(['person', 'booking_id', 'attended', 'themes'])
    .where('booking_id', '=', id)
    .execute()
  return new Map(rows.map((row) => [row.person, row]))
}
