import { createHash } from 'node:crypto'
import type { SourceFile } from '#core/content/sources.ts'

/** Characters; what is read at once of a file, however large it is. */
const longestPart = 32_768

/** A text in parts, none of which ends within a character. */
export function inParts(text: string): readonly string[] {
  const parts: string[] = []
  for (let from = 0; from < text.length || parts.length === 0;) {
    let to = from + longestPart
    const last = text.charCodeAt(to - 1)
    if (to < text.length && last >= 0xd800 && last <= 0xdbff) to -= 1
    parts.push(text.slice(from, to))
    from = to
  }
  return parts
}

/** Unlike where a file says something else or is somebody else's. */
export const fileFingerprint = ({ text, owner = '' }: SourceFile): string =>
  createHash('sha256').update(`${owner}\n${text}`).digest('base64url')

export interface ContentFileRow {
  readonly path: string
  /** See `SourceFile.owner`; empty: an import's. */
  readonly owner: string
  readonly fingerprint: string
}

export interface ContentFilePartRow {
  readonly path: string
  readonly part: number
  readonly written: string
}
