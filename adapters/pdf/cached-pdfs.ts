import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { ForPrintingPdfs } from '#core/documents/ports.ts'
import { singleFlight } from '#core/shared/single-flight.ts'

/** About four hundred documents. */
const mostBytes = 32_000_000

/**
 * PDFs kept by what they say: the same document is printed once for all who ask for it, and one that says something
 * else is another one, so that no change of data makes what lies here wrong. What was not asked for longest goes first.
 * What names people does not stay here.
 */
export function cachedPdfs({ print }: ForPrintingPdfs): ForPrintingPdfs {
  const cached = new LRUCache<string, Uint8Array>({ maxSize: mostBytes, sizeCalculation: ({ length }) => length + 200 })
  const inPrint = singleFlight<Uint8Array>()
  return {
    print: async (document) => {
      if (document.personal) return print(document)
      const key = createHash('sha256').update(JSON.stringify(document)).digest('base64url')
      return (
        cached.get(key) ??
        inPrint(key, async () => {
          const bytes = await print(document)
          cached.set(key, bytes)
          return bytes
        })
      )
    },
  }
}
