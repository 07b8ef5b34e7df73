import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Material } from '#core/materials/materials.ts'
import {
  mostMaterials,
  type BesideQuery,
  type EntryToday,
  type EventToday,
  type StoredBeside,
  type ThemeToday,
} from '#core/overview/ports.ts'
import type { Ballot, ListedType } from '#core/shared-list/shared-list.ts'
import type { Instant } from '#core/shared/day.ts'
import { storableText } from '../engine/storable-text.ts'
import type { Tables } from '../engine/tables.ts'
import { columnsOf, text } from './columns.ts'
import { knownTo } from '../participation/known-to.ts'
import { trainedFromTexts, trainedRows } from './trained-columns.ts'

type Part = 'trained' | 'theme' | 'event' | 'material' | 'entry'

const names = ['c0', 'c1', 'c2', 'c3', 'c4', 'c5', 'c6', 'c7', 'c8', 'c9', 'c10', 'c11', 'c12', 'c13', 'c14'] as const
const columns = columnsOf(names.length)

/** Of whichever part: a number by which rows of it are in order, and what it says. */
type Row = { readonly part: Part; readonly place: number | string } & Readonly<
  Record<(typeof names)[number], string | null>
>

const part = (name: Part, place: RawBuilder<unknown>, said: readonly RawBuilder<unknown>[]): RawBuilder<unknown> =>
  sql`select ${sql.lit(name)} as part, ${place} as place, ${columns(...said)}`

const among = (values: readonly (string | number)[]): RawBuilder<unknown> =>
  sql`(${sql.join(values.map((value) => (typeof value === 'string' ? storableText(value) : value)))})`

const entryColumns = (userId: string, of: readonly RawBuilder<unknown>[]): readonly RawBuilder<unknown>[] =>
  [
    sql`entry.id`,
    sql`entry.type`,
    sql`entry.value`,
    sql`entry.document`,
    sql`entry.added_by`,
    sql`adder.first_name`,
    sql`adder.last_name`,
    sql`(select count(*) from list_interest join gremium_user on gremium_user.user_id = list_interest.user_id
      and gremium_user.gremium_id = entry.gremium_id where list_interest.entry_id = entry.id)`,
    sql`(select count(*) from list_interest where entry_id = entry.id and user_id = ${userId})`,
    sql`(select count(*) from list_vote where entry_id = entry.id and user_id = ${userId})`,
    sql`(select count(*) from list_vote where entry_id = entry.id and opinion = 'dafuer')`,
    ...of,
  ].map(text)

/** All that is asked for in one statement; undefined where that is nothing. */
const statementFor = (ask: BesideQuery): RawBuilder<Row> | undefined => {
  const { gremiumId, emails, themes, events, materialsOf, from } = ask
  const userId = storableText(ask.userId)
  const visible = sql`not theme.withdrawn and theme.redirect_url is null`
  const gremium = storableText(gremiumId ?? '')
  const parts = [
    emails.length > 0 &&
      sql`
      ${part('trained', sql`0`, [sql`person`, sql`trained`].map(text))} from ${trainedRows(sql`person in ${among(emails)} and ${knownTo(gremiumId ?? '')}`)}`,
    themes.length > 0 &&
      sql`
      ${part('theme', sql`theme.internal_id`, [
        ...[sql`theme.url`, sql`theme.title`].map(text),
        text(sql`(select min(start_date) from event
          where event.theme_id = theme.internal_id and event.start_date >= ${from})`),
      ])} from theme where theme.url in ${among(themes)} and ${visible}`,
    events.length > 0 &&
      sql`
      ${part(
        'event',
        sql`event.event_id`,
        [sql`event.event_id`, sql`event.url`, sql`event.start_date`, sql`event.end_date`].map(text),
      )} from event where event.event_id in ${among(events)} and event.start_date >= ${from}`,
    materialsOf.length > 0 &&
      sql`
      ${part('material', sql`place`, [text(sql`document`)])} from (
        select place, document from material where event_id in ${among(materialsOf)} and is_hidden = 0
        order by place desc limit ${sql.lit(mostMaterials)}) as newest`,
    gremiumId !== undefined &&
      sql`
      ${part('entry', sql`entry.place`, entryColumns(userId, [sql`theme.title`]))}
      from list_entry as entry join theme on theme.url = entry.value and ${visible}
      left join users as adder on adder.id = entry.added_by
      where entry.gremium_id = ${gremium} and entry.type = 'seminar'`,
    gremiumId !== undefined &&
      sql`
      ${part(
        'entry',
        sql`entry.place`,
        entryColumns(userId, [sql`theme.title`, sql`event.start_date`, sql`event.end_date`]).concat(
          text(sql`location.name`),
        ),
      )}
      from list_entry as entry
      join event on event.event_id = case when entry.type = 'event' then cast(substr(entry.value, 8) as integer) end
      join theme on theme.internal_id = event.theme_id
      left join hotel on hotel.internal_id = event.hotel_id
      left join location on location.internal_id = hotel.location_id
      left join users as adder on adder.id = entry.added_by
      where entry.gremium_id = ${gremium} and event.start_date >= ${from} and event.places > event.taken`,
  ].filter((one) => one !== false)
  if (parts.length === 0) return undefined
  return sql<Row>`with said (part, place, ${sql.raw(names.join(', '))}) as (${sql.join(parts, sql` union all `)})
    select part, place, ${sql.raw(names.join(', '))} from said`
}

/** What goes with an overview. */
export async function besideInSql(reading: Kysely<Tables>, ask: BesideQuery): Promise<StoredBeside> {
  const rows = (await statementFor(ask)?.execute(reading))?.rows ?? []
  const ofPart = (name: Part): readonly Row[] => rows.filter((row) => row.part === name)
  return {
    trainings: ofPart('trained').flatMap(({ c0, c1 }) => trainedFromTexts(c0, c1)),
    themes: new Map(ofPart('theme').map((row) => [row.c0 ?? '', themeFrom(row)])),
    events: new Map(ofPart('event').map((row) => [Number(row.c0), eventFrom(row)])),
    materials: ofPart('material').map(({ c0 }) => {
      const { eventId, kind, uploadedAt, uploadedBy }: Material = JSON.parse(c0 ?? '')
      return { eventId, kind, uploadedAt, ...(uploadedBy !== undefined && { uploadedBy }) }
    }),
    entries: ofPart('entry')
      .toSorted((one, other) => Number(other.place) - Number(one.place))
      .map(entryFrom),
  }
}

const themeFrom = ({ c1: title, c2: next }: Row): ThemeToday => ({
  title: title ?? '',
  ...(typeof next === 'string' && { next }),
})

const eventFrom = ({ c0, c1, c2, c3 }: Row): EventToday => ({
  eventId: Number(c0),
  url: c1 ?? '',
  startDate: c2 ?? '',
  endDate: c3 ?? '',
})

const entryFrom = (row: Row): EntryToday => {
  const { c0: id, c1: type, c2: value, c3: document, c4: adder, c5: firstName, c6: lastName, c11: title } = row
  const { c12: startDate, c13: endDate } = row
  const facts: { addedAt: Instant; ballot: Ballot['kind']; counted?: boolean } = JSON.parse(document ?? '')
  return {
    id: id ?? '',
    type: type as ListedType,
    value: value ?? '',
    addedAt: facts.addedAt,
    ...(typeof adder === 'string' &&
      typeof firstName === 'string' && { addedBy: { id: adder, name: `${firstName} ${lastName ?? ''}` } }),
    title: title ?? '',
    ...(typeof startDate === 'string' && { startDate }),
    ...(typeof endDate === 'string' && { endDate }),
    ...(typeof row.c14 === 'string' && { town: row.c14 }),
    interested: Number(row.c7),
    isInterested: Number(row.c8) > 0,
    hasVoted: Number(row.c9) > 0,
    isCounted: facts.counted ?? false,
    ...(facts.ballot === 'open' && { inFavour: Number(row.c10) }),
  }
}
