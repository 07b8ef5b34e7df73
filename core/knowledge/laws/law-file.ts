import type { LawText } from './laws.ts'

/** Largest file of a law that is taken, in bytes; the Bürgerliches Gesetzbuch has 2.5 million. */
export const largestLawFile = 20_000_000

/** What an editor should look at in a file that was read. */
export interface ImportWarning {
  readonly what:
    /** The file names no day of its last change. */
    | 'no-stand'
    /** Read on as plain text. */
    | 'unknown-element'
    /** A picture stands in the official collection alone; pages refer to it there. */
    | 'missing-picture'
    /** A sign of a note whose text the file does not have; it was left out. */
    | 'note-without-text'
    /** Two norms have the same name; the second one has an address of its own. */
    | 'same-name-twice'
    /** A norm that neither says anything nor was repealed. */
    | 'no-text'
  /** Name of the norm; empty for the law itself. */
  readonly norm: string
  readonly detail: string
}

/** What a file of a law holds. */
export interface LawFile {
  readonly text: LawText
  readonly warnings: readonly ImportWarning[]
}

/** What is wrong with what should be XML. */
export type WhyNotXml =
  | 'malformed'
  | 'declares-entities'
  | 'too-deep'
  /** Reading it takes more time or memory than any law does. */
  | 'takes-too-much'

/** What is wrong with an archive. */
export type WhyNotUnpacked =
  | 'no-archive'
  | 'encrypted'
  | 'unsafe-name'
  | 'too-many-files'
  | 'expands-too-much'
  /** Without exactly one XML file. */
  | 'no-law-inside'

/** Refuses what is no law: no XML that can be trusted, no archive of it, XML of something else, or too much. */
export type WhyNotALaw =
  | { readonly why: 'too-large'; readonly atMost: number }
  | { readonly why: 'not-xml'; readonly because: WhyNotXml | WhyNotUnpacked | 'not-utf-8' }
  | { readonly why: 'not-a-law' }
