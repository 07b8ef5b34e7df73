import type { UploadKind } from './forms.ts'

/** What the bytes of a file say it is, whatever its name; undefined for every other kind. */
export const kindOf = (bytes: Uint8Array): UploadKind | undefined => {
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'jpg'
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'png'
  if (indexOf(bytes.subarray(0, 1024), '%PDF-') >= 0) return 'pdf'
  return startsWith(bytes, [0x50, 0x4b, 0x03, 0x04]) ? kindOfArchive(bytes) : undefined
}

/** Names that files of a kind end with. */
const endings: Readonly<Record<UploadKind, readonly string[]>> = {
  pdf: ['.pdf'],
  docx: ['.docx'],
  odt: ['.odt'],
  jpg: ['.jpg', '.jpeg'],
  png: ['.png'],
}

/** What names of files of these kinds end with, each with its dot. */
export const endingsOf = (kinds: readonly UploadKind[]): readonly string[] => kinds.flatMap((kind) => endings[kind])

/** Whether a file is called as its kind is; a program opens it by its name. */
export const isNamedAs = (kind: UploadKind, name: string): boolean =>
  endings[kind].some((ending) => name.toLowerCase().endsWith(ending))

const startsWith = (bytes: Uint8Array, magic: readonly number[]): boolean => magic.every((byte, i) => bytes[i] === byte)

/** Where ASCII text stands, or -1. */
const indexOf = (bytes: Uint8Array, text: string): number => {
  for (let at = 0; at + text.length <= bytes.length; at += 1) if (textAt(bytes, at, text.length) === text) return at
  return -1
}

const textAt = (bytes: Uint8Array, at: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(at, at + length))

const openDocumentText = 'mimetypeapplication/vnd.oasis.opendocument.text'

/** Office files are archives: OpenDocument says so in its first entry, Word by the names of its entries. */
const kindOfArchive = (bytes: Uint8Array): UploadKind | undefined => {
  const names = entriesOf(bytes)
  // Its length is in the header: a template or a text with scripts of its own has a longer type.
  if (textAt(bytes, 30, openDocumentText.length) === openDocumentText && numberAt(bytes, 22, 4) === 39) return 'odt'
  const isWord = names.includes('[Content_Types].xml') && names.some((name) => name.startsWith('word/'))
  // A program in it is no text.
  return isWord && !names.some((name) => name.endsWith('vbaProject.bin')) ? 'docx' : undefined
}

/** Longest note behind an archive. */
const longestComment = 0xffff
const sizeOfEnd = 22
const sizeOfEntry = 46
/** More entries than a text has. */
const mostEntries = 5_000

/** The names in an archive's directory, which stands at its end; nothing is unpacked. None where it is broken. */
const entriesOf = (bytes: Uint8Array): readonly string[] => {
  const lowest = Math.max(0, bytes.length - longestComment - sizeOfEnd)
  for (let at = bytes.length - sizeOfEnd; at >= lowest; at -= 1)
    if (startsWith(bytes.subarray(at, at + 4), [0x50, 0x4b, 0x05, 0x06]))
      return namesFrom(bytes, numberAt(bytes, at + 16, 4))
  return []
}

const namesFrom = (bytes: Uint8Array, start: number): readonly string[] => {
  const names: string[] = []
  let at = start
  while (names.length < mostEntries && startsWith(bytes.subarray(at, at + 4), [0x50, 0x4b, 0x01, 0x02])) {
    const [name, extra, comment] = [28, 30, 32].map((offset) => numberAt(bytes, at + offset, 2)) as [
      number,
      number,
      number,
    ]
    names.push(textAt(bytes, at + sizeOfEntry, Math.min(name, 255)))
    at += sizeOfEntry + name + extra + comment
  }
  return names
}

/** A number as archives write it, the lowest byte first. */
const numberAt = (bytes: Uint8Array, at: number, size: number): number =>
  Array.from({ length: size }, (_, i) => (bytes[at + i] ?? 0) * 2 ** (8 * i)).reduce((sum, part) => sum + part, 0)
