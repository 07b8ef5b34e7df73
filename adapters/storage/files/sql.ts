import { createHash } from 'node:crypto'
import type { ForKeepingFiles } from '#core/materials/ports.ts'
import { done, refused } from '#core/shared/result.ts'
import type { Database } from '../engine/dialect.ts'

/** Bytes of a row: few enough that nobody waits long for the one who writes, and enough that few flushes are needed. */
const rowSize = 1024 * 1024

/** Pieces of one size; the last one may be shorter. */
async function* inPieces(bytes: AsyncIterable<Uint8Array>, size: number): AsyncIterable<Uint8Array> {
  let held: Uint8Array[] = []
  let length = 0
  for await (const chunk of bytes)
    for (let rest = chunk; rest.length > 0;) {
      const part = rest.subarray(0, size - length)
      held.push(part)
      length += part.length
      rest = rest.subarray(part.length)
      if (length < size) continue
      yield Buffer.concat(held)
      held = []
      length = 0
    }
  if (length > 0) yield Buffer.concat(held)
}

/** Files in the database, in rows of a megabyte. One is there once its head is, which is written last. */
export const filesInSql = ({ reading, write }: Database): ForKeepingFiles => {
  const remove = async (key: string): Promise<void> => {
    await write((db) => db.deleteFrom('kept_file').where('key', '=', key).execute())
    await write((db) => db.deleteFrom('kept_file_part').where('key', '=', key).execute())
  }
  return {
    put: async (key, bytes, most) => {
      await remove(key)
      const hash = createHash('sha256')
      let [size, part] = [0, 0]
      for await (const piece of inPieces(bytes, rowSize)) {
        size += piece.length
        if (size > most) {
          await remove(key)
          return refused({ why: 'file-too-large' })
        }
        hash.update(piece)
        const row = { key, part, bytes: piece }
        await write((db) => db.insertInto('kept_file_part').values(row).execute())
        part += 1
      }
      const digest = hash.digest('hex')
      await write((db) => db.insertInto('kept_file').values({ key, size, digest }).execute())
      return done({ key, size, digest })
    },
    get: async (key, { first, last } = { first: 0 }) => {
      const head = await reading.selectFrom('kept_file').select('size').where('key', '=', key).executeTakeFirst()
      if (!head) return undefined
      const { size } = head
      const end = Math.min(last ?? size - 1, size - 1)
      const read = async function* (): AsyncIterable<Uint8Array> {
        for (let part = Math.floor(first / rowSize); part * rowSize <= end; part += 1) {
          const row = await reading
            .selectFrom('kept_file_part')
            .select('bytes')
            .where('key', '=', key)
            .where('part', '=', part)
            .executeTakeFirst()
          if (!row) throw new Error('a file was deleted while it was read')
          const from = part * rowSize
          yield row.bytes.subarray(Math.max(0, first - from), end - from + 1)
        }
      }
      return { size, bytes: read() }
    },
    delete: remove,
  }
}
