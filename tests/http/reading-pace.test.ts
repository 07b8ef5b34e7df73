import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readingPace } from '#http/server/requests/reading-pace.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Reads pieces of a hundred bytes until it is told to stop, and counts them. */
function reader(pace: ReturnType<typeof readingPace>) {
  let pieces = 0
  let goesOn = true
  void (async () => {
    for (; goesOn; await pace(100)) pieces += 1
  })()
  return { pieces: () => pieces, stop: () => (goesOn = false) }
}

it('lets so many bytes be read, and no more until some milliseconds have passed', async () => {
  const one = reader(readingPace({ bytes: 500, rest: 4 }))
  await vi.advanceTimersByTimeAsync(3)
  expect(one.pieces()).toBe(5)
  await vi.advanceTimersByTimeAsync(4)
  expect(one.pieces()).toBe(10)
  await vi.advanceTimersByTimeAsync(40)
  expect(one.pieces()).toBe(60)
  one.stop()
})

it('is one pace for all who read together', async () => {
  const pace = readingPace({ bytes: 500, rest: 4 })
  const readers = Array.from({ length: 5 }, () => reader(pace))
  await vi.advanceTimersByTimeAsync(401)
  const all = readers.reduce((sum, { pieces }) => sum + pieces(), 0)
  // Each of them may have one piece in hand when the rest begins.
  expect(all).toBeGreaterThanOrEqual(500)
  expect(all).toBeLessThanOrEqual(101 * (5 + 4))
  for (const [index, { pieces, stop }] of readers.entries()) {
    expect(pieces(), `of reader ${index}`).toBeGreaterThanOrEqual(50)
    stop()
  }
})
