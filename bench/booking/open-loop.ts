// Load that comes when it comes: nobody waits for the answer of somebody else before he asks.
import { setTimeout as pause } from 'node:timers/promises'

/**
 * Begins work so many times a second, whatever becomes of the work before it. Answers the milliseconds that each took,
 * from the moment in which it was meant to begin: so a standstill counts for all who would have come meanwhile.
 */
export async function openLoop(perSecond: number, count: number, work: (nth: number) => Promise<unknown>) {
  const begun = performance.now()
  const times: Promise<number>[] = []
  while (times.length < count) {
    const due = Math.min(count, Math.floor(((performance.now() - begun) * perSecond) / 1000) + 1)
    for (let nth = times.length; nth < due; nth += 1) {
      const meant = begun + (nth * 1000) / perSecond
      times.push(work(nth).then(() => performance.now() - meant))
    }
    await pause(1)
  }
  return Promise.all(times)
}

/** What this share of them took at most, in words. */
export function quantile(times: readonly number[], share: number): string {
  const sorted = times.toSorted((one, other) => one - other)
  const at = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN
  return `${at < 10 ? at.toFixed(1) : Math.round(at).toLocaleString('en')} ms`
}
