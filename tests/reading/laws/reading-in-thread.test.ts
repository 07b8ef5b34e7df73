import { fileURLToPath } from 'node:url'
import { describe, expect, test, vi } from 'vitest'
import { readingLawFilesInThread } from '#reading/laws/reading-in-thread.ts'
import { readingLawFiles } from '#reading/laws/reading-law-files.ts'
import { headXml, lawXml, normXml } from './law-xml.ts'

// Threads begin by reading their source.
vi.setConfig({ testTimeout: 60_000 })

const threadAt = fileURLToPath(new URL('../../../adapters/reading/laws/law-reading-thread.ts', import.meta.url))
const law = Buffer.from(lawXml(headXml(), normXml('§ 1', '<P>Text.</P>')))
const tooMuch = { ok: false, refusal: { why: 'not-xml', because: 'takes-too-much' } }

/** A law of so many norms. */
const long = (norms: number): Uint8Array =>
  Buffer.from(
    lawXml(
      headXml(),
      ...Array.from({ length: norms }, (_, nth) => normXml(`§ ${nth + 1}`, `<P>${'Wort '.repeat(60)}</P>`)),
    ),
  )

describe('laws that are read in a thread of their own', () => {
  test('are what they are when they are read at once', async () => {
    const { read } = readingLawFilesInThread(threadAt)
    expect(await read(law)).toEqual(await readingLawFiles.read(law))
    expect(await read(Buffer.from('<items/>'))).toEqual({ ok: false, refusal: { why: 'not-a-law' } })
  })

  test('tell how much of them is read, and never less than before', async () => {
    const told: number[] = []
    const { read } = readingLawFilesInThread(threadAt)
    expect((await read(long(300), (percent) => void told.push(percent))).ok).toBe(true)
    expect(told.length).toBeGreaterThan(50)
    expect(told).toEqual([...new Set(told)].toSorted((one, other) => one - other))
    expect(told.every((percent) => percent > 0 && percent <= 100)).toBe(true)
  })

  test('are refused when they take too long, and the next one is read', async () => {
    expect(await readingLawFilesInThread(threadAt, { within: 1 }).read(law)).toEqual(tooMuch)
    expect((await readingLawFilesInThread(threadAt).read(law)).ok).toBe(true)
  })

  test('are refused when they take too much memory, and this process goes on', async () => {
    expect(await readingLawFilesInThread(threadAt, { mostMemory: 24 }).read(long(20_000))).toEqual(tooMuch)
  })

  test('keep nobody else waiting', async () => {
    let turns = 0
    const counting = setInterval(() => (turns += 1), 10)
    expect((await readingLawFilesInThread(threadAt).read(long(5_000))).ok).toBe(true)
    clearInterval(counting)
    expect(turns).toBeGreaterThan(10)
  })
})
