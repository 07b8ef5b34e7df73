import type { Instant } from '../shared/day.ts'
import { mayWriteTo, type LetterLimitNeeds } from '../shared/letter-limit.ts'
import type { ForMakingSecrets } from '../shared/secrets.ts'
import { askingFor, askOwner, type AskingTx } from './asking.step.ts'

export interface AskingNeeds extends LetterLimitNeeds {
  readonly secrets: Pick<ForMakingSecrets, 'digest' | 'id' | 'token'>
}

/** Who wants the newsletter beside something else, and to which words he said so. */
interface WantedBeside {
  readonly email: string
  readonly salutationId: string
  readonly firstName: string
  readonly lastName: string
  readonly textVersion: string
}

/**
 * What a transaction does for the newsletter that somebody wants beside an order or an account: the owner of the
 * address is asked by a letter of its own (double opt-in, UWG § 7), as often a day as letters that strangers can cause
 * may leave.
 */
export async function askingBeside(
  { email, salutationId, firstName, lastName, textVersion }: WantedBeside,
  now: Instant,
  needs: AskingNeeds,
): Promise<(tx: AskingTx) => Promise<void>> {
  if (!(await mayWriteTo(email, needs))) return async () => undefined
  const said = { email, salutation: salutationId, name: `${firstName} ${lastName}`, topics: [], textVersion }
  const asking = askingFor(said, now, needs.secrets)
  return (tx) => askOwner(tx, asking, now)
}
