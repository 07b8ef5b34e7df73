import type { Clock } from '../shared/clock.ts'
import { countAttempts, type ForCountingAttempts } from '../shared/rate-limit.ts'
import { refused, type Refusal, type Result, type TooMany } from '../shared/result.ts'

export interface OrderLimitNeeds {
  readonly attempts: Pick<ForCountingAttempts, 'count' | 'record' | 'takeBack'>
  readonly clock: Clock
  readonly limits: { readonly ordersPerHour: number }
}

/** The number of an order, and whether the same request had become that order before. */
export interface OrderTaken {
  readonly orderNo: string
  readonly isKnown: boolean
}

const hour = 3600

/**
 * Places an order, as many an hour as one network may. It is counted before it is placed, so that of many sent at the
 * same moment no more pass; what is refused, or was an order already, is counted no more: what counts are orders, not
 * how often somebody sends one.
 */
export async function withinOrderLimit<R extends Refusal>(
  network: string,
  needs: OrderLimitNeeds,
  place: () => Promise<Result<OrderTaken, R>>,
): Promise<Result<OrderTaken, R | TooMany>> {
  const limits = [{ key: `order:${network}`, most: needs.limits.ordersPerHour, windowSeconds: hour }]
  const tooMany = await countAttempts(limits, needs)
  if (tooMany) return refused(tooMany)
  const placed = await place()
  if (!placed.ok || placed.value.isKnown) await needs.attempts.takeBack(limits.map(({ key }) => key))
  return placed
}
