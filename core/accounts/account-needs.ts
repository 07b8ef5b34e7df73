import type { Clock } from '../shared/clock.ts'
import type { Origins } from '../shared/origins.ts'
import type { ForCountingAttempts } from '../shared/rate-limit.ts'
import type { ForMakingSecrets } from '../shared/secrets.ts'
import type { ForPosting } from '../shared/posting.ts'
import type { ForChanging } from '../shared/transaction.ts'
import type {
  AccountLetter,
  ForChangingRegistrations,
  ForChangingUsers,
  ForKeepingSessions,
  ForStoringRegistrations,
  ForStoringUsers,
} from './ports.ts'

/** What accounts change in one transaction. */
export interface AccountsTx {
  readonly users: ForChangingUsers
  readonly registrations: ForChangingRegistrations
  readonly letters: ForPosting<AccountLetter>
}

/** What accounts need of the world. */
export interface AccountNeeds {
  readonly change: ForChanging<AccountsTx>
  readonly users: ForStoringUsers
  readonly registrations: ForStoringRegistrations
  readonly sessions: ForKeepingSessions
  readonly attempts: ForCountingAttempts
  readonly secrets: ForMakingSecrets
  readonly clock: Clock
  readonly origins: Origins
  readonly limits: { readonly registrationsPerHour: number; readonly lettersPerDay: number }
}
