// Load that comes when it comes: nobody waits for the answer of somebody else before he asks.
import { setTimeout as pause } from 'node:timers/promises'

/** What became of something that was asked, and the milliseconds that it took. */
export interface Timed<T> {
  readonly value: T
  readonly took: number
}

/**
 * Begins work so many times a second, whatever becomes of the work before it. Answers what each came to and how long
 * it took from the moment in which it was meant to begin: so a standstill counts for all who would have come meanwhile.
 */
export async function openLoop<T>(
  perSecond: number,
  count: number,
  work: (nth: number) => Promise<T>,
): Promise<readonly Timed<T>[]> {
  const begun = performance.now()
  const asked: Promise<Timed<T>>[] = []
  while (asked.length < count) {
    const due = Math.min(count, Math.floor(((performance.now() - begun) * perSecond) / 1000) + 1)
    for (let nth = asked.length; nth < due; nth += 1) {
      const meant = begun + (nth * 1000) / perSecond
      asked.push(work(nth).then((value) => ({ value, took: performance.now() - meant })))
    }
    await pause(1)
  }
  return Promise.all(asked)
}

/** What this share of them took at most, in words. */
export function quantile(times: readonly number[], share: number): string {
  const sorted = times.toSorted((one, other) => one - other)
  const at = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]
  if (at === undefined) return '–'
  return `${at < 10 ? at.toFixed(1) : Math.round(at).toLocaleString('en')} ms`
}
