import type { EventsIndex } from './events-index.ts'
import type { ForIndexingEvents } from '../ports.ts'

/**
 * Answers an index that holds everything committed before it was asked for. Changes are taken in one after the other; whoever
 * asks while that happens waits for the next taking in, which begins after he asked, and shares it with all who wait.
 */
export const freshIndex = (
  store: Pick<ForIndexingEvents, 'changesSince'>,
  index: EventsIndex,
): (() => Promise<EventsIndex>) => {
  let version: number | undefined
  let running: Promise<void> | undefined
  let next: Promise<void> | undefined

  const takeIn = async (): Promise<void> => {
    const changes = await store.changesSince(version)
    if (!changes) return
    await index.apply(changes)
    version = changes.version
  }
  const run = (): Promise<void> => {
    running = takeIn().finally(() => {
      running = undefined
    })
    return running
  }
  const afterRunning = async (now: Promise<void>): Promise<void> => {
    // Whoever asked before hears of its failure; those who wait try again.
    await now.catch(() => undefined)
    next = undefined
    await run()
  }

  return async () => {
    await (next ?? (running ? (next = afterRunning(running)) : run()))
    return index
  }
}
