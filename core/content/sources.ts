/** A file of content, as it was written. */
export interface SourceFile {
  readonly path: string
  readonly text: string
  /** Whose it is, of another system; absent: an import brought it. */
  readonly owner?: string
}

/** What is remembered of an item of another system, also when it is gone: what is older than that comes to nothing. */
export interface SyncedItem {
  readonly kind: string
  readonly externalId: string
  readonly version: number
  readonly isGone: boolean
}

/** The files that content was read from, which are stored with it. */
export interface BroughtSources {
  /** All there are from now on. */
  readonly files: readonly SourceFile[]
  /** `revision` of the files that these were made of; anything else changed meanwhile. */
  readonly basedOn: string
  readonly synced: readonly SyncedItem[]
}
