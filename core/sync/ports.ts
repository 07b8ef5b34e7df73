import type { Content, ContentFault, ImportReport } from '../content/content.ts'
import type { SyncedItem } from '../content/sources.ts'
import type { Result } from '../shared/result.ts'
import type { ItemError, SyncItem, SyncKind, SyncReport, SyncStatus } from './sync.ts'

/** Why nothing of a batch was done. */
export type WhyNotSynced =
  /** The content came in before its files were stored: it has to be imported once more. */
  | { readonly why: 'no-sources' }
  /** What is stored is not as the rules want it by now, with or without the batch. */
  | { readonly why: 'content-faulty'; readonly faults: readonly ContentFault[] }

/** Takes what other systems bring (domain §7.11). Not for visitors. */
export interface ForSyncing {
  /**
   * Changes the content as an import would that has these items besides: what is wrong with an item rejects that item,
   * what is left is done in one transaction. An externalId that comes twice is rejected.
   */
  sync(batch: {
    readonly kind: SyncKind
    readonly mode: 'upsert' | 'delete'
    readonly items: readonly SyncItem[]
  }): Promise<Result<SyncReport, WhyNotSynced>>
  status(): Promise<readonly SyncStatus[]>
}

/** A file that an item becomes, and which field each of its lines tells. */
export interface WrittenFile {
  readonly path: string
  readonly text: string
  readonly fieldAt: (line: number) => string | undefined
}

/** Writes and reads files of content. */
export interface ForReadingSources {
  /** The files of an item, or what keeps it from having a place among them. */
  filesOf(kind: SyncKind, fields: SyncItem['fields']): Promise<Result<readonly WrittenFile[], WhyNoFiles>>
  /** What files say, all of them together. */
  read(
    files: ReadonlyMap<string, string>,
  ): Promise<Result<Content, { readonly why: 'content-faulty'; readonly faults: readonly ContentFault[] }>>
}

export interface WhyNoFiles {
  readonly why: 'invalid-item'
  readonly errors: readonly ItemError[]
}

/** Knows what was synced; only imports and syncs change it. */
export interface ForStoringSyncedItems {
  of(kind: SyncKind): Promise<readonly SyncedItem[]>
  status(): Promise<readonly SyncStatus[]>
}

/** Brings content in that was read from files. Not for visitors. */
export interface ForImportingFiles {
  /**
   * As `ForImportingContent.import`, of what these files say, and stores them. What other systems brought stays; where
   * a file stands at the place of theirs, theirs stays, and its path is told.
   */
  import(
    files: ReadonlyMap<string, string>,
    content: Content,
  ): Promise<
    Result<
      { readonly report: ImportReport; readonly theirs: readonly string[] },
      { readonly why: 'content-faulty'; readonly faults: readonly ContentFault[] }
    >
  >
}
