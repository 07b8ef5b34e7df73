import { brandCounts } from '#core/content/brand-counts.ts'
import type { ImportCounts, ImportReport } from '#core/content/content.ts'
import type { BrandSettings } from '#core/brand/brand.ts'
import { sourceOfContent, type ContentWithDays } from '#core/content/ports.ts'
import { berlinDay } from '#core/shared/dates.ts'
import type { Day, Instant } from '#core/shared/day.ts'
import type { Transaction } from 'kysely'
import type { Fingerprinted } from './fingerprint.ts'
import { tellFollowersInSql } from '../alerts/changed-subjects.ts'
import { followEventsInSql } from '../booking/following-events.ts'
import { resolveContent, withoutEvents, type ResolvedContent } from './resolved-content.ts'
import { invalidatedBetween } from '#core/changes/invalidated-tags.ts'
import { applyEvents } from './apply-events.ts'
import { applyKeyed, applyNumbered } from './apply-rows.ts'
import { applyThemes } from './apply-themes.ts'
import { eventChanges } from '../changes/by-day-in-sql.ts'
import type { Database } from '../engine/dialect.ts'
import { invalidate } from '../changes/sql.ts'
import { fingerprintsInSql } from './fingerprints-in-sql.ts'
import { rememberImport } from './import-log-in-sql.ts'
import { countMonths } from '../catalogue/months-of-themes-in-sql.ts'
import { applyDocuments } from '../search/documents-in-sql.ts'
import { applyKnownWords } from '../search/sql.ts'
import { applyArticles } from '../knowledge/articles/sql.ts'
import { applyRecords } from '../records/sql.ts'
import { applyRulings } from '../knowledge/rulings/apply.ts'
import type { BroughtSources } from '#core/content/sources.ts'
import { rememberExports } from '../exports/sql.ts'
import { applySources, isStillBasedOn } from '../sources/sql.ts'
import { rearrange } from '../theme-sequence/sql.ts'
import { reviseEvents } from '../revisions/sql.ts'
import { putSetting, settingOf } from '../engine/settings.ts'
import type { Tables } from '../engine/tables.ts'
import { countOffers } from '../catalogue/theme-offers-in-sql.ts'

/** Whoever made the content of files did not see its last change. */
export class ChangedMeanwhile extends Error {
  override readonly name = 'ChangedMeanwhile'
}

/** Makes the database equal to the content, as `ForStoringContent.apply` and `applySources` say. */
export async function applyContent(
  { dialect, transaction }: Database,
  content: ContentWithDays,
  firstFill: Day,
  now: Instant,
  sources?: BroughtSources,
): Promise<ImportReport> {
  const resolved = resolveContent(content)
  return transaction(async (trx) => {
    await dialect.lockContent(trx)
    if (sources && !(await isStillBasedOn(trx, sources.basedOn))) throw new ChangedMeanwhile()
    await applySources(trx, sources, now)
    const calledOff = await trx.selectFrom('called_off_event').select('event_id').execute()
    const wanted = withoutEvents(resolved, new Set(calledOff.map(({ event_id }) => event_id)))
    const before = await fingerprintsInSql(trx)
    const told = await settingOf(trx, 'brand')
    const brand = brandCounts(told === undefined ? undefined : (JSON.parse(told) as BrandSettings), content.brand)
    await putSetting(trx, 'brand', JSON.stringify(content.brand))
    if ((await settingOf(trx, 'first-fill')) === undefined) await putSetting(trx, 'first-fill', firstFill)
    const report = await applyAll(trx, wanted, now)
    await rearrange(trx)
    await rememberExports(trx, now)
    await applyKnownWords(trx, content.knownWords)
    const isFoundOtherwise = await applyDocuments(dialect, trx, sourceOfContent, content.documents)
    if (isElsewhere(report.events) || isElsewhere(report.hotels)) {
      await countOffers(trx)
      await countMonths(trx)
    }
    const invalidated = invalidatedBetween(before, await fingerprintsInSql(trx))
    await invalidate(trx, isFoundOtherwise ? [...invalidated, 'search'] : invalidated)
    await eventChanges(trx, invalidated, now)
    await tellFollowersInSql(trx, invalidated, now)
    await rememberImport(trx, { at: now, report: { brand, ...report } })
    return { brand, ...report }
  })
}

/** What is named before what names it. */
async function applyAll(
  trx: Transaction<Tables>,
  wanted: ResolvedContent,
  now: Instant,
): Promise<Omit<ImportReport, 'brand'>> {
  const rubrics = await applyNumbered(trx, 'rubric', wanted.rubrics, visibleRow)
  const locations = await applyNumbered(trx, 'location', wanted.locations, visibleRow)
  const hotels = await applyNumbered(trx, 'hotel', wanted.hotels, visibleRow)
  const themes = await applyThemes(trx, wanted.themes)
  const revised = await reviseEvents(trx, wanted, now)
  const events = await applyEvents(trx, wanted.events, berlinDay(now))
  await followEventsInSql(trx, revised, now)
  const lexicon = await applyKeyed(trx, 'lexicon_entry', ['target_group', 'slug'], wanted.lexicon, fingerprintedRow)
  const rulings = await applyRulings(trx, wanted.rulings)
  const articles = await applyArticles(trx, wanted.articles)
  const pages = await applyKeyed(trx, 'page', ['slug'], wanted.pages, fingerprintedRow)
  const records = await applyRecords(trx, wanted.records)
  return { rubrics, locations, hotels, themes, events, lexicon, rulings, articles, pages, ...records }
}

const isElsewhere = ({ added, changed, removed }: ImportCounts): boolean => added + changed + removed > 0

const visibleRow = <Row>({ value, fingerprint }: Fingerprinted<number, Row>) => ({
  ...value,
  fingerprint,
  withdrawn: false,
})
const fingerprintedRow = <Row>({ value, fingerprint }: Fingerprinted<string, Row>) => ({ ...value, fingerprint })
