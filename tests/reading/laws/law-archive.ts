import { crc32, deflateRawSync } from 'node:zlib'

/** A file of an archive, and what the archive says of it that is not so. */
export interface ArchivedFile {
  readonly name: string
  readonly content: string | Uint8Array
  readonly encrypted?: boolean
  /** What the archive says that it has in bytes. */
  readonly saidSize?: number
}

const local = 0x04034b50
const central = 0x02014b50
const end = 0x06054b50

/** An archive as programs write it, with whatever lies it is told to tell. */
export const archiveOf = (...files: readonly ArchivedFile[]): Uint8Array => {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { name, content, encrypted = false, saidSize } of files) {
    const bytes = Buffer.from(content)
    const deflated = deflateRawSync(bytes)
    const named = Buffer.from(name)
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt16LE(encrypted ? 0x0801 : 0x0800, 2)
    common.writeUInt16LE(8, 4)
    common.writeUInt32LE(crc32(bytes), 10)
    common.writeUInt32LE(deflated.length, 14)
    common.writeUInt32LE(saidSize ?? bytes.length, 18)
    common.writeUInt16LE(named.length, 22)
    const head = Buffer.alloc(4)
    head.writeUInt32LE(local)
    const entry = Buffer.alloc(6)
    entry.writeUInt32LE(central)
    entry.writeUInt16LE(20, 4)
    const tail = Buffer.alloc(14)
    tail.writeUInt32LE(offset, 10)
    const own = Buffer.concat([head, common, named, deflated])
    parts.push(own)
    directory.push(Buffer.concat([entry, common, tail, named]))
    offset += own.length
  }
  const listed = Buffer.concat(directory)
  const closing = Buffer.alloc(22)
  closing.writeUInt32LE(end)
  closing.writeUInt16LE(files.length, 8)
  closing.writeUInt16LE(files.length, 10)
  closing.writeUInt32LE(listed.length, 12)
  closing.writeUInt32LE(offset, 16)
  return Buffer.concat([...parts, listed, closing])
}
