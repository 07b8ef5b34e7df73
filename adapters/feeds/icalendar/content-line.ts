/** Longest line in octets, without its end (RFC 5545, 3.1). */
const longestLine = 75

/** Text as a property's value: RFC 5545, 3.3.11. A line break of any kind becomes `\n`; other controls are left out. */
export const escapedText = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replace(/\r\n|[\n\r\u0085\u2028\u2029]/g, String.raw`\n`)
    .replace(/[^\P{Cc}\t]/gu, '')

/**
 * A property as lines of at most 75 octets: what is longer goes on after CRLF and a space, never inside a character.
 */
export function contentLine(property: string): string {
  const lines: string[] = []
  let line = ''
  let octets = 0
  for (const character of property) {
    const size = Buffer.byteLength(character)
    if (octets + size > longestLine) {
      lines.push(line)
      line = ' '
      octets = 1
    }
    line += character
    octets += size
  }
  return [...lines, line].map((each) => `${each}\r\n`).join('')
}
