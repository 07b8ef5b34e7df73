import type { TargetGroup } from '../../shared/target-group.ts'

/** A titled entry of the legal lexicon (spec §3). */
export interface LexiconItem {
  readonly title: string
  /** Address of the entry: /{product}slexikon/{group}/{slug}. */
  readonly url: string
}

/** A lexicon entry with its one-sentence definition, as stored. */
export interface LexiconEntry {
  readonly group: TargetGroup
  readonly slug: string
  readonly title: string
  readonly definition: string
}
