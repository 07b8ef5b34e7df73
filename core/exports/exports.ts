import type { ArticleEntry } from '../knowledge/articles/articles.ts'
import type { Download } from '../knowledge/downloads/downloads.ts'
import type { FrequentQuestion } from '../knowledge/faq/faq.ts'
import type { LexiconEntry } from '../knowledge/lexicon/lexicon.ts'
import type { Ruling } from '../knowledge/rulings/rulings.ts'
import type { Video } from '../media/video-record.ts'
import type { Instant } from '../shared/day.ts'

/** What is exported to other programs, by the names of domain §7.11. */
export const exportKinds = ['lexicon', 'jurisdictions', 'downloads', 'articles', 'faq', 'youtube'] as const
export type ExportKind = (typeof exportKinds)[number]

/** What each kind tells. Documents tell of themselves alone: some of them are for members only. */
export interface ExportedContent {
  readonly lexicon: LexiconEntry
  readonly jurisdictions: Ruling
  readonly downloads: Omit<Download, 'blocks'>
  readonly articles: Omit<ArticleEntry, 'blocks'>
  readonly faq: FrequentQuestion
  readonly youtube: Video
}

export interface ExportedItem<Kind extends ExportKind = ExportKind> {
  /** Unlike every other one of its kind, and for ever the same. */
  readonly id: string
  readonly changedAt: Instant
  /** Where it is read, with the origin; absent where it has no address of its own. */
  readonly url?: string
  readonly content: ExportedContent[Kind]
}

/** A part of an export, in the order in which things changed. */
export interface ExportPage<Kind extends ExportKind = ExportKind> {
  readonly items: readonly ExportedItem<Kind>[]
  /** null: that was all. */
  readonly nextCursor: string | null
  /** What is gone since it was asked for; nothing where all was asked for. */
  readonly deletedIds: readonly string[]
  /** When anything of the kind last changed: whoever asks for what came `since` then misses nothing. */
  readonly generatedAt: Instant
}

/** Who may take exports. */
export interface ExportAccess {
  /** Everybody may. */
  readonly isPublic: boolean
  /** Who shows it may; without one nobody can. */
  readonly token?: string
}

export const longestExport = 1_000
export const usualExport = 500
