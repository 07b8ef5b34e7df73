import type { RecordKinds } from '#core/content/record-kinds.ts'
import { recordKinds, type RecordKind } from '#core/records/records.ts'
import type { ForStoringRecords } from '#core/records/ports.ts'
import { differenceOf, type StoredFingerprint } from '../import/difference.ts'
import { recordReport, type RecordReport, type WantedRecords } from '../import/record-content.ts'
import type { ContentShelf } from '../content/memory.ts'

/** JSON of the records, by kind and key; a kind's order is the content's. */
export type RecordsInMemory = Readonly<
  Record<RecordKind, ReadonlyMap<string, StoredFingerprint & { readonly json: string }>>
>

const ofEveryKind = <T>(make: (kind: RecordKind) => T): Readonly<Record<RecordKind, T>> =>
  Object.fromEntries(recordKinds.map((kind) => [kind, make(kind)])) as Record<RecordKind, T>

export const noRecords: RecordsInMemory = ofEveryKind(() => new Map())

/** Records leave with the content that held them: what an import wants is what stays. */
export const recordsAfter = (
  stored: RecordsInMemory,
  wanted: WantedRecords,
): { readonly records: RecordsInMemory; readonly report: RecordReport } => ({
  records: ofEveryKind(
    (kind) =>
      new Map(
        wanted[kind].map(({ key, fingerprint, value: { value } }) => [
          key,
          { fingerprint, withdrawn: false, json: JSON.stringify(value) },
        ]),
      ),
  ),
  report: recordReport(ofEveryKind((kind) => differenceOf(stored[kind], wanted[kind]).counts)),
})

export const recordsInMemory = (shelf: ContentShelf): ForStoringRecords<RecordKinds> => ({
  all: async (kind) => [...shelf.now.records[kind].values()].map(({ json }) => JSON.parse(json)),
  one: async (kind, key) => {
    const stored = shelf.now.records[kind].get(key)
    return stored && JSON.parse(stored.json)
  },
})
