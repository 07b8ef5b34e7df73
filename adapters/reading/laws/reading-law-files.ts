import { largestLawFile } from '#core/knowledge/laws/law-file.ts'
import type { ForReadingLawFiles } from '#core/knowledge/laws/ports.ts'
import { refused } from '#core/shared/result.ts'
import { lawOfXml } from './law-of-xml.ts'
import { xmlInArchive } from './zip-archive.ts'

/** Every archive begins with these. */
const archiveBegins = [0x50, 0x4b]

const isArchive = (bytes: Uint8Array): boolean => archiveBegins.every((byte, position) => bytes[position] === byte)

/** Reads laws as gesetze-im-internet.de publishes them: XML (gii-norm 1.01), or the archive that holds it. */
export const readingLawFiles: ForReadingLawFiles = {
  async read(bytes) {
    if (bytes.byteLength > largestLawFile) return refused({ why: 'too-large', atMost: largestLawFile })
    const xml = isArchive(bytes) ? await xmlInArchive(bytes) : { ok: true as const, value: bytes }
    if (!xml.ok) return refused({ why: 'not-xml', because: xml.refusal.why })
    const text = decoded(xml.value)
    return text === undefined ? refused({ why: 'not-xml', because: 'not-utf-8' }) : lawOfXml(text)
  },
}

const decoded = (bytes: Uint8Array): string | undefined => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}
