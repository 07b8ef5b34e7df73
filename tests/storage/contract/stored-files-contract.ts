import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import type { ForKeepingFiles } from '#core/materials/ports.ts'
import { done, refused } from '#core/shared/result.ts'

const most = 5_000_000

/** Bytes of which each tells its position, so that a part of them is known. */
const bytesOf = (length: number): Uint8Array => Uint8Array.from({ length }, (_, i) => (i * 7 + (i >> 8)) % 256)

/** In pieces of uneven lengths, as they come over a network. */
async function* inPieces(bytes: Uint8Array, size = 70_001): AsyncIterable<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}
const whole = async (read: { readonly bytes: AsyncIterable<Uint8Array> } | undefined): Promise<Buffer | undefined> => {
  if (!read) return undefined
  const parts: Uint8Array[] = []
  for await (const part of read.bytes) parts.push(part)
  return Buffer.concat(parts)
}

/** What everything promises that keeps files: the stores, a folder, a bucket. */
export const keepsFiles = (fresh: () => Promise<ForKeepingFiles>): void => {
  test.each([0, 1, 1024 * 1024, 3_000_001])('a file of %d bytes is read as it was put', async (length) => {
    const files = await fresh()
    const bytes = bytesOf(length)
    const digest = createHash('sha256').update(bytes).digest('hex')
    expect(await files.put('f-1', inPieces(bytes), most)).toEqual(done({ key: 'f-1', size: length, digest }))
    const read = await files.get('f-1')
    expect(read?.size).toBe(length)
    expect(Buffer.compare((await whole(read)) ?? Buffer.alloc(1), bytes)).toBe(0)
  })

  test.each([
    [0, 9],
    [5, 5],
    [1_048_570, 1_048_585],
    [2_999_999, undefined],
    [2_999_990, 9_999_999],
  ])('of a file the bytes from %d to %s are read alone', async (first, last) => {
    const files = await fresh()
    const bytes = bytesOf(3_000_001)
    await files.put('f-1', inPieces(bytes), most)
    const read = await files.get('f-1', { first, ...(last !== undefined && { last }) })
    expect(read?.size).toBe(3_000_001)
    const expected = bytes.subarray(first, last === undefined ? undefined : last + 1)
    expect(Buffer.compare((await whole(read)) ?? Buffer.alloc(0), expected)).toBe(0)
  })

  test('more bytes than may be are refused, and nothing of them is there', async () => {
    const files = await fresh()
    expect(await files.put('f-1', inPieces(bytesOf(1_500_001)), 1_500_000)).toEqual(refused({ why: 'file-too-large' }))
    expect(await files.get('f-1')).toBeUndefined()
    expect((await files.put('f-1', inPieces(bytesOf(1_500_000)), 1_500_000)).ok).toBe(true)
  })

  test('of bytes that break off nothing can be read, and they may come again', async () => {
    const files = await fresh()
    const breaking = async function* () {
      yield bytesOf(1_200_000)
      throw new Error('cut off')
    }
    await expect(files.put('f-1', breaking(), most)).rejects.toThrow('cut off')
    expect(await files.get('f-1')).toBeUndefined()
    await files.put('f-1', inPieces(bytesOf(10)), most)
    expect((await whole(await files.get('f-1')))?.length).toBe(10)
  })

  test('a file that is put again is there as it was put last', async () => {
    const files = await fresh()
    await files.put('f-1', inPieces(bytesOf(2_500_000)), most)
    await files.put('f-1', inPieces(bytesOf(7)), most)
    expect((await whole(await files.get('f-1')))?.length).toBe(7)
  })

  test('one that is deleted is gone, the others stay, and deleting it again does nothing', async () => {
    const files = await fresh()
    await files.put('f-1', inPieces(bytesOf(10)), most)
    await files.put('f-2', inPieces(bytesOf(11)), most)
    await files.delete('f-1')
    await files.delete('f-1')
    expect(await files.get('f-1')).toBeUndefined()
    expect((await whole(await files.get('f-2')))?.length).toBe(11)
  })
}
