import { fromBufferPromise, type Entry, type ZipFile } from 'yauzl'
import { largestLawFile, type WhyNotUnpacked } from '#core/knowledge/laws/law-file.ts'
import { done, refused, type Result } from '#core/shared/result.ts'

/** Most files in the archive of a law: one of XML, and pictures. */
const mostFiles = 2_000
/** Most bytes of all files together. */
const largestInAll = 3 * largestLawFile
/** How many times larger a file may become; XML of laws becomes 8 times as large. */
const steepest = 100

const refusal = (why: WhyNotUnpacked): Result<never, { why: WhyNotUnpacked }> => refused({ why })

/** What an entry says of itself; yauzl has refused names that lead out of the archive. */
const whyNot = (entry: Entry): WhyNotUnpacked | undefined => {
  if (entry.isEncrypted()) return 'encrypted'
  const { compressedSize, uncompressedSize } = entry
  if (uncompressedSize > largestLawFile) return 'expands-too-much'
  return uncompressedSize > steepest * Math.max(compressedSize, 100) ? 'expands-too-much' : undefined
}

async function contentOf(archive: ZipFile, entry: Entry): Promise<Uint8Array> {
  const chunks: Buffer[] = []
  // Ends with an error where there is more than the entry says of itself.
  for await (const chunk of await archive.openReadStreamPromise(entry)) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks)
}

/** The only XML file of an archive as gesetze-im-internet.de hands them out. Nothing is written anywhere. */
export async function xmlInArchive(bytes: Uint8Array): Promise<Result<Uint8Array, { why: WhyNotUnpacked }>> {
  try {
    const archive = await fromBufferPromise(Buffer.from(bytes), { strictFileNames: true, lazyEntries: true })
    if (archive.entryCount > mostFiles) return refusal('too-many-files')
    const entries: Entry[] = []
    let inAll = 0
    for await (const entry of archive.eachEntry()) {
      const why = whyNot(entry)
      if (why) return refusal(why)
      inAll += entry.uncompressedSize
      if (inAll > largestInAll) return refusal('expands-too-much')
      entries.push(entry)
    }
    const [law, ...others] = entries.filter(({ fileName }) => fileName.toLowerCase().endsWith('.xml'))
    return law && others.length === 0 ? done(await contentOf(archive, law)) : refusal('no-law-inside')
  } catch (error) {
    // yauzl says what is wrong in words alone.
    const said = error instanceof Error ? error.message : ''
    return refusal(
      /absolute path|relative path|invalid characters|invalid relative/.test(said) ? 'unsafe-name' : 'no-archive',
    )
  }
}
