import type { WhyNotUnpacked, WhyNotXml } from '#core/knowledge/laws/law-file.ts'
import { done, refused, type Result } from '#core/shared/result.ts'
import { xmlInArchive } from './zip-archive.ts'

/** Why the text of a file cannot be had. */
type WhyNoText =
  | { readonly why: 'too-large'; readonly atMost: number }
  | { readonly why: 'not-xml'; readonly because: WhyNotXml | WhyNotUnpacked | 'not-utf-8' }

/** Every archive begins with these. */
const archiveBegins = [0x50, 0x4b]

const isArchive = (bytes: Uint8Array): boolean => archiveBegins.every((byte, position) => bytes[position] === byte)

/** The text of a file, or of the only XML file of an archive; neither may have more than `atMost` bytes. */
export async function xmlTextIn(bytes: Uint8Array, atMost: number): Promise<Result<string, WhyNoText>> {
  if (bytes.byteLength > atMost) return refused({ why: 'too-large', atMost })
  const xml = isArchive(bytes) ? await xmlInArchive(bytes) : done(bytes)
  if (!xml.ok) return refused({ why: 'not-xml', because: xml.refusal.why })
  if (xml.value.byteLength > atMost) return refused({ why: 'too-large', atMost })
  const text = decoded(xml.value)
  return text === undefined ? refused({ why: 'not-xml', because: 'not-utf-8' }) : done(text)
}

const decoded = (bytes: Uint8Array): string | undefined => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}
