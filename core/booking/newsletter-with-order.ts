import type { OrderOptions } from '../cart/order-options.ts'
import { askingBeside, type AskingNeeds } from '../newsletter/asking-beside.step.ts'
import type { AskingTx } from '../newsletter/asking.step.ts'
import { textVersionOfOrders } from '../newsletter/newsletter.ts'
import type { Instant } from '../shared/day.ts'

/** What an order does in its transaction for the newsletter, where whoever orders wants it. */
export const newsletterWithOrder = async (
  { contact, newsletter }: OrderOptions,
  now: Instant,
  needs: AskingNeeds,
): Promise<(tx: AskingTx) => Promise<void>> =>
  newsletter ? askingBeside({ ...contact, textVersion: textVersionOfOrders }, now, needs) : async () => undefined
