import { addDays } from '../shared/dates.ts'
import type { Day } from '../shared/day.ts'
import type { Cents } from '../shared/money.ts'

/** What share of the seminar fee a cancellation costs that arrives so many days before the first day, or fewer. */
export interface CancellationTier {
  readonly daysBefore: number
  readonly percent: number
}

/** From so many days before the first day on a cancellation costs all. */
const lastDays = 7

/** After the days on which it is free: half, and in the last week all (terms and conditions, § 6). */
const tiersAfter = (freeUntil: number): readonly CancellationTier[] => [
  ...(freeUntil - 1 > lastDays ? [{ daysBefore: freeUntil - 1, percent: 50 }] : []),
  { daysBefore: Math.min(freeUntil - 1, lastDays), percent: 100 },
]

/** What a cancellation costs from a day on, until the next step begins. */
export interface CancellationStep {
  readonly from: Day
  readonly percent: number
  /** In cents, rounded half up. */
  readonly net: Cents
}

const shareOf = (net: Cents, percent: number): Cents => Math.round((net * percent) / 100)

/**
 * What a cancellation costs today, then what it will cost from later days on: what is shown before somebody confirms.
 * `net` is the seminar fee of all who cancel; the hotel bills by itself. Free until so many days before the first day.
 */
export function cancellationSteps(
  { startDay, net }: { readonly startDay: Day; readonly net: Cents },
  today: Day,
  freeUntil: number,
): readonly [now: CancellationStep, ...later: CancellationStep[]] {
  const all = tiersAfter(freeUntil).map(({ daysBefore, percent }) => ({
    from: addDays(startDay, -daysBefore),
    percent,
    net: shareOf(net, percent),
  }))
  const begun = all.findLast(({ from }) => from <= today)
  return [
    { from: today, percent: begun?.percent ?? 0, net: begun?.net ?? 0 },
    ...all.filter(({ from }) => from > today),
  ]
}
