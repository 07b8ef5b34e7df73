import type { TargetGroup } from '../../shared/target-group.ts'
import type { Page } from '../../shared/page.ts'
import type { NotFound, Result } from '../../shared/result.ts'
import type { LexiconArticle, LexiconEntry, LexiconItem, LexiconTerm } from './lexicon.ts'

/** What anyone may read of the legal lexicon. */
export interface ForReadingTheLexicon {
  /** All entries of a target group in German alphabetical order. Never refuses. */
  lexicon(ask: { readonly group: TargetGroup }): Promise<Result<Page<LexiconItem>, never>>
  /** One entry; related ones that are gone are left out. Refuses unknown ones. */
  lexiconEntry(ask: { readonly group: TargetGroup; readonly slug: string }): Promise<Result<LexiconArticle, NotFound>>
}

/** Stores lexicon entries. */
export interface ForStoringTheLexicon {
  /** What the terms of a group are, in no particular order. */
  entries(group: TargetGroup): Promise<readonly LexiconTerm[]>
  entry(group: TargetGroup, slug: string): Promise<LexiconEntry | undefined>
  /** Whole entries of a group, in no particular order. */
  whole(group: TargetGroup): Promise<readonly LexiconEntry[]>
}
