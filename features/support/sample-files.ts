import { crc32 } from 'node:zlib'

/** Small files of every kind that forms take, and of some that they do not; whole enough for what reads their kind. */

const bytesOf = (text: string): Uint8Array => new Uint8Array(Buffer.from(text, 'latin1'))

/** Bytes that begin as given and are so many in all. */
export const padded = (start: Uint8Array, size: number): Uint8Array => {
  const bytes = new Uint8Array(size).fill(32)
  bytes.set(start.subarray(0, size))
  return bytes
}

/** An archive of files that are not packed. */
export const archiveOf = (entries: readonly (readonly [name: string, text: string])[]): Uint8Array => {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  for (const [name, text] of entries) {
    const [named, said] = [Buffer.from(name), Buffer.from(text)]
    const facts = Buffer.alloc(26)
    facts.writeUInt16LE(20, 0)
    facts.writeUInt32LE(crc32(said), 10)
    facts.writeUInt32LE(said.length, 14)
    facts.writeUInt32LE(said.length, 18)
    facts.writeUInt16LE(named.length, 22)
    const place = Buffer.alloc(14)
    place.writeUInt32LE(at, 10)
    const part = Buffer.concat([Buffer.from('PK\x03\x04'), facts, named, said])
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02'), Buffer.from([20, 0]), facts, place, named]))
    parts.push(part)
    at += part.length
  }
  const list = Buffer.concat(directory)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(entries.length, 4)
  end.writeUInt16LE(entries.length, 6)
  end.writeUInt32LE(list.length, 8)
  end.writeUInt32LE(at, 12)
  return new Uint8Array(Buffer.concat([...parts, list, Buffer.from('PK\x05\x06'), end]))
}

const word = [
  ['[Content_Types].xml', '<Types/>'],
  ['word/document.xml', '<document/>'],
] as const

export const pdf = bytesOf('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n')
export const jpg = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0])
export const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13])
export const docx = archiveOf(word)
export const odt = archiveOf([
  ['mimetype', 'application/vnd.oasis.opendocument.text'],
  ['content.xml', '<content/>'],
])
export const wordWithProgram = archiveOf([...word, ['word/vbaProject.bin', 'x']])
export const spreadsheet = archiveOf([
  ['mimetype', 'application/vnd.oasis.opendocument.spreadsheet'],
  ['content.xml', '<content/>'],
])
export const template = archiveOf([['mimetype', 'application/vnd.oasis.opendocument.text-template']])
export const plainArchive = archiveOf([['word.txt', 'x']])
export const program = bytesOf('MZ\x90\0 a program')
