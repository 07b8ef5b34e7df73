import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { ColumnTypes } from '../engine/dialect.ts'

/**
 * Rubrics, towns, hotels and themes become documents beside the columns that are asked for; columns that are only shown
 * go. The default is there because SQLite adds no other column: every row is written at once.
 */
export const documents = ({ text }: ColumnTypes): Migration => ({
  up: async (db) => {
    for (const table of ['rubric', 'location', 'hotel', 'theme'])
      await sql`alter table ${sql.table(table)} add column document ${sql.raw(text)} not null default ''`.execute(db)
    await writeRubrics(db)
    await writeLocations(db)
    await writeHotels(db)
    await writeThemes(db)
    for (const [table, columns] of onlyShown)
      for (const column of columns)
        await sql`alter table ${sql.table(table)} drop column ${sql.ref(column)}`.execute(db)
  },
})

const onlyShown = [
  ['rubric', ['teaser', 'description']],
  ['hotel', ['name', 'street', 'zip', 'city', 'teaser']],
  ['theme', ['designation', 'color', 'hide_in_training_series', 'allow_single', 'content']],
  ['theme_target_group', ['position']],
] as const

type Before = Kysely<unknown>

async function writeRubrics(db: Before): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select id, url, title, position, teaser, description from rubric`.execute(db)
  for (const row of rows)
    await sql`update rubric set document = ${JSON.stringify(row)} where id = ${row.id}`.execute(db)
}

async function writeLocations(db: Before): Promise<void> {
  const { rows } = await sql<{ internal_id: number; name: string }>`select internal_id, name from location`.execute(db)
  for (const { internal_id: internalId, name } of rows)
    await sql`
      update location set document = ${JSON.stringify({ internalId, name })}
      where internal_id = ${internalId}`.execute(db)
}

interface HotelBefore {
  readonly internal_id: number
  readonly name: string
  readonly location_id: number
  readonly street: string
  readonly zip: string
  readonly city: string
  readonly teaser: string
}

async function writeHotels(db: Before): Promise<void> {
  const { rows } = await sql<HotelBefore>`
    select internal_id, name, location_id, street, zip, city, teaser from hotel`.execute(db)
  for (const { internal_id: internalId, name, location_id: locationId, street, zip, city, teaser } of rows) {
    const document = { internalId, name, locationId, address: { street, zip, city }, teaser }
    await sql`
      update hotel set document = ${JSON.stringify(document)} where internal_id = ${internalId}`.execute(db)
  }
}

interface ThemeBefore {
  readonly internal_id: number
  readonly url: string
  readonly title: string
  readonly designation: string
  readonly event_type: number
  readonly color: string | null
  readonly is_new: boolean | 0 | 1
  readonly hide_in_training_series: boolean | 0 | 1
  readonly redirect_url: string | null
  readonly allow_single: boolean | 0 | 1
  readonly content: string
}

async function writeThemes(db: Before): Promise<void> {
  const { rows: groups } = await sql<{ theme_id: number; target_group: string }>`
    select theme_id, target_group from theme_target_group order by theme_id, position`.execute(db)
  const groupsOf = Map.groupBy(groups, ({ theme_id }) => theme_id)
  const { rows } = await sql<ThemeBefore>`
    select internal_id, url, title, designation, event_type, color, is_new, hide_in_training_series, redirect_url,
      allow_single, content
    from theme`.execute(db)
  for (const row of rows) {
    const targetGroups = (groupsOf.get(row.internal_id) ?? []).map(({ target_group }) => target_group)
    await sql`
      update theme set document = ${JSON.stringify(themeDocument(row, targetGroups))}
      where internal_id = ${row.internal_id}`.execute(db)
  }
}

const themeDocument = (row: ThemeBefore, targetGroups: readonly string[]): object => ({
  internalId: row.internal_id,
  url: row.url,
  title: row.title,
  designation: row.designation,
  eventType: row.event_type,
  ...(row.color !== null && { color: row.color }),
  isNew: Boolean(row.is_new),
  hideInTrainingSeries: Boolean(row.hide_in_training_series),
  ...(row.redirect_url !== null && { redirectUrl: row.redirect_url }),
  targetGroups,
  allowSingle: Boolean(row.allow_single),
  content: JSON.parse(row.content),
})
