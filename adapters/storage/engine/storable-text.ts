/**
 * Text as every store can keep it. PostgreSQL takes no NUL, and half a surrogate pair has no UTF-8: both become the
 * replacement character, on writing and on looking up alike, so that hostile text is not found instead of failing.
 */
export const storableText = (text: string): string => text.toWellFormed().replaceAll('\0', '\uFFFD')

/** A record of plain values, all its texts as every store can keep them. */
export function storableRecord<T extends object>(record: T): T {
  const stored: T = JSON.parse(
    JSON.stringify(record, (_, value: unknown) => (typeof value === 'string' ? storableText(value) : value)),
  )
  return stored
}

/** How JSON writes what no store can keep as it is: NUL and half surrogate pairs; also a text that says so itself. */
const perhapsUnstorable = /\\u(?:0000|d[89a-f])/

/** A record of plain values as JSON, all its texts as every store can keep them. */
export function storableJson(record: object): string {
  const json = JSON.stringify(record)
  return perhapsUnstorable.test(json) ? JSON.stringify(storableRecord(record)) : json
}
