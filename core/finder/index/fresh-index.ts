import { nextFlight } from '../../shared/single-flight.ts'
import type { ForIndexingEvents } from '../ports.ts'
import type { EventsIndex } from './events-index.ts'

/**
 * Answers an index that holds everything committed before it was asked for. Changes are taken in one after the other; whoever
 * asks while that happens waits for the next taking in, which begins after he asked, and shares it with all who wait.
 */
export const freshIndex = (
  store: Pick<ForIndexingEvents, 'changesSince'>,
  index: EventsIndex,
): (() => Promise<EventsIndex>) => {
  let version: number | undefined
  const takeIn = nextFlight(async () => {
    const changes = await store.changesSince(version)
    if (!changes) return
    await index.apply(changes)
    version = changes.version
  })
  return async () => {
    await takeIn()
    return index
  }
}
