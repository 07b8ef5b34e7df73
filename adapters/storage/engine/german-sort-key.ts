const withoutDiacritics = (text: string): string => text.normalize('NFKD').replace(/\p{M}+/gu, '')

/**
 * A text whose byte order is the German one (DIN 5007-1: ä beside a, ß beside ss, whatever the case; signs and spaces
 * count less than letters), so that a database without that collation pages in the same order as every other one.
 */
export const germanSortKey = (text: string): string =>
  withoutDiacritics(text.toLowerCase().replaceAll('ß', 'ss'))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Compares as the stores do, byte by byte. */
export const inByteOrder = (one: string, other: string): number => Buffer.compare(Buffer.from(one), Buffer.from(other))
