import type { User } from '../accounts/accounts.ts'
import type { Instant } from '../shared/day.ts'
import { askingBeside, type AskingNeeds } from './asking-beside.step.ts'
import type { AskingTx } from './asking.step.ts'
import { textVersionOfAccounts } from './newsletter.ts'

/**
 * What confirming an account does in its transaction for the newsletter, where whoever registered wants it. The link of
 * the account's letter was followed for the account: it is no consent to advertising.
 */
export const newsletterWithAccount =
  (needs: AskingNeeds) =>
  async (
    { newsletter, ...person }: Omit<User, 'id' | 'confirmedAt'>,
    now: Instant,
  ): Promise<(tx: AskingTx) => Promise<void>> =>
    newsletter ? askingBeside({ ...person, textVersion: textVersionOfAccounts }, now, needs) : async () => undefined
