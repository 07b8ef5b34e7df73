import type { ImportCounts } from '../content/content.ts'
import type { LawJob, LawVersion } from '../knowledge/laws/ports.ts'
import type { LetterTrouble } from '../letters/trouble.ts'
import type { Instant } from '../shared/day.ts'

/** What is counted, in the order in which it is shown. */
export const inventoryKinds = [
  'rubrics',
  'themes',
  'events',
  'locations',
  'hotels',
  'lexicon',
  'laws',
  'rulings',
  'articles',
  'downloads',
  'faq',
  'primers',
  'videos',
  'pages',
] as const
export type InventoryKind = (typeof inventoryKinds)[number]

/** How many there are of each kind; what was withdrawn is not counted. */
export type Inventory = Readonly<Record<InventoryKind, number>>

/** An import of the content, with what it did to all kinds together. */
export interface ContentImportInBrief extends ImportCounts {
  readonly at: Instant
}

/** A version of a law, with the name by which the law is cited. */
export interface LawImportInBrief extends Pick<
  LawVersion,
  'id' | 'slug' | 'importedAt' | 'publishedAt' | 'isPublished'
> {
  readonly abbreviation: string
  /** How much of it somebody should look at. */
  readonly warnings: number
}

/** So many days back letters are looked for that never left. */
export const daysOfLetters = 30

/** What the office sees first: what came in last, how much there is, and what went wrong. */
export interface Dashboard {
  readonly inventory: Inventory
  /** The last one first. */
  readonly contentImports: readonly ContentImportInBrief[]
  /**
   * An older version of the site imported the content without its files, which nothing that is stored tells: until the
   * next import it is not exported, and other systems bring nothing.
   */
  readonly lacksFiles: boolean
  /** The last one first. */
  readonly lawImports: readonly LawImportInBrief[]
  /** Files of laws that were sent, the last one first. */
  readonly lawJobs: readonly LawJob[]
  readonly letters: LetterTrouble
  /** Of all texts; broken are those that somebody has to mend. */
  readonly citations: { readonly all: number; readonly broken: number }
  /** Whether whoever asks may do what only administrators may, such as publishing laws. */
  readonly mayAdminister: boolean
}
