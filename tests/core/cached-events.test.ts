import { expect, test } from 'vitest'
import type { ListedEvent } from '#core/catalogue/catalogue.ts'
import { cachedEvents } from '#core/finder/cached-events.ts'

const upTo = (last: number): readonly number[] => Array.from({ length: last }, (_, index) => index + 1)

test('five thousand events are cached; of one more the one used longest ago is read anew', async () => {
  const read: number[][] = []
  const events = cachedEvents(async (eventIds) => {
    read.push([...eventIds])
    return eventIds.map((eventId) => ({ eventId }) as ListedEvent)
  })
  await events.of(upTo(5000))
  await events.of(upTo(5000))
  expect(read).toHaveLength(1)
  await events.of([5001])
  await events.of(upTo(5001))
  expect(read.slice(1)).toEqual([[5001], [1]])
})
