import type { RecordKind } from './records.ts'

/**
 * Stores the small kinds of content; only an import changes them. `Kinds` names those that somebody reads, and what
 * they hold.
 */
export interface ForStoringRecords<Kinds extends { readonly [Kind in RecordKind]?: unknown }> {
  /** All of a kind, in the order of the content. */
  all<K extends RecordKind & keyof Kinds>(kind: K): Promise<readonly Kinds[K][]>
  /** One of a kind by its key. */
  one<K extends RecordKind & keyof Kinds>(kind: K, key: string): Promise<Kinds[K] | undefined>
}
