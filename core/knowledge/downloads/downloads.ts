import type { Block } from '../../documents/documents.ts'
import type { Day } from '../../shared/day.ts'
import type { TargetGroup } from '../../shared/target-group.ts'

/** What kinds of documents there are to take away: their names in content, addresses and calls. */
export const downloadKinds = ['checkliste', 'muster', 'uebersicht', 'leitfaden'] as const
export type DownloadKind = (typeof downloadKinds)[number]

export const isDownloadKind = (text: string | null | undefined): text is DownloadKind =>
  downloadKinds.some((kind) => kind === text)

/** A document to take away. */
export interface Download {
  readonly slug: string
  readonly title: string
  readonly description: string
  readonly kind: DownloadKind
  /** Address of its rubric. */
  readonly rubric: string
  readonly targetGroups: readonly TargetGroup[]
  readonly tags: readonly string[]
  /** The day on which it was checked last. */
  readonly asOf: Day
  /** For those only who are signed in. */
  readonly isProtected: boolean
  /** The document itself. */
  readonly blocks: readonly Block[]
}

/** The kind of records that is a document (core/records). */
export interface DownloadRecords {
  readonly download: Download
}

/** How large a printed file is. */
export interface FileSize {
  readonly bytes: number
  readonly pages: number
}

/** A document as a list tells it. */
export interface ListedDownload {
  readonly id: string
  readonly title: string
  readonly description: string
  readonly type: DownloadKind
  readonly rubric: string
  readonly targetGroups: readonly TargetGroup[]
  readonly tags: readonly string[]
  readonly asOf: Day
  /** Bytes of the PDF, and its pages; absent as long as nobody has measured it as it is now. */
  readonly size?: number
  readonly pages?: number
  readonly protected: boolean
  /** Address of the PDF. */
  readonly url: string
}

/** By what documents are narrowed; what is not said narrows nothing. */
export interface DownloadFilter {
  /** Address of a rubric. */
  readonly rubric?: string
  readonly targetGroup?: TargetGroup
  readonly type?: DownloadKind
}

/** A value of a filter, and how many documents there are with it and with the rest of what is chosen. */
export interface FilterValue<Value extends string = string> {
  readonly value: Value
  /** Where the value does not say it itself. */
  readonly label?: string
  readonly count: number
}

/** What there is to choose from. */
export interface DownloadFilterData {
  readonly rubrics: readonly FilterValue[]
  readonly targetGroups: readonly FilterValue<TargetGroup>[]
  readonly types: readonly FilterValue<DownloadKind>[]
  /** All that pass, and how many of these are for members only. */
  readonly counts: { readonly all: number; readonly protected: number }
}
