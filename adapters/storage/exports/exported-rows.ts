import type { ExportedContent, ExportKind } from '#core/exports/exports.ts'
import type { ArticleEntry } from '#core/knowledge/articles/articles.ts'
import type { Download } from '#core/knowledge/downloads/downloads.ts'
import type { RecordKind } from '#core/records/records.ts'
import { isDay } from '#core/shared/dates.ts'
import type { Flag } from '../catalogue/rows.ts'
import { aText, type CursorPart } from '../engine/continuation.ts'

export interface ExportedItemRow {
  readonly kind: ExportKind
  /** As the export tells it. */
  readonly id: string
  readonly fingerprint: string
  readonly is_gone: Flag
}

/** Which exports are records, and of which kind. */
export const recordsExported = { downloads: 'download', faq: 'faq', youtube: 'video' } as const satisfies {
  readonly [Kind in ExportKind]?: RecordKind
}

/** What is printed is left to those who print. */
export function articleExported(entry: ArticleEntry): ExportedContent['articles'] {
  const { blocks: _, ...article } = entry
  return article
}

function downloadExported(whole: Download): ExportedContent['downloads'] {
  const { blocks: _, ...download } = whole
  return download
}

/** What the JSON of a record tells of itself. */
export const recordExported = (kind: keyof typeof recordsExported, json: string): ExportedContent[typeof kind] =>
  kind === 'downloads' ? downloadExported(JSON.parse(json)) : JSON.parse(json)

const anInstant: CursorPart<string> = (part): part is string =>
  typeof part === 'string' && isDay(part.slice(0, 10)) && !Number.isNaN(Date.parse(part))

/** Exports continue after an instant and an id. */
export const exportCursor = [anInstant, aText] as const
