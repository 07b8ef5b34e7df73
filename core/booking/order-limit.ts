import type { Clock } from '../shared/clock.ts'
import { countAttempts, type ForCountingAttempts } from '../shared/rate-limit.ts'
import type { Refusal, Result, TooMany } from '../shared/result.ts'

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
 * how often somebody sends one. `place` is told when there were too many, and refuses what is not an order already.
 */
export async function withinOrderLimit<R extends Refusal>(
  network: string,
  needs: OrderLimitNeeds,
  place: (tooMany: TooMany | undefined) => Promise<Result<OrderTaken, R | TooMany>>,
): Promise<Result<OrderTaken, R | TooMany>> {
  const limits = [{ key: `order:${network}`, most: needs.limits.ordersPerHour, windowSeconds: hour }]
  const tooMany = await countAttempts(limits, needs)
  const placed = await place(tooMany)
  if (!tooMany && (!placed.ok || placed.value.isKnown)) await needs.attempts.takeBack(limits.map(({ key }) => key))
  return placed
}
