import type { ForChangingUsers, ForStoringUsers } from '../accounts/ports.ts'
import type { AskingNeeds } from '../newsletter/asking-beside.step.ts'
import type { AskingTx } from '../newsletter/asking.step.ts'
import type { ForStoringSubscriptions } from '../newsletter/ports.ts'
import type { ForChanging } from '../shared/transaction.ts'
import type { ForChangingCareNeeds, ForChangingProfiles, ForStoringCareNeeds, ForStoringProfiles } from './ports.ts'

/** What describing oneself changes in one transaction. */
export interface PersonTx extends AskingTx {
  readonly users: ForChangingUsers
  readonly profiles: ForChangingProfiles
  readonly careNeeds: ForChangingCareNeeds
}

export interface PersonNeeds extends AskingNeeds {
  readonly users: Pick<ForStoringUsers, 'byId'>
  readonly profiles: ForStoringProfiles
  readonly careNeeds: ForStoringCareNeeds
  readonly subscriptions: Pick<ForStoringSubscriptions, 'of'>
  readonly change: ForChanging<PersonTx>
}
