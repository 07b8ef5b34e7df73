import type { Day } from '../shared/day.ts'

/** A film of the provider (domain §7.6, get-videos). Nothing of it is asked of the video provider before consent. */
export interface Video {
  readonly id: string
  readonly title: string
  readonly description: string
  /** A page link, short link or embed link. */
  readonly source: string
  /** Address of a cover of our own origin; null: drawn. */
  readonly cover: string | null
  readonly durationSec: number
  /** The day it was first shown; absent only in a store that was filled before content had to name it. */
  readonly publishedOn?: Day
  readonly topic: string
  /** Addresses of the rubrics on whose pages it is recommended. */
  readonly rubrics: readonly string[]
}

/** The kind of records that is a film (core/records). */
export interface MediaRecords {
  readonly video: Video
}
