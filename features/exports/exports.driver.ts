import type { ExportKind } from '#core/exports/exports.ts'

/** What came of taking an export. */
export type ExportSeen =
  | { readonly ids: readonly string[]; readonly gone: readonly string[]; readonly state: string }
  | { readonly refused: string }

/** What another system does that keeps a copy of our content. */
export interface TakesExports {
  /** All parts one after the other, of so many each. */
  take(kind: ExportKind, asked: { readonly since?: string; readonly atATime?: number }): Promise<ExportSeen>
}
