import { setTimeout as pause } from 'node:timers/promises'
import { timetableOf, type TimetableNeeds } from '#core/timetable-of.ts'

/** Where it says what failed: kinds and numbers, never whom it concerns. */
interface TimetableLog {
  warn(facts: object, message: string): void
}

/**
 * Does what is due, looking every so many milliseconds. Several processes may do it beside each other: each task is
 * done once. Whoever waits for an answer goes first.
 */
export function keepingTheTimetable(
  needs: TimetableNeeds,
  log: TimetableLog,
  giveWay: () => Promise<void>,
  every = 2000,
): { readonly stop: () => Promise<void> } {
  const doDueTasks = timetableOf(needs)
  const stopping = new AbortController()
  const work = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      try {
        await doDueTasks(
          ({ kind, subject, failures }, err) =>
            log.warn({ task: kind, subject, failures: failures + 1, err }, 'a due task failed and is tried again'),
          async () => {
            await giveWay()
            return stopping.signal.aborted
          },
        )
      } catch (err) {
        log.warn({ err }, 'due tasks could not be looked for')
      }
      // Stopping ends the pause early.
      await pause(every, undefined, { signal: stopping.signal }).catch(() => undefined)
    }
  }
  const working = work()
  return {
    stop: async () => {
      stopping.abort()
      await working
    },
  }
}
