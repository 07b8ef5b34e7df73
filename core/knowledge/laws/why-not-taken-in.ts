import { largestLawFile } from './law-file.ts'
import type { LawUpload, WhyNotTakenIn } from './ports.ts'

/** How files begin: archives, and XML with and without a mark of its encoding. */
const beginnings = [[0x50, 0x4b], [0xef, 0xbb, 0xbf], [0x3c]] as const
/** Spaces may stand before XML. */
const spaces = [0x20, 0x09, 0x0a, 0x0d]

const isOfRightKind = (bytes: Uint8Array): boolean => {
  const first = bytes.findIndex((byte) => !spaces.includes(byte))
  return beginnings.some((beginning) => beginning.every((byte, position) => bytes[first + position] === byte))
}

/** What is wrong with files that are to be one law's, as far as one sees at once. */
export function whyNotTakenIn(law: readonly LawUpload[]): WhyNotTakenIn | undefined {
  const [file, ...others] = law
  if (!file || file.bytes.length === 0) return { why: 'invalid', fields: { law: 'missing' } }
  if (others.length > 0) return { why: 'invalid', fields: { law: 'too-many' } }
  if (file.bytes.length > largestLawFile) return { why: 'files-too-large', fields: { law: 'too-large' } }
  return isOfRightKind(file.bytes) ? undefined : { why: 'files-of-wrong-kind', fields: { law: 'wrong-kind' } }
}
