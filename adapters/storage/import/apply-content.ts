import { brandCounts } from '#core/content/brand-counts.ts'
import type { ImportCounts, ImportReport } from '#core/content/content.ts'
import type { Brand } from '#core/brand/brand.ts'
import type { ContentWithDays } from '#core/content/ports.ts'
import { berlinDay } from '#core/shared/dates.ts'
import type { Day, Instant } from '#core/shared/day.ts'
import type { Transaction } from 'kysely'
import { differenceOf } from './difference.ts'
import type { Fingerprinted } from './fingerprint.ts'
import { lexiconKey, resolveContent, type ResolvedContent } from './resolved-content.ts'
import type { HotelRow, LexiconRow, LocationRow, PageRow, RubricRow } from '../catalogue/rows.ts'
import { invalidatedBetween } from '#core/changes/invalidated-tags.ts'
import { applyEvents } from './apply-events.ts'
import { applyThemes } from './apply-themes.ts'
import { eventChanges } from '../changes/by-day-in-sql.ts'
import type { Database } from '../engine/dialect.ts'
import { invalidate } from '../changes/sql.ts'
import { fingerprintsInSql } from './fingerprints-in-sql.ts'
import { countMonths } from '../catalogue/months-of-themes-in-sql.ts'
import { applyRecords } from '../records/sql.ts'
import { reviseEvents } from '../revisions/sql.ts'
import { putSetting, settingOf } from '../engine/settings.ts'
import type { Tables } from '../engine/tables.ts'
import { countOffers } from '../catalogue/theme-offers-in-sql.ts'
import { deleteRow, insertRows, updateRow, updateRows } from '../engine/writing-rows.ts'

/** Makes the database equal to the content, as `ForStoringContent.apply` says. */
export async function applyContent(
  { dialect, transaction }: Database,
  content: ContentWithDays,
  firstFill: Day,
  now: Instant,
): Promise<ImportReport> {
  const wanted = resolveContent(content)
  return transaction(async (trx) => {
    await dialect.lockContent(trx)
    const before = await fingerprintsInSql(trx)
    const told = await settingOf(trx, 'brand')
    const brand = brandCounts(told === undefined ? undefined : (JSON.parse(told) as Brand), content.brand)
    await putSetting(trx, 'brand', JSON.stringify(content.brand))
    if ((await settingOf(trx, 'first-fill')) === undefined) await putSetting(trx, 'first-fill', firstFill)
    const report = await applyAll(trx, wanted, now)
    if (hasMoved(report.events) || hasMoved(report.hotels)) {
      await countOffers(trx)
      await countMonths(trx)
    }
    const touched = invalidatedBetween(before, await fingerprintsInSql(trx))
    await invalidate(trx, touched)
    await eventChanges(trx, touched, now)
    return { brand, ...report }
  })
}

/** Things before what names them. */
async function applyAll(
  trx: Transaction<Tables>,
  wanted: ResolvedContent,
  now: Instant,
): Promise<Omit<ImportReport, 'brand'>> {
  const rubrics = await applyRubrics(trx, wanted.rubrics)
  const locations = await applyLocations(trx, wanted.locations)
  const hotels = await applyHotels(trx, wanted.hotels)
  const themes = await applyThemes(trx, wanted.themes)
  await reviseEvents(trx, wanted, now)
  const events = await applyEvents(trx, wanted.events, berlinDay(now))
  const lexicon = await applyLexicon(trx, wanted.lexicon)
  const pages = await applyPages(trx, wanted.pages)
  const records = await applyRecords(trx, wanted.records)
  return { rubrics, locations, hotels, themes, events, lexicon, pages, ...records }
}

const hasMoved = ({ added, changed, removed }: ImportCounts): boolean => added + changed + removed > 0

async function applyRubrics(
  trx: Transaction<Tables>,
  wanted: readonly Fingerprinted<number, RubricRow>[],
): Promise<ImportCounts> {
  const kept = await trx.selectFrom('rubric').select(['id', 'fingerprint', 'withdrawn']).execute()
  const { add, change, remove, counts } = differenceOf(new Map(kept.map((row) => [row.id, row])), wanted)
  await updateRows(trx, 'rubric', 'id', remove, { withdrawn: true })
  // Addresses may change hands within one import, and no two visible rubrics may hold the same one in between.
  for (const { key } of change) await updateRow(trx, 'rubric', { id: key }, { url: `~${key}` })
  for (const one of change) await updateRow(trx, 'rubric', { id: one.key }, visibleRow(one))
  await insertRows(trx, 'rubric', add.map(visibleRow))
  return counts
}

async function applyLocations(
  trx: Transaction<Tables>,
  wanted: readonly Fingerprinted<number, LocationRow>[],
): Promise<ImportCounts> {
  const { add, change, remove, counts } = differenceOf(await venueMarks(trx, 'location'), wanted)
  await updateRows(trx, 'location', 'internal_id', remove, { withdrawn: true })
  for (const one of change) await updateRow(trx, 'location', { internal_id: one.key }, visibleRow(one))
  await insertRows(trx, 'location', add.map(visibleRow))
  return counts
}

async function applyHotels(
  trx: Transaction<Tables>,
  wanted: readonly Fingerprinted<number, HotelRow>[],
): Promise<ImportCounts> {
  const { add, change, remove, counts } = differenceOf(await venueMarks(trx, 'hotel'), wanted)
  await updateRows(trx, 'hotel', 'internal_id', remove, { withdrawn: true })
  for (const one of change) await updateRow(trx, 'hotel', { internal_id: one.key }, visibleRow(one))
  await insertRows(trx, 'hotel', add.map(visibleRow))
  return counts
}

async function venueMarks(trx: Transaction<Tables>, table: 'location' | 'hotel') {
  const kept = await trx.selectFrom(table).select(['internal_id', 'fingerprint', 'withdrawn']).execute()
  return new Map(kept.map((row) => [row.internal_id, row]))
}

const visibleRow = <Row>({ thing, fingerprint }: Fingerprinted<number, Row>) => ({
  ...thing,
  fingerprint,
  withdrawn: false,
})
const markedRow = <Row>({ thing, fingerprint }: Fingerprinted<string, Row>) => ({ ...thing, fingerprint })

async function applyLexicon(
  trx: Transaction<Tables>,
  wanted: readonly Fingerprinted<string, LexiconRow>[],
): Promise<ImportCounts> {
  const kept = await trx.selectFrom('lexicon_entry').select(['target_group', 'slug', 'fingerprint']).execute()
  const keys = new Map(kept.map((row) => [lexiconKey(row), { target_group: row.target_group, slug: row.slug }]))
  const marks = new Map(kept.map((row) => [lexiconKey(row), { fingerprint: row.fingerprint, withdrawn: false }]))
  const { add, change, remove, counts } = differenceOf(marks, wanted)
  for (const key of remove) await deleteRow(trx, 'lexicon_entry', keys.get(key) ?? {})
  for (const one of change) await updateRow(trx, 'lexicon_entry', keys.get(one.key) ?? {}, markedRow(one))
  await insertRows(trx, 'lexicon_entry', add.map(markedRow))
  return counts
}

async function applyPages(
  trx: Transaction<Tables>,
  wanted: readonly Fingerprinted<string, PageRow>[],
): Promise<ImportCounts> {
  const kept = await trx.selectFrom('page').select(['slug', 'fingerprint']).execute()
  const marks = new Map(kept.map(({ slug, fingerprint }) => [slug, { fingerprint, withdrawn: false }]))
  const { add, change, remove, counts } = differenceOf(marks, wanted)
  for (const slug of remove) await deleteRow(trx, 'page', { slug })
  for (const one of change) await updateRow(trx, 'page', { slug: one.key }, markedRow(one))
  await insertRows(trx, 'page', add.map(markedRow))
  return counts
}
