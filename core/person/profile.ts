import type { User } from '../accounts/accounts.ts'
import type { Day, Instant } from '../shared/day.ts'

/** What somebody says of herself that registering does not ask. */
export interface Details {
  readonly title?: string
  /** As E.164 has it. */
  readonly mobile?: string
  readonly department?: string
  readonly street: string
  /** Two letters of ISO 3166-1. */
  readonly countryCode: string
}

/** Ways on which we may advertise; each is asked for by itself (UWG § 7). */
export const channels = ['post', 'email', 'phone'] as const
export type Channel = (typeof channels)[number]

/** What she said to one of them. */
export interface Said {
  readonly allowed: boolean
  readonly at: Instant
  readonly source: ConsentSource
}

export const frequencies = ['woche', 'monat'] as const
export type Frequency = (typeof frequencies)[number]
/** On which ways the newsletter and what belongs to it may come. */
export const newsletterChannels = ['email', 'post'] as const
export type NewsletterChannel = (typeof newsletterChannels)[number]

/** What she likes to read of us. */
export interface Preferences {
  /** Topics of the newsletter; none: all of them. */
  readonly topics: readonly string[]
  readonly frequency: Frequency
  readonly channels: readonly NewsletterChannel[]
}

export const membershipTypes = ['br', 'gbr', 'kbr', 'sbv', 'jav', 'wa', 'ersatz'] as const
export type MembershipType = (typeof membershipTypes)[number]

/** A body to which she belongs or belonged; whether she is in a union is never asked. */
export interface Membership {
  readonly type: MembershipType
  readonly since: Day
  readonly until?: Day
  readonly company?: string
}

export const beds = ['einzelbett', 'doppelbett'] as const
export const floors = ['unten', 'oben'] as const
export const diets = ['alles', 'vegetarisch', 'vegan'] as const

/** How she likes to stay in a hotel; nothing of it tells about health or belief. */
export interface Stay {
  readonly smoking: boolean
  readonly bed?: (typeof beds)[number]
  readonly floor?: (typeof floors)[number]
  readonly diet: (typeof diets)[number]
  readonly arrivalEve: boolean
}

/** Whence a consent was given or taken back. */
export type ConsentSource = 'settings' | 'purge'

/** What somebody agreed to, or took back: never what she said in it. */
export interface ConsentEntry {
  readonly about: Channel | 'newsletter' | 'care-needs'
  readonly given: boolean
  readonly at: Instant
  /** Of the words that she agreed to. */
  readonly textVersion: string
  readonly source: ConsentSource
}

/** Of the words beside each box of the settings; another one with every change of them. */
export const textVersion = 'einstellungen-2026-11-2'
/** So many entries are remembered of one person, the newest. */
export const mostConsents = 200

/** How often a part was saved: who saves says over which version she writes. */
export interface Versioned {
  readonly version: number
}

/** What a person says of herself beside her account, in parts that are saved one by one; a part is there once said. */
export interface Profile {
  readonly userId: User['id']
  readonly details?: Details & Versioned
  /** Codes of functions in and around a Gremium. */
  readonly functions?: { readonly codes: readonly string[] } & Versioned
  readonly memberships?: { readonly items: readonly Membership[] } & Versioned
  readonly stay?: Stay & Versioned
  readonly advertising?: { readonly [Way in Channel]?: Said } & Versioned
  readonly preferences?: Preferences & Versioned
  /** Oldest first. */
  readonly consents?: readonly ConsentEntry[]
}

/** The profile with one more consent in its log; the oldest are forgotten beyond `mostConsents`. */
export const withConsents = (profile: Profile, entries: readonly ConsentEntry[]): Profile =>
  entries.length === 0
    ? profile
    : { ...profile, consents: [...(profile.consents ?? []), ...entries].slice(-mostConsents) }
