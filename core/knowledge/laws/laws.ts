import type { Day } from '../../shared/day.ts'
import type { NormNumbers } from './norm-number.ts'

/** A piece of a line of a law. */
export type Inline =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'break' }
  | {
      readonly kind: 'strong' | 'emphasis' | 'superscript' | 'subscript'
      readonly content: readonly Inline[]
    }
  /** Refers to the note of that id of the same norm, division or law. */
  | { readonly kind: 'note'; readonly id: string }
  /** A formula or drawing, by the name of its file; the law's own text describes none of them. */
  | { readonly kind: 'picture'; readonly file: string; readonly alt: string }
  /** Leads to what it cites; put in by `withLinks`, never stored. */
  | { readonly kind: 'link'; readonly text: string; readonly url: string }
  /** Here begins the sentence of that number; put in by `withSentences`, never stored. */
  | { readonly kind: 'sentence'; readonly number: number }

export interface ListItem {
  /** As it is printed: '1.', 'a)', 'aa)' or '-'. */
  readonly label: string
  readonly blocks: readonly Block[]
}

export interface TableCell {
  readonly blocks: readonly Block[]
  /** How many columns and rows it takes; 1 where it says nothing. */
  readonly columns: number
  readonly rows: number
  readonly align: 'left' | 'right' | 'center'
}

export interface TableRow {
  readonly cells: readonly TableCell[]
}

/** A block of a law's text: plain data, never HTML. */
export type Block =
  | { readonly kind: 'paragraph'; readonly content: readonly Inline[] }
  | { readonly kind: 'heading'; readonly content: readonly Inline[] }
  | { readonly kind: 'list'; readonly items: readonly ListItem[] }
  | { readonly kind: 'table'; readonly head: readonly TableRow[]; readonly body: readonly TableRow[] }
  | { readonly kind: 'pre'; readonly text: string }
  /** What the editors of the official collection say beside the text, as where an annex was published. */
  | { readonly kind: 'remark'; readonly content: readonly Inline[] }

/** An Absatz; without a number where the norm has only one. */
export interface Subsection {
  /** '1' or '1a'. */
  readonly number?: string
  readonly blocks: readonly Block[]
}

export interface Note {
  readonly id: string
  /** As it is printed: '*)' or '1'. */
  readonly sign: string
  readonly blocks: readonly Block[]
}

/** Whether a norm says anything: it was repealed, or comes into force later, and only holds its number. */
export type NormState = 'in-force' | 'repealed' | 'not-yet-in-force'

/** A paragraph, article or annex, or what stands before and after them. */
export interface Norm {
  /** Last segment of its address: '37', '78a', 'art-9', 'anlage-1', '3-bis-6'. */
  readonly key: string
  /** As one cites it, without the law: '§ 37', 'Art 9', '§§ 3 bis 6'. */
  readonly name: string
  /** Which numbers it stands for; nothing where it has none, as a preamble. */
  readonly numbers?: NormNumbers
  readonly title?: string
  readonly state: NormState
  /** Code of the division in which it stands; nothing at the root. */
  readonly division?: string
  readonly subsections: readonly Subsection[]
  readonly notes: readonly Note[]
  /** Hints of the official collection, such as when it is applied. */
  readonly remarks: readonly Block[]
}

/** A part, chapter or section (Gliederungseinheit). */
export interface Division {
  /** Three digits for each level: '020030' stands in '020'. */
  readonly code: string
  /** 'Dritter Abschnitt'. */
  readonly label: string
  readonly title?: string
  readonly notes: readonly Note[]
}

/** What a law's text stands at, as the official collection says it. */
export interface Stand {
  /** Day of the last change that the text holds; nothing where the collection names none. */
  readonly day?: Day
  /** 'Zuletzt geändert durch Art. 1 G v. 19.7.2024 I Nr. 248'. */
  readonly text?: string
  /** When it was published anew as a whole; never the Stand. */
  readonly recast?: string
  /** Changes that are not worked in yet, and other hints. */
  readonly hints: readonly string[]
}

/** What is known of a law without its norms. */
export interface LawHead {
  /** Its segment at gesetze-im-internet.de and here: 'betrvg', 'sgb_9_2018'. */
  readonly slug: string
  /** As one cites it: 'BetrVG', 'SGB IX'. */
  readonly abbreviation: string
  /** Other names that mean it. */
  readonly aliases: readonly string[]
  /** Its long title. */
  readonly title: string
  readonly shortTitle?: string
  /** Day of its making. */
  readonly enactedOn?: Day
  /** Where it was published first: 'BGBl I 1972, 13'. */
  readonly publishedIn?: string
  readonly stand: Stand
  /** When the official collection made this text, as it says: 'YYYYMMDDhhmmss'. */
  readonly builtAt: string
  /** Its number in the official collection: 'BJNR000130972'. */
  readonly documentNumber: string
}

/** The whole text of a law as it stood at one time. */
export interface LawText extends LawHead {
  readonly subsections: readonly Subsection[]
  readonly notes: readonly Note[]
  readonly remarks: readonly Block[]
  readonly divisions: readonly Division[]
  /** In the order of the law. */
  readonly norms: readonly Norm[]
}
