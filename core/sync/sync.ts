import type { Instant } from '../shared/day.ts'

/** What another system may bring, by the names of domain §7.11. */
export const syncKinds = [
  'theme',
  'event',
  'hotel',
  'location',
  'article',
  'ruling',
  'lexicon',
  'download',
  'media',
] as const
export type SyncKind = (typeof syncKinds)[number]

/** Something as another system has it: `fields` are those of the content's files, by their German names. */
export interface SyncItem {
  /** By which the other system knows it, and we from then on. */
  readonly externalId: string
  /** Rises with every change over there; what is not newer than what we have is passed over. */
  readonly version: number
  readonly fields: Readonly<Record<string, unknown>>
}

export interface ItemError {
  /** As it was sent; absent where the item as a whole is meant. */
  readonly field?: string
  /** German, one sentence. */
  readonly message: string
}

/** What became of each item of a batch, by its externalId. */
export interface SyncReport {
  readonly created: readonly string[]
  readonly updated: readonly string[]
  readonly deleted: readonly string[]
  /** Those that are known already, as new or newer. */
  readonly unchanged: readonly string[]
  readonly rejected: readonly { readonly externalId: string; readonly errors: readonly ItemError[] }[]
}

/** How much of a kind other systems have brought. */
export interface SyncStatus {
  readonly kind: SyncKind
  readonly items: number
  readonly deleted: number
  /** When something of it last changed; null: never. */
  readonly changedAt: Instant | null
}

/** Whose a file is that another system brought. */
export const ownerOf = (kind: SyncKind, externalId: string): string => `${kind}/${externalId}`

export const mostItems = 500
