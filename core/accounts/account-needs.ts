import type { Clock } from '../shared/clock.ts'
import type { Origins } from '../shared/origins.ts'
import type { ForCountingAttempts, ForKeepingSessions, ForMakingSecrets, ForStoringUsers } from './ports.ts'

/** What accounts need of the world. */
export interface AccountNeeds {
  readonly users: ForStoringUsers
  readonly sessions: ForKeepingSessions
  readonly attempts: ForCountingAttempts
  readonly secrets: ForMakingSecrets
  readonly clock: Clock
  readonly origins: Origins
  readonly limits: { readonly registrationsPerHour: number }
}
