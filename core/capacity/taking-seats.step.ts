import type { ForInvalidating } from '../changes/ports.ts'
import { done, type NotFound, type Refusal, type Result } from '../shared/result.ts'
import type { Seated, SeatsLeft, SeatsWanted, SoldOut } from './capacity.ts'
import { inLockingOrder } from './in-locking-order.ts'
import type { ForChangingSeats } from './ports.ts'
import { tagsOfEventSeats, tagsOfPartSeats } from './tags-of-seats.ts'

/** What taking seats changes in one transaction. */
export interface CapacityTx {
  readonly seats: ForChangingSeats
  readonly tags: ForInvalidating
}

/**
 * Takes the seats of all lines of an order. Refuses where any of them are not left; the transaction then takes none.
 */
export const takeSeats =
  (lines: readonly SeatsWanted[]) =>
  (tx: CapacityTx): Promise<Result<readonly SeatsLeft[], NotFound | SoldOut>> =>
    changeEach(tx, lines, tx.seats.take)

/** Gives the seats of all lines back, as when an order is cancelled. */
export const giveBackSeats =
  (lines: readonly SeatsWanted[]) =>
  (tx: CapacityTx): Promise<Result<readonly SeatsLeft[], NotFound>> =>
    changeEach(tx, lines, tx.seats.giveBack)

async function changeEach<R extends Refusal>(
  { seats: stored, tags }: CapacityTx,
  lines: readonly SeatsWanted[],
  change: (of: Seated, seats: number) => Promise<Result<number, R>>,
): Promise<Result<readonly SeatsLeft[], R>> {
  const changed: SeatsLeft[] = []
  for (const { of, seats } of inLockingOrder(lines)) {
    // Asked before, because others wait for the seats from then on.
    const shown = of.kind === 'event' || of.kind === 'module' ? await stored.shownAt(of.eventId) : undefined
    const left = await change(of, seats)
    if (!left.ok) return left
    changed.push({ of, left: left.value })
    tags.invalidate(shown ? tagsOfEventSeats(of.eventId, shown) : tagsOfPartSeats(of))
  }
  return done(changed)
}
