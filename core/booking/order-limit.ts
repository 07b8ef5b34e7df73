import type { Clock } from '../shared/clock.ts'
import { normalEmail } from '../shared/email-address.ts'
import { countAttempts, type ForCountingAttempts } from '../shared/rate-limit.ts'
import type { Refusal, Result, TooMany } from '../shared/result.ts'
import type { ForMakingSecrets } from '../shared/secrets.ts'

export interface OrderLimitNeeds {
  readonly attempts: Pick<ForCountingAttempts, 'count' | 'record' | 'takeBack'>
  readonly clock: Clock
  readonly secrets: Pick<ForMakingSecrets, 'digest'>
  readonly limits: { readonly ordersPerHour: number; readonly ordersPerAddress: number }
}

/** Who orders, as far as that is counted. */
export interface Orderer {
  readonly network: string
  /** As it was typed: letters about the order go there, whoever's it is. */
  readonly email: string
}

/** The number of an order, and whether the same request had become that order before. */
export interface OrderTaken {
  readonly orderNo: string
  readonly isKnown: boolean
}

const hour = 3600
const day = 24 * hour

/**
 * Places an order, as many an hour as one network may, and as many a day as may come from it for one address: each
 * brings letters to an address that nobody confirmed. It is counted before it is placed, so that of many sent at the
 * same moment no more pass; what is refused, or was an order already, is counted no more: what counts are orders, not
 * how often somebody sends one. `place` is told when there were too many, and refuses what is not an order already.
 */
export async function withinOrderLimit<R extends Refusal>(
  { network, email }: Orderer,
  needs: OrderLimitNeeds,
  place: (tooMany: TooMany | undefined) => Promise<Result<OrderTaken, R | TooMany>>,
): Promise<Result<OrderTaken, R | TooMany>> {
  const { ordersPerHour, ordersPerAddress } = needs.limits
  const address = needs.secrets.digest(`${normalEmail(email)} ${network}`)
  const limits = [
    { key: `order:${network}`, most: ordersPerHour, windowSeconds: hour },
    { key: `order-for:${address}`, most: ordersPerAddress, windowSeconds: day },
  ]
  const tooMany = await countAttempts(limits, needs)
  const placed = await place(tooMany)
  if (!tooMany && (!placed.ok || placed.value.isKnown)) await needs.attempts.takeBack(limits.map(({ key }) => key))
  return placed
}
