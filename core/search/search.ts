import type { ThemeCard } from '../catalogue/catalogue.ts'
import type { Page } from '../shared/page.ts'
import type { TargetGroup } from '../shared/target-group.ts'

/** A town that a question names. */
export interface TownHit {
  readonly locationId: number
  readonly name: string
  /** What else was asked, where there are such events in the town; absent: the town alone. */
  readonly words?: string
  /** How many events the finder lists for it. */
  readonly events: number
}

/** An entry of the lexicon whose title holds what was asked. */
export interface LexiconHit {
  readonly group: TargetGroup
  readonly title: string
  readonly url: string
}

/** What a search found. */
export interface Hits {
  /** What was looked for. */
  readonly q: string
  /** What was typed, where a word of it is none of ours and `q` spells it as we do. */
  readonly typed?: string
  /** The question had more words than are looked for. */
  readonly shortened?: true
  readonly towns: readonly TownHit[]
  /** At most 24, those first whose title begins with what was asked. */
  readonly entries: readonly LexiconHit[]
  readonly entriesInAll: number
  /** Best first. */
  readonly themes: Page<ThemeCard> & { readonly total: number }
}

/** A word of the content, by which misspelt ones are mended. */
export interface KnownWord {
  /** All ways of writing it in one. */
  readonly folded: string
  /** As it stands in the content. */
  readonly written: string
  /** How much it says and how often it stands there. */
  readonly weight: number
}
