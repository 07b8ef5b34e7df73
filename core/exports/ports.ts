import type { Instant } from '../shared/day.ts'
import type { Invalid, Result } from '../shared/result.ts'
import type { ExportedContent, ExportKind, ExportPage } from './exports.ts'

/** Refuses whoever does not show the secret that programs have. */
export interface NotAService {
  readonly why: 'not-a-service'
}

export interface ExportAsk {
  /** `generatedAt` of an earlier answer: what changed after it. Or a day: what changed on it or later. Else all. */
  readonly since?: string
  /** `nextCursor` of the answer before. */
  readonly cursor?: string
  /** Items and deletions together, from 1 to 1,000; 500 unless another number is asked for. */
  readonly limit?: number
}

export type WhyNotExported = NotAService | Invalid<'since'>

/** Hands content out to other programs, a kind each (domain §7.11). Everything that is stored is published. */
export type ForExportingContent = {
  readonly [Kind in ExportKind]: (ask: ExportAsk) => Promise<Result<ExportPage<Kind>, WhyNotExported>>
}

/** Something that came, changed or went. */
export interface ExportedChange<Kind extends ExportKind> {
  readonly id: string
  readonly changedAt: Instant
  /** Undefined: it is gone. */
  readonly content: ExportedContent[Kind] | undefined
}

/** Knows of all content that is exported when it last changed, kept by the transactions that change it. */
export interface ForListingExports {
  /**
   * What changed after an instant, or all that is there, by the time of its last change; one state of the store. `asOf`
   * is the last change of all of the kind; the next one gets a later instant, whatever the clock says.
   */
  changes<Kind extends ExportKind>(
    kind: Kind,
    asked: { readonly since?: Instant; readonly after?: string; readonly limit: number },
  ): Promise<{ readonly items: readonly ExportedChange<Kind>[]; readonly next?: string; readonly asOf: Instant }>
}
