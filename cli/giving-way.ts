import { performance } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'

/** Milliseconds for which it works, and for which it then looks whether the process is busy without it. */
const slice = 20
/** Milliseconds for which it waits at most: letters of a rush go slowly, but they go. */
const longestWait = 1000
/** From this share of its time on a process is busy. */
const busyFrom = 0.5

/**
 * Lets those who wait for an answer go first. Asked between two pieces of work for which nobody waits, such as letters
 * and due tasks: after a while of working it holds them up as long as the process is busy without them, a second at
 * most. A rush of orders then has the process, and their letters, which are stored with them, leave when it is over.
 */
export function givingWay(longest = longestWait): () => Promise<void> {
  let began = -Infinity
  return async () => {
    if (performance.now() - began < slice) return
    const end = performance.now() + longest
    let share: number
    do {
      const before = performance.eventLoopUtilization()
      await pause(slice)
      share = performance.eventLoopUtilization(before).utilization
    } while (share >= busyFrom && performance.now() < end)
    began = performance.now()
  }
}
