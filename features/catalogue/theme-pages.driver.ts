import type { Opened } from '../support/opened.ts'

/** What an event's page says of what has become of it. */
export interface FateSeen {
  readonly calledOff: boolean
  /** Days on which it was to begin before, '07.12.2026'. */
  readonly rescheduledFrom: readonly string[]
  /** The hour at which it was to begin before, '9:00 Uhr'. */
  readonly otherHour: string | undefined
  /** Days of the theme's other events. */
  readonly others: readonly string[]
}

export interface VoiceSeen {
  readonly speaker: string
  /** 'invented', or what is stated, with how it was checked. */
  readonly source: string
}

/** What can be done of an evening around a theme. */
export interface EveningsSeen {
  readonly towns: readonly string[]
  /** What the pictures show, for whoever does not see them. */
  readonly pictures: readonly string[]
  readonly voices: readonly VoiceSeen[]
}

export interface PackageItemSeen {
  readonly title: string
  readonly picture: string
  readonly condition: string
  /** Other themes in whose package it is too. */
  readonly 'also in': string
}

/** What a reader finds on the pages around a theme and its events. */
export interface ReadsThemePages {
  /** An old address of a theme, of a page of it, or of its paper. */
  follow(address: string): Promise<Opened<never>>
  /** An event's page, by the last segment of its address. */
  fate(key: string): Promise<Opened<FateSeen>>
  /** Who looks after an event, by the last segment of its address. */
  contacts(key: string): Promise<Opened<readonly string[]>>
  evenings(theme: string): Promise<EveningsSeen>
  starterPackage(theme: string): Promise<readonly PackageItemSeen[]>
}
