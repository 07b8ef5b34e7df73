import type { OrderOptions } from '../cart/order-options.ts'
import { askingFor, askOwner, type AskingTx } from '../newsletter/asking.step.ts'
import { textVersionOfOrders } from '../newsletter/newsletter.ts'
import type { Instant } from '../shared/day.ts'
import { mayWriteTo, type LetterLimitNeeds } from '../shared/letter-limit.ts'
import type { ForMakingSecrets } from '../shared/secrets.ts'

interface AskingNeeds extends LetterLimitNeeds {
  readonly secrets: Pick<ForMakingSecrets, 'digest' | 'id' | 'token'>
}

/**
 * What an order does in its transaction for the newsletter: where whoever orders wants it, the owner of the address is
 * asked by letter (double opt-in, UWG § 7), as often a day as letters that strangers can cause may leave.
 */
export async function newsletterWithOrder(
  { contact: { email, salutationId, firstName, lastName }, newsletter }: OrderOptions,
  now: Instant,
  needs: AskingNeeds,
): Promise<(tx: AskingTx) => Promise<void>> {
  if (!newsletter || !(await mayWriteTo(email, needs))) return async () => undefined
  const said = { email, salutation: salutationId, name: `${firstName} ${lastName}`, topics: [] }
  const asking = askingFor({ ...said, textVersion: textVersionOfOrders }, now, needs.secrets)
  return (tx) => askOwner(tx, asking, now)
}
