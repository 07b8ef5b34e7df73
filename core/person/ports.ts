import type { User } from '../accounts/accounts.ts'
import type { Invalid, NotSignedIn, Result } from '../shared/result.ts'
import type { DetailsField, TypedDetails } from './details-rules.ts'
import type { CareNeeds } from './care-needs.ts'
import type { InvalidMemberships, StayField, TypedMembership, TypedPreferences, TypedStay } from './part-rules.ts'
import type { Channel, ConsentEntry, Membership, Preferences, Profile, Said, Stay, Versioned } from './profile.ts'

/** Who somebody is and where she is reached; nobody said more than was asked, so texts may be empty. */
export interface PersonalDetails {
  readonly salutationId: string
  readonly title?: string
  readonly firstName: string
  readonly lastName: string
  /** As E.164 has it, once she saved it; before, as she registered it. */
  readonly phone?: string
  readonly mobile?: string
  readonly company: string
  readonly department?: string
  readonly street: string
  readonly zip: string
  readonly city: string
  readonly countryCode: string
  /** Over which the next one is written; 0 before anything was saved. */
  readonly version: number
}

/** Somebody else, or another window, has saved this part since it was read. */
export interface ProfileChanged {
  readonly why: 'profile-changed'
}

/** Where we may advertise, and of what she said: when, and whence. */
export type Advertising = { readonly [Way in Channel]: boolean } & {
  readonly said: { readonly [Way in Channel]?: Pick<Said, 'at' | 'source'> }
} & Versioned

/** What she likes to read, and how it stands with the newsletter: it has to be confirmed by a letter. */
export interface MarketingPreferences extends Preferences, Versioned {
  readonly newsletter: 'off' | 'pending' | 'on'
}

/** How she likes to stay, with what she said of her health where she agreed to that. */
export interface HotelPreferences extends Stay, Versioned {
  readonly allergies?: string
  readonly accessibleRoom: boolean
  /** When she agreed that what tells of her health is stored; absent where nothing is. */
  readonly consentedAt?: string
}

export interface OwnMemberships extends Versioned {
  readonly items: readonly Membership[]
}
export interface OwnFunctions extends Versioned {
  readonly codes: readonly string[]
}

/** What somebody says of herself; each part by itself, and with its version. Refuses with 'not-signed-in'. */
export interface ForDescribingOneself {
  personalData(ask: {}): Promise<Result<PersonalDetails, NotSignedIn>>
  /** Replaces it and answers it as it is stored. Refuses what was written over an older version. */
  updatePersonalData(
    ask: TypedDetails & { readonly version: number },
  ): Promise<Result<PersonalDetails, NotSignedIn | Invalid<DetailsField> | ProfileChanged>>
  memberships(ask: {}): Promise<Result<OwnMemberships, NotSignedIn>>
  /** Replaces all of them. Whether somebody is in a union is not asked, and nothing of it is stored. */
  updateMemberships(
    ask: { readonly items: readonly TypedMembership[] } & Versioned,
  ): Promise<Result<OwnMemberships, NotSignedIn | InvalidMemberships | ProfileChanged>>
  /** Her own of `functions`; at first the one that she registered. */
  ownFunctions(ask: {}): Promise<Result<OwnFunctions, NotSignedIn>>
  updateFunctions(
    ask: { readonly codes: readonly string[] } & Versioned,
  ): Promise<Result<OwnFunctions, NotSignedIn | Invalid<'codes'> | ProfileChanged>>
  hotelPreferences(ask: {}): Promise<Result<HotelPreferences, NotSignedIn>>
  /**
   * Replaces them. What tells of health needs `consent`, else it is refused; without any of it nothing of her health is
   * stored any more, and a consent that there was has been taken back.
   */
  updateHotelPreferences(
    ask: TypedStay & Versioned,
  ): Promise<Result<HotelPreferences, NotSignedIn | Invalid<StayField> | ProfileChanged>>
  advertising(ask: {}): Promise<Result<Advertising, NotSignedIn>>
  /** Replaces what she says to each way; of what she says as before, the time stays. */
  updateAdvertising(
    ask: { readonly [Way in Channel]: boolean } & Versioned,
  ): Promise<Result<Advertising, NotSignedIn | ProfileChanged>>
  marketingPreferences(ask: {}): Promise<Result<MarketingPreferences, NotSignedIn>>
  /**
   * Replaces them. `newsletter: true` asks her by letter to confirm it (double opt-in) and answers 'pending';
   * `false` ends it at once. Without it the newsletter stays as it is.
   */
  updateMarketingPreferences(
    ask: TypedPreferences & { readonly newsletter?: boolean } & Versioned,
  ): Promise<Result<MarketingPreferences, NotSignedIn | Invalid<keyof TypedPreferences> | ProfileChanged>>
  /** What she agreed to and what she took back, the newest first; at most `mostConsents`. */
  consents(ask: {}): Promise<Result<{ readonly items: readonly ConsentEntry[] }, NotSignedIn>>
}

/** Reads profiles. */
export interface ForStoringProfiles {
  /** That of a user; undefined where nothing was ever said. */
  of(userId: User['id']): Promise<Profile | undefined>
}

/** Changes profiles within a transaction. A user who goes takes hers along. */
export interface ForChangingProfiles {
  /** That of a user, empty where there is none; nobody else changes it until the transaction ends. */
  lock(userId: User['id']): Promise<Profile>
  /** Keeps it in place of the one that its user had. */
  save(profile: Profile): Promise<void>
}

/** Reads what hotels must know of somebody's health. */
export interface ForStoringCareNeeds {
  of(userId: User['id']): Promise<CareNeeds | undefined>
  /** So many, by the numbers of accounts, after one of them. */
  some(limit: number, after?: User['id']): Promise<readonly CareNeeds[]>
}

/** Changes that within a transaction. A user who goes takes hers along. */
export interface ForChangingCareNeeds {
  save(needs: CareNeeds): Promise<void>
  remove(userId: User['id']): Promise<void>
}
