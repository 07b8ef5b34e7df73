import { nextFlight } from '../../shared/single-flight.ts'
import type { IndexedEvent } from '../index-changes.ts'
import type { ForIndexingEvents } from '../ports.ts'
import type { EventsIndex } from './events-index.ts'

/** Which events are told anew: all, or these. */
export interface ChangedEvents {
  readonly whole: boolean
  readonly eventIds: readonly number[]
}

/**
 * Answers an index that holds everything committed before it was asked for. Changes are taken in one after the other;
 * whoever asks while that happens waits for the next taking in, which begins after he asked, and shares it with all who
 * wait. `hear` is told first of what is taken in.
 */
export const freshIndex = (
  store: Pick<ForIndexingEvents, 'changesSince'>,
  index: EventsIndex,
  hear: (changed: ChangedEvents) => void = () => undefined,
): (() => Promise<EventsIndex>) => {
  let version: number | undefined
  const takeIn = nextFlight(async () => {
    const changes = await store.changesSince(version)
    if (!changes) return
    if (changes.whole || changes.surroundings) {
      hear({ whole: true, eventIds: [] })
      await index.apply(changes)
    } else {
      const events = (await Array.fromAsync(changes.events)).flat()
      hear({ whole: false, eventIds: [...changes.gone, ...events.map(({ eventId }) => eventId)] })
      await index.apply({ ...changes, events: inOnePiece(events) })
    }
    version = changes.version
  })
  return async () => {
    await takeIn()
    return index
  }
}

async function* inOnePiece(events: readonly IndexedEvent[]): AsyncGenerator<readonly IndexedEvent[]> {
  yield events
}
