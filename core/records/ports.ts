import type { RecordKind, RecordKinds } from './records.ts'

/** Keeps the small kinds of content; only an import changes them. */
export interface ForStoringRecords {
  /** All of a kind, in the order of the content. */
  all<K extends RecordKind>(kind: K): Promise<readonly RecordKinds[K][]>
  /** One of a kind by its key. */
  one<K extends RecordKind>(kind: K, key: string): Promise<RecordKinds[K] | undefined>
}
