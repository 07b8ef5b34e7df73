/** Somebody who teaches: on theme, event and conference pages (domain §7.6, expert-data). */
export interface Expert {
  /** Key in content and calls, such as 'annika-lorenz'. */
  readonly id: string
  readonly name: string
  /** What stands under the name, such as 'Fachanwältin für Arbeitsrecht, Hamburg'. */
  readonly title: string
  /** A paragraph about the person. */
  readonly vita: string
  /** Address of a portrait of our own origin; null where there is none and initials stand instead. */
  readonly photo: string | null
  readonly topics: readonly string[]
  /** Addresses of the themes the person teaches. */
  readonly themes: readonly string[]
}

/** What somebody said who took part. */
export interface Voice {
  readonly id: string
  readonly text: string
  /** Who says it, as far as the person wants to be known: 'Betriebsrätin aus dem Maschinenbau'. */
  readonly speaker: string
  /** Addresses of the themes it speaks of. */
  readonly themes: readonly string[]
  /** Number of the town it speaks of; null where it speaks of none. */
  readonly locationId: number | null
  /** Where it comes from; null: nobody can say. */
  readonly source: VoiceSource | null
}

/**
 * An example is invented by the editors; a stated source tells how its genuineness is ensured, or null (§ 5b Abs. 3
 * UWG).
 */
export type VoiceSource =
  | { readonly kind: 'example' }
  | { readonly kind: 'stated'; readonly text: string; readonly assurance: string | null }

/** A voice that may be shown. */
export interface SourcedVoice extends Voice {
  readonly source: VoiceSource
}

/** Somebody of the office who looks after events (domain §7.6, get-event-managers). */
export interface EventManager {
  readonly id: string
  readonly name: string
  readonly photo: string | null
  readonly phone: string
  readonly email: string
  /** In German: 'Deutsch', 'Englisch'. */
  readonly languages: readonly string[]
  /** Addresses of the rubrics whose events the person looks after. */
  readonly rubrics: readonly string[]
}

/** Kinds of records that are people's (core/records). */
export interface PeopleRecords {
  readonly expert: Expert
  readonly manager: EventManager
  readonly voice: Voice
}
