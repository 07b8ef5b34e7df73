import { performance } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import type { OpenStore } from '#storage/open-store.ts'

/** Milliseconds for which it works, and for which it then looks whether the process is busy without it. */
const slice = 20
/** Milliseconds for which it waits at most: letters of a rush go slowly, but they go. */
const longestWait = 1000
/** From this share of its time on a process is busy. */
const busyFrom = 0.5

/** As many connections that write as this work itself may use: letters one, and due tasks another. */
const ownWriters = 2

/** Whether others write into a store, or wait for it. */
export const othersWrite = ({ pools }: Pick<OpenStore, 'pools'>): boolean =>
  pools().some(({ name, inUse, waiting }) => name === 'writing' && inUse + waiting > ownWriters)

/** The share of its time, 0 to 1, for which the process works while this waits that many milliseconds. */
const shareWorked = async (milliseconds: number): Promise<number> => {
  const before = performance.eventLoopUtilization()
  await pause(milliseconds)
  return performance.eventLoopUtilization(before).utilization
}

/**
 * Lets those who wait for an answer go first. Asked between two pieces of work for which nobody waits, such as letters
 * and due tasks: after a while of working it holds them up as long as the process is busy without them, or others in
 * it wait for the database, for which it idles; a second at most. A rush of orders then has process and database, and
 * their letters, which are stored with them, leave when it is over.
 */
export function givingWay(
  othersWait: () => boolean = () => false,
  longest = longestWait,
  measure = shareWorked,
): () => Promise<void> {
  let began = -Infinity
  return async () => {
    if (performance.now() - began < slice) return
    const end = performance.now() + longest
    let share: number
    do share = await measure(slice)
    while ((share >= busyFrom || othersWait()) && performance.now() < end)
    began = performance.now()
  }
}
