import type { Day } from '../../shared/day.ts'
import type { TargetGroup } from '../../shared/target-group.ts'
import type { LinkedPiece } from '../linking/linked-text.ts'
import type { LexiconItem, LexiconTerm } from '../lexicon/lexicon.ts'
import type { RulingText } from './ruling-text.ts'

/** What a list tells of a decision. */
export interface RulingEntry {
  /** Last segment of its address: 'bag-7-abr-8-23'. */
  readonly slug: string
  /** As courts are cited: 'BAG', 'LAG Köln'. */
  readonly court: string
  readonly decidedOn: Day
  /** The first one names the decision: '7 ABR 8/23'. */
  readonly fileNumbers: readonly string[]
  /** What it is called by the court: 'Beschluss', 'Urteil'. */
  readonly type: string
  readonly title: string
  readonly keyword: string
  /** What it comes down to, in a few sentences. */
  readonly coreStatement: string
  /** For whom it matters. */
  readonly groups: readonly TargetGroup[]
}

/** A court's decision, told in our own words. Its texts are HTML made from Markdown without raw HTML. */
export interface Ruling extends RulingEntry {
  /** Which part of the court decided: '7. Senat'. */
  readonly body: string
  /** European Case Law Identifier; decisions from before there were any have none. */
  readonly ecli?: string
  readonly caseHtml: string
  readonly decisionHtml: string
  readonly meaningHtml: string
  /** Norms that it rests on, as they are cited: '§ 37 Abs. 6 Satz 1 BetrVG'. */
  readonly norms: readonly string[]
  /** Other decisions, by their slugs. */
  readonly related: readonly string[]
  /** Addresses of themes that teach what follows from it, the best first. */
  readonly themes: readonly string[]
  readonly terms: readonly Pick<LexiconTerm, 'group' | 'slug'>[]
}

/** A decision as it is read: its texts lead to what they cite and name, and so do others and terms that are there. */
export interface RulingArticle extends Omit<Ruling, 'norms' | 'related' | 'terms'> {
  /** Those that the court names behind those that we name. */
  readonly norms: readonly LinkedPiece[]
  /** What the court itself wrote, where that was taken in. */
  readonly text?: RulingText<readonly LinkedPiece[]>
  readonly related: readonly Pick<RulingEntry, 'slug' | 'title' | 'court' | 'decidedOn' | 'fileNumbers'>[]
  readonly terms: readonly LexiconItem[]
}

/** A subject under which decisions are collected: the rubric of the themes that teach it. */
export interface RulingTopic {
  /** The rubric's. */
  readonly url: string
  readonly title: string
}
