import type { Page } from '../shared/page.ts'
import type { Day } from '../shared/day.ts'
import type { CitingLine } from './citing-lines.ts'

/** Kinds of content that go with each other; bookmarks call them the same. */
export const pieceTypes = [
  'seminar',
  'fachtagung',
  'artikel',
  'urteil',
  'lexikon',
  'norm',
  'download',
  'video',
] as const
export type PieceType = (typeof pieceTypes)[number]

/** What a piece of content may be about; for whom it is comes last. */
export const aspectKinds = ['theme', 'ruling', 'norm', 'term', 'tag', 'rubric', 'group'] as const
export type AspectKind = (typeof aspectKinds)[number]

/** Something that a piece of content is about; two that share one have something to do with each other. */
export interface Aspect {
  readonly kind: AspectKind
  /** Tells it from others of its kind: 'betrvg/37', 'bag-7-abr-8-23', 'br/freistellung', 'fristen'. */
  readonly key: string
  /** As people say it: '§ 37 BetrVG', 'Freistellung'. */
  readonly name: string
}

/** A piece of content and what it is about. */
export interface Piece {
  readonly type: PieceType
  /**
   * Address of a theme, number of an article, slug of a decision or document, 'br/freistellung' of an entry of the
   * lexicon, key of a film.
   */
  readonly id: string
  readonly title: string
  readonly url: string
  readonly publishedOn?: Day
  /** Each once. */
  readonly aspects: readonly Aspect[]
}

/** Something that goes with what was asked for. */
export interface Recommendation extends Pick<Piece, 'type' | 'id' | 'title' | 'url'> {
  /** Why, in German: 'behandelt ebenfalls § 37 BetrVG', 'gleiches Schlagwort: Fristen'. */
  readonly reason: string
}

/** What cites a norm, or norms of a law. */
export interface CitingPiece extends Pick<Piece, 'type' | 'id' | 'title' | 'url'> {
  /** Which of them, in the order of the law, the first twelve: '§ 37 BetrVG'. */
  readonly norms: readonly string[]
}

/** Pieces of one type that cite a norm. */
export interface CitingPieces {
  readonly type: PieceType
  /** The first of them. */
  readonly items: readonly CitingPiece[]
  /** How many there are. */
  readonly total: number
}

/** A norm that a text cites, and where it stands; without an address where the site does not have it. */
export interface CitedNorm {
  readonly text: string
  readonly url?: string
}

/** What a piece of content says of the law. */
export interface LegalBasis extends Page<CitedNorm> {
  /** Of a theme, the lines of its texts that cite a norm or decision which the site has. */
  readonly lines: readonly CitingLine[]
}
