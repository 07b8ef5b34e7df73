import type { ThemeCard } from '../catalogue/catalogue.ts'
import type { DocumentKind, SearchDocument } from '../fulltext/fulltext.ts'
import type { Page } from '../shared/page.ts'

/** A town that a question names. */
export interface TownHit {
  readonly locationId: number
  readonly name: string
  /** What else was asked, where there are such events in the town; absent: the town alone. */
  readonly words?: string
  /** How many events the finder lists for it. */
  readonly events: number
}

/** A piece of a text; all of them joined are the excerpt. */
export interface ExcerptPart {
  readonly text: string
  /** It is one of the words that were asked. */
  readonly hit?: true
}

/** Something public that was found. */
export interface DocumentHit extends Pick<SearchDocument, 'kind' | 'title' | 'url' | 'groups'> {
  /** At most 240 characters; empty where nothing is known but the title. */
  readonly excerpt: readonly ExcerptPart[]
  /** The question names it by its number, as '§ 37 BetrVG'; it stands first. */
  readonly named?: true
}

/** How much there is of a kind. */
export interface KindCount {
  readonly kind: DocumentKind
  readonly count: number
}

/** What a search found. */
export interface Hits {
  /** What was looked for. */
  readonly q: string
  /** What was typed, where a word of it is none of ours and `q` spells it as we do. */
  readonly typed?: string
  /** The question had more words than are looked for. */
  readonly shortened?: true
  /** Nothing has all words; what has most of them was found. */
  readonly partly?: true
  readonly towns: readonly TownHit[]
  /** Kinds of which anything was found, whichever of them is shown. */
  readonly kinds: readonly KindCount[]
  /** Of the kind that was asked, or of all, best first; the first hundred are shown. Themes alone are told as cards. */
  readonly documents: Page<DocumentHit> & { readonly total: number }
  /** Themes that have all words, best first: where they are asked for a page of them, else the first three. */
  readonly themes: Page<ThemeCard> & { readonly total: number }
  /** How many events of these themes the finder lists; beside a town none, for it tells its own. */
  readonly events: number
}

/** What somebody may mean who is still typing. */
export type Suggestion = Pick<DocumentHit, 'kind' | 'title' | 'url'>

/** A word of the content, by which misspelt ones are mended. */
export interface KnownWord {
  /** All ways of writing it in one. */
  readonly folded: string
  /** As it stands in the content. */
  readonly written: string
  /** How much it says and how often it stands there. */
  readonly weight: number
}
