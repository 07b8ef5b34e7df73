import type { Day } from '../../shared/day.ts'
import type { LexiconItem } from '../lexicon/lexicon.ts'

/** A short text that tells new members of a Gremium what to do about something; members of the portal read it. */
export interface Primer {
  readonly slug: string
  readonly title: string
  /** What it is about, in a sentence, for everybody. */
  readonly brief: string
  /** HTML made from Markdown without raw HTML. */
  readonly html: string
  /** The day on which the law was checked. */
  readonly asOf: Day
  /** Entries of the lexicon that go with it: 'br/freistellung'. */
  readonly terms: readonly string[]
  /** Addresses of themes that go deeper. */
  readonly themes: readonly string[]
}

/** What everybody learns of it. */
export type PrimerInBrief = Pick<Primer, 'slug' | 'title' | 'brief'>

/** The whole text, with where it leads. */
export interface PrimerText extends Omit<Primer, 'terms'> {
  readonly terms: readonly LexiconItem[]
}

/** The kind of records that is a primer (core/records). */
export interface PrimerRecords {
  readonly primer: Primer
}
