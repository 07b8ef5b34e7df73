import { asksOfEvents } from '#core/catalogue/event-filter.ts'
import type { ForStoringTheCatalogue, ThemeSorting } from '#core/catalogue/ports.ts'
import { typesThatAreNoSeminar } from '#core/catalogue/theme-kind.ts'
import type { Day } from '#core/shared/day.ts'
import { pageQueryOf, type Page, type PageQuery } from '#core/shared/page.ts'
import type { Kysely } from 'kysely'
import { sql, type RawBuilder } from 'kysely'
import {
  aDay,
  aNumber,
  aText,
  aWeight,
  cursorKeyOf,
  tokenOf,
  type CursorKey,
  type CursorPart,
} from '../engine/continuation.ts'
import { noEventYet, noPrice } from './theme-sorting.ts'
import { endOfPrefix, searchedWords } from './searched-words.ts'
import { hasEventMeeting } from './months-of-themes-in-sql.ts'
import { isVisible } from './reading-in-sql.ts'
import type { Tables } from '../engine/tables.ts'
import { onlineVenue } from './theme-offers-in-sql.ts'

type Filter = Parameters<ForStoringTheCatalogue['themeUrls']>[0]
interface ThemeQuery {
  readonly filter: Filter
  readonly words: readonly string[]
  readonly from: Day
  readonly after?: string
  readonly limit: number
}
/** Where a theme stands on the shelf. */
interface ShelvedRow {
  readonly url: string
  readonly sort_key: string
  readonly internal_id: number
  readonly rubric_position: number
  readonly sequence: number
}

/**
 * A page of the addresses of themes that match: in the asked order for `urls`, by relevance for words, else along the
 * shelf.
 */
export async function themeUrls(
  db: Kysely<Tables>,
  filter: Filter,
  from: Day,
  pageQuery: PageQuery,
): Promise<Page<string>> {
  if (filter.locationId !== undefined && !isTown(filter.locationId)) return { items: [] }
  const asked: ThemeQuery = { filter, words: searchedWords(filter.words), from, ...pageQueryOf(pageQuery) }
  if (filter.urls) return namedThemes(db, asked)
  if (filter.sort) return sortedThemes(db, asked, filter.sort)
  return asked.words.length ? relevantThemes(db, asked) : shelvedThemes(db, asked)
}

/** How many themes match. */
export async function themeCount(db: Kysely<Tables>, filter: Filter, from: Day): Promise<number> {
  if (filter.locationId !== undefined && !isTown(filter.locationId)) return 0
  const words = searchedWords(filter.words)
  let query = matching(db, { filter, words, from, limit: 1 }).clearSelect()
  query = filter.urls ? query.where('theme.url', 'in', filter.urls) : query.where('theme.redirect_url', 'is', null)
  if (words.length) query = query.where('theme.internal_id', 'in', weighed(db, words).clearSelect().select('theme_id'))
  const { count } = await query.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  return count
}

const isTown = (id: number): boolean => Number.isSafeInteger(id) && id !== onlineVenue

async function sortedThemes(db: Kysely<Tables>, asked: ThemeQuery, sort: ThemeSorting): Promise<Page<string>> {
  const { value, part } = sortValues[sort](asked.from)
  const start = cursorKeyOf(asked.after, [part, aText, aNumber])
  if (start === 'nowhere') return { items: [] }
  let query = matching(db, asked).where('theme.redirect_url', 'is', null).select(value.as('sort_value'))
  if (asked.words.length)
    query = query.where('theme.internal_id', 'in', weighed(db, asked.words).clearSelect().select('theme_id'))
  if (start !== 'start')
    query = query.where(sql<boolean>`(${value}, theme.sort_key, theme.internal_id) > (${sql.join(start)})`)
  const rows = await query
    .orderBy('sort_value')
    .orderBy('theme.sort_key')
    .orderBy('theme.internal_id')
    .limit(asked.limit + 1)
    .execute()
  return pageOf(asked, rows, (row) => [row.sort_value, row.sort_key, row.internal_id])
}

interface SortValue {
  readonly value: RawBuilder<string | number>
  readonly part: CursorPart
}

/** What a theme is sorted by; subselects that an index answers at its first row, or few rows of stored prices. */
const sortValues: Readonly<Record<ThemeSorting, (from: Day) => SortValue>> = {
  titel: () => ({ value: sql<string>`theme.sort_key`, part: aText }),
  datum: (from) => ({
    value: sql<string>`coalesce((
      select min(event.start_date) from event
      where event.theme_id = theme.internal_id and event.start_date >= ${from}), ${sql.lit(noEventYet)})`,
    part: aDay,
  }),
  preis: (from) => ({
    value: sql<number>`coalesce((
      select min(theme_price.price_net) from theme_price
      where theme_price.theme_id = theme.internal_id and theme_price.last_day >= ${from}), ${sql.lit(noPrice)})`,
    part: aNumber,
  }),
}

async function shelvedThemes(db: Kysely<Tables>, asked: ThemeQuery): Promise<Page<string>> {
  const start = cursorKeyOf(asked.after, [aNumber, aNumber, aText, aNumber])
  if (start === 'nowhere') return { items: [] }
  let query = matching(db, asked).where('theme.redirect_url', 'is', null)
  if (start !== 'start')
    query = query.where(
      sql<boolean>`(theme.rubric_position, theme.sequence, theme.sort_key, theme.internal_id) > (${sql.join(start)})`,
    )
  const rows = await query
    .orderBy('theme.rubric_position')
    .orderBy('theme.sequence')
    .orderBy('theme.sort_key')
    .orderBy('theme.internal_id')
    .limit(asked.limit + 1)
    .execute()
  return pageOf(asked, rows, shelfKey)
}

async function relevantThemes(db: Kysely<Tables>, asked: ThemeQuery): Promise<Page<string>> {
  const start = cursorKeyOf(asked.after, [aWeight, aNumber, aNumber, aText, aNumber])
  if (start === 'nowhere') return { items: [] }
  let query = matching(db, asked)
    .where('theme.redirect_url', 'is', null)
    .innerJoin(weighed(db, asked.words).as('weighed'), 'weighed.theme_id', 'theme.internal_id')
    .select('weighed.weight')
  if (start !== 'start')
    query = query.where(
      sql<boolean>`(-weighed.weight, theme.rubric_position, theme.sequence, theme.sort_key, theme.internal_id) > (${sql.join(start)})`,
    )
  const rows = await query
    .orderBy('weighed.weight', 'desc')
    .orderBy('theme.rubric_position')
    .orderBy('theme.sequence')
    .orderBy('theme.sort_key')
    .orderBy('theme.internal_id')
    .limit(asked.limit + 1)
    .execute()
  return pageOf(asked, rows, (row) => [-row.weight, ...shelfKey(row)])
}

async function namedThemes(db: Kysely<Tables>, asked: ThemeQuery): Promise<Page<string>> {
  const start = cursorKeyOf(asked.after, [aNumber])
  if (start === 'nowhere') return { items: [] }
  const urls = [...new Set(asked.filter.urls)]
  const rest = start === 'start' ? urls : urls.slice(Math.max(0, start[0] + 1))
  if (rest.length === 0) return { items: [] }
  let query = matching(db, asked).where('theme.url', 'in', rest)
  if (asked.words.length)
    query = query.where('theme.internal_id', 'in', weighed(db, asked.words).clearSelect().select('theme_id'))
  const key = new Map(urls.map((url, i) => [url, i]))
  const keyIn = ({ url }: ShelvedRow): number => key.get(url) ?? urls.length
  const rows = (await query.execute()).toSorted((one, other) => keyIn(one) - keyIn(other))
  return pageOf(asked, rows.slice(0, asked.limit + 1), (row) => [keyIn(row)])
}

const shelfKey = (row: ShelvedRow): CursorKey => [row.rubric_position, row.sequence, row.sort_key, row.internal_id]

/** Makes a page of one row more than was asked: that row only tells that the list goes on. */
function pageOf<Row extends ShelvedRow>(
  { limit }: ThemeQuery,
  rows: readonly Row[],
  key: (row: Row) => CursorKey,
): Page<string> {
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  const next = rows.length > limit && last ? { next: tokenOf(key(last)) } : {}
  return { items: shown.map(({ url }) => url), ...next }
}

function matching(db: Kysely<Tables>, { filter, from }: ThemeQuery) {
  const { rubric, targetGroup, eventType, isNew } = filter
  let query = db
    .selectFrom('theme')
    .innerJoin('rubric', 'rubric.id', 'theme.rubric_id')
    .select([
      'theme.url',
      'theme.sequence',
      'theme.sort_key',
      'theme.internal_id',
      'rubric.position as rubric_position',
    ])
    .where(isVisible('theme'))
  if (rubric !== undefined) query = query.where('rubric.url', '=', rubric)
  if (targetGroup !== undefined)
    query = query.where((eb) =>
      eb.exists(
        eb
          .selectFrom('theme_target_group')
          .select('theme_target_group.theme_id')
          .whereRef('theme_target_group.theme_id', '=', 'theme.internal_id')
          .where('theme_target_group.target_group', '=', targetGroup),
      ),
    )
  if (eventType !== undefined)
    query = typesThatAreNoSeminar.includes(eventType)
      ? query.where('theme.event_type', '=', eventType)
      : query.where('theme.event_type', 'not in', typesThatAreNoSeminar)
  if (isNew !== undefined) query = query.where('theme.is_new', '=', isNew)
  if (asksOfEvents(filter)) query = query.where(hasEventMeeting(filter, from))
  return query
}

/**
 * Themes that have a word for each searched one, and the sum of the best weights. The range lets the index find the
 * words.
 */
function weighed(db: Kysely<Tables>, words: readonly string[]) {
  const [first, ...others] = words.map((word) =>
    db
      .selectFrom('theme_word')
      .select(({ fn }) => ['theme_id', fn.max<number>('weight').as('weight')])
      .where('word', '>=', word)
      .where('word', '<', endOfPrefix(word))
      .groupBy('theme_id'),
  )
  if (!first) throw new Error('no word to search for')
  const all = others.reduce((found, next) => found.unionAll(next), first)
  return db
    .selectFrom(all.as('found'))
    .select(({ fn }) => ['theme_id', fn.sum<number>('weight').as('weight')])
    .groupBy('theme_id')
    .having(({ fn }) => fn.countAll(), '=', words.length)
}
