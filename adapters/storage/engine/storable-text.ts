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
