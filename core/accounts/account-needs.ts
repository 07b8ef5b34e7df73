import type { ForKnowingTheBrand } from '../brand/ports.ts'
import type { Clock } from '../shared/clock.ts'
import type { Origins } from '../shared/origins.ts'
import type { ForCountingAttempts } from '../shared/rate-limit.ts'
import type { ForStoringSecondFactors } from '../second-factor/ports.ts'
import type { ForMakingSecrets } from '../shared/secrets.ts'
import type { ForPosting } from '../shared/posting.ts'
import type { ForChanging } from '../shared/transaction.ts'
import type {
  AccountLetter,
  ForChangingPasswordResets,
  ForChangingRegistrations,
  ForChangingUsers,
  ForEndingSessions,
  ForKeepingSessions,
  ForCountingUnread,
  ForKnowingMemberships,
  ForKnowingUsualPasswords,
  ForStoringPasswordResets,
  ForStoringRegistrations,
  ForStoringUsers,
} from './ports.ts'

/** What accounts change in one transaction. */
export interface AccountsTx {
  readonly users: ForChangingUsers
  readonly registrations: ForChangingRegistrations
  readonly sessions: ForEndingSessions
  readonly resets: ForChangingPasswordResets
  readonly letters: ForPosting<AccountLetter>
}

/** How often somebody may try (domain §9). */
export interface AccountLimits {
  /** Registrations an hour from one network and address. */
  readonly registrationsPerHour: number
  /** Registrations an hour from one network, and as many letters about forgotten passwords. */
  readonly registrationsPerNetwork: number
  /** Forms of one kind an hour from one network and address. */
  readonly requestsPerHour: number
  /** Letters a day to one address that strangers can cause. */
  readonly lettersPerDay: number
  /** Wrong passwords an hour from one network, over all accounts. */
  readonly wrongPasswordsPerNetwork: number
  /** Wrong passwords a day for one account, over all networks. */
  readonly wrongPasswordsPerAccount: number
  /** Questions a minute from one network whether an address is free. */
  readonly addressesPerMinute: number
  /** Accounts an hour that one wrong password is tried on, over all networks. */
  readonly wrongAccountsPerPassword: number
}

/** What accounts need of the world. */
export interface AccountNeeds extends ForKnowingMemberships, ForCountingUnread {
  readonly change: ForChanging<AccountsTx>
  readonly users: ForStoringUsers
  readonly registrations: ForStoringRegistrations
  readonly sessions: ForKeepingSessions
  readonly resets: ForStoringPasswordResets
  readonly secondFactors: ForStoringSecondFactors
  readonly usualPasswords: ForKnowingUsualPasswords
  readonly content: ForKnowingTheBrand
  readonly attempts: ForCountingAttempts
  readonly secrets: ForMakingSecrets
  readonly clock: Clock
  readonly origins: Origins
  readonly limits: AccountLimits
}
