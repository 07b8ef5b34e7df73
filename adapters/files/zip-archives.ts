import type { ForPackingFiles } from '#core/privacy/ports.ts'
import { makeZip } from 'client-zip'

/** ZIP archives without compression (APPNOTE 6.3): what is in them is small, or compressed already. */
export const packingFiles: ForPackingFiles = {
  async pack(files) {
    const stream = makeZip(
      files.map(({ name, bytes, changedAt }) => ({
        name,
        input: new Uint8Array(bytes),
        lastModified: new Date(changedAt),
      })),
    )
    return new Uint8Array(await new Response(stream).arrayBuffer())
  },
}
