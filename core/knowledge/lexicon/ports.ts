import type { TargetGroup } from '../../shared/target-group.ts'
import type { Page } from '../../shared/page.ts'
import type { NotFound, Result } from '../../shared/result.ts'
import type { LexiconEntry, LexiconItem } from './lexicon.ts'

/** What anyone may read of the legal knowledge. */
export interface ForReadingTheLexicon {
  /** All entries of a target group in German alphabetical order. Never refuses. */
  lexicon(ask: { readonly group: TargetGroup }): Promise<Result<Page<LexiconItem>, never>>
  /** One entry. Refuses unknown ones. */
  lexiconEntry(ask: { readonly group: TargetGroup; readonly slug: string }): Promise<Result<LexiconEntry, NotFound>>
}

/** Stores lexicon entries. */
export interface ForStoringTheLexicon {
  /** In no particular order. */
  entries(group: TargetGroup): Promise<readonly LexiconEntry[]>
  entry(group: TargetGroup, slug: string): Promise<LexiconEntry | undefined>
}
