import type { User } from '../accounts/accounts.ts'
import type { Invalid, NotSignedIn, Result } from '../shared/result.ts'
import type { DetailsField, TypedDetails } from './details-rules.ts'
import type { Profile } from './profile.ts'

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

/** What somebody says of herself; each part by itself, and with its version. Refuses with 'not-signed-in'. */
export interface ForDescribingOneself {
  personalData(ask: {}): Promise<Result<PersonalDetails, NotSignedIn>>
  /** Replaces it and answers it as it is stored. Refuses what was written over an older version. */
  updatePersonalData(
    ask: TypedDetails & { readonly version: number },
  ): Promise<Result<PersonalDetails, NotSignedIn | Invalid<DetailsField> | ProfileChanged>>
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
