import type { Day } from '../../shared/day.ts'
import type { Page, PageQuery } from '../../shared/page.ts'
import type { NotFound, Result } from '../../shared/result.ts'
import type { TargetGroup } from '../../shared/target-group.ts'
import type { RulingFile, RulingWarning, WhyNotARuling } from './ruling-file.ts'
import type { StoredRulingText } from './ruling-text.ts'
import type { Ruling, RulingArticle, RulingEntry, RulingTopic } from './rulings.ts'

/** Which decisions are looked for; what is left out excludes none. */
export interface RulingQuery extends PageQuery {
  /** Words; all of them have to be found. */
  readonly q?: string
  readonly court?: string
  /** First and last day on which it was decided. */
  readonly from?: Day
  readonly to?: Day
  readonly group?: TargetGroup
  /** Address of a rubric. */
  readonly topic?: string
  /** A norm as it is cited, '§ 37 BetrVG': decisions that rest on it or on a part of it. */
  readonly norm?: string
}

/** The decision was here, and was taken back (410). */
export interface Withdrawn {
  readonly why: 'withdrawn'
}

/** What anyone may read of the decisions of courts. */
export interface ForReadingRulings {
  /** Those that fit, the latest first. Never refuses. */
  rulings(ask: RulingQuery): Promise<Result<Page<RulingEntry>, never>>
  /** One decision; others and terms that are gone are left out. Refuses unknown ones, and those taken back. */
  ruling(ask: { readonly slug: string }): Promise<Result<RulingArticle, NotFound | Withdrawn>>
  /** By what lists can be narrowed: courts and topics of the decisions that are there. Never refuses. */
  rulingChoices(ask: {}): Promise<
    Result<{ readonly courts: readonly string[]; readonly topics: readonly RulingTopic[] }, never>
  >
}

/** As `RulingQuery`, with words and norm as stores keep them. */
export interface RulingFilter extends Pick<RulingQuery, 'court' | 'from' | 'to' | 'group' | 'topic'> {
  /** Folded and stemmed. */
  readonly words: readonly string[]
  /** 'betrvg-37', see `normKeyOf`. */
  readonly norm?: string
}

/** Stores decisions. */
export interface ForStoringRulings {
  /** The latest first; those of one day by their slugs. */
  list(filter: RulingFilter, page: PageQuery): Promise<Page<RulingEntry>>
  /** 'withdrawn' for one that the content had once. */
  ruling(slug: string): Promise<Ruling | 'withdrawn' | undefined>
  /** What the court itself wrote, where that was taken in, whether we tell of the decision or not. */
  text(slug: string): Promise<StoredRulingText | undefined>
  /** Of all that are there, in no particular order. */
  slugs(): Promise<readonly string[]>
  /** By what texts cite them; in no particular order. */
  named(): Promise<readonly Pick<RulingEntry, 'slug' | 'court' | 'fileNumbers'>[]>
  /** Courts of the decisions that are there, in no particular order. */
  courts(): Promise<readonly string[]>
  /** Rubrics of the themes that they name, in the order of the rubrics. */
  topics(): Promise<readonly RulingTopic[]>
}

/** Changes decisions within a transaction. */
export interface ForChangingRulings {
  /** Keeps what the court wrote, whether we tell of the decision or not. */
  putText(slug: string, text: StoredRulingText): Promise<'added' | 'changed' | 'unchanged'>
}

/** Reads files as the official collection publishes them. */
export interface ForReadingRulingFiles {
  /** The decision in a file, XML or archive, and what an editor should look at. Never fetches anything. */
  read(bytes: Uint8Array): Promise<Result<RulingFile, WhyNotARuling>>
}

/** What became of a file. */
export interface RulingImport extends Pick<Ruling, 'slug' | 'court' | 'decidedOn' | 'fileNumbers'> {
  readonly outcome: 'added' | 'changed' | 'unchanged'
  /** Whether everybody reads it now: we tell of the decision. */
  readonly isTold: boolean
  /** In what it contradicts what we tell. */
  readonly differs: readonly ('decidedOn' | 'fileNumbers' | 'ecli' | 'body' | 'type')[]
  readonly warnings: readonly RulingWarning[]
}
