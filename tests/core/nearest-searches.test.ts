import { expect, test } from 'vitest'
import { findEvents } from '#core/finder/finder.view.ts'
import { everyFilter } from '#core/finder/filters.ts'
import type { FoundEvents } from '#core/finder/finder.ts'
import { done } from '#core/shared/result.ts'

const nothingCounted = Object.fromEntries(everyFilter().map(([name]) => [name, []])) as unknown as FoundEvents['facets']

test.each([
  [0, true],
  [2, true],
  [3, false],
])('where %i events are found, what comes near is told: %s', async (total, isTold) => {
  let asked = false
  const { nearest } = await findEvents(
    {
      finder: {
        find: async () => done({ items: [], total, programme: 9, facets: nothingCounted }),
        nearest: async () => {
          asked = true
          return done({ items: [{ givenUp: ['free'], count: 7 }] })
        },
      },
      venues: { locations: async () => done({ items: [] }) },
    },
    { frei: 'ja' },
  )
  expect([asked, nearest.length]).toEqual(isTold ? [true, 1] : [false, 0])
})
