import type { WhyNotUnpacked, WhyNotXml } from '../laws/law-file.ts'
import type { StoredRulingText } from './ruling-text.ts'
import type { Ruling } from './rulings.ts'

/** Largest file of a decision that is taken, in bytes; long ones have half a million. */
export const largestRulingFile = 5_000_000

/** What a file of a decision holds. */
export interface RulingFile extends Pick<
  Ruling,
  'slug' | 'court' | 'body' | 'decidedOn' | 'fileNumbers' | 'type' | 'ecli'
> {
  readonly text: StoredRulingText
  readonly warnings: readonly RulingWarning[]
}

/** What an editor should look at in a file that was read. */
export interface RulingWarning {
  readonly what:
    /** Read on as plain text. */
    | 'unknown-element'
    /** Stands in the official collection alone. */
    | 'missing-picture'
    /** It is none of a German court; it was left out. */
    | 'ecli-malformed'
    /** It names another court, day or file number; it was left out. */
    | 'ecli-of-another'
    /** Two paragraphs have the same marginal number; the second one has none. */
    | 'marginal-twice'
    /** It has neither orders nor reasons. */
    | 'no-text'
  readonly detail: string
}

/** Refuses what is no decision: no XML that can be trusted, no archive of it, XML of something else, or too much. */
export type WhyNotARuling =
  | { readonly why: 'too-large'; readonly atMost: number }
  | { readonly why: 'not-xml'; readonly because: WhyNotXml | WhyNotUnpacked | 'not-utf-8' }
  | { readonly why: 'not-a-ruling' }
  /** The collection says that it is not for everybody. */
  | { readonly why: 'not-public' }
