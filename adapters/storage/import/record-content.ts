import type { ImportCounts } from '#core/content/content.ts'
import { recordKinds, type RecordKind } from '#core/records/records.ts'
import { type Keyed } from '#core/content/record-kinds.ts'
import { fingerprinted, type Fingerprinted } from './fingerprint.ts'

/** Records kind by kind, each kind in the order of the content. */
export type WantedRecords = Readonly<Record<RecordKind, readonly Fingerprinted<string, Keyed>[]>>

/** What an import did to the records. */
export type RecordReport = Readonly<Record<`record:${RecordKind}`, ImportCounts>>

/** Every kind, whether there are records of it or not. */
export const wantedRecords = (records: readonly Keyed[]): WantedRecords =>
  Object.fromEntries(
    recordKinds.map((kind) => [
      kind,
      fingerprinted(
        records.filter((record) => record.kind === kind),
        ({ key }) => key,
        ({ value }) => value,
      ),
    ]),
  ) as WantedRecords

export const recordReport = (counts: Readonly<Record<RecordKind, ImportCounts>>): RecordReport =>
  Object.fromEntries(recordKinds.map((kind) => [`record:${kind}`, counts[kind]])) as RecordReport
