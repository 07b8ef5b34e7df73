import type { PasswordKnowledge } from '../accounts/guessable-password.ts'
import type {
  AccountLetter,
  ForChangingPasswordResets,
  ForChangingRegistrations,
  ForChangingUsers,
  ForEndingSessions,
  ForKeepingSessions,
  ForCountingUnread,
  ForKnowingMemberships,
  ForStoringUsers,
  Session,
} from '../accounts/ports.ts'
import type { ForChangingAlerts } from '../alerts/ports.ts'
import type { ForKnowingTheBrand } from '../brand/ports.ts'
import type {
  ForChangingSecondFactors,
  ForDrawingQrCodes,
  ForReckoningCodes,
  ForSealing,
  ForStoringSecondFactors,
} from '../second-factor/ports.ts'
import type { Clock } from '../shared/clock.ts'
import type { Origins } from '../shared/origins.ts'
import type { ForPosting } from '../shared/posting.ts'
import type { ForCountingAttempts } from '../shared/rate-limit.ts'
import type { ForMakingSecrets } from '../shared/secrets.ts'
import type { ForChanging } from '../shared/transaction.ts'
import type { ForChangingAddresses, ForStoringAddressChanges } from './ports.ts'

/** What a login changes in one transaction. */
export interface LoginTx {
  readonly users: ForChangingUsers
  readonly registrations: ForChangingRegistrations
  readonly sessions: ForEndingSessions
  readonly resets: ForChangingPasswordResets
  readonly addresses: ForChangingAddresses
  readonly secondFactors: ForChangingSecondFactors
  readonly alerts: ForChangingAlerts
  readonly letters: ForPosting<AccountLetter>
}

/** What a login needs of the world. */
export interface LoginNeeds extends ForKnowingMemberships, ForCountingUnread {
  readonly change: ForChanging<LoginTx>
  readonly users: ForStoringUsers
  readonly sessions: ForKeepingSessions
  readonly addressChanges: ForStoringAddressChanges
  readonly secondFactors: ForStoringSecondFactors
  readonly codes: ForReckoningCodes
  readonly sealing: ForSealing
  readonly qrCodes: ForDrawingQrCodes
  readonly content: ForKnowingTheBrand
  readonly attempts: ForCountingAttempts
  readonly secrets: ForMakingSecrets
  readonly clock: Clock
  readonly origins: Origins
  readonly limits: { readonly addressesPerMinute: number; readonly tellsAddresses: boolean }
}

/** What accounts do for a login, for one visitor. */
export interface OwnAccount {
  /** His session, with the visit noted. */
  session(): Promise<Session | undefined>
  /** His session; looking is no visit. */
  shown(): Promise<Session | undefined>
  begin(userId: string, remember: boolean): Promise<void>
  /** What a new password of somebody is compared with. */
  knowledgeAbout(person: {
    readonly email: string
    readonly firstName: string
    readonly lastName: string
    readonly company?: string
  }): Promise<PasswordKnowledge>
  /** Whether one more letter may go to an address today that others can cause. */
  mayWriteTo(email: string): Promise<boolean>
}
