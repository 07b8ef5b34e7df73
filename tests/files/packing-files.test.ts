import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import yauzl from 'yauzl'
import type { ArchivedFile } from '#core/shared/archives.ts'
import { packingFiles } from '#files/packing-files.ts'

const at = '2026-12-14T12:00:00.000Z'
const piece = 64 * 1024

/** Files of so many pieces each, which notes what was read of them and what was closed. */
function sources(count: number, pieces: number) {
  const seen = { opened: 0, read: 0, closed: 0 }
  async function* chunks(nth: number): AsyncGenerator<Uint8Array> {
    seen.opened += 1
    try {
      for (let i = 0; i < pieces; i += 1) {
        seen.read += 1
        yield new Uint8Array(piece).fill(nth)
      }
    } finally {
      seen.closed += 1
    }
  }
  async function* files(): AsyncGenerator<ArchivedFile> {
    for (let nth = 1; nth <= count; nth += 1) yield { name: `00${nth}-Größe.jpg`, at, chunks: chunks(nth) }
  }
  return { seen, files: files() }
}

/** Names and sizes, as a reader of archives that shares no code with the writer finds them. */
const entriesOf = (path: string): Promise<readonly (readonly [string, number])[]> =>
  new Promise((resolve, reject) => {
    yauzl.open(path, { lazyEntries: true }, (error, zip) => {
      if (error) return reject(error)
      const found: (readonly [string, number])[] = []
      zip.on('entry', ({ fileName, uncompressedSize }) => {
        found.push([fileName, uncompressedSize])
        zip.readEntry()
      })
      zip.on('end', () => resolve(found)).on('error', reject)
      zip.readEntry()
      return undefined
    })
  })

const folder = (): string => {
  const made = mkdtempSync(join(tmpdir(), 'zip-'))
  onTestFinished(() => rmSync(made, { recursive: true }))
  return made
}

test('all files are in the archive, under their names', async () => {
  const { files, seen } = sources(3, 2)
  const pieces: Uint8Array[] = []
  for await (const one of packingFiles.zip(files)) pieces.push(one)
  const path = join(folder(), 'fotos.zip')
  writeFileSync(path, Buffer.concat(pieces))
  expect(await entriesOf(path)).toEqual([1, 2, 3].map((nth) => [`00${nth}-Größe.jpg`, 2 * piece]))
  expect(seen).toEqual({ opened: 3, read: 6, closed: 3 })
})

test('no more is read than is taken, and a file is opened when the one before was read', async () => {
  const { files, seen } = sources(50, 50)
  const archive = packingFiles.zip(files)[Symbol.asyncIterator]()
  for (let taken = 0; taken < 10; taken += 1) await archive.next()
  expect(seen.opened).toBe(1)
  expect(seen.read).toBeLessThan(20)
  await archive.return?.()
})

test('whoever goes before the end leaves no file open', async () => {
  const { files, seen } = sources(3, 50)
  for await (const one of packingFiles.zip(files)) if (one.length === piece) break
  expect(seen.opened).toBe(seen.closed)
})

test('of no file there is an archive without any', async () => {
  const pieces: Uint8Array[] = []
  for await (const one of packingFiles.zip(sources(0, 0).files)) pieces.push(one)
  expect(Buffer.concat(pieces).subarray(0, 4).toString('latin1')).toBe('PK\x05\x06')
})
