import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { FastifyRequest } from 'fastify'
import { uploadedForm } from '#http/server/calls/uploads.ts'
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

it('of a file every piece is read at the pace, and comes whole', async () => {
  const pieces = ['%PDF', '-1.7', ' und', ' mehr'].map((text) => Buffer.from(text))
  let taken = 0
  const file = async function* () {
    for (const piece of pieces) {
      taken += 1
      yield piece
    }
  }
  const request = {
    headers: { 'content-length': '200' },
    parts: async function* () {
      yield { type: 'file', fieldname: 'files', filename: 'a.pdf', file: file() }
    },
  } as unknown as FastifyRequest
  const uploads = { field: 'files', mostFiles: 2, mostBytes: 100, mostBytesTogether: 100 } as const
  const paced: { bytes: number; taken: number; goOn: () => void }[] = []
  const form = uploadedForm(request, uploads, (bytes) => new Promise((goOn) => paced.push({ bytes, taken, goOn })))
  for (let nth = 0; nth < pieces.length; nth += 1) {
    await vi.advanceTimersByTimeAsync(100)
    paced.at(-1)?.goOn()
  }
  const { files } = await form
  expect(paced.map(({ bytes, taken: by }) => [bytes, by])).toEqual(pieces.map(({ length }, nth) => [length, nth + 1]))
  expect(files.map(({ name, bytes }) => [name, Buffer.from(bytes).toString()])).toEqual([
    ['a.pdf', '%PDF-1.7 und mehr'],
  ])
})
