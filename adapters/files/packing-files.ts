import { makeZip } from 'client-zip'
import type { ForPackingFiles, ArchivedFile } from '#core/shared/archives.ts'

/** ZIP as a stream: a piece is made when the one before has been taken. Nothing would make photos smaller. */
export const packingFiles: ForPackingFiles = {
  async *zip(files) {
    let open: AsyncIterator<Uint8Array> | undefined
    async function* entries(all: AsyncIterable<ArchivedFile>) {
      for await (const file of all) {
        const about = { name: file.name, lastModified: new Date(file.at) }
        if ('text' in file) {
          yield { ...about, input: file.text }
          continue
        }
        const iterator = file.chunks[Symbol.asyncIterator]()
        open = iterator
        yield { ...about, input: { [Symbol.asyncIterator]: () => iterator } }
      }
    }
    const given = entries(files)
    const reader = makeZip(given).getReader()
    try {
      for (let piece = await reader.read(); !piece.done; piece = await reader.read()) yield piece.value
    } finally {
      // Whoever goes before the end leaves a file open, which the packer itself does not close.
      await reader.cancel().catch(() => undefined)
      await open?.return?.()
      await given.return()
    }
  },
}
