import { createHash } from 'node:crypto'
import type { ForKeepingFiles } from '#core/materials/ports.ts'
import { done, refused } from '#core/shared/result.ts'

/** Files in memory. */
export const filesInMemory = (): ForKeepingFiles => {
  const files = new Map<string, Uint8Array>()
  return {
    put: async (key, bytes, most) => {
      files.delete(key)
      const parts: Uint8Array[] = []
      let size = 0
      for await (const part of bytes) {
        size += part.length
        if (size > most) return refused({ why: 'file-too-large' })
        parts.push(new Uint8Array(part))
      }
      const whole = new Uint8Array(Buffer.concat(parts))
      files.set(key, whole)
      return done({ key, size, digest: createHash('sha256').update(whole).digest('hex') })
    },
    get: async (key, { first, last } = { first: 0 }) => {
      const whole = files.get(key)
      if (!whole) return undefined
      const part = whole.slice(first, last === undefined ? undefined : last + 1)
      return {
        size: whole.length,
        bytes: (async function* () {
          yield part
        })(),
      }
    },
    delete: async (key) => void files.delete(key),
  }
}
