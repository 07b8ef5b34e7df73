import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { ForKeepingFiles } from '#core/materials/ports.ts'
import { done, refused } from '#core/shared/result.ts'
import { checkedKey } from './checked-key.ts'

const isMissing = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT'

/** A folder of so many thousand files is slow to look through: they lie in folders by how their keys begin. */
const pathOf = (folder: string, key: string): string => join(folder, checkedKey(key).slice(0, 2), key)
/** A file that has not come whole yet. */
const partOf = (path: string): string => `${path}.part`

/** The folder itself has to reach the disk too, or a file that was written may have no name after a crash. */
async function flushFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Files in a folder of this machine, or of one that several share. A file gets its name when it has come whole. */
export const filesInFolder = (folder: string): ForKeepingFiles => ({
  put: async (key, bytes, most) => {
    const path = pathOf(folder, key)
    await mkdir(dirname(path), { recursive: true, mode: 0o700 })
    const hash = createHash('sha256')
    let size = 0
    const file = await open(partOf(path), 'w', 0o600)
    try {
      for await (const chunk of bytes) {
        size += chunk.length
        if (size > most) break
        hash.update(chunk)
        await file.writeFile(chunk)
      }
      await file.sync()
    } catch (error) {
      await rm(partOf(path), { force: true })
      throw error
    } finally {
      await file.close()
    }
    if (size > most) {
      await rm(partOf(path), { force: true })
      return refused({ why: 'file-too-large' })
    }
    await rename(partOf(path), path)
    await flushFolder(dirname(path))
    return done({ key, size, digest: hash.digest('hex') })
  },
  get: async (key, { first, last } = { first: 0 }) => {
    const path = pathOf(folder, key)
    try {
      const { size } = await stat(path)
      return { size, bytes: createReadStream(path, { start: first, ...(last !== undefined && { end: last }) }) }
    } catch (error) {
      if (isMissing(error)) return undefined
      throw error
    }
  },
  delete: async (key) => {
    const path = pathOf(folder, key)
    await rm(partOf(path), { force: true })
    await rm(path, { force: true })
  },
})
